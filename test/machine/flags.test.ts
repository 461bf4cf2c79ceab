/**
 * Input that tells which of its pieces are special tokens: those are markup only where the tokenizer made them, and other text of a
 * marker only elsewhere. Every format that has tokens, and a marker with a token in it.
 */
import { describe, expect, it } from "vitest";
import type { Format } from "../../src/runtime/contract.js";
import { openParser } from "../../src/runtime/engine/parser.js";
import type { Chunk } from "../../src/runtime/events.js";
import { partsOf } from "../../src/runtime/program/parts.js";
import { fold, parserFor, print } from "../properties/support/reading.js";
import { settingOf } from "../properties/support/settings.js";
import { registrySubjects, rows } from "../properties/support/subjects.js";
import { ownTools } from "../support/own-tools.js";
import { formatOf } from "./formats.js";

/** The text in pieces: its tokens, and what stands between them. Of two tokens at one place the longer one counts. */
function piecesOf(text: string, tokens: readonly string[]): { text: string; token: boolean }[] {
	const longestFirst = [...tokens].sort((a, b) => b.length - a.length);
	const pieces: { text: string; token: boolean }[] = [];
	let rest = text;
	let plain = "";
	while (rest !== "") {
		const token = longestFirst.find((one) => rest.startsWith(one));
		if (token === undefined) {
			plain += rest.charAt(0);
			rest = rest.slice(1);
			continue;
		}
		if (plain !== "") pieces.push({ text: plain, token: false });
		plain = "";
		pieces.push({ text: token, token: true });
		rest = rest.slice(token.length);
	}
	if (plain !== "") pieces.push({ text: plain, token: false });
	return pieces;
}

const withTokens = registrySubjects().filter(({ format }) => format.tokens.length > 0);

describe.each(rows(withTokens))("%s", (_name, { format, examples }) => {
	it("is read as without flags where all its tokens are special, and else its tokens are text", () => {
		for (const example of examples.slice(0, 5)) {
			const { options, finish } = settingOf(example, false);
			const pieces = piecesOf(example.input, format.tokens);
			const read = (chunks: readonly Chunk[]): string => {
				const parser = parserFor(format, options);
				const events = chunks.flatMap((chunk) => [...parser.feed(chunk)]);
				return print(fold([...events, ...parser.finish(finish)]));
			};
			// in content a token that is spoken about is none of the tokenizer's: only what was markup can be compared
			const flagged = read(pieces.map(({ text, token }) => ({ text, special: token })));
			expect(flagged).toBe(read([example.input]));
			const single = pieces.flatMap(({ text, token }) =>
				token
					? [{ text, special: true }]
					: text.split("").map((c) => ({ text: c, special: false })),
			);
			expect(read(single)).toBe(flagged);
			const parser = parserFor(format, options);
			const none = [
				...parser.feed({ text: example.input, special: false }),
				...parser.finish(finish),
			];
			for (const { type, start } of none) {
				const token = format.tokens.some((one) => example.input.startsWith(one, start));
				if (type === "call-start") expect(token, example.input).toBe(false);
			}
		}
	});
});

describe("a marker that holds a token", () => {
	const format = formatOf(`format test "a test"
tokens "<|t|>", "<|t|>>", "<|u|>"
message = (call / other / content)*
call = "a<|t|>b" name "<|u|>" arguments
other = "<|t|>>c" name "<|u|>" arguments
`);
	function calls(...chunks: readonly Chunk[]): number {
		const parser = parserFor(format, {});
		const events = chunks.flatMap((chunk) => [...parser.feed(chunk)]);
		return [...events, ...parser.finish()].filter(({ type }) => type === "call-start").length;
	}
	const special = (text: string) => ({ text, special: true });
	const plain = (text: string) => ({ text, special: false });

	it("is one where the token is a token and the rest is not", () => {
		const rest = [plain("f"), special("<|u|>"), plain("{}")];
		expect(calls("a<|t|>bf<|u|>{}")).toBe(1);
		expect(calls(plain("a"), special("<|t|>"), plain("b"), ...rest)).toBe(1);
		expect(calls("a", special("<|t|>"), "b", ...rest)).toBe(1);
		expect(calls(plain("a<|t|>b"), ...rest)).toBe(0);
		expect(calls(special("a<|t|>b"), ...rest)).toBe(0);
		expect(calls(special("a"), special("<|t|>"), plain("b"), ...rest)).toBe(0);
		expect(calls(plain("a"), special("<|t|>"), special("b"), ...rest)).toBe(0);
		expect(calls(plain("a"), special("<|"), plain("t|>b"), ...rest)).toBe(0);
		expect(calls(plain("a"), plain("<|"), special("t|>"), plain("b"), ...rest)).toBe(0);
		expect(calls("a", "<|t|>", "bf", plain("<|u|>"), "{}")).toBe(0);
	});

	it("what is flagged before and behind it is no matter", () => {
		const around = [special("<|u|>"), plain("<|t|>")];
		const call = [plain("a"), special("<|t|>"), plain("bf"), special("<|u|>"), plain("{}")];
		expect(calls(...around, ...call, ...around, ...around)).toBe(1);
		const many = Array.from({ length: 100 }, (_, k) => (k % 2 === 0 ? special("x") : plain("y")));
		expect(calls(...many, ...call)).toBe(1);
		expect(calls(...many, plain("a<|t|>bf"), special("<|u|>"), plain("{}"))).toBe(0);
	});

	it("what is flagged is forgotten once it has left, however much has come", () => {
		const parser = openParser(format, {});
		for (let k = 0; k < 1000; k++) parser.feed(k % 2 === 0 ? special("x ") : plain("y "));
		expect(parser.machine.flags?.length).toBeLessThan(100);
	});

	it("the longer of two tokens at one place counts", () => {
		const rest = [plain("cf"), special("<|u|>"), plain("{}")];
		expect(calls(special("<|t|>>"), ...rest)).toBe(1);
		expect(calls(special("<|t|>"), plain(">"), ...rest)).toBe(0);
	});

	it("is split into its tokens and what stands between them", () => {
		const part = (from: number, to: number, token: boolean) => ({ from, to, token });
		expect(partsOf("ab", ["x"])).toEqual([part(0, 2, false)]);
		expect(partsOf("xabxx", ["x", ""])).toEqual([
			part(0, 1, true),
			part(1, 3, false),
			part(3, 4, true),
			part(4, 5, true),
		]);
		expect(partsOf("axyb", ["xy", "x"])).toEqual([
			part(0, 1, false),
			part(1, 3, true),
			part(3, 4, false),
		]);
		expect(partsOf("", ["x"])).toEqual([]);
	});
});

describe("texts that come again, with flags and without", () => {
	const format = formatOf(`format bare "a call between tokens"
tokens "<|tool|>", "<|/tool|>"
message = (call / content)*
call = "<|tool|>" { "name": name, "arguments": arguments } "<|/tool|>"
`);
	const text = 'So: <|call|>{"name": "f", "arguments": {}}<|/tool|>';
	const end = text.indexOf("<|/");
	const flagged: readonly Chunk[] = [
		{ text: text.slice(0, end), special: false },
		{ text: text.slice(end), special: true },
	];

	it.each([[true], [false]])("are not taken for each other, with flags first: %s", (first) => {
		const tools = ownTools([{ name: "f" }]);
		for (const withFlags of [first, first, first, !first, !first, first, !first])
			for (const chunks of withFlags ? [flagged] : [[text], text.split("")]) {
				const parser = parserFor(format, { tools });
				const events = chunks.flatMap((chunk) => [...parser.feed(chunk)]);
				const calls = [...events, ...parser.finish()].filter(({ type }) => type === "call-start");
				// flags say of every mark whether it is one: without them another mark may stand for the first (11.8)
				expect(calls.length).toBe(withFlags ? 0 : 1);
			}
	});
});

type Piece = string | { readonly text: string; readonly special: boolean };

describe("an `ends` text that may end a value", () => {
	const format = formatOf(`format over "values that the end of the message ends"
tokens "<|e|>"
ends "<|e|>"
message = (call / content)*
call = "<v>" name ":" key ">" value:text ("</v>" / $)
`);
	const special = (text: string) => ({ text, special: true });
	const plain = (text: string) => ({ text, special: false });
	/** The arguments, and the content behind the call: the chunks as they are, and those that are no token character by character. */
	function readBy(by: Format, ...chunks: readonly Piece[]): readonly string[] {
		const single = chunks.flatMap((chunk): readonly Piece[] => {
			if (typeof chunk === "string") return chunk.split("");
			return chunk.special ? [chunk] : chunk.text.split("").map(plain);
		});
		const [whole, other] = [chunks, single].map((all) => {
			const parser = parserFor(by, {});
			const events = all.flatMap((chunk) => [...parser.feed(chunk)]);
			return fold([...events, ...parser.finish()]).items.map((item) =>
				item.type === "call" ? item.arguments : item.text,
			);
		});
		expect(other).toEqual(whole);
		return whole ?? [];
	}
	const read = (...chunks: readonly Piece[]) => readBy(format, ...chunks);

	it("does so only where the tokenizer made it, whatever is flagged around it", () => {
		for (const around of [plain, (text: string) => text]) {
			expect(read(around("<v>f:a>b"), special("<|e|>"), around("c"))).toEqual(['{"a":"b"}', "c"]);
			expect(read(around("<v>f:a>b"), plain("<|e|>"), around("c"))).toEqual(['{"a":"b<|e|>c"}']);
			// half of it is spelled out
			expect(read(around("<v>f:a>b"), plain("<|"), "e|>", around("c"))).toEqual([
				'{"a":"b<|e|>c"}',
			]);
		}
		expect(read("<v>f:a>b<|e|>c")).toEqual(['{"a":"b"}', "c"]);
		expect(read(special("<|e"), plain("<v>f:a>b<|e|>"), "c").at(-1)).toBe('{"a":"b<|e|>c"}');
	});

	it("is one in a condition only where the tokenizer made it", () => {
		const asked =
			formatOf(`format asked "values whose close counts only at the end, or before a call"
tokens "<|e|>"
ends "<|e|>"
message = (call / content)*
call = "<v>" name ":" key ">" value:text "</v>" &($ / "<v>")
`);
		for (const around of [plain, (text: string) => text]) {
			const before = [around("<v>f:a>b"), around("</v>")];
			const whole = readBy(asked, ...before, special("<|e|>"), around("c"));
			expect(whole).toEqual(['{"a":"b"}', "c"]);
			const cut = readBy(asked, ...before, plain("<|e|>"), around("c"));
			expect(cut).toEqual(['{"a":"b</v><|e|>c']);
		}
	});
});
