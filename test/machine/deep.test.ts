/**
 * Containers of pairs that nest too deep (7.7) while it is undecided whether there is such a container: another reading, which has them
 * as text, goes on. The arguments are the first container.
 */
import { expect, test } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const FORMAT = formatOf(`format deep "a container, or text"
message = (call / content)*
call = "<c>" name " " (box "</c>" ~ / key:="code" value:text "</c>")
box = key:="b" value:object("{" (key "=" one) "}")
one = value:object("{" (key "=" one) "}") / value:digits
`);

test.each([
	["{a=1}", 2, '{"b":{"a":1}}'],
	["{a=1}", 1, '{"code":"{a=1}"}'],
	["{a={c=1}}", 3, '{"b":{"a":{"c":1}}}'],
	["{a={c=1}}", 2, '{"code":"{a={c=1}}"}'],
	["{a={c=1}}", 1, '{"code":"{a={c=1}}"}'],
])("%s, %i deep at most", (value, depth, json) => {
	const text = `<c>f ${value}</c>.`;
	const [{ toolCalls, content, notices }] = feedAllWays(FORMAT, text, { limits: { depth } });
	expect(toolCalls.map((one) => [one.arguments, one.status])).toEqual([[json, "complete"]]);
	expect([content, notices]).toEqual([".", []]);
});

const COMMITTED =
	formatOf(`format nested "containers, strings and text in a call that has committed"
message = (call / content)*
call = "<c>" name "(" (key "=" box) % "," ")"
box = value:object("{" (key "=" box) % "," "}") / value:list("[" box % "," "]") / "'" value:text "'" / "|" value:text "|"
`);

/** A value, and how deep it nests, the arguments' object included. */
test.each([
	["'x'", '"x"', 1],
	["{a='x'}", '{"a":"x"}', 2],
	["['x',|[|]", '["x","["]', 2],
	["{a=['x',{b='y'}],c='z'}", '{"a":["x",{"b":"y"}],"c":"z"}', 4],
])(
	"%s in a committed call is read to its own depth, and breaks the call beyond it",
	(value, json, depth) => {
		const text = `<c>f(k=${value},l='m').`;
		const [whole] = feedAllWays(COMMITTED, text, { limits: { depth } });
		expect(whole.toolCalls.map((one) => [one.arguments, one.status])).toEqual([
			[`{"k":${json},"l":"m"}`, "complete"],
		]);
		expect([whole.content, whole.notices]).toEqual([".", []]);
		if (depth === 1) return;
		const [cut] = feedAllWays(COMMITTED, text, { limits: { depth: depth - 1 } });
		expect(cut.toolCalls.map(({ status }) => status)).toEqual(["incomplete"]);
		expect(cut.notices.map(({ code }) => code)).toEqual(["limit-depth", "broken"]);
	},
);

test("a value ends where all readings but the one that is too deep have left it", () => {
	const format = formatOf(`format deep "text, or a container, in front of one of two marks"
message = (call / content)*
call = "<c>" name ":" (pair % "]") "]" ("{1" skip:attr "\\"" / "{2" skip:attr "\\"")
pair = key:="a" "=" value:text / key:="o" value:object("{" (inner % ",") "}")
inner = key "=" value:text "'"
`);
	// behind the bracket another pair may begin, or one of the marks; the rest is neither
	const [{ toolCalls }] = feedAllWays(format, '<c>f:=x]{x]{15"', { limits: { depth: 1 } });
	expect(toolCalls).toMatchObject([{ arguments: '{"a":"x"', status: "incomplete" }]);
});
