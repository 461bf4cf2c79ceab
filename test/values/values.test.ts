/**
 * Decoded values: what `JSON.parse` says of the members of the arguments, in pieces that leave as soon as their text is read,
 * the same however it was cut.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import {
	type CallValueEvent,
	type ValueKind,
	ValueReader,
	valuesTo,
	withValues,
} from "../../src/values/index.js";
import { every } from "../properties/support/chunks.js";
import { runs, settingOf } from "../properties/support/settings.js";
import { registrySubjects, rows } from "../properties/support/subjects.js";
import { chunkings } from "../support/chunking.js";

interface Told {
	readonly key: string;
	readonly kind: ValueKind;
	text: string;
	done: boolean;
}

/** One row for each value; fails where a value goes on that is done. */
class Fold {
	readonly values: Told[] = [];

	add(key: string, kind: ValueKind, delta: string, done: boolean): void {
		const last = this.values.at(-1);
		if (last === undefined || last.done) this.values.push({ key, kind, text: delta, done });
		else {
			expect([last.key, last.kind]).toEqual([key, kind]);
			last.text += delta;
			last.done = done;
		}
	}

	entries(): [string, unknown][] {
		return this.values.map(({ key, kind, text, done }) => {
			expect(done).toBe(true);
			return [key, kind === "string" ? text : JSON.parse(text)];
		});
	}
}

function told(chunks: readonly string[]): Fold {
	const fold = new Fold();
	const reader = new ValueReader((...args) => fold.add(...args));
	for (const chunk of chunks) reader.read(chunk);
	return fold;
}

/** A string of JSON with some of its characters escaped that need not be; of a pair both halves, or none. */
function written(text: string, escapes: readonly boolean[]): string {
	const hex = (unit: string, i: number): string => {
		const code = unit.charCodeAt(0).toString(16).padStart(4, "0");
		return `\\u${i % 2 === 0 ? code : code.toUpperCase()}`;
	};
	const characters = [...text].map((character, i) =>
		escapes[i % Math.max(1, escapes.length)] === true
			? character.split("").map(hex).join("")
			: JSON.stringify(character).slice(1, -1),
	);
	return `"${characters.join("")}"`;
}

const hostile = fc.oneof(
	fc.string({ unit: "grapheme" }),
	fc.string({
		unit: fc.constantFrom('"', "\\", "{", "}", "[", ",", ":", "\n", "\u0000", "é", "😀", "u"),
	}),
);
const scalar = fc.oneof(
	fc.integer(),
	fc.double({ noNaN: true, noDefaultInfinity: true }),
	fc.boolean(),
	fc.constant(null),
);
const value = fc.oneof(hostile, scalar, fc.jsonValue(), fc.array(hostile, { maxLength: 3 }));
const space = fc.constantFrom("", " ", "\n\t", " \r\n");
const member = fc.record({
	key: hostile,
	value,
	escapes: fc.array(fc.boolean(), { maxLength: 4 }),
	space,
});

describe("of one object", () => {
	const object = fc.array(member, { maxLength: 5 }).map((members) => ({
		members: members.map((one): [string, unknown] => [
			one.key,
			JSON.parse(JSON.stringify(one.value)),
		]),
		text: `{${members
			.map(({ key, value, escapes, space }) => {
				const text = typeof value === "string" ? written(value, escapes) : JSON.stringify(value);
				return `${space}${written(key, escapes)}${space}:${space}${text}${space}`;
			})
			.join(",")}}`,
	}));

	test("what JSON.parse says, at every cut", () => {
		fc.assert(
			fc.property(object, ({ members, text }) => {
				for (const chunks of chunkings(text)) expect(told(chunks).entries()).toEqual(members);
			}),
			runs(3_000),
		);
	});

	test("nothing is taken back, no character is told in halves, and text leaves with the character that brings it", () => {
		fc.assert(
			fc.property(object, ({ text }) => {
				const whole = told([text]).values;
				const fold = new Fold();
				const pieces: string[] = [];
				const reader = new ValueReader((key, kind, delta, done) => {
					pieces.push(delta);
					fold.add(key, kind, delta, done);
				});
				for (const char of text.match(/[\ud800-\udbff][\udc00-\udfff]|[\s\S]/g) ?? []) {
					const before = fold.values.map((one) => one.text).join("").length;
					const open = fold.values.at(-1);
					reader.read(char);
					fold.values.forEach((one, i) => {
						const all = whole[i];
						if (all?.key !== one.key || !all.text.startsWith(one.text)) expect(one).toEqual(all);
					});
					const after = fold.values.map((one) => one.text).join("").length;
					// an open string: every plain character is a piece of its own
					if (open?.kind === "string" && !open.done && !/["\\u0-9a-fA-Fbnrt/]/.test(char))
						expect(after - before).toBeGreaterThanOrEqual(char.length);
				}
				for (const piece of pieces) expect(() => encodeURIComponent(piece)).not.toThrow();
			}),
			runs(1_000),
		);
	});
});

describe.each(rows(registrySubjects()))("of the calls of %s", (_name, { format, examples }) => {
	test("what JSON.parse says of their arguments, in events and told to a sink", () => {
		for (const example of examples) {
			const { options, finish } = settingOf(example, false);
			for (const size of [1, 3, example.input.length + 1]) {
				const chunks = every(example.input, size);
				const texts = new Map<number, string>();
				const whole = new Set<number>();
				const folds = new Map<number, Fold>();
				const events: CallValueEvent[] = [];
				const parser = withValues(createParser(format, options));
				for (const step of [
					...chunks.map((chunk) => () => parser.feed(chunk)),
					() => parser.finish(finish),
				])
					for (const event of step()) {
						if (event.type === "call-start") folds.set(event.index, new Fold());
						if (event.type === "call-arguments")
							texts.set(event.index, (texts.get(event.index) ?? "") + event.delta);
						if (event.type === "call-end" && event.status !== "incomplete") whole.add(event.index);
						if (event.type !== "call-value") continue;
						events.push(event);
						folds.get(event.index)?.add(event.key, event.kind, event.delta, event.done);
					}
				for (const index of whole)
					expect(Object.fromEntries(folds.get(index)?.entries() ?? []), example.title).toEqual(
						JSON.parse(texts.get(index) ?? ""),
					);

				const sunk: unknown[] = [];
				const nothing = (): void => {};
				const sink = valuesTo({
					content: nothing,
					reasoning: nothing,
					callStart: nothing,
					callArguments: nothing,
					callEnd: nothing,
					notice: nothing,
					callValue: (...args) => void sunk.push(args),
				});
				const silent = createParser(format, { ...options, sink });
				for (const chunk of chunks) silent.feed(chunk);
				silent.finish(finish);
				expect(sunk).toEqual(
					events.map(({ index, key, kind, delta, done }) => [index, key, kind, delta, done]),
				);
			}
		}
	});
});
