/** Ordinary messages: tools as people declare them, and calls with the values that models write. */
import { pick, type Random } from "../../properties/support/random.js";

export interface Tool {
	readonly name: string;
	readonly parameters: {
		readonly type: "object";
		readonly properties: { readonly [key: string]: object };
		readonly required?: readonly string[];
	};
}
export interface Call {
	readonly name: string;
	readonly arguments: { readonly [key: string]: unknown };
}
export interface Said {
	readonly reasoning?: string;
	readonly content: string;
	readonly calls: readonly Call[];
}

/** What no slip of one character can make into something else that is as ordinary. */
const WORDS = [
	"Oslo",
	"Bergen",
	"hello world",
	"naïve café",
	"東京の天気",
	"party 🎉 time",
	"re-run it",
];
const TEXTS = [
	...WORDS,
	"It's five o'clock, isn't it?",
	'She said "yes" and left.',
	'the "big" one',
	"a, b; c: d",
	"100 % of 3 < 4 & 5 > 2",
	"https://example.org/a?b=1&c=[2]#d",
	"C:\\Users\\ana\\notes",
	"^\\d{3}-\\w+\\s*$",
	"first line\nsecond line",
	"- one\n- two\n\nDone.",
	"{{name}} and ${HOME}",
	"[see below] (or above)",
	"tab\there",
	"true story",
	"42 is the answer",
	"null and void",
	"key: value",
	"x = y",
	"/usr/local/bin",
	"#heading",
	"'quoted'",
	"`ticks`",
	'type "}" to end it',
	'set "mode": "fast", then go',
	'see "list[0]", "list[1]"',
];
const CODE = [
	'def f(x):\n    return {"k": x[0]}',
	"for (let i = 0; i < n; i++) { a[i] = b(i); }",
	'print("a, b", end="")',
	"SELECT name FROM t WHERE a = 'b' AND c <> 4;",
	'<div class="x">hi</div>',
	'{"a": [1, {"b": "c"}], "d": null}',
	'#!/bin/sh\nset -e\necho "$1" > out.txt',
	"if (a && b) {\n\treturn [1, 2];\n}",
	"const s = `a ${b} c`;",
	"```js\nf();\n```",
	"arr = [x for x in y if x]",
	'fn main() { println!("{}", 1); }',
];

type Make = (random: Random) => unknown;
interface Parameter {
	readonly schema: object;
	readonly make: Make;
}

const STRING: Parameter = { schema: { type: "string" }, make: (random) => pick(random, TEXTS) };
const TEXT: Parameter = {
	schema: { type: "string" },
	make: (random) => pick(random, random(2) === 0 ? CODE : TEXTS),
};
const oneOf = (...words: readonly string[]): Parameter => ({
	schema: { type: "string", enum: words },
	make: (random) => pick(random, words),
});
const INTEGER: Parameter = {
	schema: { type: "integer" },
	make: (random) => pick(random, [0, 1, 3, 10, 250, -4]),
};
const NUMBER: Parameter = {
	schema: { type: "number" },
	make: (random) => pick(random, [0.5, 2, -1.25, 37.5]),
};
const NULLABLE: Parameter = {
	schema: { type: ["string", "null"] },
	make: (random) => (random(2) === 0 ? null : pick(random, WORDS)),
};
const BOOLEAN: Parameter = { schema: { type: "boolean" }, make: (random) => random(2) === 0 };
const STRINGS: Parameter = {
	schema: { type: "array", items: { type: "string" } },
	make: (random) => Array.from({ length: 1 + random(3) }, () => pick(random, TEXTS)),
};
const INTEGERS: Parameter = {
	schema: { type: "array", items: { type: "integer" } },
	make: (random) => Array.from({ length: 2 + random(3) }, () => random(100)),
};
const RANGE: Parameter = {
	schema: {
		type: "object",
		properties: {
			lang: { type: "string" },
			window: { type: "object", properties: { gte: { type: "integer" }, lt: { type: "integer" } } },
		},
	},
	make: (random) => ({ lang: pick(random, WORDS), window: { gte: random(9), lt: 10 + random(9) } }),
};
const FILES: Parameter = {
	schema: {
		type: "array",
		items: {
			type: "object",
			properties: { title: { type: "string" }, size: { type: "integer" } },
		},
	},
	make: (random) =>
		Array.from({ length: 1 + random(2) }, () => ({ title: pick(random, TEXTS), size: random(99) })),
};

const PARAMETERS: { readonly [tool: string]: { readonly [key: string]: Parameter } } = {
	get_weather: {
		city: STRING,
		unit: oneOf("celsius", "fahrenheit"),
		days: INTEGER,
		hourly: BOOLEAN,
	},
	write_file: { path: STRING, text: TEXT, append: BOOLEAN, mode: oneOf("w", "a") },
	search_docs: { query: STRING, limit: INTEGER, filter: RANGE, ratio: NUMBER, tags: STRINGS },
	run_code: { code: TEXT, timeout: NUMBER, inputs: FILES, label: NULLABLE, quiet: BOOLEAN },
	create_issue: { title: STRING, body: TEXT, labels: STRINGS, urgent: BOOLEAN },
	plan_trip: {
		from_city: STRING,
		to_city: STRING,
		stops: STRINGS,
		budget: NUMBER,
		rooms: INTEGERS,
	},
};

/** Four of the tools, some with parameters that are required. The lists are few, for a validator compiles each schema. */
export function toolLists(random: Random, lists = 8): readonly (readonly Tool[])[] {
	return Array.from({ length: lists }, () => {
		const names = Object.keys(PARAMETERS);
		while (names.length > 4) names.splice(random(names.length), 1);
		return names.map((name): Tool => {
			const all = PARAMETERS[name] ?? {};
			const properties = Object.fromEntries(
				Object.entries(all).map(([key, { schema }]) => [key, schema]),
			);
			const required = random(3) === 0 ? { required: Object.keys(properties).slice(0, 2) } : {};
			return { name, parameters: { type: "object", properties, ...required } };
		});
	});
}

function callOf(tool: Tool, random: Random): Call {
	const given = Object.entries(PARAMETERS[tool.name] ?? {}).filter(
		([key], place) =>
			place === 0 || tool.parameters.required?.includes(key) === true || random(3) > 0,
	);
	return {
		name: tool.name,
		arguments: Object.fromEntries(given.map(([key, { make }]) => [key, make(random)])),
	};
}

const PROSE = [
	"I will look that up.",
	"Let me check the two files first.",
	"Sure: here is what I need.",
	"Okay 👍",
	"分かりました。",
	"The plan:\n1. search\n2. write",
	"3 < 4, so [this] is {fine}.",
];

export function randomMessage(tools: readonly Tool[], random: Random, most = 3): Said {
	const calls = Array.from({ length: 1 + random(most) }, () => callOf(pick(random, tools), random));
	const content =
		random(2) === 0 ? "" : `${pick(random, PROSE)}${pick(random, ["\n", "\n\n", " "])}`;
	return { content, calls };
}
