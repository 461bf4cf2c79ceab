/** The answers of the replay speak of what the question does. */
import { expect, test } from "vitest";
import { answerOf } from "../../src/gateway/replay/answer.js";
import { fitArguments } from "../../src/gateway/replay/fit.js";
import { wordsIn } from "../../src/gateway/replay/words.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";

test.each([
	["How is the weather in Oslo?", ["Oslo"]],
	["Is it warmer in New York than in São Paulo?", ["New York", "São Paulo"]],
	['Look for "green parrots" in docs/birds.md, please.', ["green parrots", "docs/birds.md"]],
	["Please add two numbers. Then stop.", []],
	["Should I ask Ada? Ada knows.", ["Ada"]],
	["", []],
])("%j", (question, words) => {
	expect(wordsIn(question)).toEqual(words);
});

const text = { type: "string" };
const made = (properties: object, words: readonly string[]) =>
	fitArguments({ type: "object", properties, required: Object.keys(properties) }, words);

test("those of the user's last words, whoever speaks behind them", () => {
	const tool = {
		type: "function",
		function: {
			name: "f",
			parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
		},
	};
	const messages = [
		{ role: "user", content: "How is it in Rome?" },
		{ role: "user", content: "How is it in Oslo?" },
		{ role: "assistant", content: "Better than in Paris." },
	] as const;
	const replay = { format: hermes, writing };
	const { text } = answerOf(replay, { model: "m", tools: [tool], messages });
	expect(text).toContain('"Oslo"');
	expect(text).not.toMatch(/Rome|Paris/);
});

test("strings take them in turn, and only where they fit", () => {
	expect(made({ city: text }, ["Oslo"])).toEqual({ city: "Oslo" });
	expect(made({ from: text, to: text, via: text }, ["Oslo", "Rome"])).toEqual({
		from: "Oslo",
		to: "Rome",
		via: "sample via",
	});
	expect(
		made({ day: { ...text, format: "date" }, code: { ...text, maxLength: 2 } }, ["Oslo"]),
	).toEqual({
		day: "2026-01-15",
		code: "sa",
	});
	for (const [minLength, maxLength, city] of [
		[4, 4, "Oslo"],
		[0, 4, "Oslo"],
		[4, 9, "Oslo"],
		[5, 9, "sample city"],
	] as const)
		expect(made({ city: { ...text, minLength, maxLength } }, ["Oslo"]).city).toBe(
			city.slice(0, Math.max(maxLength, 0)),
		);
	expect(made({ unit: { enum: ["celsius", "kelvin"] } }, ["Kelvin"])).toEqual({ unit: "kelvin" });
});

test("a question of any length and shape costs little", () => {
	for (const piece of ["A", "A ", '"', "a.", "a/", "'a "]) {
		const words = wordsIn(piece.repeat(2_000_000));
		expect(words.length).toBeLessThanOrEqual(16);
		for (const word of words) expect(word.length).toBeLessThanOrEqual(60);
	}
});
