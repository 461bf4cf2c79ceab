/**
 * A provider for opencode, and for whatever else takes a provider of the AI SDK: a server that speaks chat completions, with a model
 * that writes its calls as text. opencode takes the first export of a module whose name begins with `create`: this module has one.
 */
import {
	createOpenAICompatible,
	type OpenAICompatibleProviderSettings,
} from "@ai-sdk/openai-compatible";
import { createMiddleware } from "../adapters/ai-sdk/middleware.js";
import type { Middleware } from "../adapters/ai-sdk/types.js";
import { getFormat, listFormats } from "../generated/registry.js";
import { getWriting } from "../generated/writers.js";
import { checkMembers, oneOf, text } from "../misuse/check.js";
import { selectFormat } from "../select/index.js";

/** The server, what its models write, and the settings of `createOpenAICompatible`. */
export interface ToolgrammarSettings extends Partial<OpenAICompatibleProviderSettings> {
	/** the server's address, with `/v1` */
	readonly baseURL: string;
	/** what the models write: a format's name or alias. Default: by the model's id */
	readonly format?: string | undefined;
	/**
	 * `prompt`, the default: tools are described in the system message, and earlier calls are written as the model does, for a server
	 * that knows nothing of tools. `server`: they go to the server as they are, whose template knows them
	 */
	readonly tools?: "prompt" | "server" | undefined;
}

/** A provider of the AI SDK whose models' answers have tool calls, around an OpenAI-compatible server that gives them as text. */
export interface ToolgrammarProvider {
	(modelId: string): Model;
	languageModel(modelId: string): Model;
	chatModel(modelId: string): Model;
}

type Inner = ReturnType<ReturnType<typeof createOpenAICompatible>["chatModel"]>;
type Model = Pick<
	Inner,
	"specificationVersion" | "provider" | "modelId" | "supportedUrls" | "doGenerate" | "doStream"
>;

/** Throws a TypeError or a RangeError on settings that are wrong; a model that is asked for throws one where its format is not known. */
export function createToolgrammar(settings: ToolgrammarSettings): ToolgrammarProvider {
	const { format: wanted, tools = "prompt", name = "toolgrammar", ...rest } = settings;
	checkMembers({ format: wanted, tools }, "settings", {
		format: text,
		tools: oneOf(["prompt", "server"]),
	});
	const provider = createOpenAICompatible({ ...rest, name });
	const modelOf = (modelId: string): Model => {
		const { format } = selectFormat({ format: wanted, model: modelId }, { getFormat, listFormats });
		const told = tools === "prompt" ? { tools, writing: getWriting(format.name) } : {};
		const inner = provider.chatModel(modelId);
		return reading(inner, createMiddleware(inner.specificationVersion, { format, ...told }));
	};
	return Object.assign(modelOf, { languageModel: modelOf, chatModel: modelOf });
}

/** The model, with its text read. */
function reading(inner: Inner, middleware: Middleware<string>): Model {
	const { provider, modelId, specificationVersion, supportedUrls } = inner;
	return {
		...{ provider, modelId, specificationVersion, supportedUrls },
		async doGenerate(options) {
			const params = await middleware.transformParams({ params: options, model: inner });
			const doGenerate = () => inner.doGenerate(params);
			return await middleware.wrapGenerate({ params, model: inner, doGenerate });
		},
		async doStream(options) {
			const params = await middleware.transformParams({ params: options, model: inner });
			const doStream = () => inner.doStream(params);
			return await middleware.wrapStream({ params, model: inner, doStream });
		},
	};
}
