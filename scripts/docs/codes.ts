/** The codes of the compiler's messages, and the comment of the source that makes each. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Code {
	readonly code: string;
	/** what the source says about it; empty: nothing */
	readonly about: string;
}

/** Comments of a `/** … *​/` block as running text. */
function prose(comment: string): string {
	return comment
		.replace(/^\s*\* ?/gm, "")
		.replace(/\s+/g, " ")
		.trim();
}

/** The last comment before a place of a text, if nothing but code stands between. */
function commentBefore(source: string, marker: RegExp): string {
	const at = source.search(marker);
	const front = source.slice(0, at);
	const open = front.lastIndexOf("/**");
	const close = front.indexOf("*/", open);
	return open < 0 || front.slice(close + 2).trim() !== ""
		? ""
		: prose(front.slice(open + 3, close));
}

/** By the alphabet. */
export function codesOfSources(root: string): readonly Code[] {
	const found = new Map<string, string>();
	const checks = join(root, "src/compiler/checks");
	for (const file of readdirSync(checks).sort()) {
		const source = readFileSync(join(checks, file), "utf8");
		for (const [, code = ""] of source.matchAll(/reporter\([^;]*?,\s*"([a-z-]+)",/g))
			found.set(code, `${code}.ts` === file ? commentBefore(source, /^export const check\b/m) : "");
	}
	const language = join(root, "src/language");
	for (const file of readdirSync(language).filter((name) => name.endsWith(".ts"))) {
		const source = readFileSync(join(language, file), "utf8");
		for (const [, code = ""] of source.matchAll(/(?:code: |unknown\(\s*)"([a-z-]+)"/g))
			if (!found.has(code)) found.set(code, "");
	}
	return [...found]
		.map(([code, about]) => ({ code, about }))
		.sort((a, b) => (a.code < b.code ? -1 : 1));
}
