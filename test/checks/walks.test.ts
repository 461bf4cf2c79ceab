/** Where one reading can stand after each text, with all that it has bound, asserted and begun to look for on the last way there. */
import { describe, expect, test } from "vitest";
import { type Arrival, arrivals, END } from "../../src/compiler/analyse/arrivals.js";
import { type Node, nodeAt } from "../../src/compiler/analyse/graph.js";
import { nextChars, step } from "../../src/compiler/analyse/readings.js";
import { type Nodes, partOf } from "./parts.js";

/** What is read next there. */
function reading(node: Node, offset: number): string {
	switch (node.k) {
		case "literal":
			return JSON.stringify(node.text.slice(offset));
		case "run":
			return offset > 0 ? `more ${node.kind}` : node.kind;
		case "eol":
			return offset > 0 ? "rest of eol" : "eol";
		case "open":
			return `${node.field}:${node.kind} to its end`;
		case "assert":
			return "$";
		default:
			return node.k;
	}
}

function shown(graph: Nodes, { spot, deeds, sets, looks, conditions, ...one }: Arrival): string {
	return [
		reading(nodeAt(graph, spot.node), spot.offset),
		...(deeds === "" ? [] : [`[${deeds}]`]),
		...sets,
		...conditions.map((condition) => `if ${condition}`),
		...looks.map((look) => `& ${reading(nodeAt(graph, look.node), look.offset)}`),
		...(one.lenient ? ["lenient"] : []),
		...(one.left ? ["left"] : []),
	].join(" ");
}

/** `|` in the text stands for its end. */
function walk(graph: Nodes, start: number, text: string): readonly Arrival[] {
	let now = arrivals(graph, start, null);
	for (const char of text)
		now = now.flatMap(({ spot }) => step(graph, spot, char === "|" ? END : char));
	return now;
}

describe("where a reading stands", () => {
	test.each<readonly [string, string, readonly string[]]>([
		['"ab"', "", ['"ab"']],
		['"ab"', "a", ['"b"']],
		['"ab"', "ab", ["end left"]],
		['"ab"', "b", []],
		['"ab"', "abc", []],
		['"" "a"', "", ['"a"']],
		['name "("', "", ["word [mark name;]"]],
		['name "("', "x", ["more word", '"(" [bind name;] left']],
		['name "("', "xy", ["more word", '"(" [bind name;] left']],
		['name "("', "x(", ["end left"]],
		['name "("', "(", []],
		["name", "/", []],
		["name", "x/", ["more word", "end [bind name;] left"]],
		["name:tool", "-", []],
		["name:tool", "f-", ["more tool", "end [bind name;] left"]],
		["name:prop", "$", ["more prop", "end [bind name;] left"]],
		["name:digits", "7", ["more digits", "end [bind name;] left"]],
		["name:digits", "7a", []],
		["id:attr", "a b", ["more attr", "end [bind id;] left"]],
		["id:attr", '"', []],
		["id:line", 'a"b', ["more line", "end [bind id;] left"]],
		["id:line", "\n", []],
		["skip", "", ["word"]],
		["skip", "x", ["more word", "end left"]],
		["=name", "", ["word"]],
		["=name", "x", ["more word", "end left"]],
		['_ "a"', "", ["space", '"a"']],
		['_ "a"', " \t", ["space", '"a"']],
		['_ "a"', " a", ["end left"]],
		['eol "b"', "", ["eol"]],
		['eol "b"', "\r", ["rest of eol"]],
		['eol "b"', "\r\n", ['"b" left']],
		['eol "b"', "\n", ['"b" left']],
		['eol "b"', "\r\r", []],
		['eol "b"', "b", []],
		['^ "a"', "", ['"a" if ^']],
		['"x" ^ "a"', "x", ['"a" if ^ left']],
		['bol "a"', "", ['"a" if bol']],
		['"x" bol "a"', "x", []],
		['"\\n" bol "a"', "\n", ['"a" if bol left']],
		['_ bol "a"', " ", ["space"]],
		['_ bol "a"', "\n", ["space", '"a" if bol']],
		['"x" $ "a"', "x", ["$ left"]],
		['"x" $ "a"', "x|", ['"a"']],
		['"x" $ bol name:="f"', "x|", []],
		['"x" $ $', "x|", ["end if $"]],
		['"x"', "x|", ["end"]],
		['"x"', "|", []],
		['&"ab" name "("', "", ['word [mark name;] if &"ab" & "ab"']],
		['&"ab" name "("', "a", ["more word", '"(" [bind name;] left']],
		['&(eol / name) "a"', "", ['"a" if &(eol / name) & eol', '"a" if &(eol / name) & word']],
		['&_ "a"', "", ['"a" if &_ & space', '"a" if &_']],
		['&("" / "b") "a"', "", ['"a" if &("" / "b")', '"a" if &("" / "b") & "b"']],
		['&("a" $) &(id) "a"', "", ['"a" if &("a" $) if &id & "a" & word']],
		['&(id:("a" name:="f" skip:json)) "a"', "", ['"a" if &id:("a" name:="f" skip:json) & "a"']],
		['&(reasoning) "a"', "", ['"a" if &reasoning & skip:text to its end']],
		['&(value:list("a" ~)) "a"', "", ['"a" if &value:list("a" ~) & "a"']],
		['"a" / "b" / name', "", ['"a"', '"b"', "word [mark name;]"]],
		['"a" / "b" / name', "b", ["end left", "more word", "end [bind name;] left"]],
		["odd", "", ['"s"', '"t" lenient']],
		["odd", "t", ["end left"]],
		["odd?", "", ['"s"', '"t" lenient', "end"]],
		['"a"? "b"', "", ['"a"', '"b"']],
		['"a"? "b"', "a", ['"b" left']],
		['"a"* "b"', "", ['"a"', '"b"']],
		['"a"* "b"', "aa", ['"a" left', '"b" left']],
		['"a"* "b"', "aab", ["end left"]],
		['"a"+ "b"', "", ['"a"']],
		['"a"+ "b"', "a", ['"a" left', '"b" left']],
		['"a" % "," "b"', "", ['"a"']],
		['"a" % "," "b"', "a", ['"," left', '"b" left']],
		['"a" % "," "b"', "a,", ['"a" left']],
		['(_ _)* "a"', "", ["space", "space", '"a"']],
		['id:("a" index)', "", ['"a" [mark id;]']],
		['id:("a" index)', "a", ["digits [mark index;] left"]],
		['id:("a" index)', "a1", ["more digits", "end [bind index;bind id;] left"]],
		['id:("a" skip:word)', "a", ["word left"]],
		['skip:("a" id "," value:list("[" value:json "]"))', "", ['"a"']],
		['skip:("a" id "," value:list("[" value:json "]"))', "ax", ["more word", '"," left']],
		['skip:("a" id "," value:list("[" value:json "]"))', "ax,", ['"[" left']],
		['skip:("a" id "," value:list("[" value:json "]"))', "ax,[", ["scan [value skip;] left"]],
		['skip:(name:="f" "a")', "", ['"a"']],
		['skip:(~ &"a" reasoning)', "", ['skip:text to its end if &"a" & "a"']],
		['name:="f" id:="g" "a"', "", ['"a" name=f id=g']],
		['name:="f" ("a" / id:="g" "b")', "", ['"a" name=f', '"b" name=f id=g']],
		['~ "a"', "", ['"a"']],
		['value:list("[" key ":" value "]")', "", ['"[" [push value;]']],
		['value:list("[" key ":" value "]")', "[", ["word [mark key;] left"]],
		['value:list("[" "]")', "[]", ["end [pop;] left"]],
		["arguments", "", ["scan [value arguments;]"]],
		['{ "name": name }', "", ['scan [value { "name": name };]']],
		['py{ "name": name }', "", ['scan [value py{ "name": name };]']],
		['&({ "name": name }) "a"', "", ['"a" if &{ "name": name } & scan']],
		["skip:json", "", ["scan [value skip:json;]"]],
		['skip:({ "name": name })', "", ["scan [value skip;]"]],
		['skip:text "a"', "", ["skip:text to its end"]],
		['reasoning:typed "a"', "", ["reasoning:typed to its end"]],
		['content "a"', "x", []],
		["nest", "", ['"[" [push value;]']],
		["nest", "[", ["deep left", '"]" left']],
		["message", "", ["deep"]],
		['("x" / eol)* bol "a"', "", ['"x"', "eol", '"a" if bol']],
		['("x" / eol)* bol "a"', "x", ['"x" left', "eol left"]],
		['("x" / eol)* bol "a"', "x\n", ['"x" left', "eol left", '"a" if bol left']],
		['("x" / eol)* bol "a"', "x\nx", ['"x" left', "eol left"]],
		['("x" / eol)* bol "a"', "\r\n", ['"x" left', "eol left", '"a" if bol left']],
		['("x" / eol)* ($ / bol "a")', "x\n", ['"x" left', "eol left", "$ left", '"a" if bol left']],
		['("x" / eol)* ($ / bol "a")', "x|", ["end"]],
		["skip:(skip:text)", "", ["skip:text to its end"]],
		['&(=name) =id "a"', "", ["word if &=name & word"]],
		["odd % odd", "s", ['"s" left', '"t" lenient left', "end left"]],
		['skip:(&(id) id:("a"))', "", ['"a" if &id & word']],
	])("%s after %j", (expr, text, stands) => {
		const [graph, start] = partOf(expr);
		expect(walk(graph, start, text).map((one) => shown(graph, one))).toEqual(stands);
	});
});

describe("what one graph says of two places", () => {
	test("does not depend on what was asked before", () => {
		const [graph, start] = partOf('("x" / eol)* ($ "b" / bol "a" / ^ id)');
		const last = (text: string): readonly string[] =>
			walk(graph, start, text).map((one) => shown(graph, one));
		const once = ["", "x", "\n", "x\n", "\nx", "|"].map((text) => [text, last(text)]);
		const again = ["|", "\nx", "x\n", "\n", "x", ""].map((text) => [text, last(text)]);
		expect(again.toReversed()).toEqual(once);
		expect(new Set(once.map(([, stands]) => JSON.stringify(stands))).size).toBeGreaterThan(3);
	});
});

describe("the characters that are tried next", () => {
	const tried = (expr: string, text: string, ...others: readonly string[]): readonly string[] => {
		const all = [expr, ...others].map((one) => `(${one})`).join(" / ");
		const [graph, start] = partOf(all);
		const [own, ...beside] = arrivals(graph, start, null);
		if (own === undefined) throw new Error(expr);
		const spots = beside.map(({ spot }) => spot);
		const spot = [...text].reduce((at, char) => step(graph, at, char)[0]?.spot ?? at, own.spot);
		return nextChars(graph, spot, spots);
	};

	test.each<readonly [string, string, readonly string[], readonly string[]]>([
		['"ab"', "", [], ["a"]],
		['"ab"', "a", [], ["b"]],
		["eol", "", [], ["\n", "\r"]],
		["eol", "\r", [], ["\n"]],
		["_", "", [], [" ", "\t", "\n", "\r"]],
		["$", "", [], [END]],
		['""', "", [], [END]],
		["content", "", ['"a"'], []],
		["arguments", "", ['"a"'], []],
		// of each sort one: a letter, a digit, a sign, a bracket, a quote, white space, line ends
		["id", "", [], ["x", "1", "#"]],
		["index", "", [], ["1"]],
		["id:attr", "", [], ["x", "1", "#", "<", " "]],
		["id:line", "", [], ["x", "1", "#", "<", '"', " "]],
		// a declared name does not begin with a sign, but may go on with one
		["name:tool", "", [], ["x", "1"]],
		["name:tool", "f", [], ["x", "1", "#"]],
		// another one, and what others ask for
		["id", "", ['"xa"', '"[" "1"', '"1"'], ["y", "2", "#", "x", "1"]],
		["id", "", ['"/"', '"#"'], ["x", "1", "!", "#"]],
		["id", "a", ['"/"', '"#"'], ["x", "1", "!", "/", "#"]],
		["id:line", "", ["_", "eol", "$"], ["x", "1", "#", "<", '"', " ", "\t"]],
		["id:line", "", ["key", "index"], ["x", "1", "#", "<", '"', " "]],
	])("%s after %j beside %j: %j", (expr, text, others, chars) => {
		expect(tried(expr, text, ...others)).toEqual(chars);
	});
});
