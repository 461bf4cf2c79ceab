/** Numbers between bounds: all that the grammar admits is JSON and within them, and so is the grammar of what is beside them. */
import { expect, test } from "vitest";
import { CannotConstrain, constrain } from "../../src/constrain/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import { isSound } from "./schemas.js";
import { Sentences } from "./sentences.js";
import { Dice } from "./tools.js";

const BOUNDS = [
	...[0, 1, -1, 0.5, -0.5, 0.25, 10, 9.99, 99, 100, -0.001, 123456789.125, 0.1 + 0.2, 1e-7],
	...[1e15, 1e16, 2 ** 53, 1e21, -1e21],
];

type Limits = Readonly<Record<string, unknown>>;

function within(value: number, limits: Limits): boolean {
	const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
	const is = (bound: unknown, test: (bound: number) => boolean): boolean =>
		typeof bound !== "number" || test(bound);
	return (
		(type === "number" || Number.isInteger(value)) &&
		is(minimum, (bound) => value >= bound) &&
		is(maximum, (bound) => value <= bound) &&
		is(exclusiveMinimum, (bound) => value > bound) &&
		is(exclusiveMaximum, (bound) => value < bound)
	);
}

/** Null: no number fits. */
function grammarOf(limits: Limits) {
	const parameters = { type: "object", properties: { a: limits }, required: ["a"] };
	try {
		const tools = [{ name: "f", parameters }];
		const made = constrain(hermes, writing, { tools, target: "gbnf", toolChoice: "required" });
		return made.target === "gbnf" ? made : null;
	} catch (error) {
		if (error instanceof CannotConstrain) return null;
		throw error;
	}
}

test("random bounds", () => {
	const dice = new Dice(5);
	let bounded = 0;
	for (let run = 0; run < 400; run++) {
		const limits: Record<string, unknown> = { type: dice.of(["number", "integer"]) };
		for (const key of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"])
			if (dice.next() < 0.4) limits[key] = dice.of(BOUNDS);
		const made = grammarOf(limits);
		if (made === null) continue;
		const sentences = new Sentences(made.grammar);
		for (let at = 0; at < 8; at++) {
			const text = sentences.sample(() => dice.next(), "0", 60 + at * 30);
			const [, number = ""] = /"a"\s*:\s*([^\s}]+)/.exec(text) ?? [];
			const value: unknown = JSON.parse(number);
			if (!isSound(made)) continue;
			bounded++;
			expect(within(Number(value), limits), `${JSON.stringify(limits)}: ${number}`).toBe(true);
		}
	}
	expect(bounded).toBeGreaterThan(800);
});
