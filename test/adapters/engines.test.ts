/**
 * The adapters of engines that run here, each with a stand-in that hands out what the engine would: whatever the pieces, the message is
 * what `parse` makes of the text.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLMStudio } from "../../src/adapters/lmstudio.js";
import { callTemplate, type TokenModel, tokenReader } from "../../src/adapters/node-llama-cpp.js";
import { readWebLLM } from "../../src/adapters/web-llm.js";
import { anthropic_xml } from "../../src/generated/formats/anthropic_xml.js";
import { cherry_studio } from "../../src/generated/formats/cherry_studio.js";
import { deepseek_v31 } from "../../src/generated/formats/deepseek_v31.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { pythonic } from "../../src/generated/formats/pythonic.js";
import { react } from "../../src/generated/formats/react.js";
import { cherry_studio as cherryWriting } from "../../src/generated/writings/cherry_studio.js";
import { deepseek_v31 as deepseekWriting } from "../../src/generated/writings/deepseek_v31.js";
import { hermes as hermesWriting } from "../../src/generated/writings/hermes.js";
import { pythonic as pythonicWriting } from "../../src/generated/writings/pythonic.js";
import { react as reactWriting } from "../../src/generated/writings/react.js";
import type { Format } from "../../src/runtime/contract.js";
import type { Message, ParserEvent } from "../../src/runtime/events.js";
import { collect, parse } from "../../src/runtime/index.js";

const CALL = '<tool_call>\n{"name": "find", "arguments": {"q": "Zürich 🎉 ﬁ"}}\n</tool_call>';
const TEXTS = [CALL, `Let me see. ${CALL}`, CALL + CALL, "No call: a < b 🎈", CALL.slice(0, -15)];
const options = { generateId: ({ index }: { readonly index: number }) => `call-${index}` };
const someText = fc.constantFrom(...TEXTS);
const someReason = fc.constantFrom("stop", "length");

/** Where the text of this call ends decides whether it is one: a model that was stopped had more to say. */
const CUT = '<function_calls>\n<invoke name="find">\n<parameter name="q">x</parameter>';

function expectEndedBy(reason: "stop" | "length", events: readonly ParserEvent[]): void {
	const statuses = collect(events).toolCalls.map(({ status }) => status);
	expect(statuses).toEqual([reason === "stop" ? "repaired" : "incomplete"]);
}

function asParsed(text: string, finishReason: string): Message {
	return parse(hermes, text, { ...options, finishReason });
}

async function heard(events: AsyncIterable<ParserEvent>): Promise<readonly ParserEvent[]> {
	const all: ParserEvent[] = [];
	for await (const event of events) all.push(event);
	return all;
}

/** The text in pieces of these lengths, in turn. */
function piecesOf(text: string, lengths: readonly number[]): readonly string[] {
	const pieces: string[] = [];
	for (let from = 0, at = 0; from < text.length; at++) {
		const to = from + (lengths[at % lengths.length] ?? 1);
		pieces.push(text.slice(from, to));
		from = to;
	}
	return pieces;
}
const someLengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 });

describe("WebLLM", () => {
	const choice = (content: string | null, finish_reason: string | null = null, index = 0) => ({
		index,
		delta: { content },
		finish_reason,
	});

	test("reads the first choice, whatever else the chunks hold", async () => {
		await fc.assert(
			fc.asyncProperty(someText, someLengths, someReason, async (text, lengths, reason) => {
				async function* chunks() {
					yield { choices: [choice(null)] };
					for (const piece of piecesOf(text, lengths)) {
						yield { choices: [choice(`of another choice ${CALL}`, "stop", 1), choice(piece)] };
						yield { choices: [] };
					}
					yield { choices: [choice(null, reason)] };
					yield { choices: [] };
				}
				const events = await heard(readWebLLM(hermes, chunks(), options));
				expect(collect(events, { finishReason: reason })).toEqual(asParsed(text, reason));
			}),
			{ numRuns: 30 },
		);
	});

	test("a stream without a reason was cut", async () => {
		for (const reason of [null, "stop"] as const) {
			async function* chunks() {
				yield { choices: [choice(CUT, reason)] };
			}
			expectEndedBy(reason ?? "length", await heard(readWebLLM(anthropic_xml, chunks())));
		}
	});
});

describe("LM Studio", () => {
	type Fragment = { readonly content: string; readonly reasoningType: string };
	const prediction = (fragments: readonly Fragment[], stopReason: string) => ({
		async *[Symbol.asyncIterator]() {
			yield* fragments;
		},
		result: async () => ({ stats: { stopReason } }),
	});

	test("thoughts leave as such, where the text is; tags are neither", async () => {
		await fc.assert(
			fc.asyncProperty(someText, someLengths, fc.boolean(), async (text, lengths, calls) => {
				const thought = calls ? CALL : "hm";
				const pieces = piecesOf(text, lengths);
				const fragments = pieces.flatMap((content): readonly Fragment[] => [
					{ content: "<think>", reasoningType: "reasoningStartTag" },
					{ content: thought, reasoningType: "reasoning" },
					{ content: "", reasoningType: "reasoning" },
					{ content: "</think>", reasoningType: "reasoningEndTag" },
					{ content, reasoningType: "none" },
				]);
				const events = await heard(
					readLMStudio(hermes, prediction(fragments, "eosFound"), options),
				);
				const thoughts = events.filter(({ type }) => type === "reasoning");
				let place = 0;
				expect(thoughts).toEqual(
					pieces.map((piece) => {
						const start = place;
						place += piece.length;
						return { type: "reasoning", text: thought, start, end: start };
					}),
				);
				const rest = events.filter(({ type }) => type !== "reasoning");
				expect(collect(rest)).toEqual(asParsed(text, "stop"));
			}),
			{ numRuns: 30 },
		);
	});

	test.each([
		["eosFound", "stop"],
		["stopStringFound", "stop"],
		["toolCalls", "stop"],
		["maxPredictedTokensReached", "length"],
		["contextLengthReached", "length"],
		["userStopped", "length"],
		["modelUnloaded", "length"],
		["failed", "length"],
	] as const)("stopped by %s, a message ends with %s", async (stopReason, reason) => {
		const fragments = [{ content: CUT, reasoningType: "none" }];
		expectEndedBy(
			reason,
			await heard(readLMStudio(anthropic_xml, prediction(fragments, stopReason))),
		);
	});
});

describe("node-llama-cpp", () => {
	/** Some bytes, or a special token by its text. */
	type Token = Uint8Array | string;
	const END = "<|end|>";
	const SPECIAL = ["<tool_call>", "</tool_call>"];
	const MOST_BEFORE = 8;

	/**
	 * A tokenizer of bytes. As some are, it is one of words: what has no word before it loses the blank that it begins with. What
	 * stood before must be the last tokens that were read, eight of them at most.
	 */
	class Bytes implements TokenModel<Token> {
		readonly read: Token[] = [];

		detokenize(tokens: readonly Token[], special: boolean, before: readonly Token[]): string {
			expect(special).toBe(true);
			expect(before).toEqual(this.read.slice(0, this.length).slice(-MOST_BEFORE));
			const text = tokens
				.map((token) => Buffer.from(token))
				.reduce((one, other) => Buffer.concat([one, other]), Buffer.alloc(0))
				.toString("utf8");
			return before.length === 0 ? text.replace(/^ /, "") : text;
		}

		/** how many of the tokens are handed out */
		length = 0;

		isEogToken(token: Token): boolean {
			return token === END;
		}

		isSpecialToken(token: Token): boolean {
			return typeof token === "string";
		}
	}

	/** Marks as one token each, the rest in bytes. */
	function tokensOf(text: string, lengths: readonly number[]): readonly Token[] {
		return text.split(/(<\/?tool_call>)/).flatMap((part): readonly Token[] => {
			if (SPECIAL.includes(part)) return [part];
			const bytes = Buffer.from(part);
			const tokens: Token[] = [];
			for (let from = 0, at = 0; from < bytes.length; at++) {
				const to = from + (lengths[at % lengths.length] ?? 1);
				tokens.push(bytes.subarray(from, to));
				from = to;
			}
			return tokens;
		});
	}

	/** Half a sign waits for at most four tokens: in pieces of a byte or more each, no whole one waits longer. */
	test("signs in pieces, special tokens as text, the end as none", () => {
		fc.assert(
			fc.property(someText, someLengths, someReason, fc.nat(4), (text, lengths, reason, many) => {
				const model = new Bytes();
				const events: ParserEvent[] = [];
				const reader = tokenReader(hermes, model, (event) => events.push(event), options);
				const tokens = tokensOf(text, lengths);
				let half: Token[] = [];
				for (const token of tokens) {
					model.read.push(token);
					half.push(token);
					const whole = Buffer.concat(half.map((one) => Buffer.from(one)));
					const isHalf = whole.toString("utf8").endsWith("\ufffd");
					reader.onToken(many === 0 ? [token] : [token, END]);
					if (isHalf) continue;
					half = [];
					model.length = model.read.length;
				}
				reader.onToken([END]);
				reader.finish(reason);
				expect(collect(events, { finishReason: reason })).toEqual(asParsed(text, reason));
			}),
			{ numRuns: 60 },
		);
	});

	test("bytes that are no sign do not wait for ever, nor past a special token or the end", () => {
		const texts = (tokens: readonly Token[], finish = false): string => {
			let content = "";
			const model: TokenModel<Token> = {
				detokenize: (given) => Buffer.concat(given.map((one) => Buffer.from(one))).toString("utf8"),
				isEogToken: () => false,
				isSpecialToken: (token) => typeof token === "string",
			};
			const reader = tokenReader(hermes, model, (event) => {
				if (event.type === "content") content += event.text;
			});
			reader.onToken(tokens);
			if (finish) reader.finish();
			return content;
		};
		const half = Buffer.from([0xf0]);
		expect(texts([half])).toBe("");
		expect(texts([half, half, half])).toBe("");
		expect(texts([half, half, half, half])).toBe("\ufffd".repeat(4));
		expect(texts([half, "<s>"])).toBe("\ufffd<s>");
		expect(texts([half], true)).toBe("\ufffd");
		// the first three bytes of one, and then its last
		const [a, b, c, d] = [...Buffer.from("🎉")].map((byte) => Buffer.from([byte]));
		expect(texts([a, b, c] as Token[])).toBe("");
		expect(texts([a, b, c, d] as Token[])).toBe("🎉");
	});

	test("without a reason the model has ended by itself", () => {
		const model: TokenModel<string> = {
			detokenize: (tokens) => tokens.join(""),
			isEogToken: () => false,
			isSpecialToken: () => false,
		};
		for (const reason of [undefined, "length"] as const) {
			const events: ParserEvent[] = [];
			const reader = tokenReader(anthropic_xml, model, (event) => events.push(event));
			reader.onToken([CUT]);
			reader.finish(reason);
			expectEndedBy(reason ?? "stop", events);
		}
	});

	/** The call as a chat wrapper writes it. */
	function filled(template: string, name: string, json: string): string {
		return template.replace("{{functionName}}", name).replace("{{functionParams}}", json);
	}

	const WITH: readonly (readonly [Format, Parameters<typeof callTemplate>[1]])[] = [
		[hermes, hermesWriting],
		[cherry_studio, cherryWriting],
		[react, reactWriting],
	];
	test.each(WITH)("what the template of a call makes is read as that call", (format, writing) => {
		const template = callTemplate(format, writing) ?? expect.fail("no template");
		const [before = ""] = template.split("{{functionName}}");
		expect(before).not.toBe("");
		expect(template.endsWith("{{functionParams}}")).toBe(false);
		fc.assert(
			fc.property(
				fc.stringMatching(/^[a-z_]{1,12}$/),
				fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.jsonValue({ maxDepth: 1 })),
				(name, given) => {
					const json = JSON.stringify(given);
					const tools = [{ name }];
					const { toolCalls, content } = parse(format, filled(template, name, json), { tools });
					expect(content).toBe("");
					expect(toolCalls).toMatchObject([{ name, status: "complete" }]);
					expect(JSON.parse(toolCalls[0]?.arguments ?? "")).toEqual(JSON.parse(json));
				},
			),
			{ numRuns: 25 },
		);
	});

	test("Hermes' template is the one of its model card; calls of Python and calls in one block have none", () => {
		expect(callTemplate(hermes, hermesWriting)?.replaceAll(/\s/g, "")).toBe(
			'<tool_call>{"name":"{{functionName}}","arguments":{{functionParams}}}</tool_call>',
		);
		expect(callTemplate(pythonic, pythonicWriting)).toBeNull();
		expect(callTemplate(deepseek_v31, deepseekWriting)).toBeNull();
	});
});
