/**
 * The format by a model's type: `model_type` or an architecture of its configuration, or the architecture of a GGUF file. Where
 * models of one type write several formats, words of the model's id decide. The types and words of vllm.rs are all here;
 * docs/trust/selection.md says what was corrected and why.
 */

export interface TypeRow {
	/** compared in lower case, without dashes, and without `For…` at the end */
	readonly types: string;
	/** the first rule one of whose words stands in the id */
	readonly rules?: readonly TypeRule[];
	/** canonical name of the format where no word speaks */
	readonly format: string;
}

export interface TypeRule {
	/** parts of the id, blanks between; letter case, and how dashes and dots are written, does not matter */
	readonly words: string;
	readonly format: string;
}

/** What is built on weights of Llama or Qwen says so in its name. */
const TUNED: readonly TypeRule[] = [
	{ words: "hermes", format: "hermes" },
	{ words: "xlam", format: "xlam" },
	{ words: "deepseek-r1", format: "deepseek_v3" },
	{ words: "functionary-small-v3.1 functionary-medium-v3.1", format: "functionary_v31" },
	{ words: "functionary", format: "functionary" },
	{ words: "firefunction", format: "phi4_mini_json" },
	{ words: "toolace watt-tool", format: "pythonic" },
	{ words: "minicpm5", format: "minicpm5" },
];

const CODER: TypeRule = { words: "coder qwen3.5 qwen3.6", format: "qwen_coder" };

const GLM: readonly TypeRule[] = [
	{ words: "glm-4.5 glm-4.6", format: "glm45_moe" },
	{ words: "glm-4.7 glm-5", format: "glm47_moe" },
];

const DEEPSEEK: readonly TypeRule[] = [
	{ words: "kimi-k2 moonlight", format: "kimik2" },
	{ words: "gigachat3.5 gigachat-3.5", format: "gigachat35" },
	{ words: "gigachat3", format: "gigachat3" },
	{ words: "v3.1 v3.2-exp", format: "deepseek_v31" },
	{ words: "v3.2", format: "deepseek_v32" },
	{ words: "v4.1", format: "deepseek_v41" },
	{ words: "v4", format: "deepseek_v4" },
	{ words: "v3 r1 cogito", format: "deepseek_v3" },
];

const MINIMAX: readonly TypeRule[] = [
	{ words: "minimax-m1 minimax-text", format: "minimax_m1" },
	{ words: "minimax-m3", format: "minimax_m3" },
];

export const TYPES: readonly TypeRow[] = [
	{
		types: "LLaMa llama2 llama3 mllama",
		rules: [
			...TUNED,
			{ words: "llama-2 llama2 codellama code-llama tinyllama", format: "passthrough" },
			{ words: "iquest-coder-v2", format: "iquest_coder_v2" },
			{ words: "mistral ministral magistral devstral codestral", format: "mistral" },
		],
		format: "llama3_json",
	},
	{ types: "IQuestCoder", format: "iquest_coder_v2" },
	{ types: "LLaMa4 llama4_text", format: "pythonic" },
	{ types: "qwen2 qwen2moe qwen2_vl qwen2_5_vl", rules: TUNED, format: "hermes" },
	{
		types: "qwen3 qwen3moe Qwen3VL Qwen3VLMoe qwen3_vl_text qwen3_omni_moe",
		rules: [...TUNED, CODER],
		format: "hermes",
	},
	{ types: "qwen3_next", rules: [CODER], format: "hermes" },
	{
		types: "qwen3_5 qwen3_5_moe qwen3_5_text qwen3_5_moe_text",
		format: "qwen_coder",
	},
	{
		types: "Mistral mistral3 Mistral3VL mixtral ministral ministral3 mistral4 pixtral",
		rules: TUNED,
		format: "mistral",
	},
	{
		types: "Gemma gemma2 gemma3 gemma3_text",
		rules: [{ words: "functiongemma", format: "functiongemma" }],
		format: "json",
	},
	{ types: "gemma4 gemma4_text", format: "gemma4" },
	{
		types: "Phi phi3 Phi4",
		rules: [
			{ words: "phi-4-mini", format: "phi4_mini_json" },
			{ words: "phi-2 phi-3 phi-3.5 phi-4", format: "passthrough" },
		],
		format: "hermes",
	},
	{ types: "GLM4", rules: GLM, format: "glm4_bare" },
	{
		types: "chatglm",
		rules: [...GLM, { words: "glm-4-9b", format: "glm4_bare" }],
		format: "passthrough",
	},
	{
		types: "GLM4MoE GLM4MoeLite glm_moe_dsa",
		rules: [{ words: "glm-4.5 glm-4.6", format: "glm45_moe" }],
		format: "glm47_moe",
	},
	{ types: "Yi StableLM stablelm_epoch", rules: TUNED, format: "hermes" },
	{
		types: "DeepSeek deepseek2 deepseek3 DeepseekV2 DeepseekV3",
		rules: DEEPSEEK,
		format: "deepseek_v3",
	},
	{ types: "deepseek_v32", rules: DEEPSEEK, format: "deepseek_v32" },
	{ types: "deepseek_v4", rules: DEEPSEEK, format: "deepseek_v4" },
	{ types: "MiniMax minimax_m2", rules: MINIMAX, format: "minimax_m2" },
	{ types: "MiniMaxM1 MiniMaxText01", format: "minimax_m1" },
	{ types: "minimax_m3", format: "minimax_m3" },
	{ types: "granite granitemoe granitemoeshared", format: "granite" },
	{ types: "granitemoehybrid granitehybrid", format: "granite4" },
	{ types: "cohere command-r", format: "command_r" },
	{ types: "cohere2 cohere2_vision cohere2_moe", format: "cohere" },
	{ types: "hunyuan_v1_moe hunyuan_v1_dense hunyuan-moe hunyuan-dense", format: "hunyuan_a13b" },
	{
		types: "ernie4_5 ernie4_5_moe ernie4_5_vl_moe",
		rules: [{ words: "thinking", format: "ernie45" }],
		format: "passthrough",
	},
	{ types: "lfm2 lfm2_moe", format: "lfm2" },
	{
		types: "nemotron_h nemotron_h_moe",
		rules: [{ words: "nemotron-3", format: "nemotron_v3" }],
		format: "nemotron",
	},
	{ types: "DeciLM nemotron-nas", format: "nemotron" },
	{ types: "smollm3", format: "hermes" },
	{ types: "internlm2 internlm3", format: "internlm" },
	{ types: "kimi_k2 kimi_k25 kimi_linear", format: "kimik2" },
	{ types: "step35 step3p5", format: "qwen_coder" },
	{ types: "step3_vl step3_text", format: "step3" },
	{ types: "rwkv7", format: "rwkv" },
];
