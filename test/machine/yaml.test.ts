/** Arguments that are a mapping of YAML: the call around them. Every text is fed whole, at each cut and character by character. */
import { describe, expect, it } from "vitest";
import type { Format } from "../../src/runtime/contract.js";
import { type FeedOptions, feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const HEAD = 'format test "a test"\nmessage = (call / content)*\n';
const FENCED = formatOf(`${HEAD}
call = "\`\`\`call " name eol arguments:yaml _"\\n" "\`\`\`"
`);
const TAGGED = formatOf(`${HEAD}
call = "<" name:tool ">" eol arguments:yaml _"\\n" "</" =name ">"
`);

const f = {
	name: "f",
	parameters: {
		type: "object",
		properties: { t: { type: "string" }, n: { type: "integer" } },
	},
} as const;

/** Calls as `NAME JSON STATUS CODES @ TEXT`, then the codes of the notices, then the content. */
function told(by: Format, text: string, options: FeedOptions = {}): readonly string[] {
	const [message] = feedAllWays(by, text, { tools: [f], ...options });
	return [
		...message.toolCalls.map(({ name, arguments: json, status, repairs, start, end }) =>
			[name, json, status, ...repairs, "@", JSON.stringify(text.slice(start, end))].join(" "),
		),
		...message.notices.map(({ code }) => code),
		JSON.stringify(message.content),
	];
}

describe("a mapping of YAML", () => {
	it("ends where a line begins no key, and the call with its close", () => {
		expect(told(FENCED, "A\n```call f\nt: ```\nn: 1\n```\nB")).toEqual([
			'f {"t":"```","n":1} complete @ "```call f\\nt: ```\\nn: 1\\n```"',
			'"A\\n\\nB"',
		]);
		expect(told(TAGGED, "<f>\n  t: |\n    </f>\n  n: 1\n</f><f>\n  n: 2\n  </f>")).toEqual([
			'f {"t":"</f>\\n","n":1} complete @ "<f>\\n  t: |\\n    </f>\\n  n: 1\\n</f>"',
			'f {"n":2} complete @ "<f>\\n  n: 2\\n  </f>"',
			'""',
		]);
	});

	it("is read by the schema of the call's tool", () => {
		expect(told(FENCED, "```call f\nt: 1\nn: 1\nx: 1\n```")[0]).toContain(
			'{"t":"1","n":1,"x":1} complete',
		);
		expect(told(FENCED, "```call g\nt: 1\n```")[0]).toContain('{"t":1} complete');
	});

	it("says where a value is none of its types", () => {
		expect(told(FENCED, "```call f\nn: one\nt: x\n```").slice(0, 2)).toEqual([
			'f {"n":"one","t":"x"} complete @ "```call f\\nn: one\\nt: x\\n```"',
			"kept-string",
		]);
	});

	it("may be one in braces", () => {
		expect(told(FENCED, '```call f\n{"t": [], n: 2}\n```')[0]).toContain('{"t":[],"n":2} complete');
	});

	it("lacks its close: the call is repaired where nothing but that is missing, and other text does not follow", () => {
		expect(told(TAGGED, "<f>\nn: 1\n</g> B")[0]).toContain('f {"n":1} incomplete');
		expect(told(TAGGED, "<f>\n{n: 1}")[0]).toContain('f {"n":1} repaired unclosed');
	});

	it("is cut by the end of the input", () => {
		expect(told(TAGGED, "<f>\nn: 1\n")[0]).toContain('f {"n": incomplete @ "<f>\\nn: 1\\n"');
		expect(told(TAGGED, "<f>\nt: x y")[0]).toContain('f {"t":"x y incomplete');
	});

	it("breaks: the call ends at its close, also where that holds its name", () => {
		expect(told(FENCED, "```call f\nt: 'x' y\n```\nB")).toEqual([
			'f {"t":"x" incomplete @ "```call f\\nt: \'x\' y\\n```\\nB"',
			"broken",
			'""',
		]);
		expect(told(TAGGED, "<f>\nt: 'x' y\n</g></f> B <f>\nn: 1\n</f>")).toEqual([
			'f {"t":"x" incomplete @ "<f>\\nt: \'x\' y\\n</g></f>"',
			'f {"n":1} complete @ "<f>\\nn: 1\\n</f>"',
			"broken",
			'" B "',
		]);
	});

	it("breaks at a bracket in plain text: nothing of that text leaves", () => {
		expect(told(FENCED, "```call f\nx: [1, y[2]]\n```")[0]).toContain('f {"x":[1, incomplete');
		expect(told(FENCED, "```call f\nx: {y{: 1}\n```")[0]).toContain('f {"x":{ incomplete');
		expect(told(FENCED, "```call f\nx: {y[: 1}\n```")[0]).toContain('f {"x":{ incomplete');
	});

	it("repairs an escape that is none, unless that is not allowed", () => {
		const text = '<f>\nt: "\\d"\n</f>';
		expect(told(TAGGED, text)[0]).toContain('f {"t":"\\\\d"} repaired escape');
		expect(told(TAGGED, text, { policies: { lenient: [] } })[0]).toContain("incomplete");
	});
});

describe("limits of a mapping of YAML", () => {
	it("depth", () => {
		const text = "<f>\nx:\n  - y: 1\n</f>";
		expect(told(TAGGED, text, { limits: { depth: 3 } })[0]).toContain('{"x":[{"y":1}]} complete');
		const [call, ...codes] = told(TAGGED, text, { limits: { depth: 2 } });
		expect(call).toContain('{"x":[ incomplete');
		expect(codes).toContain("limit-depth");
	});

	it("text that is kept is too long with the character that makes it so", () => {
		const text = "<f>\nx: abcdefghijklmnopqrstuvwxyz\n</f>";
		for (const limit of [8, 12, 25]) {
			const options = { tools: [f], limits: { argumentsLength: limit } };
			const [{ notices }] = feedAllWays(TAGGED, text, options);
			const at = notices.find(({ code }) => code === "limit-arguments")?.start;
			expect(at, `${limit}`).toBe(text.indexOf("a") + limit + 1);
		}
	});

	it.each([
		["text that leaves", "<f>\nt: abcdefghijklmnopqrstuvwxyz\n</f>"],
		["text that is kept", "<f>\nx: abcdefghijklmnopqrstuvwxyz\n</f>"],
		["empty lines", `<f>\nx: |+\n  a${"\n".repeat(9)}\n\n  b\n</f>`],
		["blanks", `<f>\nx: a${" ".repeat(19)}b\n</f>`],
		["quotes", `<f>\nx: '${'"'.repeat(24)}'\n</f>`],
		// the text holds none of it
		["indentation in quotes", `<f>\nx: "a\n${" ".repeat(30)}b"\n</f>`],
		["indentation of plain text", `<f>\nx: a\n${" ".repeat(30)}b\n</f>`],
		["indentation in brackets", `<f>\nx: [a\n${" ".repeat(30)}b]\n</f>`],
	])("length of the arguments: %s", (_what, text) => {
		const [whole = ""] = told(TAGGED, text);
		const { length } = whole.slice(2, whole.indexOf(" complete"));
		for (let limit = 1; limit < length; limit++) {
			const [call, ...codes] = told(TAGGED, text, { limits: { argumentsLength: limit } });
			expect(call, `${limit}`).toContain("incomplete");
			expect(codes, `${limit}`).toContain("limit-arguments");
		}
		const most = { limits: { argumentsLength: length } };
		expect(told(TAGGED, text, most)[0]).toBe(whole);
	});
});
