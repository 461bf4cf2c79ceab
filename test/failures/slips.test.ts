/**
 * Slips that were met in outputs of models: each input is fed whole, with each single cut and character by character. The laws
 * over all formats are P25, P28, P29 and P32; here each slip stands as it was met.
 */
import { describe, expect, test } from "vitest";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { parse } from "../../src/index.js";
import { render } from "../../src/render/index.js";
import { feedAllWays } from "../support/chunking.js";
import { tool } from "./case.js";
import { expectMessage } from "./expect.js";
import { SLIPS } from "./slips.js";

describe.each([...new Set(SLIPS.map(({ id }) => id))])("%s", (id) => {
	const rows = SLIPS.filter((one) => one.id === id);
	test.each(rows.map((one) => [one.format, one.title, one] as const))(
		"%s: %s",
		(_format, _title, slip) => {
			const format = getFormat(slip.format);
			if (!format) throw new Error(`no format ${slip.format}`);
			const [message] = feedAllWays(format, slip.input, slip.options);
			expectMessage(message, slip);
		},
	);
});

const tools = [tool("book", { room: "string" })];
const calls = [{ name: "book", arguments: { room: "Blue" } }];

/** The call as each format writes it; those that cannot are left out. */
const written = listFormats().flatMap((format) => {
	const writing = getWriting(format.name);
	const made = writing && render(format, writing, { calls }, { tools });
	return made?.status === "rendered" ? [{ format, text: made.text }] : [];
});

describe("a name with something around it is that of the declared tool", () => {
	/** What marks the place of the name is short, or the name stands in a second place that is one word. */
	const PLAIN = [
		"cwm",
		"functionary",
		"glm4_bare",
		"granite_pythonic",
		"inkling",
		"lfm2",
		"minicpm3",
		"miro",
		"morph_xml",
		"nexusraven",
		"olmo3",
		"pythonic",
		"tool_code",
		"yaml_xml",
	];
	test.each(written.map(({ format, text }) => [format.name, format, text] as const))(
		"in %s",
		(name, format, text) => {
			for (const around of ["`book`", " book ", "**book**:", "book()"]) {
				const input = text.replaceAll(/\bbook\b/g, around);
				const made = parse(format, input, { tools }).toolCalls;
				if (PLAIN.includes(name)) expect(made.filter((one) => one.name !== "book")).toEqual([]);
				else {
					expect(made.map((one) => [one.name, JSON.parse(one.arguments)])).toEqual([
						["book", { room: "Blue" }],
					]);
					// white space may be the layout's
					if (around.trim() === around) expect(made[0]?.status).toBe("repaired");
				}
			}
		},
	);
});

describe("a quote in a string that is not escaped makes no shorter call, lenient or strict", () => {
	/** Not so where nothing closes a call, and where its arguments may be any text. */
	const OPEN = ["functionary", "mistral", "qwen_agent", "react"];
	const json = written.filter(
		({ format, text }) => text.includes('"Blue"}') && !OPEN.includes(format.name),
	);
	test.each(json.map(({ format, text }) => [format.name, format, text] as const))(
		"%s",
		(_, format, text) => {
			const broken = text.replace('"Blue"', '"the "}" door"');
			for (const strict of [false, true]) {
				const { toolCalls } = parse(format, broken, { tools, strict });
				expect(toolCalls.filter(({ status }) => status !== "incomplete")).toEqual([]);
			}
		},
	);
	test("there are many", () => expect(json.length).toBeGreaterThan(20));
});

describe("a call at the end of a thought that never ends is one, in every format that reasons", () => {
	/** Where a call begins with what the thought is closed by, or in the frame of another message. */
	const CLOSED_FIRST = ["atem", "harmony"];
	const thinking = written.filter(({ format }) =>
		format.entries.some(({ name }) => name === "thinking"),
	);
	test.each(thinking.map(({ format, text }) => [format.name, format, text] as const))(
		"%s",
		(name, format, text) => {
			const message = parse(format, `I look.\n${text}`, { tools, entry: "thinking" });
			const may = message.toolCalls.filter(({ status }) => status !== "incomplete");
			expect(may.map((call) => [call.name, JSON.parse(call.arguments)])).toEqual(
				CLOSED_FIRST.includes(name) ? [] : [["book", { room: "Blue" }]],
			);
		},
	);
	test("there are many, those of the families that reason among them", () => {
		const names = thinking.map(({ format }) => format.name);
		expect(names).toEqual(
			expect.arrayContaining(["gemma4", "inkling", "atem", "react", "gigachat35"]),
		);
	});
});
