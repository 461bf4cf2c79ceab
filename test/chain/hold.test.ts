/** P20 with the chain on: what is held is a live attempt of a fallback, or a candidate that waits; the rest leaves at once. */
import { describe, expect, test } from "vitest";
import { type ChainOptions, createChain } from "../../src/chain/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { DEFAULT_LIMITS } from "../../src/runtime/limits.js";
import { GOOD, hear, hearAllWays, heard, MODES, OPEN, written } from "./support.js";

const MARKED = written("marker", "weather", GOOD);

/** How much of the text has left when it was fed character by character. */
function left(text: string, options: ChainOptions = OPEN): number {
	const chain = createChain(hermes, options);
	let n = 0;
	for (const piece of text) n += heard(chain, piece).length;
	return n;
}

describe.each(MODES)("mode %s", (mode) => {
	const good = written(mode, "weather", GOOD);
	const text = mode === "json" || mode === "bracket" ? "\n" : "Look:\n";

	test("from its first character on it is held, nothing before it", () => {
		expect(left(text)).toBe(text.length);
		for (let at = 1; at <= good.length; at++)
			expect(left(text + good.slice(0, at))).toBe(text.length);
	});

	test("the character that kills it lets it go", () => {
		for (let at = 1; at < good.length; at++) {
			// a zero is nowhere allowed but in a number
			const inside = text + good.slice(0, at);
			const dead = `${inside}\u0000`;
			expect([inside, left(`${dead}x`)]).toEqual([inside, dead.length + 1]);
		}
	});

	test("what is too large leaves with the character that makes it so", () => {
		const start = written(mode, "say", '{"text": "x"}').split("x").slice(0, -1).join("x");
		const chain = createChain(hermes, OPEN);
		let n = heard(chain, text + start).length;
		expect(n).toBe(text.length);
		for (let length = start.length + 1; length <= 2048; length++) n += heard(chain, "y").length;
		expect(n).toBe(text.length);
		expect(heard(chain, "y")).toHaveLength(2049);
		expect(heard(chain, "y")).toBe("y");
	});

	test("where a gate is closed to it, it leaves with the character behind it", () => {
		if (mode === "json") return;
		const wrong = written(mode, "weather", '{"days": "x"}');
		expect(left(`${text}${wrong}\nx`)).toBe(`${text}${wrong}\nx`.length);
		const chain = createChain(hermes, { ...OPEN, toolChoice: "say" });
		expect(heard(chain, `${text}${good}`)).toBe(text);
		expect(heard(chain, ".")).toBe(`${good}.`);
	});
});

test("text without any opening leaves at once", () => {
	const text =
		"A word (or two), {x}. x[1] = `y`; 'z' > 3 & so on.\n- item\n\ncall tool, call_tool\n";
	const chain = createChain(hermes, OPEN);
	for (const piece of text) expect(heard(chain, piece)).toBe(piece);
});

test("a second candidate frees the first, and all that waits behind it", () => {
	const chain = createChain(hermes, OPEN);
	expect(heard(chain, `${MARKED} and ${MARKED}`)).toBe("");
	expect(heard(chain, "!")).toBe(`${MARKED} and ${MARKED}!`);
	expect(heard(chain, MARKED)).toBe(MARKED);
});

test("a call of the primary frees what is held, and leaves behind it", () => {
	const chain = createChain(hermes, OPEN);
	expect(heard(chain, `${MARKED}\n`)).toBe("");
	const events = chain.feed('<tool_call>\n{"name": "say", "arguments": {"t');
	expect(events.map(({ type }) => type)).toEqual(["content", "call-start", "call-arguments"]);
	expect(events[0]).toMatchObject({ text: `${MARKED}\n`, start: 0 });
	chain.feed('ext": ""}}\n</tool_call>');
	expect(heard(chain, MARKED)).toBe(MARKED);
});

describe("a thought of the primary", () => {
	const THOUGHT = "\n<think>\n";

	test.each(MODES)("frees what needs more text to be a candidate: %s", (mode) => {
		const good = written(mode, "weather", GOOD);
		for (let at = 1; at < good.length; at++) {
			const begun = good.slice(0, at);
			const chain = createChain(hermes, OPEN);
			expect(heard(chain, begun + THOUGHT)).toBe(`${begun}\n`);
			expect(left(begun + THOUGHT)).toBe(at + 1);
		}
	});

	test.each(MODES)("leaves a whole one, which waits: %s", (mode) => {
		const text = written(mode, "weather", GOOD) + THOUGHT;
		const chain = createChain(hermes, OPEN);
		expect(chain.feed(text)).toEqual([]);
		chain.finish();
		expect(chain.outcome?.mode).toBe(mode);
	});
});

describe("the limit heldText", () => {
	const limited = (heldText: number): ChainOptions => ({ ...OPEN, limits: { heldText } });

	test("text behind a candidate waits up to it", () => {
		for (const [behind, mode] of [
			[10, "marker"],
			[11, "none"],
		] as const) {
			const text = MARKED + ".".repeat(behind);
			const { outcome, message } = hearAllWays(hermes, text, limited(MARKED.length + 10));
			expect(outcome.mode).toBe(mode);
			if (mode === "marker") continue;
			expect(message.content).toBe(text);
			expect(outcome).toMatchObject({ candidates: 1, closed: { gate: "size" } });
			expect(message.notices).toMatchObject([
				{ code: "limit-held-text", start: 0, end: MARKED.length },
				{ code: "reask", message: outcome.reask, start: 0, end: MARKED.length },
			]);
		}
	});

	test("the character beyond it frees all", () => {
		const chain = createChain(hermes, limited(MARKED.length + 10));
		expect(heard(chain, `${MARKED}${".".repeat(10)}`)).toBe("");
		expect(heard(chain, ".")).toBe(`${MARKED}${".".repeat(11)}`);
	});

	test("thoughts behind it count, too", () => {
		const text = `${MARKED}\n<think>${".".repeat(20)}</think>`;
		const roomy = limited(MARKED.length + "\n<think>".length + 20);
		expect(hear(hermes, [...text], roomy).outcome.mode).toBe("marker");
		expect(hear(hermes, [...text], limited(MARKED.length + 20)).outcome.mode).toBe("none");
	});

	test("its default", () => {
		const room = DEFAULT_LIMITS.heldText - MARKED.length;
		expect(hear(hermes, [MARKED, ".".repeat(room)], OPEN).outcome.mode).toBe("marker");
		expect(hear(hermes, [MARKED, ".".repeat(room + 1)], OPEN).outcome.mode).toBe("none");
	});
});
