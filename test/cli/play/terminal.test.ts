import { expect, test } from "vitest";
import { Painter } from "../../../src/cli/play/painter.js";
import { paint, type Span } from "../../../src/cli/play/style.js";
import { visible, width } from "../../../src/cli/play/visible.js";
import { wrap } from "../../../src/cli/play/wrap.js";
import { Screen } from "./screen.js";

const plain = (text: string): readonly Span[] => [{ text, look: "plain" }];
const texts = (rows: readonly (readonly Span[])[]) =>
	rows.map((row) => row.map(({ text }) => text).join(""));

test("wrap breaks at spaces, and inside a word that is too long", () => {
	expect(texts(wrap(plain("one two three"), 8))).toEqual(["one two ", "three"]);
	expect(texts(wrap(plain("abcdefghij kl"), 4))).toEqual(["abcd", "efgh", "ij ", "kl"]);
	expect(texts(wrap(plain(""), 4))).toEqual([""]);
	expect(texts(wrap(plain("  indented"), 20))).toEqual(["  indented"]);
});

test("wrap loses no visible character, at no width", () => {
	const text = 'a bc  def {"ghi":"j k"} 漢字 𝄞 lmnopqrstuvwxyz';
	for (let columns = 2; columns < 50; columns++) {
		const rows = texts(wrap(plain(text), columns));
		expect(rows.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
		for (const row of rows) expect(width(row)).toBeLessThanOrEqual(columns);
	}
});

test("wrap keeps looks", () => {
	const spans: readonly Span[] = [
		{ text: "one tw", look: "plain" },
		{ text: "o", look: "held" },
	];
	expect(wrap(spans, 5)).toEqual([
		[{ text: "one ", look: "plain" }],
		[
			{ text: "tw", look: "plain" },
			{ text: "o", look: "held" },
		],
	]);
});

test("wide characters take two columns, marks none", () => {
	expect([
		width("ab"),
		width("漢字"),
		width("한"),
		width("😀"),
		width("e\u0301"),
		width("｜"),
	]).toEqual([2, 4, 2, 2, 1, 2]);
});

test("control characters cannot reach the terminal", () => {
	expect(visible("a\u001b[31mb\u0007\u009b\u202e\r")).toBe("a␛[31mb␇\ufffd\ufffd␍");
	expect(visible("a\n\tb")).toBe("a\n\tb");
});

test("a look is written and ended; without colours nothing is", () => {
	const spans: readonly Span[] = [
		{ text: "a", look: "held" },
		{ text: "b", look: "plain" },
	];
	expect(paint(spans, true)).toBe("\u001b[2;4ma\u001b[0mb");
	expect(paint(spans, false)).toBe("ab");
});

test("finished rows stay, live rows are drawn over", () => {
	const screen = new Screen(20, 10);
	const painter = new Painter(false);
	const draw = (done: readonly string[], live: readonly string[]) =>
		screen.write(painter.frame(done.map(plain), live.map(plain), 20));
	draw(["head"], []);
	expect(screen.lines()).toEqual(["head"]);
	draw([], ["one", "two", "three"]);
	expect(screen.lines()).toEqual(["head", "one", "two", "three"]);
	draw([], ["ONE"]);
	expect(screen.lines()).toEqual(["head", "ONE"]);
	draw(["one"], ["x", "y"]);
	expect(screen.lines()).toEqual(["head", "one", "x", "y"]);
	draw([], []);
	expect(screen.lines()).toEqual(["head", "one"]);
	draw(["last"], []);
	expect(screen.lines()).toEqual(["head", "one", "last"]);
});

test("live rows at the foot of a full screen scroll, and are still drawn over", () => {
	const screen = new Screen(20, 4);
	const painter = new Painter(false);
	for (let at = 0; at < 10; at++)
		screen.write(painter.frame([plain(`row ${at}`)], [plain("live"), plain(`tail ${at}`)], 20));
	screen.write(painter.frame([plain("end")], [], 20));
	expect(screen.lines()).toEqual([...Array.from({ length: 10 }, (_, at) => `row ${at}`), "end"]);
});
