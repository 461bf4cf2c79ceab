/** Alternatives that begin alike, written as one that goes on in several ways. */
import { choice, commonPrefix, type Expr, row, text } from "./expr.js";

interface Begun {
	readonly whole: Expr;
	readonly first: Expr;
	readonly rest: readonly Expr[];
}

/** Alternatives for the same, of which no two begin with the same character of a text, or with the same part. */
export function factored(options: readonly Expr[]): readonly Expr[] {
	const groups = new Map<number | Expr, Begun[]>();
	for (const option of options) {
		const begun = begunOf(option);
		const { first } = begun;
		const key = first.t === "text" ? (first.text.codePointAt(0) ?? -1) : first;
		const group = groups.get(key);
		if (group === undefined) groups.set(key, [begun]);
		else group.push(begun);
	}
	return [...groups.values()].map(joined);
}

function begunOf(whole: Expr): Begun {
	if (whole.t === "seq") {
		const [first = whole, ...rest] = whole.of;
		return { whole, first, rest };
	}
	// a constant that has a name
	if (whole.t === "rule" && whole.rule.body.t === "text")
		return { whole, first: whole.rule.body, rest: [] };
	return { whole, first: whole, rest: [] };
}

function joined(group: readonly Begun[]): Expr {
	const first = group[0]?.first;
	if (first === undefined || group.length === 1) return group[0]?.whole ?? choice([]);
	const texts = group.map((one) => (one.first.t === "text" ? one.first.text : ""));
	const shared = unbroken(commonPrefix(texts));
	const ways = group.map(({ rest }, at) =>
		row(text(texts[at]?.slice(shared.length) ?? ""), ...rest),
	);
	return row(first.t === "text" ? text(shared) : first, choice(ways));
}

/** Without the first half of a character of two. */
function unbroken(shared: string): string {
	return /[\ud800-\udbff]$/.test(shared) ? shared.slice(0, -1) : shared;
}
