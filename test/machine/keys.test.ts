/** The keys that a call has bound, compared with plain lists of them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasKey, type Keys, keysAround, sameKeys } from "../../src/runtime/readings/keys.js";

/** null: here a container began */
type Bound = readonly (string | null)[];

function keysOf(bound: Bound, before: Keys | null = null): Keys | null {
	return bound.reduce<Keys | null>((keys, key) => ({ key, before: keys }), before);
}

const someBound = fc.array(fc.constantFrom("a", "b", null), { maxLength: 5 });

test("two are the same where their lists are, wherever they have parted", () => {
	fc.assert(
		fc.property(someBound, someBound, someBound, (shared, one, other) => {
			const before = keysOf(shared);
			const same = JSON.stringify(one) === JSON.stringify(other);
			expect(sameKeys(keysOf(one, before), keysOf(other, before))).toBe(same);
			expect(sameKeys(keysOf([...shared, ...one]), keysOf(other, before))).toBe(same);
		}),
	);
});

test("a key is that of the container at hand alone", () => {
	fc.assert(
		fc.property(someBound, fc.constantFrom("a", "b"), (bound, key) => {
			const keys = keysOf(bound);
			const begun = bound.lastIndexOf(null);
			expect(hasKey(keys, key)).toBe(bound.slice(begun + 1).includes(key));
			expect(sameKeys(keysAround(keys), keysOf(bound.slice(0, Math.max(0, begun))))).toBe(true);
		}),
	);
});
