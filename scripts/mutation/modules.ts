/**
 * Loads the project's modules so that a part of them can be made anew: tables that are made at import, programs and
 * automata that are kept for a format. A mutant must not find what the one before it has made.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { transformSync } from "esbuild";
import { SWITCH, type Switch, switched } from "./switch.js";

type Require = (specifier: string) => unknown;
type Factory = (
	module: { exports: object },
	require: Require,
	url: string,
	switchOfMutants: Switch,
) => void;

interface Code {
	readonly text: string;
	readonly run: Factory;
	/** the paths of the modules of the project that it imports */
	readonly imports: readonly string[];
}

const URL_NAME = "url_9fa48";

export class Modules {
	private readonly codes = new Map<string, Code>();
	private readonly made = new Map<string, { exports: object }>();
	private readonly packages: Require;

	/** @param replaced modules given instead of packages */
	constructor(
		private readonly root: string,
		private readonly instrumented: { readonly [file: string]: string },
		private readonly counting: boolean,
		private readonly switchOfMutants: Switch,
		private readonly replaced: ReadonlyMap<string, object>,
	) {
		this.packages = createRequire(join(root, "package.json"));
	}

	/** The exports of a module; `file` is a path from the root. */
	load(file: string): object {
		const known = this.made.get(file);
		if (known !== undefined) return known.exports;
		const { run } = this.code(file);
		const module = { exports: {} };
		this.made.set(file, module);
		const require: Require = (specifier) => {
			if (specifier.startsWith(".")) return this.load(resolved(file, specifier));
			return this.replaced.get(specifier) ?? this.packages(specifier);
		};
		const url = pathToFileURL(join(this.root, file)).href;
		try {
			run(module, require, url, this.switchOfMutants);
		} catch (error) {
			this.made.delete(file);
			throw error;
		}
		return module.exports;
	}

	/** Forgets every module that is mutated or that imports such a one; `areas`: only of those whose paths begin so. */
	forget(areas: readonly string[] = [""]): void {
		const touched = new Map<string, boolean>();
		for (const file of [...this.made.keys()]) {
			if (this.reaches(file, areas, touched)) this.made.delete(file);
		}
	}

	/** Translates all that a module loads: no clock may stop the translator, which is another process. */
	prepare(file: string): void {
		const seen = new Set([file]);
		for (const one of seen) for (const other of this.code(one).imports) seen.add(other);
	}

	/** Of all that a module loads, itself and the mutants too, and of `more`; not of files that it reads in other ways. */
	digest(file: string, more: string): string {
		const hash = createHash("sha256").update(more);
		const seen = new Set([file]);
		for (const one of seen) {
			const { text, imports } = this.code(one);
			hash.update(text);
			for (const other of imports) seen.add(other);
		}
		return hash.digest("hex").slice(0, 16);
	}

	private reaches(file: string, areas: readonly string[], known: Map<string, boolean>): boolean {
		const before = known.get(file);
		if (before !== undefined) return before;
		known.set(file, false);
		const { imports } = this.code(file);
		const isOne =
			this.instrumented[file] !== undefined && areas.some((area) => file.startsWith(area));
		const found = isOne || imports.some((one) => this.reaches(one, areas, known));
		known.set(file, found);
		return found;
	}

	private code(file: string): Code {
		const known = this.codes.get(file);
		if (known !== undefined) return known;
		const mutated = this.instrumented[file];
		const source =
			mutated === undefined
				? readFileSync(join(this.root, file), "utf8")
				: switched(mutated, this.counting);
		const { code } = transformSync(source, {
			loader: "ts",
			format: "cjs",
			target: "node20",
			define: { "import.meta.url": URL_NAME },
			supported: { "dynamic-import": false },
			logLevel: "error",
		});
		const text = `(function (module, require, ${URL_NAME}, ${SWITCH}) {${code}\n})`;
		const run = new Script(text, { filename: file }).runInThisContext() as Factory;
		const imports = [...code.matchAll(/require\("(\.[^"]+)"\)/g)].map(([, specifier = ""]) =>
			resolved(file, specifier),
		);
		const made = { text, run, imports };
		this.codes.set(file, made);
		return made;
	}
}

function resolved(from: string, specifier: string): string {
	return join(dirname(from), specifier).replace(/\.js$/, ".ts");
}
