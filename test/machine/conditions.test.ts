/**
 * Conditions beside a reading, at the end of the input and in readings that die, and what stands around them: flags of
 * tokens inside of a literal, values that fail in several readings. Every text is fed whole, at each cut and by characters.
 */
import { describe, expect, it } from "vitest";
import { compileGrammar } from "../../src/compiler/index.js";
import type { Format } from "../../src/runtime/contract.js";
import { createParser } from "../../src/runtime/engine/parser.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { feedAllWays } from "../support/chunking.js";

function format(...lines: readonly string[]): Format {
	const { format: compiled, diagnostics } = compileGrammar(
		`format test "a test"\n${lines.join("\n")}\n`,
		"test.toolgrammar",
	);
	if (compiled === null) throw new Error(diagnostics.map((d) => d.message).join("\n"));
	return compiled;
}

/** Content, calls as `NAME JSON STATUS CODES`, and the codes of the notices, one after the other. */
function read(
	by: Format,
	text: string,
	options: { tools?: readonly ToolDefinition[]; finish?: string } = {},
): readonly string[] {
	const [message] = feedAllWays(by, text, options);
	return [
		...(message.content === "" ? [] : [`text ${message.content}`]),
		...message.toolCalls.map((c) => [c.name, c.arguments, c.status, ...c.repairs].join(" ").trim()),
		...message.notices.map((n) => `notice ${n.code}`),
	];
}
const f: ToolDefinition = {
	name: "f",
	parameters: { type: "object", properties: { a: { type: "string" } } },
};

describe("a condition that the end of the input leaves undecided", () => {
	const by = format(
		"message = (call / content)*",
		'call = "<call>" name _ (arg _)* finish',
		'finish = "</call>"',
		'arg = "<arg>" key "=" value ended',
		'ended = "</arg>" &(_ ("<arg>" / "</call>"))',
		'lenient next-call ended = "</arg>" &(_ "<call>")',
		'lenient next-call finish = &"<call>"',
	);

	it("is no evidence for a deviation", () => {
		expect(read(by, "<call>f<arg>a=b</arg>")).toEqual(['f {"a":"b"} repaired unclosed']);
	});

	it("does not close a call that was cut for its length", () => {
		const [call] = read(by, "<call>f<arg>a=b</arg>", { finish: "length" });
		expect(call).toMatch(/ incomplete$/);
	});

	it("is one where it has come true", () => {
		expect(read(by, "<call>f<arg>a=b</arg><call>g</call>")).toEqual([
			'f {"a":"b"} repaired next-call',
			"g {} complete",
		]);
	});

	it("is met by the end where it names it, also if it begins there", () => {
		const named = format(
			"message = (call / content)*",
			'call = "<call>" name "{" key "=" item finish',
			'item = "<q>" value:text "<q>"',
			'finish = "END"',
			"lenient cut finish = &$",
		);
		expect(read(named, "<call>f{a=<q>x<q>")).toEqual(['f {"a":"x"} repaired cut']);
	});
});

describe("a condition that fails", () => {
	it("takes its reading with it, though another condition begins at that character", () => {
		const by = format(
			"message = (call / content)*",
			'call = "CALL:" name "{" _ (arg % (_ "," _))? _ brace "END"',
			'arg = key "=" "<q>" value:text closed',
			'closed = "<q>" &("," / "}")',
			'brace = "}"',
			'lenient no-brace brace = &"END"',
		);
		expect(read(by, "CALL:f{a=<q>x<q>END")[0]).toMatch(/^f \{"a":"x<q>END.* incomplete$/);
		expect(read(by, "CALL:f{a=<q>x<q>}END")).toEqual(['f {"a":"x"} complete']);
	});
});

describe("what a condition may name", () => {
	it("is the text that its reading has bound", () => {
		const by = format(
			"message = (call / content)*",
			'call = "<" name:tool ">" _ (element _)* "</" =name ">"',
			'element = "<" key:prop ">" value "</" =key ">" &(_ ("<" skip:prop ">" / "</" =name ">"))',
		);
		expect(read(by, "<f><a>x</a></f>", { tools: [f] })).toEqual(['f {"a":"x"} complete']);
		expect(read(by, "<f><a>x</a></g></a></f>", { tools: [f] })).toEqual([
			'f {"a":"x</a></g>"} complete',
		]);
	});

	it("is the end of the input, also inside of a builder", () => {
		const by = format(
			"message = (call / content)*",
			'call  = "CALL:" name "{" key "=" one "}" "END"',
			'one   = "<q>" value:text closed / value:list("[" one "]")',
			'closed = "<q>"',
			'lenient unclosed-string closed = &("}" "END" ($ / "CALL:"))',
		);
		expect(read(by, "CALL:f{a=<q>x}END")).toEqual(['f {"a":"x"} repaired unclosed-string']);
		expect(read(by, "CALL:f{a=<q>x}END<q>}END")).toEqual(['f {"a":"x}END"} complete']);
	});
});

describe("the end of the input, at a text that ends the message", () => {
	const by = format(
		'ends "<|x|>"',
		"message = (tool / content)*",
		'tool = "<mmm>" "<sss>" _ (call _)* "</sss>" ("<eee>" / $)',
		'call = "<call>" name _ arguments? _ "</call>"',
	);
	const section = "<mmm><sss><call>f {}</call></sss>";

	it.each(["", "<eee>", "<|x|>"])("is met behind a section, before %j", (end) => {
		expect(read(by, section + end)).toEqual(["f {} complete"]);
	});

	it("is not met before the beginning of such a text", () => {
		expect(read(by, `${section}<|x`)[0]).toBe("text </sss><|x");
	});
});

describe("two openings of one section", () => {
	const by = format(
		"message = (bare / content)*",
		'bare = (^ "[" / "[" &(skip:tool "(")) (call % ",") "]"',
		'call = name "(" (arg % ",")? ")"',
		'arg = key "=" value:py',
	);

	it("are one reading where the condition has come true: the call commits", () => {
		const parser = createParser(by, { tools: [f] });
		const types = [...'[f(a="'].flatMap((c) => parser.feed(c)).map((e) => e.type);
		expect(types).toContain("call-start");
		expect(read(by, '[f(a="x"]', { tools: [f] })[0]).toMatch(/^f .* incomplete$/);
	});
});

describe("markup of a call of which only the beginning comes", () => {
	const by = format(
		"message = (call / content)*",
		'call = "<call>" name "(" arguments ")END" _ close',
		'close = "</call>"',
		'lenient doubled close = "</arg>" _ "</call>"',
	);

	it("is text with the white space before it, and no deviation", () => {
		expect(read(by, "<call>f({})END\n</cal{x")).toEqual([
			"text \n</cal{x",
			"f {} repaired unclosed",
		]);
	});
});

describe("deviations of a section", () => {
	it("are not those of the call behind it", () => {
		const by = format(
			"message = (section / call / content)*",
			'section = "<sec>" _ open _ (call % (_ "," _)) _ "]" _ "</sec>"',
			'open = "["',
			'lenient brace open = "{"',
			'call = "<call>" name ":" arguments "</call>"',
		);
		const [, ...rest] = read(by, "<sec>{<call>f:{}</call><sec>[<call>g:{}</call>]</sec>");
		expect(rest[0] ?? "").toMatch(/^g \{\} complete/);
	});
});

describe("what ends a call's value", () => {
	it("is a condition that ends in white space", () => {
		const by = format(
			"message = (call / content)*",
			'call = "CALL:" name "{" (pair % ",")? "}" "END"',
			'pair = key "=" value:typed &("," "b" _ "=" _ / "}" "END")',
		);
		expect(read(by, "CALL:f{a=Paris,b=Oslo}END")).toEqual(['f {"a":"Paris","b":"Oslo"} complete']);
	});

	it("is the end of the input behind a string that another one might continue", () => {
		const by = format(
			"message = (bare / content)*",
			'bare = ^ "[" (call % ",") "]"',
			'call = name "(" (arg % ",")? ")"',
			'arg = key "=" value:py',
		);
		expect(read(by, '[f(a="NYC"')[0]).toBe('f {"a":"NYC"} repaired unclosed');
	});

	it("is its own close, where only literals are missing behind it", () => {
		const by = format(
			"message = (section / content)*",
			'section = "<sss>" _ (call _)* "</sss>"',
			'call = "<ccc>" name ">" _ (arg _)* close "<eee>"',
			'close = "</inv>"',
			'arg = "<arg>" key "=" value ended',
			'ended = "</arg>" &(_ ("<arg>" / "</inv>"))',
			'lenient unclosed-inv ended = "</arg>" &(_ "<eee>")',
			'lenient unclosed-inv close = &"<eee>"',
		);
		expect(read(by, "<sss><ccc>f></inv></sss>")).toEqual(["f {} repaired unclosed"]);
		expect(read(by, "<sss><ccc>f><arg>a=b</arg><eee></sss>")).toEqual([
			'f {"a":"b"} repaired unclosed-inv',
		]);
	});

	it("is a value of Python before a container with a deviation", () => {
		const by = format(
			"message = (call / content)*",
			'call = "CALL:" name "{" key "=" one "}" "END"',
			'one = value:object("{" _ inner _ (":" / "=") _ one "}") / value:py',
			"inner = key",
			"lenient quoted inner = '\"' key '\"'",
		);
		expect(read(by, 'CALL:f{o={"k": 1}}END')).toEqual(['f {"o":{"k": 1}} complete']);
	});
});

describe("a literal that contains a special token", () => {
	const by = format(
		'tokens "<|D|>"',
		"message = (call / content)*",
		'call = "<<|D|>call " name ">" arguments "</<|D|>call>"',
	);
	/** Text and flags; tokens come whole, other text by characters. */
	function flagged(...parts: readonly (readonly [string, boolean])[]): readonly string[] {
		const parser = createParser(by, {});
		const events = parts.flatMap(([text, special]) =>
			(special ? [text] : [...text]).flatMap((t) => parser.feed({ text: t, special })),
		);
		return [...events, ...parser.finish("stop")].flatMap((e) =>
			e.type === "call-start" || e.type === "call-end" ? [e.type] : [],
		);
	}

	it("is read where exactly the token is flagged", () => {
		expect(
			flagged(
				["<", false],
				["<|D|>", true],
				["call f>{}</", false],
				["<|D|>", true],
				["call>", false],
			),
		).toEqual(["call-start", "call-end"]);
	});

	it.each([
		["the token is ordinary text", [["<<|D|>call f>{}</<|D|>call>", false]]],
		["all is special", [["<<|D|>call f>{}</<|D|>call>", true]]],
	] as const)("is not read where %s", (_, parts) => {
		expect(flagged(...parts)).toEqual([]);
	});
});

describe("a value that fails in several readings", () => {
	it("is counted by the reading that stood inside of it", () => {
		const by = format(
			"message = (call / content)*",
			'call = "<call>" _ body _ "</call>"',
			'body = { "name": name, "arguments": arguments }',
			'lenient doubled call = "<call>" _ "{" body "}" _ "</call>"',
		);
		// behind the backslash a string opens that does not end: the second tag stands in it
		const text = String.raw`<call>{\"name\": \"x\"] <call>x`;
		expect(read(by, text)).toEqual([`text ${text}`, "notice malformed"]);
	});
});

describe("a name", () => {
	it("ends before a backslash", () => {
		const by = format(
			"message = (call / content)*",
			'call = "<call>" name gap "<k>" key "</k>" value "</call>"',
			"gap = _",
			'lenient literal-newline gap = _ "\\\\n" _',
		);
		expect(read(by, "<call>say\\n<k>a</k>x</call>")).toEqual([
			'say {"a":"x"} repaired literal-newline',
		]);
	});
});

describe("a condition that may be met by the place alone", () => {
	const by = format(
		"message = (call / content)*",
		'call = "<call " name ">" arg* "</call>"',
		'arg = "<arg " key ">" value:text &(bol / "</") "</arg>"',
	);

	it("is asked where a text ends, at whatever places of it", () => {
		for (const value of ["b", "b\n", "b </a", "b\n</ar c"])
			expect(read(by, `<call f><arg a>${value}</arg></call>`, { tools: [f] })).toEqual([
				`f ${JSON.stringify({ a: value })} complete`,
			]);
	});
});
