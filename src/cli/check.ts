/** `check`: compile, write nothing, say what is wrong, or what a grammar in order holds. */
import type { Format } from "../runtime/contract.js";
import { readArguments } from "./arguments.js";
import { deviationsOf, type Row, rowOf } from "./check-rows.js";
import { compileEach, compileFiles } from "./compile.js";
import { type Io, write } from "./io.js";
import type { Compiled, Library } from "./library.js";

const OPTIONS = { json: { type: "boolean" } } as const;

export async function checkCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	if (values.json) return asJson(positionals, io, library);
	const alone = positionals.length === 1;
	let some = false;
	const good = await compileFiles(positionals, true, io, library, async ({ format, grammar }) => {
		some = true;
		// the first line is read by programs
		const lines = [
			`${format.name}: ok (holdback ${format.holdback})`,
			`  ${contents(format, grammar)}`,
		];
		if (alone) lines.push(`  ${meaning(String(format.holdback))}`);
		await write(io.stdout, `${lines.join("\n")}\n`);
	});
	if (some && !alone) await write(io.stdout, `holdback N: ${meaning("N")}\n`);
	return good ? 0 : 1;
}

function meaning(holdback: string): string {
	return holdback === "0"
		? "all text is shown at once"
		: `text that may still become a call or a thought is shown at most ${holdback} characters late; all other text at once`;
}

/** How much of what a grammar has, as one line. */
function contents({ entries, models }: Format, grammar: Compiled["grammar"]): string {
	const examples = grammar?.examples.length ?? 0;
	const deviations = deviationsOf(grammar);
	const names = entries.map(({ name }) => name);
	return [
		examples === 0 ? "no examples" : `${count(examples, "example")} passed`,
		...(names.length === 0 ? [] : [named(names, "entry", "entries")]),
		...(deviations.length === 0 ? [] : [named(deviations, "deviation")]),
		models.length === 0 ? "no models" : named(models, "model"),
	].join("; ");
}

function count(number: number, one: string, more = `${one}s`): string {
	return `${number} ${number === 1 ? one : more}`;
}

const MOST_NAMES = 4;

function named(names: readonly string[], one: string, more?: string): string {
	const left = names.length - MOST_NAMES;
	const shown = names.slice(0, MOST_NAMES).join(", ");
	return `${count(names.length, one, more)}: ${shown}${left > 0 ? ", …" : ""}`;
}

async function asJson(files: readonly string[], io: Io, library: Library): Promise<number> {
	const rows: Row[] = [];
	for await (const outcome of compileEach(files, true, library)) rows.push(rowOf(outcome));
	await write(io.stdout, `${JSON.stringify(rows, null, "\t")}\n`);
	return rows.every(({ ok }) => ok) ? 0 : 1;
}
