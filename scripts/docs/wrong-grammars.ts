/** Grammars that are wrong in one way, from the tables in the tests of the checks, and those that no table has. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";

export interface WrongGrammar {
	readonly code: string;
	/** the lines of a grammar behind its first one */
	readonly bad: string;
	/** a neighbour that is in order; null: none is known */
	readonly good: string | null;
	/** name of the format, where it matters */
	readonly name?: string;
	/** a second grammar that stands beside it, where that matters */
	readonly beside?: string;
	readonly examples?: true;
}

const CALL = 'message = (call / content)*\ncall    = "<call " name ">" arguments';

/** Of messages that come before the checks, or behind them. */
const OTHERS: readonly WrongGrammar[] = [
	{ code: "syntax", bad: 'message = ("<call" / content', good: 'message = ("<call" / content)*' },
	{
		code: "unknown-kind",
		bad: `${CALL}:jsno`,
		good: `${CALL}:json`,
	},
	{
		code: "unknown-type",
		bad: `${CALL}\nexample a call\n  with ping(n: int)\n  | <call ping>{}`,
		good: `${CALL}\nexample a call\n  with ping(n: integer)\n  | <call ping>{}`,
	},
	{
		code: "unknown-placeholder",
		bad: `${CALL}\nprompt\n  | {tool}`,
		good: `${CALL}\nprompt\n  | {tools}`,
	},
	{ code: "empty-prompt", bad: `${CALL}\nprompt\n  |`, good: `${CALL}\nprompt\n  | {tools}` },
	{
		code: "empty-example",
		bad: `${CALL}\nexample a call\n\nids "c"`,
		good: `${CALL}\nexample a call\n  | <call ping>{}\n  = call ping {}`,
	},
	{ code: "duplicate-line", bad: `ids "a"\nids "b"\n${CALL}`, good: `ids "a"\n${CALL}` },
	{
		code: "member-key",
		bad: 'message = (call / content)*\ncall    = "<call>" { tool: name, "arguments": arguments }',
		good: 'message = (call / content)*\ncall    = "<call>" { "tool": name, "arguments": arguments }',
	},
	{
		code: "reserved-name",
		bad: 'message = (key / content)*\nkey     = "<call " name ">" arguments',
		good: CALL,
	},
	{ code: "reserved-word", name: "class", bad: CALL, good: null },
	{
		code: "model-clash",
		bad: `models "org/*-crow"\n${CALL}`,
		beside: 'models "org/crow-*"\nmessage = content',
		good: `models "org/*-white-crow"\n${CALL}`,
	},
	{
		code: "example-failed",
		examples: true,
		bad: `${CALL}\nexample a call\n  | <call ping>{}\n  = call pong {}`,
		good: `${CALL}\nexample a call\n  | <call ping>{}\n  = call ping {}`,
	},
	{
		code: "uncovered",
		examples: true,
		bad: CALL,
		good: `${CALL}\nexample a call\n  | Go: <call ping>{}\n  = text "Go: "\n  = call ping {}`,
	},
];

/** Nothing of a test is run: only its tables are wanted. */
const VITEST = `const none = () => {};
const quiet = new Proxy(none, { get: (_, key) => (key === "then" ? undefined : quiet), apply: () => quiet });
export const describe = quiet, test = quiet, it = quiet, expect = quiet, vi = quiet, beforeAll = none, afterAll = none;`;

function collector(folder: string): Plugin {
	const table = join(folder, "table.ts");
	return {
		name: "tables",
		setup(builder) {
			builder.onResolve({ filter: /^vitest$/ }, () => ({ path: "vitest", namespace: "stub" }));
			builder.onLoad({ filter: /.*/, namespace: "stub" }, () => ({ contents: VITEST }));
			builder.onLoad({ filter: /[\\/]test[\\/]checks[\\/]table\.ts$/ }, () => ({
				contents: readFileSync(table, "utf8").replace(
					/export function checkTable/,
					"export const tables: unknown[] = [];\nexport function checkTable(_: string, cases: readonly Case[]): void {\n\ttables.push(...cases);\n}\nfunction untouched",
				),
				loader: "ts",
				resolveDir: folder,
			}));
		},
	};
}

export async function casesOfTests(root: string): Promise<readonly WrongGrammar[]> {
	const folder = join(root, "test/checks");
	const files = readdirSync(folder)
		.filter((file) => file.endsWith(".test.ts"))
		.filter((file) => /^checkTable\(/m.test(readFileSync(join(folder, file), "utf8")));
	const imports = files.map((file) => `import "./${basename(file, ".ts")}.js";`);
	const { outputFiles } = await build({
		stdin: {
			contents: `${imports.join("\n")}\nexport { tables } from "./table.js";`,
			resolveDir: folder,
			loader: "ts",
		},
		plugins: [collector(folder)],
		// the package says that its files do nothing when they are loaded; those of the tests do
		ignoreAnnotations: true,
		bundle: true,
		write: false,
		format: "esm",
		platform: "node",
		logLevel: "silent",
	});
	const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString("base64")}`;
	const { tables } = (await import(url)) as { readonly tables: readonly WrongGrammar[] };
	const cases = tables.map(({ code, bad, good }) => ({
		code,
		bad: trim(bad),
		good: trim(good ?? ""),
	}));
	return [...cases, ...OTHERS, ...casesOfReports(join(folder, "reports"))];
}

/** The grammars of the reports, for what no table has: `=== title`, a grammar, `---` and what is said. */
function casesOfReports(folder: string): readonly WrongGrammar[] {
	return readdirSync(folder).flatMap((file) =>
		readFileSync(join(folder, file), "utf8")
			.split(/^=== .*\n/m)
			.slice(1)
			.map((one) => one.split(/^---\n/m)[0] ?? "")
			.map((bad) => ({ code: basename(file, ".txt"), bad: bad.trimEnd(), good: null })),
	);
}

/** As the tests read it: without the indentation of the source. */
function trim(body: string): string {
	return body.replace(/^\n/, "").replace(/^\t+/gm, "").trimEnd();
}
