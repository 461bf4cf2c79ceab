/** `detect`: which format a model writes, by what is known of it and by what it wrote, and why. */
import { checkTemplate, type TemplateCheck } from "../select/check/check.js";
import { MOST_READ, type Ranking, rankFormats } from "../select/output/rank.js";
import { type Known, type Selection, selectFormat } from "../select/select.js";
import { UnknownFormatError } from "../select/unknown.js";
import { readArguments } from "./arguments.js";
import { explain, toJson } from "./detect-text.js";
import { UsageError } from "./errors.js";
import { type Io, readStart, readText, streamOf, write } from "./io.js";
import type { Library } from "./library.js";
import { readToolsFile } from "./tools-file.js";

const OPTIONS = {
	format: { type: "string" },
	model: { type: "string" },
	"model-type": { type: "string" },
	"chat-template": { type: "string" },
	tools: { type: "string" },
	check: { type: "boolean" },
	json: { type: "boolean" },
} as const;

/** What is said of a model; null: it was not asked. */
export interface Detected {
	readonly selection: Selection | null;
	readonly output: Ranking | null;
	readonly check: TemplateCheck | null;
}

/** Exit code 1: the template was checked, and does not come back. */
export async function detectCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	if (positionals.length > 1) throw new UsageError(`one FILE, not ${positionals.length}`);
	const [file] = positionals;
	const templateFile = values["chat-template"];
	if (values.check && templateFile === undefined)
		throw new UsageError("--check needs --chat-template FILE");
	const known: Known = {
		format: values.format === "auto" ? undefined : values.format,
		model: values.model,
		modelType: values["model-type"],
		chatTemplate: templateFile === undefined ? undefined : await readText(templateFile),
	};
	const asked = Object.values(known).some((one) => one !== undefined);
	if (!asked && file === undefined)
		throw new UsageError(
			"detect needs --model, --model-type, --chat-template, or FILE (- is standard input)",
		);
	const tools = values.tools === undefined ? undefined : await readToolsFile(values.tools);
	const registry = await library.registry();
	const selection = asked ? select(known, registry) : null;
	const check =
		values.check && selection && known.chatTemplate !== undefined
			? await checked(selection, known.chatTemplate, library)
			: null;
	const output =
		file === undefined ? null : rankFormats(await start(file, io), registry, { tools });
	const detected: Detected = { selection, output, check };
	await write(
		io.stdout,
		values.json ? `${JSON.stringify(toJson(detected), null, "\t")}\n` : explain(detected),
	);
	return check === null || check.result === "round-trips" || check.result === "no calls" ? 0 : 1;
}

function select(known: Known, registry: Awaited<ReturnType<Library["registry"]>>): Selection {
	try {
		return selectFormat(known, registry);
	} catch (error) {
		if (error instanceof UnknownFormatError) throw new UsageError(error.message);
		throw error;
	}
}

async function checked(
	{ format }: Selection,
	template: string,
	library: Library,
): Promise<TemplateCheck> {
	const writing = (await library.writers()).getWriting(format.name);
	return checkTemplate(format, template, { writing });
}

/** One character more than is read: then it is known that there is more. */
async function start(file: string, io: Io): Promise<string> {
	return readStart(file === "-" ? io.stdin : streamOf(file), MOST_READ + 1);
}
