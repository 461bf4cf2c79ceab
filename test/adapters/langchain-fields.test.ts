/** The fields of a whole message for LangChain: a thought stands in one only if there is one, and a cut call says why it is none. */
import { expect, it } from "vitest";
import { messageFields } from "../../src/adapters/langchain.js";
import { parse } from "../../src/runtime/index.js";
import { formatOf } from "../machine/formats.js";

const FORMAT = formatOf(`format tags "tags"
message = (think / call / content)*
think = "<think>" reasoning "</think>"
call = "<f=" name ">" arguments "</f>"`);

it("a thought", () => {
	expect(messageFields(parse(FORMAT, "<think>Hm.</think>Yes.")).additional_kwargs).toEqual({
		reasoning_content: "Hm.",
	});
	expect(messageFields(parse(FORMAT, "Yes.")).additional_kwargs).toEqual({});
});

it("a call that is cut", () => {
	const [cut] = messageFields(parse(FORMAT, '<f=a>{"x": 1, "y')).invalid_tool_calls;
	expect(cut).toMatchObject({ name: "a", error: "the call is not complete" });
});
