import { describe, expect, test } from "vitest";
import { nodes, place, read } from "./support.js";

const SOURCE = `format demo "t"
tokens "<a>", "<b>"

call   = "<a>" ( name:tool
         % "," )? &end   # comment
body   = py{ "k" | "l"?: ~ arguments, ... }
lenient odd call = _"\\n" "é😀" =key

entry more after "x" = call
example an example
  with f()
  | a
  = text "a"

end = value:tree "item" ("x")
`;
const grammar = read(SOURCE);

/** What each node of a rule spans, as text. */
function spans(name: string, index = 0): readonly string[] {
	const rule = grammar.rules.filter((one) => one.name === name)[index];
	if (rule === undefined) throw new Error(`no rule ${name}`);
	return nodes(rule.expr).map(
		(node) => `${node.type} ${SOURCE.slice(node.at.start.offset, node.at.end.offset)}`,
	);
}

describe("each node spans its text", () => {
	test("over lines, without comments and outer parentheses", () =>
		expect(spans("call")).toEqual([
			'sequence "<a>" ( name:tool\n         % "," )? &end',
			'literal "<a>"',
			'repeat ( name:tool\n         % "," )?',
			'list name:tool\n         % ","',
			"payload name:tool",
			'literal ","',
			"look &end",
			"ref end",
		]));
	test("a pattern and the values of its members", () =>
		expect(spans("body")).toEqual([
			'pattern py{ "k" | "l"?: ~ arguments, ... }',
			"payload arguments",
		]));
	test("behind characters of two units", () =>
		expect(spans("call", 1)).toEqual([
			'sequence _"\\n" "é😀" =key',
			'space _"\\n"',
			'literal "é😀"',
			"backref =key",
		]));
	test("a builder", () =>
		expect(spans("end")).toEqual(['builder value:tree "item" ("x")', 'literal "x"']));
});

describe("lines and columns count from 1, in UTF-16 units", () => {
	const [call, body, odd] = grammar.rules;
	test("rules and their names", () => {
		expect(call && [place(call.at), place(call.nameAt)]).toEqual(["4:1-5:23", "4:1-4:5"]);
		expect(odd && [place(odd.at), place(odd.nameAt)]).toEqual(["7:1-7:36", "7:13-7:17"]);
	});
	test("a part on a continuation line", () => {
		const separator =
			call && nodes(call.expr).find((node) => node.type === "literal" && node.text === ",");
		expect(separator && place(separator.at)).toBe("5:12-5:15");
	});
	test("a member", () => {
		const [member] = body?.expr.type === "pattern" ? body.expr.members : [];
		expect(member && place(member.at)).toBe("6:14-6:37");
	});
	test("the columns of a back reference behind an emoji", () => {
		const backref = odd && nodes(odd.expr).find((node) => node.type === "backref");
		expect(backref && place(backref.at)).toBe("7:32-7:36");
	});
	test("the head", () => {
		expect(place(grammar.nameAt)).toBe("1:8-1:12");
		expect(grammar.tokens.map((token) => place(token.at))).toEqual(["2:8-2:13", "2:15-2:20"]);
	});
	test("entries and examples, from the first word to the end of the last line", () => {
		const [entry] = grammar.entries;
		const [example] = grammar.examples;
		expect(entry && [place(entry.at), place(entry.nameAt)]).toEqual(["9:1-9:28", "9:7-9:11"]);
		expect(example && place(example.at)).toBe("10:1-13:13");
	});
	test("offsets fit the lines and columns", () => {
		const lines = SOURCE.split("\n");
		for (const { expr } of grammar.rules) {
			for (const { at } of nodes(expr)) {
				const before =
					lines.slice(0, at.start.line - 1).join("\n").length + (at.start.line > 1 ? 1 : 0);
				expect(at.start.offset).toBe(before + at.start.column - 1);
			}
		}
	});
});
