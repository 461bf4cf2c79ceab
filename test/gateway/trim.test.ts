/** White space at the ends of content: left out, streamed and not, at every chunking; none stands alone between calls. */
import { describe, expect, test } from "vitest";
import { anthropicEndpoint, responsesEndpoint } from "../../src/gateway/index.js";
import { ask, dataOf, hermesCall, post, textGateway } from "./support.js";

const CALLS = `\n I look.\n\n${hermesCall("a", "{}")}\n${hermesCall("b", "{}")}\n\nDone, or \n not.\n `;
const SAID = "I look.\n\n\n\n\nDone, or \n not.";

async function contentOf(
	options: Parameters<typeof textGateway>[2],
	text = CALLS,
): Promise<string> {
	const app = textGateway("hermes", text, options);
	const chunks = dataOf(await (await post(app, ask({ stream: true }))).text());
	return chunks
		.filter((data) => data !== "[DONE]")
		.map((data) => JSON.parse(data).choices[0]?.delta.content ?? "")
		.join("");
}

describe("white space around calls", () => {
	test("is left out at the ends, and kept inside", async () => {
		for (let size = 1; size <= CALLS.length; size++) expect(await contentOf({ size })).toBe(SAID);
		const whole = await post(textGateway("hermes", CALLS), ask());
		expect((await whole.json()).choices[0].message.content).toBe(SAID);
	});

	test("is there where it is wanted", async () => {
		const reading = { policies: { trimContent: false } };
		expect(await contentOf({ reading })).toBe(`\n ${SAID}\n `);
	});

	test("other policies leave it out, too", async () => {
		expect(await contentOf({ reading: { policies: { onMalformed: "text" } } })).toBe(SAID);
	});

	test("content of white space alone is none", async () => {
		expect(await contentOf({ size: 1 }, ` \n ${hermesCall("a", "{}")} \n`)).toBe("");
	});
});

describe.each([
	["Responses", responsesEndpoint(), { input: "Go." }, "function_call", "message"],
	["Messages", anthropicEndpoint, { max_tokens: 9, messages: ask().messages }, "tool_use", "text"],
] as const)("%s", (_, endpoint, asked, call, text) => {
	test.each([1, 7, 1000])("no text stands between parallel calls, pieces of %i", async (size) => {
		const app = textGateway("hermes", CALLS, { size, endpoints: [endpoint] });
		const answer = await post(app, { model: "m", stream: true, ...asked }, {}, endpoint.path);
		const begun = (await answer.text())
			.split("\n")
			.filter((line) => line.startsWith("data: "))
			.map((line) => JSON.parse(line.slice("data: ".length)))
			.map(({ type, item, content_block: block }) =>
				type === "response.output_item.added" ? item.type : (block?.type ?? null),
			);
		expect(begun.filter((type) => type !== null)).toEqual([text, call, call, text]);
	});
});
