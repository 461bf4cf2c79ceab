/** Texts that are kept while they grow: what of them is copied, and how often. */
import { afterEach, describe, expect, it } from "vitest";
import { joined } from "../../src/runtime/scan/flat.js";

const { slice } = String.prototype;

afterEach(() => {
	String.prototype.slice = slice;
});

/** The lengths of the copies that are made of a text that grows by pieces: each is cut from a text that is a bit longer. */
function copiesOf(piece: string, count: number): readonly number[] {
	const copies: number[] = [];
	String.prototype.slice = function (from, to) {
		copies.push(this.length);
		return slice.call(this, from, to);
	};
	let text = "";
	for (let k = 0; k < count; k++) text = joined(text, piece);
	String.prototype.slice = slice;
	expect(text === piece.repeat(count)).toBe(true);
	return copies;
}

describe("a text that grows by pieces", () => {
	it.each([10, 100, 1000])("takes work that grows as it does, in pieces of %d", (length) => {
		// of its second half no more than 16 copies are made, of all before it no more work than that
		for (const count of [20, 200, 1000]) {
			const copied = copiesOf("x".repeat(length), count).reduce((sum, one) => sum + one, 0);
			expect(copied).toBeLessThanOrEqual(33 * length * count);
		}
	});

	it("is copied whenever it has grown by about a sixteenth", () => {
		const copies = copiesOf("x".repeat(1000), 1000).filter((one) => one > 500_000);
		expect(copies.length).toBeGreaterThanOrEqual(12);
		expect(copies.length).toBeLessThanOrEqual(20);
	});
});
