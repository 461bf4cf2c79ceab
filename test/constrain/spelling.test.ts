/** What a structural tag's grammars must not hold, because xgrammar 0.1.27 misreads it. */
import { describe, expect, test } from "vitest";
import { type CharSet, EMPTY, type Expr, text } from "../../src/constrain/grammar/expr.js";
import { classText } from "../../src/constrain/targets/classes.js";
import { gbnf } from "../../src/constrain/targets/gbnf.js";
import { holds, readGrammar } from "./gbnf-text.js";
import { Sentences } from "./sentences.js";
import { Dice } from "./tools.js";

const SIGNS = [..."az09<>|~\u007f\u0080éü｜東\ud7ff\ue000\uffff😀\u{10fffe}"];

/** Random classes, of ranges that meet, or hold all characters beyond ASCII, or few. */
function classOf(dice: Dice): CharSet {
	const ranges = Array.from({ length: 1 + dice.below(3) }, (): readonly [number, number] => {
		const ends = [dice.of(SIGNS), dice.of(SIGNS)].map((one) => one.codePointAt(0) ?? 0);
		const [from = 0, to = 0] = ends.sort((a, b) => a - b);
		return dice.next() < 0.4 ? [from, from] : [from, to];
	});
	return { not: dice.next() < 0.5, ranges };
}

/** Null: it is refused. */
function printed(set: CharSet): string | null {
	try {
		return classText(set, "xgrammar");
	} catch {
		return null;
	}
}

describe("classes of characters", () => {
	test("llama.cpp's are the set, xgrammar's hold no more, and only ASCII or all that is beyond", () => {
		const dice = new Dice(3);
		let same = 0;
		for (let run = 0; run < 400; run++) {
			const set = classOf(dice);
			const admitted = (spelled: string) => {
				const sentences = new Sentences(`root ::= ${spelled}\n`);
				return SIGNS.filter((one) => sentences.matches(one));
			};
			const all = SIGNS.filter((one) => holds({ k: "set", ...set }, one));
			expect(admitted(classText(set, "llama.cpp"))).toEqual(all);
			const spelled = printed(set);
			if (spelled === null) continue;
			expect(spelled.replace(/"[^"]*"/g, "")).toMatch(/^[\u0020-\u007e]*$/);
			const some = admitted(spelled);
			expect(all).toEqual(expect.arrayContaining(some));
			expect(some).toEqual(expect.arrayContaining(all.filter((one) => one < "\u0080")));
			if (some.length === all.length) same++;
		}
		expect(same).toBeGreaterThan(100);
	});

	test.each([
		[[[0xe9, 0xe9]], '"é"'],
		[
			[
				[0x61, 0x7a],
				[0xff5c, 0xff5c],
			],
			'([a-z] | "｜")',
		],
		[[[0x61, 0x10ffff]], "[^\\u0000-\\u0060]"],
	] as const)("%j", (ranges, spelled) => {
		expect(classText({ not: false, ranges }, "xgrammar")).toBe(spelled);
	});
});

describe("alternatives", () => {
	/** Sequences of few parts, so that many begin alike. */
	const digit: Expr = { t: "class", set: { not: false, ranges: [[48, 57]] } };
	const parts = (dice: Dice): Expr => {
		const word = text(["", "a", "ab", "aab", "b", "😀", "😁"][dice.below(7)] ?? "");
		return dice.next() < 0.3 ? { t: "seq", of: [digit, text("a")] } : word;
	};

	test("no two begin alike, and they hold the same", () => {
		const dice = new Dice(5);
		for (let run = 0; run < 200; run++) {
			const of = Array.from({ length: 2 + dice.below(4) }, () => parts(dice));
			const root: Expr = { t: "seq", of: [{ t: "alt", of }, text(".")] };
			const [plain, made] = [gbnf(root, "llama.cpp"), gbnf(root, "xgrammar")];
			const [one, other] = [new Sentences(plain), new Sentences(made)];
			for (let at = 0; at < 10; at++) {
				const [left, right] = [one, other].map((all) => all.sample(() => dice.next(), "0", 50));
				expect(other.matches(left ?? ""), `${plain}${made}`).toBe(true);
				expect(one.matches(right ?? ""), `${plain}${made}`).toBe(true);
			}
			expect(alike(made), made).toEqual([]);
		}
	});

	/** Texts that two alternatives of one choice begin with. */
	function alike(grammar: string): readonly string[] {
		const found: string[] = [];
		const todo = [...readGrammar(grammar).values()];
		for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
			if (node.k === "many") todo.push(node.of);
			if (node.k !== "seq" && node.k !== "alt") continue;
			todo.push(...node.of);
			if (node.k === "seq") continue;
			const begins = node.of.map((one) => {
				const first = one.k === "seq" ? one.of[0] : one;
				return first?.k === "text" ? [...first.text][0] : JSON.stringify(first);
			});
			found.push(
				...begins.flatMap((one, at) =>
					one !== undefined && begins.indexOf(one) < at ? [one] : [],
				),
			);
		}
		return found;
	}

	test("the shorter one first, or last", () => {
		const words: Expr = { t: "alt", of: [text("xas."), text("xa."), EMPTY] };
		expect(gbnf(words, "xgrammar")).toBe('root ::= "xa" ("s." | ".") | ""\n');
		expect(gbnf(words, "llama.cpp")).toBe('root ::= "xas." | "xa." | ""\n');
	});
});
