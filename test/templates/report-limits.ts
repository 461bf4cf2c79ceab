/** Where the report may show something else than a round trip, and why. Nothing else may, and what stands here must. */

/** What these templates write cannot be read back, for the wire does not say it. At most ten. */
export const LIMITS: readonly {
	readonly template: string;
	/** the conversations that differ */
	readonly differs: readonly string[];
	readonly reason: string;
}[] = [
	{
		template: "vllm-llama3.2_pythonic",
		differs: ["two parallel calls", "unicode", "hostile strings"],
		reason:
			"It writes strings without quotes: one word can be told from what follows it, a sentence cannot.",
	},
	{
		template: "vllm-toolace",
		differs: ["two parallel calls", "unicode", "hostile strings"],
		reason:
			"It writes strings without quotes: one word can be told from what follows it, a sentence cannot.",
	},
	{
		template: "sglang-llama4_pythonic",
		differs: ["scalar arguments", "nested arguments", "hostile strings"],
		reason:
			"It writes every value between quotes and escapes nothing: quotes inside a string end it, and a number or container is a string.",
	},
	{
		template: "LFM2.5-8B-A1B",
		differs: ["hostile strings"],
		reason:
			"It writes strings between quotes and escapes nothing: a quote inside a string ends it.",
	},
	{
		template: "MiniMax-M3",
		differs: ["nested arguments"],
		reason: "It leaves null out, and writes an empty list within a list as nothing.",
	},
	{
		template: "vllm-llama4_pythonic",
		differs: ["scalar arguments", "nested arguments", "hostile strings"],
		reason:
			"It writes every value between quotes and escapes nothing: quotes inside a string end it, and a number or container is a string.",
	},
	{
		template: "vllm-gemma3_pythonic",
		differs: ["scalar arguments", "nested arguments"],
		reason:
			"It writes no comma between arguments: the variable that should tell the first one is set in the loop only.",
	},
	{
		template: "CohereForAI-c4ai-command-r-plus-tool_use",
		differs: ["unicode"],
		reason: "It indents the JSON by lines, and a line separator inside a string is the end of one.",
	},
];

/** No format reads these, or they write nothing. */
export const UNREAD: readonly {
	readonly template: string;
	readonly result: "differs" | "unreadable";
	readonly reason: string;
}[] = [
	{
		template: "MiroThinker",
		result: "unreadable",
		reason:
			"Its macros use a variable of the loop that calls them. Python's jinja2 fails there, too.",
	},
	{
		template: "aabbdev",
		result: "differs",
		reason:
			"It is the proposal of an interface with tokens of its own; no model that was trained on it is known.",
	},
];

/** They pass calls on in the content, as the model wrote them: the report says nothing of their format. */
export const UNCHECKED: readonly string[] = [
	"HuggingFaceTB-SmolLM3-3B",
	"HuggingFaceTB-SmolLM3-3B-2",
	"LFM2-8B-A1B",
	"LFM2.5-Instruct",
	"ibm-granite-granite-3.3-2B-Instruct",
	"llama-cpp-rwkv-world",
	"smg-kimi_k25",
	"trl-lfm2",
	"vllm-glm4",
];

/** They know no tools, and no format: all that a model writes is content. */
export const WITHOUT_TOOLS: readonly string[] = [
	"google-gemma-2-2b-it",
	"microsoft-Phi-3.5-mini-instruct",
];

/** They write calls that only lenient rules read, by their codes; the models' own prompts, or these very templates, ask for others. */
export const REPAIRED: Readonly<Record<string, readonly string[]>> = {
	// The prompt asks for a word before the calls, which the template then leaves out of the history.
	// It writes the calls in the line of the text, right behind it.
	"vllm-llama4_json": ["behind-words"],
	// It prints the calls as Python does: a list of dicts.
	"vllm-phi4_mini": ["bare", "escape", "python-literal", "single-quotes"],
};
