/** What a client or an operator reads where a request or an answer is wrong: the reason stands in the message. */
import { describe, expect, it } from "vitest";
import { readMessage } from "../../src/gateway/endpoints/chat/message.js";
import { Choices } from "../../src/gateway/upstream/choices.js";
import { refusalOf } from "../../src/gateway/upstream/refusal.js";

describe("a message of a chat", () => {
	it.each([
		[{ role: "assistant" }, "has neither content nor tool_calls"],
		[{ role: "robot", content: "" }, "must be system, developer, user, assistant or tool"],
	])("%j: %s", (message, said) => {
		expect(() => readMessage(message, "messages[0]")).toThrow(said);
	});

	it("needs no content beside calls", () => {
		expect(readMessage({ role: "assistant", tool_calls: [] }, "m")).toEqual({
			role: "assistant",
			content: null,
			tool_calls: [],
		});
	});
});

describe("a choice of an answer", () => {
	it.each([[-1], [1], [0.5], ["0"]])("%j was not asked for", (index) => {
		expect(() => new Choices(1).numberOf(index)).toThrow(
			"the upstream sent a choice that nobody asked for",
		);
	});

	it("may stand without its number", () => {
		expect(new Choices(1).numberOf(undefined)).toBe(0);
		expect(new Choices(2).numberOf(1)).toBe(1);
	});
});

describe("an upstream's answer", () => {
	const answer = (status: number, type: string) =>
		({ status, type, body: new ReadableStream({ start: (c) => c.close() }) }) as never;
	const watch = { signal: new AbortController().signal } as never;
	const asked = (status: number, type: string) => refusalOf(answer(status, type), "key", watch);

	it.each([[0], [300], [301], [399]])("with status %i redirects", async (status) => {
		const refusal = await asked(status, "text/html");
		expect(refusal?.message).toBe("the upstream redirects, which is not followed");
	});

	it.each([[401], [403], [407]])("with status %i refuses the gateway's key", async (status) => {
		const refusal = await asked(status, "application/json");
		expect(refusal?.message).toBe("the upstream does not take the gateway's key");
	});

	it("is a stream of events, or says nothing of itself", async () => {
		expect(await asked(200, "text/event-stream; charset=utf-8")).toBeNull();
		expect(await asked(200, "")).toBeNull();
		expect((await asked(204, ""))?.message).toBe("the upstream's answer is empty");
	});
});
