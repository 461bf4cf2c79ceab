/** What is kept of the markup that has been read (src/runtime/machine/read-end.ts): its end, and little more. */
import { expect, test } from "vitest";
import { ReadEnd } from "../../src/runtime/machine/read-end.js";

/** Characters of the longest close. */
const KEPT = 6;

test("however much markup follows on markup, its end is kept, and only a bounded part of it", () => {
	const end = new ReadEnd();
	let read = "";
	for (let k = 0; k < 500; k++) {
		const piece = `<p${k}>`;
		end.noteMarkup(piece, read.length, KEPT);
		read += piece;
		const markup = end.markupBefore(read.length);
		expect(read.endsWith(markup), read).toBe(true);
		expect(markup.length).toBeGreaterThanOrEqual(Math.min(KEPT, read.length));
		expect(markup.length).toBeLessThanOrEqual(10 * KEPT);
	}
});

test("markup that stands elsewhere is not joined to it", () => {
	const end = new ReadEnd();
	end.noteMarkup("<a>", 0, KEPT);
	expect(end.markupBefore(3)).toBe("<a>");
	expect(end.markupBefore(4)).toBe("");
	end.noteMarkup("<b>", 5, KEPT);
	expect(end.markupBefore(8)).toBe("<b>");
});
