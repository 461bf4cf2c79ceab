/** How a format writes arguments one by one: found out from the texts that its writer makes of calls with none, one and two. */

import { render } from "../../src/render/index.js";
import type { Subject } from "../properties/support/subjects.js";

export interface Written {
	/** the text before all arguments, between two, and behind them */
	readonly before: string;
	readonly between: string;
	readonly behind: string;
	/** values of all types, each with a key that `named` replaces */
	readonly pairs: readonly string[];
}

const KEY = "kkk";
const NEXT = "lll";
const VALUES: readonly unknown[] = [
	"x",
	"",
	5,
	-1.5,
	true,
	null,
	{ k: "v" },
	{ k: { z: 1 }, m: "2" },
	{},
	[],
	[1, "y"],
	[{ k: 1 }, []],
	" 5 ",
	"true",
	'{"q": 1}',
	"[1]",
	"a\nb",
	"\n x \n",
	'q"q',
	"it's",
	"<b>",
	"on",
];
const SCHEMAS: readonly object[] = [
	{},
	...["string", "object", "array", "integer"].map((type) => ({ type })),
];

export function named(pair: string, key: string): string {
	return pair.replaceAll(KEY, key);
}

/** Null: the format writes no calls, or not each argument in one way. */
export function written(subject: Subject): Written | null {
	const none = text(subject, {}, {});
	if (none === null) return null;
	const found = SCHEMAS.flatMap((schema) =>
		VALUES.flatMap((value) => pairOf(subject, none, schema, value) ?? []),
	);
	const [first] = found;
	if (first === undefined) return null;
	return { ...first, pairs: [...new Set(found.flatMap(({ pairs }) => pairs))] };
}

function pairOf(subject: Subject, none: string, schema: object, value: unknown): Written | null {
	const one = text(subject, schema, { [KEY]: value });
	const two = text(subject, schema, { [KEY]: value, [NEXT]: value });
	if (one === null || two === null) return null;
	const most = Math.min(none.length, one.length);
	let head = 0;
	while (head < most && none[head] === one[head]) head++;
	let tail = 0;
	while (tail < most - head && none.at(-1 - tail) === one.at(-1 - tail)) tail++;
	const pair = one.slice(head, one.length - tail);
	const more = two.slice(head + pair.length, two.length - tail);
	const next = pair.replaceAll(KEY, NEXT);
	if (!pair.includes(KEY) || !more.endsWith(next)) return null;
	return {
		before: one.slice(0, head),
		between: more.slice(0, more.length - next.length),
		behind: one.slice(one.length - tail),
		pairs: [pair],
	};
}

/** The text of a call of `f`; null: the format cannot say it. */
function text(
	{ format, writing }: Subject,
	schema: object,
	given: Readonly<Record<string, unknown>>,
): string | null {
	if (writing === null) return null;
	const properties = Object.fromEntries(Object.keys(given).map((key) => [key, schema]));
	const tools = [{ name: "f", parameters: { type: "object", properties } }];
	const message = { calls: [{ name: "f", arguments: given }] };
	const rendered = render(format, writing, message, { tools });
	return rendered.status === "rendered" ? rendered.text : null;
}
