/**
 * What xgrammar 0.1.27 misreads in schemas. Of two constants of which one is the other with something put in, it admits that this
 * comes again: of `ab` and `a` also `abb`. It reads a pattern that branches where its texts part as it is. Bounds of a number that is
 * no integer it does not enforce.
 */
import { commonPrefix } from "../grammar/expr.js";
import type { Keywords } from "../schema/emit.js";
import { partsOf, type Shape } from "../schema/shape.js";

/** Whether it must be written as a grammar, for the schema of a part of it would be misread. */
export function isMisread(root: Shape): boolean {
	const seen = new Set([root]);
	for (const shape of seen) {
		if (hasInserted(shape.ways.flatMap((way) => (way.k === "named" ? inEnum(way.values) : []))))
			return true;
		for (const way of shape.ways) {
			if (way.k === "number" && !way.whole && (way.low !== null || way.high !== null)) return true;
			for (const part of partsOf(way)) seen.add(part);
		}
	}
	return false;
}

/** An enumeration; of texts that would be misread a pattern. */
export function constantsSchema(values: readonly unknown[]): Keywords {
	const others = inEnum(values);
	if (others.length === values.length) return { enum: values };
	const pattern = { type: "string", pattern: `^(${branching(values.filter(isPlain))})$` };
	return others.length === 0 ? pattern : { anyOf: [pattern, { enum: others }] };
}

/** Those of the constants that are written as an enumeration. */
function inEnum(values: readonly unknown[]): readonly unknown[] {
	const few = values.length <= MOST_COMPARED;
	return few && hasInserted(values) ? values.filter((value) => !isPlain(value)) : values;
}

/** A text that stands in JSON as it is. */
function isPlain(value: unknown): value is string {
	return typeof value === "string" && /^[ !#-[\]-~]+$/.test(value);
}

const MOST_COMPARED = 100;

/** Whether one constant is another one with something put in. */
function hasInserted(values: readonly unknown[]): boolean {
	const texts = values.map((value) => JSON.stringify(value));
	if (texts.length > MOST_COMPARED) return true;
	return texts.some((long) =>
		texts.some((short) => {
			if (short.length >= long.length) return false;
			const before = commonPrefix([short, long]).length;
			return long.endsWith(short.slice(before));
		}),
	);
}

/** A regular expression of these texts, in which no two ways begin with the same character. */
function branching(texts: readonly string[]): string {
	const groups = new Map<string, string[]>();
	for (const text of texts) {
		const group = groups.get(text.charAt(0));
		if (group === undefined) groups.set(text.charAt(0), [text]);
		else group.push(text);
	}
	return [...groups.values()]
		.map((group) => {
			const shared = commonPrefix(group);
			const rests = [...new Set(group.map((text) => text.slice(shared.length)))];
			const more = rests.filter((rest) => rest !== "");
			if (more.length === 0) return escaped(shared);
			return `${escaped(shared)}(${branching(more)})${more.length < rests.length ? "?" : ""}`;
		})
		.join("|");
}

function escaped(text: string): string {
	return text.replace(/[^0-9A-Za-z]/g, (sign) => (sign === " " ? sign : `\\${sign}`));
}
