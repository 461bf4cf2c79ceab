import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile } from "../../src/compiler/compile.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Format } from "../../src/runtime/contract.js";
import { selectFormat } from "../../src/select/index.js";
import { strictLiterals } from "../../src/select/template/literals.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import { formatOfTemplate } from "./support.js";

/** A format as the compiler makes it: what a template must write is read from its graph. */
function compiled(name: string, rules: string, models = ""): Format {
	const head = `format ${name} "t"\n${models}`;
	const { grammar } = parseGrammar(`${head}${rules}`, `${name}.toolgrammar`);
	if (grammar === null) throw new Error(`${name} has errors`);
	return compile(grammar);
}

describe("chat templates", () => {
	const think = 'think = "<<think>>" reasoning "<</think>>"\n';
	const message = "message = (think / call / content)*\n";
	const object = compiled(
		"object",
		`${message}${think}call = "<<call>>" { "name": name, "args"?: arguments } "<</call>>"`,
	);
	const tagged = compiled(
		"tagged",
		`${message}${think}call = "<<call>>" _"\\n" "<<name=" name ">" (arg _)* "<</name>>" "<</call>>"\narg = "<<arg=" key ">" value "<</arg>>"`,
	);
	const lines = compiled(
		"lines",
		'message = (call / content)*\ncall = \'Act "x": \' name " " arguments',
	);
	const formats = [object, tagged, lines, compiled("passthrough", "message = content")];
	const best = (template: string) => formatOfTemplate(formats, template)?.name;

	test("the format whose literals the template writes", () => {
		expect(best("{{ '<<call>>' }}{{ c | tojson }}{{ '<</call>>' }}")).toBe("object");
		const all = "<<call>>{{ '\\n<<name=' ~ n }}{{ '<<arg=' }}<</arg>><</name>><</call>>";
		expect(best(all)).toBe("tagged");
	});

	test("a format whose calls lack a literal in the template is out", () => {
		expect(best("<<think>><</think>><<call>><</call>>")).toBe("object");
		expect(best("<<think>><</think>><<call>>")).toBeUndefined();
		expect(best("<<call>><<name=<</name>><</call>>")).toBe("object");
	});

	test("a mark that is only a part of another format's mark is not written", () => {
		const cut = compiled(
			"cut",
			'message = (call / content)*\ncall = "<<call" name " " arguments "</call"',
		);
		const name = (template: string) => formatOfTemplate([cut, object], template)?.name;
		expect(name("<<call>>{{ x }}<</call>>")).toBe("object");
		expect(name("<<call {{ x }}></call>")).toBe("cut");
	});

	test("what only a lenient rule reads is no mark: no template writes it", () => {
		const slip = compiled(
			"slip",
			'message = (call / content)*\ncall = "<<call>>" name " " arguments\nlenient kall call = "<<kall>>" name " " arguments',
		);
		expect(strictLiterals(slip)).toEqual(["<<call>>", " "]);
		expect(formatOfTemplate([slip], "<<kall>>")).toBeUndefined();
		expect(formatOfTemplate([slip], "<<call>>")).toBe(slip);
	});

	test("the ends of the message prove nothing, but decide between equals", () => {
		const rules = 'message = (call / content)*\ncall = "<<call>>" name " " arguments';
		const one = compiled("one", `tokens "<<call>>", "<<end>>"\nends "<<end>>"\n${rules}`);
		const other = compiled("other", `tokens "<<call>>", "<<over>>"\nends "<<over>>"\n${rules}`);
		expect(formatOfTemplate([one], "{{ x }}<<end>>")).toBeUndefined();
		expect(formatOfTemplate([other, one], "<<call>>{{ x }}<<end>>")).toBe(one);
		expect(formatOfTemplate([one, other], "<<call>>{{ x }}<<over>>")).toBe(other);
	});

	test("of equals the one that more models write", () => {
		const rules = 'message = (call / content)*\ncall = "<<call>>" name " " arguments';
		const few = compiled("few", rules, 'models "A/*"\n');
		const many = compiled("many", rules, 'models "B/*", "C/*"\n');
		expect(formatOfTemplate([few, many], "<<call>>")).toBe(many);
		expect(formatOfTemplate([many, few], "<<call>>")).toBe(many);
	});

	test("escapes in the template's strings are read", () => {
		expect(best("{{ 'Act \\\"x\\\": ' }}")).toBe("lines");
	});

	test("a template that writes no literal, or only common ones, proves nothing", () => {
		expect(best("{% for m in messages %}{{ m.content }}{% endfor %}")).toBeUndefined();
		expect(best("{ > {{ x }}")).toBeUndefined();
		expect(best("<<think>> alone <</think>>")).toBeUndefined();
	});
});

/** Templates as vendors ship them, and the format of each; null: the template says nothing of calls, or passes on what the model wrote. */
const TEMPLATES: Readonly<Record<string, string | null>> = {
	"Apertus-8B-Instruct": "apertus",
	"ByteDance-Seed-OSS": "seed_oss",
	"CohereForAI-c4ai-command-r-plus-tool_use": "command_r",
	"CohereForAI-c4ai-command-r7b-12-2024-tool_use": "cohere",
	"GLM-4.6": "glm45_moe",
	"GigaChat3-10B-A1.8B": "gigachat3",
	"Kimi-K2-Instruct": "kimik2",
	"Kimi-K3": "kimi_k3",
	"LFM2-8B-A1B": null,
	"LFM2.5-Instruct": null,
	"MiniMax-M1": "minimax_m1",
	"MiniMax-M2": "minimax_m2",
	"Mistral-Small-3.2-24B-Instruct-2506": "mistral",
	"NVIDIA-Nemotron-Nano-v2": "nemotron",
	"NousResearch-Hermes-2-Pro-Llama-3-8B-tool_use": "hermes",
	"NousResearch-Hermes-3-Llama-3.1-8B-tool_use": "hermes",
	"Qwen-QwQ-32B": "hermes",
	"Qwen-Qwen2.5-7B-Instruct": "hermes",
	"Qwen-Qwen3-0.6B": "hermes",
	"Qwen3-Coder": "qwen_coder",
	"StepFun3.5-Flash": "qwen_coder",
	"deepseek-ai-DeepSeek-R1-Distill-Llama-8B": "deepseek_v3",
	"deepseek-ai-DeepSeek-R1-Distill-Qwen-32B": "deepseek_v3",
	"deepseek-ai-DeepSeek-V3.1": "deepseek_v31",
	"deepseek-ai-DeepSeek-V3.2": "deepseek_v32",
	"deepseek-ai-DeepSeek-V4": "deepseek_v4",
	"fireworks-ai-llama-3-firefunction-v2": "phi4_mini_json",
	"google-gemma-2-2b-it": null,
	"google-gemma-4-31B-it": "gemma4",
	"ibm-granite-granite-3.3-2B-Instruct": "granite",
	"ibm-granite-granite-4.0": "granite4",
	"llama-cpp-deepseek-r1": "deepseek_v3",
	"llama-cpp-rwkv-world": null,
	"meetkai-functionary-medium-v3.2": "functionary",
	"meta-llama-Llama-3.1-8B-Instruct": "llama3_json",
	"meta-llama-Llama-3.2-3B-Instruct": "llama3_json",
	"meta-llama-Llama-3.3-70B-Instruct": "llama3_json",
	"microsoft-Phi-3.5-mini-instruct": null,
	"mistralai-Mistral-Nemo-Instruct-2407": "mistral",
	"moonshotai-Kimi-K2": "kimik2",
	"openai-gpt-oss-120b": "harmony",
	"poolside-Laguna-XS-2.1": "poolside_v1",
	"poolside-Laguna-XS.2": "poolside_v1",
	"sglang-deepseekr1": "deepseek_v3",
	"sglang-deepseekv3": "deepseek_v3",
	"unsloth-Apriel-1.5": "apriel",
	"unsloth-mistral-Devstral-Small-2507": "mistral",
	"vllm-functiongemma": "functiongemma",
	"vllm-gemma3_pythonic": "pythonic",
	"vllm-granite": "granite",
	"vllm-granite_20b_fc": "granite-20b-fc",
	"vllm-hunyuan_a13b": "hunyuan_a13b",
	"vllm-internlm2_tool": "internlm",
	"vllm-llama3.2_pythonic": "pythonic",
	"vllm-llama4_pythonic": "pythonic",
	"vllm-mistral_parallel": "mistral",
	"vllm-phi4_mini": "phi4_mini_json",
	"vllm-xlam_llama": "xlam",
};

const folder = sharedPath("templates");
if (folder === null) announceSkip("the templates of vendors", "templates");
describe.skipIf(folder === null)("chat templates of vendors", () => {
	test.each(Object.entries(TEMPLATES))("%s: %s", (name, expected) => {
		const text = readFileSync(join(folder ?? "", `${name}.jinja`), "utf8");
		expect(formatOfTemplate(listFormats(), text)?.name ?? null).toBe(expected);
	});
});

test("a template that does not end is run once for each format that it may be of", () => {
	const loops = "{% for a in range(90000) %}{% for b in range(90000) %}{% endfor %}{% endfor %}";
	const marks = '<tool_call>\n{"name": "arguments": }\n</tool_call><tools>';
	const selection = selectFormat({ chatTemplate: `${loops}${marks}` }, { getFormat, listFormats });
	expect(selection.by).toBe("template");
});
