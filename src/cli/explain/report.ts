/** `report`: all that someone needs who is to look at an output that was not read as it should be, in one file. */
import { readArguments } from "../arguments.js";
import { type Io, write, writeText } from "../io.js";
import type { Library } from "../library.js";
import { packageVersion } from "../version.js";
import { ASKED, explained } from "./explained.js";

const OPTIONS = { ...ASKED, out: { type: "string" } } as const;

/** Places that a report explains: enough for a program, too. */
const MOST = 100;

export async function reportCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	const made = await explained(values, positionals, MOST, io, library);
	const { explanation, output, format, ownGrammar, request } = made;
	const { tools, toolChoice, entry, strict, policies, finishReason, evidence } = request;
	const report = {
		toolgrammar: packageVersion(),
		node: process.version,
		platform: `${process.platform} ${process.arch}`,
		format: format.name,
		grammar: ownGrammar,
		request: {
			model: evidence.model ?? null,
			model_type: evidence.modelType ?? null,
			chat_template: evidence.chatTemplate ?? null,
			tools: tools ?? null,
			tool_choice: toolChoice ?? null,
			entry: entry ?? null,
			strict,
			policies,
			finish_reason: finishReason,
		},
		output,
		explanation,
	};
	const text = `${JSON.stringify(report, null, "\t")}\n`;
	if (values.out === undefined) await write(io.stdout, text);
	else await writeText(values.out, text);
	await write(
		io.stderr,
		"toolgrammar: the report holds the output and the tools as they are: read it before you send it\n",
	);
	return 0;
}
