/** With `toolChoice: "none"` nothing is held for a call, of which none can come. */
import { expect, it } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import { formatOf } from "./formats.js";

const format = formatOf(`format calls "calls in marks"
message = (think / call / content)*
think = "<t>" reasoning "</t>"
call = "<call " name ":" arguments "</call>"
`);

it.each([
	["none", "a <c", "a <c"],
	["none", "a <ca", "a <ca"],
	["none", "a <", "a "],
	["auto", "a <c", "a "],
] as const)("toolChoice %s: of %j leaves %j at once", (toolChoice, text, left) => {
	const parser = createParser(format, { toolChoice });
	const said = (events: ReturnType<typeof parser.feed>) =>
		events.map((event) => (event.type === "content" ? event.text : event.type)).join("");
	expect(said(parser.feed(text))).toBe(left);
	expect(left + said(parser.finish())).toBe(text);
	const single = createParser(format, { toolChoice });
	expect([...text].map((one) => said(single.feed(one))).join("")).toBe(left);
});

it("in a thought the opening of calls leaves at once, too", () => {
	const sections = formatOf(`format sections "calls in a section"
message = (think / section / content)*
think = "<t>" reasoning "</t>"
section = "<calls>" call* "</calls>"
call = "<call " name ":" arguments "</call>"
`);
	const parser = createParser(sections, { toolChoice: "none" });
	const said = (text: string) =>
		parser.feed(text).map((event) => (event.type === "reasoning" ? event.text : event.type));
	expect(said("<t>a <calls>").join("")).toBe("a <calls>");
	expect(said("<ca").join("")).toBe("<ca");
});
