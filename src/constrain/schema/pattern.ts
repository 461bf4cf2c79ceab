/**
 * Regular expressions of `pattern`, as far as they are regular and say with marks at their ends alone where they hold: literals,
 * classes, groups, alternatives and counts. Others are left to validation.
 */

/** Characters by code point, both ends included, in their order. */
export type Ranges = readonly (readonly [number, number])[];

export type Pattern =
	| { readonly k: "set"; readonly ranges: Ranges }
	| { readonly k: "seq" | "alt"; readonly of: readonly Pattern[] }
	| {
			readonly k: "many";
			readonly of: Pattern;
			readonly min: number;
			/** null: as many as there are */
			readonly max: number | null;
	  };

/** What a pattern may come to when its counts are written out. */
const LARGEST = 2_000;
const MOST_REPEATS = 256;
const DEEPEST = 20;

const ALL: Ranges = [
	[0, 0xd7ff],
	[0xe000, 0x10ffff],
];
const ANY_TEXT: Pattern = { k: "many", of: { k: "set", ranges: ALL }, min: 0, max: null };
const LINE_ENDS: Ranges = [
	[10, 10],
	[13, 13],
	[0x2028, 0x2029],
];
const CLASSES: Readonly<Record<string, Ranges>> = {
	d: [[48, 57]],
	w: [
		[48, 57],
		[65, 90],
		[95, 95],
		[97, 122],
	],
	s: [
		[9, 13],
		[32, 32],
		[160, 160],
		[0x1680, 0x1680],
		[0x2000, 0x200a],
		[0x2028, 0x2029],
		[0x202f, 0x202f],
		[0x205f, 0x205f],
		[0x3000, 0x3000],
		[0xfeff, 0xfeff],
	],
};

/** Null: it is none of these. */
export function patternFrom(source: string): Pattern | null {
	if (source.length > LARGEST) return null;
	try {
		new RegExp(source, "u");
		const found = new Reader(source).whole();
		return sizeOf(found) > LARGEST || !isWritable(found) ? null : found;
	} catch {
		return null;
	}
}

/** How many characters fit it. */
export function lengthOf(pattern: Pattern): { readonly min: number; readonly max: number | null } {
	switch (pattern.k) {
		case "set":
			return { min: 1, max: 1 };
		case "seq":
		case "alt": {
			const all = pattern.of.map(lengthOf);
			const [mins, maxs] = [all.map(({ min }) => min), all.map(({ max }) => max)];
			const put = (of: readonly number[], least: boolean) =>
				pattern.k === "seq"
					? of.reduce((sum, one) => sum + one, 0)
					: least
						? Math.min(...of)
						: Math.max(...of);
			const known = maxs.filter((one): one is number => one !== null);
			return { min: put(mins, true), max: known.length < maxs.length ? null : put(known, false) };
		}
		case "many": {
			const { min, max } = lengthOf(pattern.of);
			const most = max === 0 ? 0 : max === null || pattern.max === null ? null : max * pattern.max;
			return { min: min * pattern.min, max: most };
		}
		default:
			return pattern satisfies never;
	}
}

/** Control characters but those that have an escape of their own are never written. */
const CONTROL: Ranges = [
	[0, 8],
	[0x0b, 0x0c],
	[0x0e, 0x1f],
	[0x7f, 0x7f],
];

/** Whether each of its characters can be one that is written. */
function isWritable(pattern: Pattern): boolean {
	if (pattern.k === "set") return without(pattern.ranges, CONTROL).length > 0;
	return pattern.k === "many" ? isWritable(pattern.of) : pattern.of.every(isWritable);
}

function sizeOf(pattern: Pattern): number {
	if (pattern.k === "set") return 1;
	if (pattern.k !== "many") return pattern.of.reduce((sum, one) => sum + sizeOf(one), 1);
	return sizeOf(pattern.of) * Math.max(1, pattern.max ?? pattern.min);
}

export function without(ranges: Ranges, taken: Ranges): Ranges {
	const found: [number, number][] = [];
	for (const [from, to] of ranges) {
		let next = from;
		for (const [a, b] of taken) {
			if (b < next || a > to) continue;
			if (a > next) found.push([next, a - 1]);
			next = b + 1;
		}
		if (next <= to) found.push([next, to]);
	}
	return found;
}

export function holds(ranges: Ranges, code: number): boolean {
	return ranges.some(([from, to]) => from <= code && code <= to);
}

function joined(all: Ranges): Ranges {
	const found: [number, number][] = [];
	for (const [from, to] of [...all].sort(([a], [b]) => a - b)) {
		const last = found[found.length - 1];
		if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
		else found.push([from, to]);
	}
	return found;
}

/** Throws where the expression is none of those that are read. */
class Reader {
	private at = 0;
	private depth = 0;

	constructor(private readonly source: string) {}

	whole(): Pattern {
		const of: Pattern[] = [];
		do {
			const begins = this.takes("^");
			const parts = this.sequence();
			const ends = this.takes("$");
			of.push({
				k: "seq",
				of: [...(begins ? [] : [ANY_TEXT]), ...parts, ...(ends ? [] : [ANY_TEXT])],
			});
		} while (this.takes("|"));
		if (this.at < this.source.length) throw new SyntaxError("not read");
		return { k: "alt", of };
	}

	private takes(sign: string): boolean {
		if (!this.source.startsWith(sign, this.at)) return false;
		this.at += sign.length;
		return true;
	}

	private group(): Pattern {
		if (++this.depth > DEEPEST) throw new SyntaxError("too deep");
		if (this.takes("?") && !this.takes(":")) throw new SyntaxError("a condition, or a name");
		const of: Pattern[] = [];
		do of.push({ k: "seq", of: this.sequence() });
		while (this.takes("|"));
		if (!this.takes(")")) throw new SyntaxError("a mark within");
		this.depth--;
		return { k: "alt", of };
	}

	private sequence(): readonly Pattern[] {
		const of: Pattern[] = [];
		while (this.at < this.source.length) {
			const sign = this.source[this.at] ?? "";
			if (sign === "|" || sign === ")" || sign === "$") break;
			if (sign === "^") throw new SyntaxError("a mark within");
			of.push(this.counted(this.item()));
		}
		return of;
	}

	private item(): Pattern {
		if (this.takes("(")) return this.group();
		if (this.takes("[")) return { k: "set", ranges: this.listed() };
		if (this.takes(".")) return { k: "set", ranges: without(ALL, LINE_ENDS) };
		return { k: "set", ranges: this.character() };
	}

	private counted(of: Pattern): Pattern {
		const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at));
		if (found === null) return of;
		this.at += found[0].length;
		const [sign, low, comma, high] = found;
		if (low === undefined) {
			const most = sign.startsWith("?") ? 1 : null;
			return { k: "many", of, min: sign.startsWith("+") ? 1 : 0, max: most };
		}
		const min = Number(low);
		const max = comma === "" ? min : high === "" ? null : Number(high);
		if (Math.max(min, max ?? 0) > MOST_REPEATS) throw new SyntaxError("too many");
		return { k: "many", of, min, max };
	}

	private listed(): Ranges {
		const not = this.takes("^");
		const found: (readonly [number, number])[] = [];
		while (!this.takes("]")) {
			const from = this.character();
			const [first] = from;
			if (this.source[this.at] === "-" && this.source[this.at + 1] !== "]" && from.length === 1) {
				this.at++;
				const [last] = this.character();
				if (first === undefined || last === undefined) throw new SyntaxError("no range");
				found.push([first[0], last[1]]);
			} else found.push(...from);
		}
		return not ? without(ALL, joined(found)) : joined(found);
	}

	private character(): Ranges {
		const code = this.source.codePointAt(this.at);
		if (code === undefined) throw new SyntaxError("no end");
		this.at += code > 0xffff ? 2 : 1;
		if (code !== 0x5c) return [[code, code]];
		const sign = this.source[this.at++] ?? "";
		const named = CLASSES[sign.toLowerCase()];
		if (named !== undefined) return sign === sign.toLowerCase() ? named : without(ALL, named);
		const control = { n: 10, t: 9, r: 13, f: 12, v: 11 }[sign];
		if (control !== undefined) return [[control, control]];
		if (/[A-Za-z0-9]/.test(sign)) throw new SyntaxError("an escape that is not read");
		const own = sign.charCodeAt(0);
		return [[own, own]];
	}
}
