/** How much of a thought is held for the calls that may end it (3.25): exactly as many characters as are allowed, at every chunking. */
import { expect, test } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const FORMAT = formatOf(`format drafts "calls in thoughts"
message = (think / call / content)*
think = "<think>" reasoning "</think>"
call = bol? "<call>" name ":" arguments "</call>"
`);
const tools = [{ name: "f" }];
const CALL = "<call>f:{}</call>";

function read(format: typeof FORMAT, thought: string, heldText: number): readonly unknown[] {
	const [message] = feedAllWays(format, `<think>${thought}`, { tools, limits: { heldText } });
	return [
		message.reasoning,
		message.toolCalls.map(({ repairs }) => repairs.join()).join(" "),
		message.notices.map(({ code, start, end }) => `${code} ${start}-${end}`).join(),
	];
}

test("as many characters as may be held are, and with one more the thought ends before them", () => {
	const two = ["unclosed-thought unclosed-thought"];
	expect(read(FORMAT, CALL + CALL, 34)).toEqual(["", ...two, ""]);
	expect(read(FORMAT, `${CALL + CALL} `, 34)).toEqual(["", ...two, "limit-held 7-41"]);
	expect(read(FORMAT, `${CALL + CALL} so`, 35)).toEqual(["", ...two, "limit-held 7-42"]);
	// the first letter of a word is read, and shows that they are thought
	expect(read(FORMAT, `${CALL + CALL} so`, 36)).toEqual([
		...[`${CALL + CALL} so`, ""],
		"call-in-reasoning 7-24,call-in-reasoning 24-41",
	]);
	// a call that begins behind them is one of the message
	expect(read(FORMAT, CALL + CALL + CALL, 34)).toEqual([...["", `${two} `], "limit-held 7-41"]);
});

test("a line begins where it does, however much has been read at once", () => {
	const lines = formatOf(`format drafts "calls in lines"
message = (think / call / content)*
think = "<think>" reasoning "</think>"
call = bol "@" name ":" arguments
`);
	for (let before = 1; before < 24; before++) {
		const word = "x".repeat(before);
		expect(read(lines, `${word}@f:{}`, 10)).toEqual([`${word}@f:{}`, "", ""]);
		expect(read(lines, `${word}\n@f:{}`, 10)).toEqual([`${word}\n`, "unclosed-thought", ""]);
	}
});

test("a call that begins the thought begins a line there, and does in the message too", () => {
	const lines = formatOf(`format drafts "calls in lines"
message = (think / call / content)*
think = "<think>" reasoning "</think>"
call = bol "<call>" name ":" arguments "</call>"
`);
	const ended = ["", "unclosed-thought", "limit-held 7-24"];
	for (const rest of [" ", "  ", " \n"]) expect(read(lines, CALL + rest, 17)).toEqual(ended);
});

test("a section in which no call has begun is thought, where more of it is held than may be", () => {
	const section = formatOf(`format drafts "sections in thoughts"
message = (think / section / content)*
think = "<think>" reasoning "</think>"
section = "<calls>" (call)* "</calls>"
call = "<call>" name ":" arguments "</call>"
`);
	const empty = `<calls>${" ".repeat(20)}`;
	for (const rest of ["", "so", "</calls>", `</calls> so ${CALL}`, `${CALL} so`])
		for (const heldText of [10, 20]) {
			const thought = `${empty}${rest}`;
			const [message] = feedAllWays(section, `<think>${thought}</think>Yes.`, {
				tools,
				limits: { heldText },
			});
			expect([message.reasoning, message.content, message.toolCalls], thought).toEqual([
				...[thought, "Yes.", []],
			]);
		}
});
