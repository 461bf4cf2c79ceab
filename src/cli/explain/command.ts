/** `explain`: why an output was read as it was. */
import { formatExplanation } from "../../explain/index.js";
import { readArguments } from "../arguments.js";
import { UsageError } from "../errors.js";
import { type Io, write } from "../io.js";
import type { Library } from "../library.js";
import { ASKED, explained } from "./explained.js";

const OPTIONS = { ...ASKED, json: { type: "boolean" }, most: { type: "string" } } as const;

export async function explainCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	const most = mostOf(values.most);
	const { explanation, output } = await explained(values, positionals, most, io, library);
	const { stdout, env } = io;
	if (values.json) await write(stdout, `${JSON.stringify(explanation, null, "\t")}\n`);
	else {
		const color = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
		const width = stdout.columns || 100;
		await write(stdout, formatExplanation(explanation, output, { color, width }));
	}
	return 0;
}

function mostOf(word: string | undefined): number | undefined {
	if (word === undefined) return undefined;
	if (!/^\d{1,6}$/.test(word))
		throw new UsageError(`--most takes a number of places, not ${JSON.stringify(word)}`);
	return Number(word);
}
