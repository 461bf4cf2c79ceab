/** A constraint in a request: fields of its body, as the package `@ai-sdk/openai-compatible` takes further ones. */
import type { ConstrainRequest, Fields } from "../../constrain-fields/index.js";
import type { Words } from "../../render/in-text.js";
import { choiceOf, toolsOf } from "./prompt.js";
import type { Params } from "./types.js";

/** How a provider is called that has no name of its own. */
const UNNAMED = "openaiCompatible";

export interface Constraining {
	readonly constrain: (request: ConstrainRequest) => Fields;
	readonly words: Words;
	readonly entry: string | undefined;
	/** as a model names it: `NAME.chat` */
	readonly provider: string | undefined;
}

/** `asked`: the request as it came, with its tools; `sent`: as it goes to the provider. */
export function constrained<P extends Params>(asked: Params, sent: P, options: Constraining): P {
	const { constrain, words, entry, provider = UNNAMED } = options;
	const name = provider.split(".")[0]?.trim() ?? UNNAMED;
	const { [name]: own = {} } = sent.providerOptions ?? {};
	const fields = constrain({
		...words,
		tools: toolsOf(asked),
		toolChoice: choiceOf(asked.toolChoice),
		entry,
		body: { response_format: sent.responseFormat, ...own },
	});
	if (Object.keys(fields).length === 0) return sent;
	return { ...sent, providerOptions: { ...sent.providerOptions, [name]: { ...own, ...fields } } };
}
