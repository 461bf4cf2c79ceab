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
