/** The mutants: where they are, what they change, and the sources that carry all of them behind a switch. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";

export interface Mutant {
	/** the number of its switch; not the same in two versions of the sources */
	readonly id: number;
	/** from the root of the project */
	readonly file: string;
	/** counted from 1 */
	readonly line: number;
	readonly mutator: string;
	/** the code that is replaced, and by what, on one line */
	readonly original: string;
	readonly replacement: string;
	/** which one of those in this file that are alike in all of the above but the line, from 0 */
	readonly nth: number;
}

export interface Instrumented {
	readonly mutants: readonly Mutant[];
	/** the path from the root of the project to the source, with calls of `stryMutAct_9fa48` and `stryCov_9fa48` */
	readonly sources: { readonly [file: string]: string };
}

/** What is mutated. */
export const MUTATED: readonly string[] = [
	"src/adapters",
	"src/chain",
	"src/compiler/analyse",
	"src/compiler/checks",
	"src/gateway",
	"src/runtime",
	"src/select",
	"src/trust",
	"src/validate",
];

export async function instrument(root: string): Promise<Instrumented> {
	const mutants: Mutant[] = [];
	const sources: Record<string, string> = {};
	for (const file of MUTATED.flatMap((folder) => files(join(root, folder))).sort()) {
		const name = relative(root, file);
		const content = readFileSync(file, "utf8");
		const result = await new Instrumenter(SILENT).instrument([{ name, mutate: true, content }], {
			excludedMutations: [],
			ignorers: [],
			noHeader: true,
			plugins: null,
		});
		const first = mutants.length;
		const alike = new Map<string, number>();
		for (const { location, mutatorName, replacement } of result.mutants) {
			const { start, end } = location;
			const change = {
				mutator: mutatorName,
				original: onOneLine(between(content, start, end)),
				replacement: onOneLine(replacement),
			};
			const key = JSON.stringify(change);
			const nth = alike.get(key) ?? 0;
			alike.set(key, nth + 1);
			mutants.push({ id: mutants.length, file: name, line: start.line + 1, ...change, nth });
		}
		const [instrumented] = result.files;
		if (instrumented === undefined) throw new Error(`${name} was not instrumented`);
		sources[name] = instrumented.content.replaceAll(SWITCHES, (call) =>
			call.replaceAll(/"(\d+)"/g, (_, id: string) => `"${first + Number(id)}"`),
		);
	}
	return { mutants, sources };
}

/** The name of a mutant that outlives changes elsewhere in its file. */
export function keyOf({ file, mutator, original, replacement, nth }: Mutant): string {
	return JSON.stringify([file, mutator, original, replacement, nth]);
}

const SWITCHES = /stry(?:MutAct|Cov)_9fa48\([^)]*\)/g;

const SILENT = {
	isTraceEnabled: () => false,
	isDebugEnabled: () => false,
	isInfoEnabled: () => false,
	isWarnEnabled: () => false,
	isErrorEnabled: () => false,
	isFatalEnabled: () => false,
	trace: () => undefined,
	debug: () => undefined,
	info: () => undefined,
	warn: () => undefined,
	error: () => undefined,
	fatal: () => undefined,
};

interface Place {
	readonly line: number;
	readonly column: number;
}

/** The text between two places that count from 0. */
function between(text: string, start: Place, end: Place): string {
	const lines = text.split("\n").slice(start.line, end.line + 1);
	const last = lines.length - 1;
	return lines
		.map((line, at) => (at === last ? line.slice(0, end.column) : line))
		.map((line, at) => (at === 0 ? line.slice(start.column) : line))
		.join("\n");
}

function onOneLine(code: string): string {
	return code.replaceAll(/\s+/g, " ");
}

function files(folder: string): readonly string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts"))
		.map((name) => join(folder, name));
}
