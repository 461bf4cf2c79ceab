/** Runs a block of a document as the program that it is: its imports are this package's sources, its exports are given back. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/shared.js";

const { exports: entries } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
	readonly exports: Readonly<Record<string, { readonly default: string }>>;
};

/** Runs a text as the body of an async function; tests may, the package may not. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
	...words: string[]
) => (...values: unknown[]) => Promise<void>;

export type Names = Readonly<Record<string, unknown>>;

/** All blocks of JavaScript of a page. */
export function programsOf(page: string): readonly string[] {
	const text = readFileSync(join(ROOT, page), "utf8");
	return [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
}

export function lines(code: string): number {
	return code.split("\n").filter((line) => line.trim() !== "").length;
}

/** The module of a specifier: those of this package are its source files. `packages`: stand for those that are not installed */
async function load(specifier: string, packages: Readonly<Record<string, Names>>): Promise<Names> {
	const given = packages[specifier];
	if (given !== undefined) return given;
	const name = specifier.replace(/^toolgrammar/, ".");
	if (name === specifier) return import(specifier);
	const [, folder = "", file = ""] = /^(\.\/(?:formats|writings)\/)(.*)$/.exec(name) ?? [];
	const entry = entries[folder === "" ? name : `${folder}*`];
	if (entry === undefined) throw new Error(`no entry point ${specifier}`);
	const path = entry.default.replace("*", file).replace("./dist/", "src/");
	return import(join(ROOT, path.replace(/\.js$/, ".ts")));
}

const IMPORT = /^import \{ (.*) \} from "(.*)";$/gm;

/** `given`: what else the program finds, such as `console`. What it exports is given back. */
export async function run(
	code: string,
	given: Names,
	packages: Readonly<Record<string, Names>> = {},
): Promise<Record<string, unknown>> {
	const names = new Map<string, unknown>(Object.entries(given));
	for (const [, list = "", specifier = ""] of code.matchAll(IMPORT)) {
		const module = await load(specifier, packages);
		for (const part of list.split(", ")) {
			const [name = "", as = name] = part.split(" as ");
			if (module[name] === undefined) throw new Error(`${specifier} exports no ${name}`);
			names.set(as, module[name]);
		}
	}
	const exported: Record<string, unknown> = {};
	const program = code
		.replace(IMPORT, "")
		.replace(/^export default /gm, "exported.default = ")
		.replace(/^export const (\w+) = /gm, "const $1 = exported.$1 = ");
	if (/^(?:import|export)\b/m.test(program)) throw new Error("an import or export of another form");
	const body = new AsyncFunction(...names.keys(), "exported", program);
	await body(...names.values(), exported);
	return exported;
}
