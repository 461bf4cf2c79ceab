/** The table of vllm.rs, row by row and architecture by architecture, with its mistakes corrected. */
import { describe, expect, test } from "vitest";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { formatOfType } from "../../src/select/by-type.js";
import { selectFormat } from "../../src/select/index.js";
import { TYPES } from "../../src/select/model-types.js";

const registry = { getFormat, listFormats };
const choose = (type: string, model = ""): string | undefined =>
	formatOfType(registry, type, model)?.format.name;

/** The parsers of vllm.rs, and what they are called here. */
const ROWS: readonly (readonly [string, string])[] = [
	["LLaMa", "llama"],
	["LLaMa4", "pythonic"],
	["Qwen3 Qwen3MoE Qwen3VL", "qwen"],
	["Qwen3_5 Qwen3_5MoE", "qwen_coder"],
	["Mistral Mistral3VL", "mistral"],
	["Gemma Gemma3", "json"],
	["Phi Phi4", "qwen"],
	["GLM4MoE GLM4MoeLite", "glm47_moe"],
	["Yi StableLM", "qwen"],
	["DeepSeek", "deepseek"],
	["MiniMax", "minimax_m2"],
	// its architectures
	[
		"Qwen2ForCausalLM Qwen2ForConditionalGeneration Qwen3ForCausalLM Qwen3ForConditionalGeneration qwen2 qwen3",
		"qwen",
	],
	["Qwen2MoeForCausalLM Qwen3MoeForCausalLM qwen2moe qwen3moe", "qwen"],
	["Qwen3_5ForCausalLM qwen35 Qwen3_5MoeForCausalLM qwen35moe", "qwen_coder"],
	["Qwen3VLForConditionalGeneration Qwen3VLMoeForConditionalGeneration qwen3vl qwen3vlmoe", "qwen"],
	["LlamaForCausalLM LlamaForConditionalGeneration llama llama2 llama3", "llama"],
	["Mistral3ForConditionalGeneration", "mistral"],
	["Glm4MoeForCausalLM glm4moe", "glm47_moe"],
	["Glm4MoeLiteForCausalLM glm4moelite", "glm47_moe"],
	["DeepseekV3ForCausalLM DeepseekForCausalLM deepseek3 deepseek", "deepseek"],
	["Phi3ForCausalLM Phi4ForCausalLM phi3 phi4", "qwen"],
	["Gemma3ForConditionalGeneration Gemma3ForCausalLM gemma3", "json"],
	["Llama4ForConditionalGeneration llama4", "pythonic"],
	["MiniMaxM2ForCausalLM minimax_m2", "minimax_m2"],
];

describe("as in vllm.rs", () => {
	const all = ROWS.flatMap(([types, parser]) =>
		types.split(" ").map((type) => [type, parser] as const),
	);
	test.each(all)("%s: the parser %s", (type, parser) => {
		expect(choose(type)).toBe(getFormat(parser)?.name);
	});

	test("the words coder, qwen3.5 and qwen3.6 of the id", () => {
		for (const type of ["Qwen3", "Qwen3MoE", "Qwen3VL", "qwen3_moe", "qwen3vlmoe"])
			for (const id of ["My-Coder-7B", "tuned-qwen3.5-9b", "Tuned-Qwen3.6", "qwen3-coder-next"])
				expect(choose(type, id)).toBe("qwen_coder");
	});
});

/** type, id, what vllm.rs has, what is right */
const CORRECTED: readonly (readonly [string, string, string, string])[] = [
	["MistralForCausalLM", "", "llama", "mistral"],
	["mistral", "", "llama", "mistral"],
	["mistral3", "", "llama", "mistral"],
	["llama", "my-mistral-nemo-tune", "llama", "mistral"],
	["IQuestCoderForCausalLM", "", "llama", "iquest_coder_v2"],
	["llama", "TheBloke/CodeLlama-7B", "llama", "passthrough"],
	["llama", "my-llama-2-tune", "llama", "passthrough"],
	["DeepseekV32ForCausalLM", "", "deepseek", "deepseek_v32"],
	["DeepseekV32ForCausalLM", "local-v3.2-exp", "deepseek", "deepseek_v31"],
	["deepseek_v3", "local-v3.1", "deepseek", "deepseek_v31"],
	["DeepseekV3ForCausalLM", "my-v3.2", "deepseek", "deepseek_v32"],
	["DeepseekV3ForCausalLM", "mirror-kimi-k2", "deepseek", "kimik2"],
	["deepseek2", "my-v4.1-preview", "deepseek", "deepseek_v41"],
	["deepseek_v3", "my-v4-flash", "deepseek", "deepseek_v4"],
	["Qwen3NextForCausalLM", "", "qwen_coder", "hermes"],
	["Qwen3NextForConditionalGeneration", "", "qwen", "hermes"],
	["Qwen3NextForCausalLM", "a-coder-next", "qwen_coder", "qwen_coder"],
	["Qwen3_5ForConditionalGeneration", "renamed", "qwen", "qwen_coder"],
	["Qwen3_5MoeForConditionalGeneration", "renamed", "qwen", "qwen_coder"],
	["Qwen2ForCausalLM", "my-qwen2.5-coder-tune", "qwen_coder", "hermes"],
	["Phi3ForCausalLM", "tuned-phi-4-mini", "qwen", "phi4_mini_json"],
	["Phi3ForCausalLM", "tuned-phi-4", "qwen", "passthrough"],
	["GLM4", "", "glm47_moe", "glm4_bare"],
	["Glm4ForCausalLM", "", "glm47_moe", "glm4_bare"],
	["Glm4ForConditionalGeneration", "", "glm47_moe", "glm4_bare"],
	["glm4", "my-glm-4-32b-0414-tune", "glm47_moe", "glm4_bare"],
	["glm4", "tuned-glm-4.7", "glm47_moe", "glm47_moe"],
	["glm4moe", "tuned-glm-4.5-air", "glm47_moe", "glm45_moe"],
	["glm4_moe", "tuned-GLM-4.6", "glm47_moe", "glm45_moe"],
	["gemma3_text", "my-functiongemma-tune", "json", "functiongemma"],
	["Gemma4ForConditionalGeneration", "", "json", "gemma4"],
	["Gemma4ForCausalLM", "", "json", "gemma4"],
	["gemma4", "", "json", "gemma4"],
	["MiniMaxM1ForCausalLM", "", "minimax_m2", "minimax_m1"],
	["minimax", "my-minimax-m1", "minimax_m2", "minimax_m1"],
	["minimax", "my-minimax-m3", "minimax_m2", "minimax_m3"],
	["llama", "someone/NeuralHermes-8B", "llama", "hermes"],
	["mistral", "someone/OpenHermes-2.5-Mistral-7B", "llama", "hermes"],
];
test.each(CORRECTED)("%s %s: not %s, but %s", (type, id, theirs, ours) => {
	expect(choose(type, id)).toBe(ours);
	expect(getFormat(theirs)).toBeDefined();
});

/** Types that vllm.rs cannot load. */
const OTHERS: readonly (readonly [string, string])[] = [
	["gpt_oss", "harmony"],
	["GptOssForCausalLM", "harmony"],
	["kimi_k2", "kimik2"],
	["Step3VLForConditionalGeneration", "step3"],
	["cohere", "command_r"],
	["Cohere2ForCausalLM", "cohere"],
	["granite", "granite"],
	["GraniteMoeHybridForCausalLM", "granite4"],
	["seed_oss", "seed_oss"],
	["SmolLM3ForCausalLM", "hermes"],
	["hunyuan_v1_moe", "hunyuan_a13b"],
	["ApertusForCausalLM", "apertus"],
	["LongcatFlashForCausalLM", "longcat"],
	["lfm2_moe", "lfm2"],
	["Olmo3ForCausalLM", "olmo3"],
	["nemotron_h", "nemotron"],
	["ernie4_5_moe", "passthrough"],
	["solar_open", "solar_open"],
	["MiniCPM3ForCausalLM", "minicpm3"],
	["chatglm", "passthrough"],
];
test.each(OTHERS)("%s: %s", (type, format) => {
	expect(choose(type)).toBe(format);
});

test("an unknown type says nothing, and neither does an endless one", () => {
	for (const type of ["bert", "t5", "whisper", "", "x".repeat(1e6), "__proto__", "constructor"])
		expect(choose(type)).toBeUndefined();
	expect(selectFormat({ modelType: "bert" }, registry).by).toBe("default");
});

test("the table names formats that there are, and no type twice", () => {
	const names = TYPES.flatMap(({ format, rules = [] }) => [
		format,
		...rules.map((one) => one.format),
	]);
	expect(names.filter((name) => getFormat(name)?.name !== name)).toEqual([]);
	const types = TYPES.flatMap((row) => row.types.split(" ")).map((type) =>
		type.toLowerCase().replaceAll(/[-_]/g, ""),
	);
	expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
});
