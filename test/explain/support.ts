/** Formats and their grammars, by name. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getFormat } from "../../src/generated/registry.js";
import type { Format } from "../../src/runtime/index.js";
import { ROOT } from "../support/shared.js";

export function formatNamed(name: string): Format {
	const format = getFormat(name);
	if (format === undefined) throw new Error(`there is no format ${name}`);
	return format;
}

const sources = readdirSync(join(ROOT, "grammars")).map((file) =>
	readFileSync(join(ROOT, "grammars", file), "utf8"),
);

export function grammarOf(name: string): string | undefined {
	return sources.find((source) => /^format\s+(\S+)/m.exec(source)?.[1] === name);
}
