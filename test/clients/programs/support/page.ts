/** The examples of docs/ADAPTERS.md, which lies beside the programs, as they are written there. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";

type Run = (given: Readonly<Record<string, unknown>>) => Promise<void>;

/** Runs the first example of a section. `given`: the names that the example takes from its surroundings, `show` too. */
export async function runExample(
	section: string,
	given: Readonly<Record<string, unknown>>,
): Promise<void> {
	const page = readFileSync(new URL("../ADAPTERS.md", import.meta.url), "utf8");
	const [, ...sections] = page.split(/^## /m);
	const text = sections.find((one) => one.startsWith(`${section}\n`)) ?? "";
	const [, code] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
	assert(code !== undefined, `no example: ${section}`);
	const imports = /^import .*;$/gm;
	const heads = code.match(imports) ?? [];
	const names = Object.keys(given).join(", ");
	const lines = [
		...heads,
		`export const run = async ({ ${names} }) => {`,
		code.replace(imports, ""),
		"};",
	];
	const file = new URL(`../example-${section.replace(/\W/g, "-")}.mjs`, import.meta.url);
	writeFileSync(file, lines.join("\n"));
	const { run } = (await import(file.href)) as { readonly run: Run };
	await run(given);
}
