/** The marks with which a call or a pair opens, up to its name, as conditions. */
import type { Expr, Field, Kind } from "../../language/syntax.js";
import type { Maker } from "./expr.js";
import { isMark, trimmed } from "./marks.js";
import type { StrictRules } from "./pairs.js";
import { plain } from "./plain.js";

/** Up to the place that binds a field, on each way there: what stands before it, and what stands behind it on that way. */
interface Way {
	readonly before: readonly Expr[];
	readonly behind: readonly Expr[];
	/** only declared names stand there, so that a name is evidence by itself */
	readonly isDeclared: boolean;
}

function waysTo(
	field: Field,
	items: readonly Expr[],
	rules: StrictRules,
	seen: readonly string[],
): readonly Way[] {
	for (const [i, item] of items.entries()) {
		const ways = waysInto(field, item, rules, seen);
		if (ways.length === 0) continue;
		const before = items.slice(0, i);
		const behind = items.slice(i + 1);
		return ways.map((way) => ({
			...way,
			before: [...before, ...way.before],
			behind: [...way.behind, ...behind],
		}));
	}
	return [];
}

function waysInto(
	field: Field,
	expr: Expr,
	rules: StrictRules,
	seen: readonly string[],
): readonly Way[] {
	switch (expr.type) {
		case "payload":
			return expr.field === field
				? [{ before: [], behind: [], isDeclared: expr.kind === "tool" || expr.kind === "prop" }]
				: [];
		case "capture":
			if (expr.field === field) return [{ before: [], behind: [], isDeclared: false }];
			return waysInto(field, expr.body, rules, seen);
		case "sequence":
			return waysTo(field, expr.items, rules, seen);
		case "choice":
			return expr.options.flatMap((option) => waysInto(field, option, rules, seen));
		case "ref": {
			const body = rules.get(expr.rule);
			if (body === undefined || seen.includes(expr.rule)) return [];
			return waysInto(field, body, rules, [...seen, expr.rule]);
		}
		default:
			return [];
	}
}

/** The marks up to a name and the first mark behind it, on each way: conditions that a declared name stands there. */
export function opening(
	field: "key" | "name",
	items: readonly Expr[],
	rules: StrictRules,
	make: Maker,
	kind: Kind = field === "key" ? "unbound" : "tool",
): readonly (readonly Expr[])[] {
	return waysTo(field, items, rules, ["message"]).flatMap((way) => {
		const before = plain(way.before, rules);
		if (before === null || before.length === 0) return [];
		// where no mark stands before the name, all marks behind it count
		const marked = way.isDeclared || before.some(isMark);
		const behind = marked ? first(way.behind, rules, make) : plain(way.behind, rules);
		if (behind === null) return [];
		const named = [...before, make.skip(kind)];
		// the end of a line may be all that stands behind the name
		const whole = marked ? [...trimmed(named), ...behind] : trimmed([...named, ...behind]);
		return way.isDeclared || whole.some(isMark) ? [whole] : [];
	});
}

/** The first literal of what follows, white space before it included; null where something else may come first. */
export function first(
	items: readonly Expr[],
	rules: StrictRules,
	make: Maker,
): readonly Expr[] | null {
	const options = firstOptions(items, rules);
	if (options === null || options.length === 0) return null;
	const texts = new Map(options.map((option) => [JSON.stringify(option, withoutPlaces), option]));
	return [make.alt([...texts.values()].map((option) => make.seq(option)))];
}

export function withoutPlaces(name: string, value: unknown): unknown {
	return name === "at" ? undefined : value;
}

function firstOptions(
	items: readonly Expr[],
	rules: StrictRules,
): readonly (readonly Expr[])[] | null {
	const [item, ...rest] = items;
	if (item === undefined) return [];
	switch (item.type) {
		case "literal":
			return item.text === "" ? firstOptions(rest, rules) : [[item]];
		case "space":
		case "eol": {
			const options = firstOptions(rest, rules);
			// where open text follows, the end of the line before it is all that stands there
			if (item.type === "eol" && (options === null || options.length === 0)) return [[item]];
			return (
				options?.map((option) => (option[0]?.type === "space" ? option : [item, ...option])) ?? null
			);
		}
		case "look":
		case "commit":
		case "assert":
		case "constant":
			return firstOptions(rest, rules);
		case "sequence":
			return firstOptions([...item.items, ...rest], rules);
		case "choice": {
			const options = item.options.map((option) => firstOptions([option, ...rest], rules));
			return all(options);
		}
		case "repeat":
			if (item.op === "+") return firstOptions([item.body, ...rest], rules);
			return all([firstOptions([item.body], rules), firstOptions(rest, rules)]);
		case "list":
			return firstOptions([item.body, ...rest], rules);
		case "ref": {
			const body = rules.get(item.rule);
			return body === undefined ? null : firstOptions([body, ...rest], rules);
		}
		case "pattern":
			return item.dialect === "json" ? [[{ type: "literal", text: "{", at: item.at }]] : null;
		case "payload":
			return item.kind === "json" ? [[{ type: "literal", text: "{", at: item.at }]] : null;
		case "capture":
		case "backref":
		case "builder":
			return null;
		default:
			return item satisfies never;
	}
}

function all<T>(lists: readonly (readonly T[] | null)[]): readonly T[] | null {
	return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
}
