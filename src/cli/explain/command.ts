/** `explain`: why an output was read as it was. */
import { explain, formatExplanation } from "../../explain/index.js";
import { readArguments } from "../arguments.js";
import { strictByEnvironment } from "../environment.js";
import { UsageError } from "../errors.js";
import { checkCodes, checkEntry, resolveFormat } from "../execute.js";
import { isGrammarFile, readGrammarFile } from "../grammar-file.js";
import { type Io, readAll, readText, streamOf, write } from "../io.js";
import type { Library } from "../library.js";
import { grammarSource } from "../package-grammars.js";
import { policiesFromWords } from "../policies.js";
import { readRequest } from "../request.js";
import { readToolsFile } from "../tools-file.js";

const OPTIONS = {
	format: { type: "string" },
	model: { type: "string" },
	"model-type": { type: "string" },
	"chat-template": { type: "string" },
	grammar: { type: "string" },
	tools: { type: "string" },
	entry: { type: "string" },
	"finish-reason": { type: "string" },
	"tool-choice": { type: "string" },
	strict: { type: "boolean" },
	policy: { type: "string", multiple: true },
	json: { type: "boolean" },
	most: { type: "string" },
} as const;

export async function explainCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	if (positionals.length > 1) throw new UsageError(`one FILE, not ${positionals.length}`);
	const template = values["chat-template"];
	const file = isGrammarFile(values.format) ? await readGrammarFile(values.format, library) : null;
	const request = readRequest(
		{
			format: file === null ? (values.format ?? "auto") : "auto",
			model: values.model,
			model_type: values["model-type"],
			input: "",
			tools: values.tools === undefined ? undefined : await readToolsFile(values.tools),
			tool_choice: values["tool-choice"],
			entry: values.entry,
			finish_reason: values["finish-reason"],
			strict: values.strict,
			policies: policiesFromWords(values.policy ?? []),
		},
		{ strict: strictByEnvironment(io.env) },
	);
	const chatTemplate = template === undefined ? undefined : await readText(template);
	const evidence = { ...request.evidence, ...(chatTemplate === undefined ? {} : { chatTemplate }) };
	const format =
		file?.format ??
		(await resolveFormat(library, await library.loaders(), { ...request, evidence }));
	checkEntry(format, request.entry);
	checkCodes(format, request.policies.runtime.lenient ?? []);
	const most = mostOf(values.most);
	const grammar =
		values.grammar === undefined
			? (file?.source ?? (await grammarSource(format.name)))
			: await readText(values.grammar);
	const [operand = "-"] = positionals;
	const output = await readAll(operand === "-" ? io.stdin : streamOf(operand));
	const { tools, toolChoice, entry, strict, policies, finishReason } = request;
	const validator = (await library.validate()).createValidator();
	const explanation = explain(format, output, {
		tools,
		toolChoice,
		entry,
		strict,
		policies: policies.runtime,
		finishReason,
		grammar,
		formats: await library.registry(),
		validator,
		most,
		generateId: ({ index }) => `call_${index}`,
	});
	const { stdout, env } = io;
	if (values.json) await write(stdout, `${JSON.stringify(explanation, null, "\t")}\n`);
	else {
		const color = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
		await write(
			stdout,
			formatExplanation(explanation, output, { color, width: stdout.columns || 100 }),
		);
	}
	return 0;
}

function mostOf(word: string | undefined): number | undefined {
	if (word === undefined) return undefined;
	if (!/^\d{1,6}$/.test(word))
		throw new UsageError(`--most takes a number of places, not ${JSON.stringify(word)}`);
	return Number(word);
}
