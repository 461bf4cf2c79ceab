/** What `explain` and `report` ask for, and the explanation of it. */
import type { Explanation } from "../../explain/index.js";
import type { Format } from "../../runtime/contract.js";
import type { readArguments } from "../arguments.js";
import { strictByEnvironment } from "../environment.js";
import { UsageError } from "../errors.js";
import { checkCodes, checkEntry, resolveFormat } from "../execute.js";
import { isGrammarFile, readGrammarFile } from "../grammar-file.js";
import { type Io, readAll, readText, streamOf } from "../io.js";
import type { Library } from "../library.js";
import { grammarSource } from "../package-grammars.js";
import { policiesFromWords } from "../policies.js";
import { type ParseRequest, readRequest } from "../request.js";
import { readToolsFile } from "../tools-file.js";

export const ASKED = {
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
} as const;

type Values = ReturnType<typeof readArguments<typeof ASKED>>["values"];

export interface Explained {
	readonly explanation: Explanation;
	readonly output: string;
	readonly format: Format;
	/** the source of the format's grammar, if it is not one of the package's; null: it is */
	readonly ownGrammar: string | null;
	/** what was asked, without the output */
	readonly request: ParseRequest;
}

/** The options are checked before the output is read: a mistake is said at once. */
export async function explained(
	values: Values,
	positionals: readonly string[],
	most: number | undefined,
	io: Io,
	library: Library,
): Promise<Explained> {
	if (positionals.length > 1) throw new UsageError(`one FILE, not ${positionals.length}`);
	// whoever looks for the fault of a grammar has examples that fail
	const file = isGrammarFile(values.format)
		? await readGrammarFile(values.format, library, false)
		: null;
	const request = await readOptions(values, file === null ? values.format : undefined, io);
	const format = file?.format ?? (await resolveFormat(library, await library.loaders(), request));
	checkEntry(format, request.entry);
	checkCodes(format, request.policies.runtime.lenient ?? []);
	const ownGrammar =
		values.grammar === undefined ? (file?.source ?? null) : await readText(values.grammar);
	const [operand = "-"] = positionals;
	const output = await readAll(operand === "-" ? io.stdin : streamOf(operand));
	const explanation = await explainRequest(library, request, format, output, { ownGrammar, most });
	return { explanation, output, format, ownGrammar, request };
}

/** The explanation of what a request's model has written. `ownGrammar`: null where it is the package's own. */
export async function explainRequest(
	library: Library,
	request: ParseRequest,
	format: Format,
	output: string,
	{ ownGrammar, most }: { readonly ownGrammar: string | null; readonly most?: number | undefined },
): Promise<Explanation> {
	const { explain } = await library.explain();
	const { tools, toolChoice, entry, strict, policies, finishReason } = request;
	return explain(format, output, {
		tools,
		toolChoice,
		entry,
		strict,
		policies: policies.runtime,
		finishReason,
		grammar: ownGrammar ?? (await grammarSource(format.name)),
		formats: await library.registry(),
		validator: (await library.validate()).createValidator(),
		most,
		generateId: ({ index }) => `call_${index}`,
	});
}

async function readOptions(
	values: Values,
	format: string | undefined,
	io: Io,
): Promise<ParseRequest> {
	const template = values["chat-template"];
	const request = readRequest(
		{
			format: format ?? "auto",
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
	if (template === undefined) return request;
	return { ...request, evidence: { ...request.evidence, chatTemplate: await readText(template) } };
}
