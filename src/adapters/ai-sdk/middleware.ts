/** The middleware itself, the same for all versions of the AI SDK's specification. */
import type { ConstrainRequest, Fields } from "../../constrain-fields/index.js";
import {
	anything,
	type Check,
	checkMembers,
	fn,
	misuse,
	oneOf,
	withMethods,
} from "../../misuse/check.js";
import { given } from "../../misuse/given.js";
import type { Format } from "../../runtime/contract.js";
import { createParser, type Parser } from "../../runtime/engine/parser.js";
import type { FunctionDefinition, ParserOptions } from "../../runtime/options.js";
import {
	checkEntry,
	checkFormat,
	checkLenient,
	PARSER_OPTIONS,
} from "../../runtime/program/check-options.js";
import { chosenName } from "../../runtime/stages/verdict.js";
import { constrained } from "./constrained.js";
import { inText, wordsOf } from "./in-text.js";
import { callIdsOf, choiceOf, type PromptOptions, toolsOf, transform } from "./prompt.js";
import { PartReader } from "./reader.js";
import {
	type AnyPart,
	type FinishPart,
	type GenerateResult,
	isFinish,
	type Middleware,
	type OwnPart,
	type Params,
	type ToolChoicePart,
	textOf,
} from "./types.js";

type Reading = Pick<
	ParserOptions,
	"entry" | "strict" | "policies" | "limits" | "validator" | "generateId"
>;
/** What the middleware is told: the format of the model, and how its answers are read and its prompts are written. */
export interface MiddlewareOptions extends Reading, PromptOptions {
	/** what the model writes; a function is given the model's id, for `selectFormat` */
	readonly format: Format | ((modelId: string) => Format);
	/** makes the parser of an answer; `createChain` of `toolgrammar/chain` reads with fallbacks. Default: `createParser` */
	readonly reader?: ((format: Format, options: ParserOptions) => Parser) | undefined;
	/**
	 * With `tools: "prompt"`: the fields of the request's body that make the server's engine write only calls which are read, as
	 * `constrainFields` of `toolgrammar/constrain-fields` gives them. They go into the options of the model's provider, which
	 * must be one of `@ai-sdk/openai-compatible`.
	 */
	readonly constrain?: ((request: ConstrainRequest) => Fields) | undefined;
}

const { entry, strict, policies, limits, validator, generateId } = PARSER_OPTIONS;
const OPTIONS: { readonly [Name in keyof Required<MiddlewareOptions>]: Check } = {
	entry,
	strict,
	policies,
	limits,
	validator,
	generateId,
	tools: oneOf(["prompt"]),
	// the renderer looks at it
	writing: anything,
	describeTools: fn,
	history: withMethods(["calls", "results"]),
	format: (format, place) => {
		if (typeof format !== "function") checkFormat(format, place);
	},
	reader: fn,
	constrain: fn,
};

/** The format is known, if a function is not to choose it for each model. */
function checkMiddleware(options: MiddlewareOptions): void {
	checkMembers(options, "options", OPTIONS, ["format"]);
	const { format, policies: given, entry: asked } = options;
	if (options.constrain !== undefined && options.tools !== "prompt")
		throw misuse(
			"options.constrain",
			'needs tools: "prompt": a server that is given tools makes grammars of its own',
		);
	if (typeof format === "function") return;
	checkLenient(given, "options.policies", [format]);
	checkEntry(format, asked);
}

/** What the answer may call, as the caller said it: the model's provider may be told less. */
interface Asked {
	readonly tools: readonly FunctionDefinition[];
	readonly choice: ToolChoicePart | undefined;
	/** ids of the calls of earlier answers: some models begin to count anew with each */
	readonly takenIds: ReadonlySet<string>;
}

function askedOf(params: Params): Asked {
	const { toolChoice: choice } = params;
	return { tools: toolsOf(params), choice, takenIds: new Set(callIdsOf(params)) };
}

export function createMiddleware<Version extends string>(
	specificationVersion: Version,
	options: MiddlewareOptions,
): Middleware<Version> {
	checkMiddleware(options);
	const { format, reader = createParser, tools: how, writing, ...more } = options;
	const { describeTools, history, constrain, ...reading } = more;
	const own = given({ describeTools, history });
	const asked = new WeakMap<object, Asked>();

	const formatFor = (modelId: string): Format =>
		typeof format === "function" ? format(modelId) : format;

	const readerFor = (params: Params, modelId: string): PartReader => {
		const { tools, choice, takenIds } = asked.get(params) ?? askedOf(params);
		// without tools nothing may be called, but thoughts are still told from text
		const toolChoice = tools.length === 0 ? "none" : choiceOf(choice);
		const parser = reader(formatFor(modelId), { ...reading, tools, toolChoice, takenIds });
		return new PartReader(parser, chosenName(toolChoice));
	};

	return {
		specificationVersion,
		async transformParams({ params, model }) {
			const words = how === undefined ? null : await wordsOf(formatFor(model.modelId), writing);
			const telling = words === null ? own : { ...inText(words, toolsOf(params)), ...own };
			const told = transform(params, telling);
			const sent =
				constrain === undefined || words === null
					? told
					: constrained(params, told, {
							...{ constrain, words },
							...{ entry: reading.entry, provider: model.provider },
						});
			asked.set(sent, askedOf(params));
			return sent;
		},
		async wrapStream({ doStream, params, model }) {
			const parts = readerFor(params, model.modelId);
			const result = await doStream();
			const stream = result.stream.pipeThrough(
				new TransformStream<AnyPart, AnyPart>({
					transform(part, controller) {
						for (const one of parts.read(part)) controller.enqueue(one);
					},
					flush(controller) {
						for (const one of parts.end()) controller.enqueue(one);
					},
				}),
			);
			return { ...result, stream };
		},
		async wrapGenerate({ doGenerate, params, model }) {
			const parts = readerFor(params, model.modelId);
			return whole(await doGenerate(), parts);
		},
	};
}

/** A whole answer is a stream with one delta for each text. */
function whole<R extends GenerateResult>(result: R, parts: PartReader): R {
	const answer = new WholeAnswer();
	const read = (part: AnyPart | OwnPart | FinishPart): void => {
		for (const one of parts.read(part)) answer.add(one);
	};
	for (const [at, part] of result.content.entries()) {
		const id = String(at);
		if (part.type !== "text") read(part);
		else {
			read({ type: "text-start", id });
			read({ type: "text-delta", id, delta: textOf(part) });
			read({ type: "text-end", id });
		}
	}
	const { finishReason, providerMetadata } = result;
	const metadata = providerMetadata === undefined ? {} : { providerMetadata };
	const finish: FinishPart = { type: "finish", finishReason, ...metadata };
	read(finish);
	return { ...result, content: answer.content, ...answer.end };
}

/** Puts the parts of a stream together as the parts of a whole answer. */
class WholeAnswer {
	readonly content: AnyPart[] = [];
	end: Partial<Pick<GenerateResult, "finishReason" | "providerMetadata">> = {};
	private text = { type: "text", text: "" };

	add(part: AnyPart): void {
		switch (part.type) {
			case "text-start":
			case "reasoning-start":
				this.text = { type: part.type === "text-start" ? "text" : "reasoning", text: "" };
				this.content.push(this.text);
				return;
			case "text-delta":
			case "reasoning-delta":
				this.text.text += textOf(part);
				return;
			case "text-end":
			case "reasoning-end":
			case "tool-input-start":
			case "tool-input-delta":
			case "tool-input-end":
				return;
			default:
				if (!isFinish(part)) this.content.push(part);
				else {
					const { type: _, ...end } = part;
					this.end = end;
				}
		}
	}
}
