/**
 * Where a call of the writer's tree begins and ends: the largest parts that write exactly one name, whatever is chosen. What
 * repeats, or may write several names, is a section around them.
 */
import { innerParts, type Part, type WriteMember } from "../render/writing.js";

/** How many names are written, over all ways; `most` stops at 2. */
interface Names {
	readonly least: number;
	readonly most: number;
}

/** Marks the calls in the rules, and in parts that use them. */
export function callMarker(rules: ReadonlyMap<string, Part>): (part: Part) => Part {
	const known = new Map<string, Names>();
	const names = (part: Part): Names => {
		if (typeof part === "string") return NONE;
		switch (part.p) {
			case "seq":
				return sum(part.of.map(names));
			case "alt": {
				const all = part.of.map(names);
				const least = Math.min(...all.map((one) => one.least));
				return { least, most: Math.max(...all.map((one) => one.most)) };
			}
			case "opt":
				return { least: 0, most: names(part.of).most };
			case "loop": {
				const { least, most } = names(part.of);
				return { least: part.min > 0 ? least : 0, most: most > 0 ? 2 : 0 };
			}
			case "field":
			case "set":
				return part.field === "name" ? ONE : NONE;
			case "group":
				if (part.field === "skip") return NONE;
				return part.field === "name" ? ONE : names(part.of);
			case "object":
				return part.members.some(isName) ? ONE : NONE;
			case "build":
			case "call":
				return names(part.of);
			case "rule": {
				const found = known.get(part.rule);
				if (found !== undefined) return found;
				// a rule within itself holds values, not names
				known.set(part.rule, NONE);
				const count = names(rules.get(part.rule) ?? "");
				known.set(part.rule, count);
				return count;
			}
			case "assert":
			case "same":
				return NONE;
			default:
				return part satisfies never;
		}
	};
	const mark = (part: Part): Part => {
		if (typeof part === "string") return part;
		const { least, most } = names(part);
		if (least === 1 && most === 1) return { p: "call", of: part };
		if (most === 0 || innerParts(part).length === 0) return part;
		switch (part.p) {
			case "seq":
			case "alt":
				return { ...part, of: part.of.map(mark) };
			case "loop":
				return { ...part, of: mark(part.of), between: mark(part.between) };
			case "opt":
			case "group":
				return { ...part, of: mark(part.of) };
			default:
				return part;
		}
	};
	return mark;
}

const NONE: Names = { least: 0, most: 0 };
const ONE: Names = { least: 1, most: 1 };

function sum(all: readonly Names[]): Names {
	const add = (pick: (one: Names) => number) =>
		Math.min(
			2,
			all.reduce((total, one) => total + pick(one), 0),
		);
	return { least: add(({ least }) => least), most: add(({ most }) => most) };
}

function isName({ key, value }: WriteMember): boolean {
	if (key === null) return true;
	if ("members" in value) return value.members.some(isName);
	return "field" in value && value.field === "name";
}
