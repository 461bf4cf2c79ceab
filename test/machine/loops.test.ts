/**
 * Loops of calls: the message's, those of sections, lenient ones beside strict ones, and open text that touches them. Every
 * text is fed whole, at each cut and character by character; a parser that makes no progress runs into the time limit.
 */
import { describe, expect, it } from "vitest";
import { compileGrammar } from "../../src/compiler/index.js";
import type { Format } from "../../src/runtime/contract.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { feedAllWays } from "../support/chunking.js";

const CALL = 'call = "<call>" name ":" arguments "</call>"';
const OTHER = 'other = "<other>" name ":" arguments "</other>"';

/** Compiles the rules; a grammar with errors is none. */
function format(...rules: readonly string[]): Format {
	const { format: compiled, diagnostics } = compileGrammar(
		`format test "a test"\n${rules.join("\n")}\n`,
		"test.toolgrammar",
	);
	if (compiled === null) throw new Error(diagnostics.map((d) => d.message).join("\n"));
	return compiled;
}

interface Read {
	readonly content: string;
	readonly calls: readonly string[];
	readonly notices: readonly string[];
}

/** Content, calls as `NAME JSON STATUS CODES`, and the codes of the notices. */
function read(by: Format, text: string, tools: readonly ToolDefinition[] = []): Read {
	const [message] = feedAllWays(by, text, { tools });
	return {
		content: message.content,
		calls: message.toolCalls.map((c) =>
			[c.name, c.arguments, c.status, ...c.repairs].join(" ").trim(),
		),
		notices: message.notices.map((n) => n.code),
	};
}

const text = (content: string, ...notices: readonly string[]): Read => ({
	content,
	calls: [],
	notices,
});

describe("a lenient loop beside a strict one", () => {
	const merged = format(
		"message = (section / content)*",
		'section = "<calls>" _ (call _)* "</calls>"',
		CALL,
		"lenient no-section message = (section / call / content)*",
	);

	it.each(["x", "<", "", "<calls", "x <call", "</calls>"])("reads %j as text", (t) => {
		expect(read(merged, t)).toEqual(text(t));
	});

	it("gives the code to the calls of the new alternatives only", () => {
		const inside = "<calls><call>f:{}</call></calls>";
		expect(read(merged, `a${inside}b<call>g:{}</call>c${inside}`)).toEqual({
			content: "abc",
			calls: ["f {} complete", "g {} repaired no-section", "f {} complete"],
			notices: [],
		});
	});

	it("is one loop of a section, too: its items may be mixed", () => {
		const by = format(
			"message = (section / content)*",
			'section = "<calls>" items "</calls>"',
			"items = call+",
			CALL,
			OTHER,
			"lenient other items = other+",
		);
		expect(
			read(by, "<calls><call>f:{}</call><other>g:{}</other><call>f:{}</call></calls>"),
		).toEqual({
			content: "",
			calls: ["f {} complete", "g {} repaired other", "f {} complete"],
			notices: [],
		});
	});

	it("adds its separator to the strict one's", () => {
		const by = format(
			"message = (section / content)*",
			'section = "<calls>" items "</calls>"',
			'items = call % ","',
			CALL,
			'lenient semicolon items = call % ";"',
		);
		expect(read(by, "<calls><call>f:{}</call>,<call>g:{}</call></calls>").calls).toEqual([
			"f {} complete",
			"g {} complete",
		]);
		expect(read(by, "<calls><call>f:{}</call>;<call>g:{}</call></calls>")).toEqual({
			content: "",
			calls: ["f {} complete", "g {} repaired semicolon"],
			notices: [],
		});
	});
});

describe("a message", () => {
	it("may begin with something before its loop", () => {
		const by = format(
			"message = think? (call / content)*",
			'think = "<think>" reasoning "</think>"',
			CALL,
		);
		expect(read(by, "x")).toEqual(text("x"));
		expect(read(by, "<thx")).toEqual(text("<thx"));
		const [message] = feedAllWays(by, "<think>hm</think>a<call>f:{}</call>b<think>");
		expect(message.reasoning).toBe("hm");
		expect(message.content).toBe("ab<think>");
		expect(message.toolCalls.map((c) => c.name)).toEqual(["f"]);
		expect(message.notices).toEqual([]);
	});

	it("may end behind its loop: what follows is content", () => {
		const by = format('message = (call / content)* "<over>"', CALL);
		expect(read(by, "x")).toEqual(text("x"));
		expect(read(by, "a<call>f:{}</call>b<over>c<call>f:{}</call>")).toEqual({
			content: "abc<call>f:{}</call>",
			calls: ["f {} complete"],
			notices: ["after-end"],
		});
	});

	it("that is no loop loses nothing", () => {
		const by = format("message = call", CALL);
		expect(read(by, "<cax")).toEqual(text("<cax", "after-end"));
		expect(read(by, "<call>f:{}</call>x")).toEqual({
			content: "x",
			calls: ["f {} complete"],
			notices: ["after-end"],
		});
	});
});

describe("a section", () => {
	it("may name content itself: then it is no stray", () => {
		const by = format(
			"message = (section / content)*",
			'section = "<calls>" (call / content)* "</calls>"',
			CALL,
		);
		expect(read(by, "<calls>x<call>f:{}</call>y</calls>z")).toEqual({
			content: "xyz",
			calls: ["f {} complete"],
			notices: [],
		});
	});

	it("that needs an item is none without", () => {
		const by = format(
			"message = (list / content)*",
			'list = bol "[" _ (call % (_ "," _)) _ "]"',
			'call = name "(" arguments ")"',
		);
		expect(read(by, "[] x")).toEqual(text("[] x"));
		expect(read(by, "a\n[ ] b\n[1, 2]")).toEqual(text("a\n[ ] b\n[1, 2]"));
		expect(read(by, "[f({}), g({})] x")).toEqual({
			content: " x",
			calls: ["f {} complete", "g {} complete"],
			notices: [],
		});
	});

	it("that may stand empty is markup when it does", () => {
		const by = format(
			"message = (list / content)*",
			'list = bol "[" (call % ",")? "]"',
			'call = name "(" arguments ")"',
		);
		expect(read(by, "a\n[]b\n[c]")).toEqual(text("a\nb\n[c]"));
	});

	it("whose calls need `~` is proven by a call only", () => {
		const by = format(
			"message = (fenced / content)*",
			'fenced = bol "```json" _ list _ "```"',
			'list = "[" _ (call % (_ "," _)) _ "]"',
			'call = { "name": name:tool, "arguments": ~ arguments }',
		);
		const tools: readonly ToolDefinition[] = [{ name: "f" }];
		const prose = 'See:\n```json\n[1, {"name": "g", "arguments": {}}]\n```\nso.';
		expect(read(by, prose, tools)).toEqual(text(prose, "malformed"));
		expect(read(by, '```json\n[{"name": "f", "arguments": {}}, 1]\n```\n', tools)).toEqual({
			// a separator belongs to the item behind it
			content: ", 1\n",
			calls: ["f {} complete"],
			notices: ["stray"],
		});
	});
});

describe("a word before open text", () => {
	it("ends where its class ends", () => {
		const by = format(
			"message = (call / content)*",
			'call = "<call>" rest "</call>"',
			'rest = name _ key:="text" value:text',
		);
		expect(read(by, "<call>get_time in Oslo</call>")).toEqual({
			content: "",
			calls: ['get_time {"text":"in Oslo"} complete'],
			notices: [],
		});
	});
});

describe("skipped text before a name", () => {
	const by = format(
		"message = (call / content)*",
		'call = "CALL" _ object fence',
		'object = { "name": name, "arguments": arguments }',
		'fence = "" / _ "```"',
		'lenient between call = "CALL" skip:text object fence',
	);

	it("ends at the first object that is a call; what closes the call belongs to it", () => {
		expect(read(by, 'CALL so: ```\n{"name": "f", "arguments": {}}\n```')).toEqual({
			content: "",
			calls: ["f {} repaired between"],
			notices: [],
		});
		expect(
			read(by, 'CALL so: {"name": "f", "arguments": {}} {"name": "g", "arguments": {}}'),
		).toEqual({
			content: ' {"name": "g", "arguments": {}}',
			calls: ["f {} repaired between"],
			notices: [],
		});
	});
});

describe("a member of an object", () => {
	it.each(["text", "digits"])("of kind %s is an error: nothing reads it", (kind) => {
		const { format: compiled, diagnostics } = compileGrammar(
			`format test "a test"
message = (call / content)*
call = "<call>" { "name": name, "id"?: id:${kind}, "arguments": arguments } "</call>"
`,
			"test.toolgrammar",
		);
		expect(compiled).toBeNull();
		expect(diagnostics.map((d) => d.code)).toContain("member-value");
	});
});

describe("reading goes on", () => {
	it("when what a condition promised does not come", () => {
		// the look holds two characters before the literal fails: the text is given back, and not to the same attempt again
		const by = format('message = (call / content)* &"<o" "<over>"', CALL);
		expect(read(by, "a <ovx b")).toEqual(text("a <ovx b"));
		expect(read(by, "a <over>")).toEqual(text("a "));
	});
});

describe("a lenient rule outside of calls", () => {
	const by = format(
		"message = (think / section / content)*",
		'think = "<think>" reasoning stop',
		'stop = "</think>"',
		"section = open (call _)* close",
		'open = "<calls>"',
		'close = "</calls>"',
		CALL,
		'lenient misspelt open = "<cals>"',
		'lenient misclosed close = "</cals>"',
		'lenient unthought stop = "</thought>" &"\\n"',
	);
	const call = "<call>f:{}</call>";

	it("is listed by the calls behind it", () => {
		expect(read(by, `<cals>${call}${call}</calls><calls>${call}</calls>`)).toEqual({
			content: "",
			calls: ["f {} repaired misspelt", "f {} repaired misspelt", "f {} complete"],
			notices: [],
		});
	});

	it("is told of where no call is behind it", () => {
		expect(read(by, `<calls>${call}</cals>x<calls>${call}</calls>`)).toEqual({
			content: "x",
			calls: ["f {} complete", "f {} complete"],
			notices: ["lenient"],
		});
		expect(read(by, `<calls>${call}</cals>`).notices).toEqual(["lenient"]);
		expect(read(by, "<cals></cals>").notices).toEqual(["lenient", "lenient"]);
		expect(read(by, "<cals>").notices).toEqual(["lenient", "unclosed"]);
		expect(read(by, "<think>hm</thought>\nx").notices).toEqual(["lenient"]);
		const [{ notices }] = feedAllWays(by, `<calls>${call}</cals>`);
		expect(notices.map(({ start, end }) => [start, end])).toEqual([[24, 24]]);
	});
});
