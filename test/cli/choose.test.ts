import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chooseFormat } from "../../src/cli/choose.js";
import { globWeight, matchesGlob } from "../../src/cli/glob.js";
import { plainModelName } from "../../src/cli/model-name.js";
import { strictLiterals } from "../../src/cli/strict-literals.js";
import { formatOfTemplate } from "../../src/cli/template.js";
import { compile } from "../../src/compiler/compile.js";
import { listFormats } from "../../src/generated/registry.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Format } from "../../src/runtime/contract.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import { format } from "./stub.js";

describe("globs", () => {
	const fits: readonly (readonly [string, string, boolean])[] = [
		["a/b", "a/b", true],
		["a/b", "a/bc", false],
		["a/*", "a/", true],
		["a/*", "b/a/", false],
		["*b", "aab", true],
		["*", "", true],
		["a*a", "a", false],
		["a*a", "aa", true],
		["a*b*c", "a-b-c", true],
		["a*b*c", "a-c-b", false],
		["a*bc*bc", "abc", false],
		["*ab*ab*", "abab", true],
		["*ab*ab*", "aab", false],
		["a.c", "abc", false],
		["A*", "ab", false],
	];
	test.each(fits)("%s on %s: %s", (glob, text, expected) => {
		expect(matchesGlob(glob, text)).toBe(expected);
	});

	test("the weight is the number of literal characters", () => {
		expect([globWeight("a/b-*"), globWeight("*"), globWeight("*-a-*")]).toEqual([4, 0, 3]);
	});

	test("a long text costs one reading", () => {
		const steps = performance.now();
		expect(matchesGlob(`${"*a".repeat(40)}b`, "a".repeat(2_000_000))).toBe(false);
		expect(performance.now() - steps).toBeLessThan(2000);
	});
});

const plain: readonly (readonly [string, string])[] = [
	["Owner/Name-7B-Instruct", "name-7b-instruct"],
	["Owner/Name-7B-Instruct-GGUF", "name-7b-instruct"],
	["Owner/Name-7B-AWQ", "name-7b"],
	["Owner/Name-7B-GPTQ-Int4", "name-7b"],
	["Owner/Name-7B-GPTQ", "name-7b"],
	["Owner/Name-7B-FP8", "name-7b"],
	["Owner/Name-7B-FP8-dynamic", "name-7b"],
	["Owner/Name-7B-unsloth-bnb-4bit", "name-7b"],
	["Owner/Name-7B-4bit", "name-7b"],
	["Owner/Name-7B-MLX-8bit", "name-7b"],
	["/models/owner/name-7b-q4_k_m.gguf", "name-7b"],
	["name:8b", "name-8b"],
	["host/Owner/Name-GGUF:Q4_K_M", "name"],
	["Owner/Name-20b-MXFP4", "name-20b"],
	["Owner/Name-8B-w4a16", "name-8b"],
	["Owner/FP8", "fp8"],
	["Owner/Name-A3B-Thinking-2507", "name-a3b-thinking-2507"],
];
test.each(plain)("the plain name of %s is %s", (id, name) => {
	expect(plainModelName(id)).toBe(name);
});

const FORMATS = [
	format("small", { models: ["Acme/Toy-*", "Acme/Solo"], aliases: ["acme-toy"] }),
	format("large", { models: ["Acme/Toy-Pro-*", "*/Plain-*"], aliases: ["acme_pro_2"] }),
	format("owner", { models: ["Giant/*"] }),
	format("passthrough"),
];
const registry = {
	getFormat: (name: string) =>
		FORMATS.find((one) => one.name === name || one.aliases.includes(name)),
	listFormats: () => FORMATS,
};
const choose = (evidence: Parameters<typeof chooseFormat>[1]) =>
	chooseFormat(registry, evidence).name;

describe("the choice", () => {
	const models: readonly (readonly [string, string])[] = [
		["Acme/Toy-7B", "small"],
		["Acme/Toy-Pro-7B", "large"],
		["acme/toy-pro-7b", "large"],
		["Toy-Pro-7B", "large"],
		["Someone/Toy-7B-Instruct-GGUF", "small"],
		["Someone/Toy-GGUF", "small"],
		["Someone/Toy-Pro-AWQ", "large"],
		["Acme/Solo", "small"],
		["Other/solo-GPTQ-Int4", "small"],
		["Acme/Solo-Instruct", "passthrough"],
		["Any/Plain-1", "large"],
		["plain-1", "large"],
		["Giant/Toy-7B", "owner"],
		["Giant/Nothing", "owner"],
		["Nothing", "passthrough"],
		["small", "small"],
		["acme-toy", "small"],
		["Acme_Toy", "small"],
		["", "passthrough"],
	];
	test.each(models)("model %s: %s", (model, name) => {
		expect(choose({ model })).toBe(name);
	});

	test("the model's type is an alias, whatever its case and dashes", () => {
		expect(choose({ modelType: "acme_toy" })).toBe("small");
		expect(choose({ modelType: "Acme-Pro-2" })).toBe("large");
		expect(choose({ modelType: "acme" })).toBe("passthrough");
	});

	test("the model goes before its type, an unknown model leaves it to the type", () => {
		expect(choose({ model: "Acme/Toy-1", modelType: "large" })).toBe("small");
		expect(choose({ model: "Nobody/Knows", modelType: "large" })).toBe("large");
	});

	test("nothing known: passthrough", () => {
		expect(choose({})).toBe("passthrough");
	});
});

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
