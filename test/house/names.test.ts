/**
 * The names under which other software knows the formats: each leads to one here, as its name or as an alias. And the formats
 * are formats: each has examples, and no two are one under two names.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Grammar } from "../../src/language/syntax.js";
import { ROOT } from "../support/shared.js";
import { grammarLiterals } from "./grammar-literals.js";

const NAMES: Readonly<Record<string, string>> = {
	"the formats that were asked for": `
		passthrough json mistral qwen qwen_coder pythonic llama deepseek glm45_moe glm47_moe step3 kimik2 minimax_m2
		anthropic_xml apertus apriel atem glimmer cohere cohere_xml command_r cwm deepseek_v3 deepseek_v31 deepseek_v32
		deepseek_v4 deepseek_v41 dots ernie45 exaone4 fenced_json firefunction functionary functionary_v31 functiongemma
		gemma4 gigachat3 gigachat35 granite granite-20b-fc granite4 harmony gpt-oss hermes hunyuan_a13b hy_v3 hy_v4
		hyperclova inkling internlm iquest_coder_v2 jamba k2_horizon kimi_k2 kimi_k3 laguna lfm2 ling3 llama3_json
		llama4_pythonic longcat mimo minicpm5 minimax_m1 minimax_m3 miro mistral_v11 morph_xml nemotron nemotron_v3 olmo3
		pangu phi4_mini_json plamo3 poolside_v1 qwen_agent react rwkv sarashina seed_oss selectools solar_open2 spark25
		step3p5 tool_tag trinity xlam yaml_xml json_block bracket tool_call_marker`,
	"tool parsers of vLLM": `
		apertus cohere_command3 cohere_command4 deepseek_v3 deepseek_v31 deepseek_v32 deepseek_v4 ernie45 functiongemma
		gemma4 gigachat3 glm45 glm47 granite granite-20b-fc granite4 hermes hunyuan_a13b hy_v3 inkling internlm jamba
		kimi_k2 kimi_k3 lfm2 llama3_json llama4_json llama4_pythonic longcat mimo minicpm5 minimax_m2 minimax_m3 mistral
		olmo3 openai phi4_mini_json poolside_v1 pythonic qwen3_coder qwen3_xml seed_oss solar_open2 step3 step3p5 xlam`,
	"files of vLLM that are not in its registry": `
		berrylm cwm deepseekv41 dots gigachat35 granite_pythonic hy_v4 hyperclovax_seed_think hyperclovax_seed_think_14b
		intern_s1 iquest_coder iquest_coder_v2 k2_horizon ling3 mimov2_flash minicpmv minimax muse_glimmer nemotron_json
		nemotron_nano_v2 openpangu_v2 pangu plamo3 response_template rwkv spark3 step_audio_2 telechat`,
	"reasoning parsers of vLLM": `
		cohere_command3 cohere_command4 deepseek_r1 deepseek_v3 deepseek_v4 ernie45 gemma4 glm45 glm47 granite holo2
		hunyuan_a13b hy_v3 inkling kimi_k2 kimi_k3 mimo minimax_m2 minimax_m2_append_think minimax_m3 mistral nemotron_v3
		olmo3 openai_gptoss poolside_v1 qwen3 seed_oss solar_open2 step3 step3p5`,
	"tool parsers of SGLang": `
		apertus2509 cohere_command4 deepseekv3 deepseekv31 deepseekv32 deepseekv4 dots gemma4 gigachat3 gigachat35 glm
		glm45 glm47 gpt-oss hermes hunyuan inkling interns1 k2_horizon kimi_k2 kimi_k3 lfm2 ling3 llama3 mimo minicpm5
		minimax-m2 minimax-m3 mistral muse poolside_v1 pythonic qwen qwen25 qwen3_coder spark25 step3 step3p5 trinity`,
	"structural tags of xgrammar": `
		llama kimi kimi_k3 deepseek_r1 deepseek_v3_1 deepseek_v3_2 deepseek_v4 qwen_3 qwen_3_5 qwen_3_coder harmony minimax
		glm_4_7 cohere exaone gemma_4 json qwen_xml minimax_xml deepseek_xml glm_xml cohere_xml kimi_k3_xml`,
	"parsers of ollama": `
		qwen3 qwen3-thinking qwen3.5 ornith qwen3-coder qwen3-vl-instruct qwen3-vl-thinking ministral passthrough harmony
		cogito deepseek3 olmo3 olmo3-think nemotron-3-nano nemotron-3.5-nano functiongemma glm-4.7 gemma4
		gemma4-no-thinking glm-ocr lfm2 lfm2-thinking laguna poolside-v1 cohere glimmer`,
	"parsers of mistral.rs": "atem gemma4 liquid llama qwen hunyuan mistral_nemo deepseek harmony",
	"parsers of smg": `
		passthrough json mistral qwen qwen_xml qwen_coder pythonic llama deepseek deepseek31 deepseek32 deepseek_v4
		glm45_moe glm47_moe step3 sarashina kimik2 kimi_k3 inkling minimax_m2 cohere`,
};

/** Names that lead nowhere, and why. */
const UNREAD: ReadonlyMap<string, string> = new Map([
	...[
		"berrylm",
		"holo2",
		"minicpmv",
		"openpangu_v2",
		"response_template",
		"spark3",
		"telechat",
	].map((name): [string, string] => [name, "nothing is known of its wire format but the name"]),
]);

function grammars(): readonly Grammar[] {
	const folder = join(ROOT, "grammars");
	return readdirSync(folder)
		.filter((file) => file.endsWith(".toolgrammar"))
		.map((file) => {
			const { grammar } = parseGrammar(readFileSync(join(folder, file), "utf8"), file);
			if (grammar === null) throw new Error(`grammars/${file} has errors`);
			return grammar;
		});
}

describe("names", () => {
	const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

	test.each(Object.entries(NAMES))("%s", (_title, text) => {
		const names = words(text);
		expect(names.filter((name) => !getFormat(name) && !UNREAD.has(name))).toEqual([]);
	});

	test("what is said to lead nowhere does, and is a name of somebody", () => {
		const all = new Set(Object.values(NAMES).flatMap(words));
		const unread = [...UNREAD.keys()];
		expect(unread.filter((name) => getFormat(name) !== undefined || !all.has(name))).toEqual([]);
	});

	test("no two formats share a name", () => {
		const names = listFormats().flatMap(({ name, aliases }) => [name, ...aliases]);
		expect(names.length).toBe(new Set(names).size);
	});
});

describe("formats", () => {
	const all = grammars();

	test("all grammars are in the registry", () => {
		expect(
			listFormats()
				.map(({ name }) => name)
				.sort(),
		).toEqual(all.map(({ name }) => name).sort());
	});

	test.each(all.map((one): [string, Grammar] => [one.name, one]))(
		"%s has three examples or more",
		(_name, { examples }) => {
			expect(examples.length).toBeGreaterThanOrEqual(3);
		},
	);

	test("no two are equal on the wire: a literal or a kind of payload is different", () => {
		const seen = new Map<string, string>();
		const twins: string[] = [];
		for (const { name, nodes } of listFormats()) {
			const grammar = all.find((one) => one.name === name);
			const kinds = nodes.flatMap((node): string[] => {
				switch (node.k) {
					case "text":
						return [`${node.field}:${node.typed ? "typed" : "text"}`];
					case "value":
						return [`${node.field}:${node.py ? "py" : node.yaml ? "yaml" : "json"}`];
					case "pattern":
						return [`pattern:${JSON.stringify(node.pattern)}`];
					case "atom":
						return [`${node.field}:${node.kind}`];
					case "eol":
						return ["a line end"];
					default:
						return [];
				}
			});
			const wire = [...(grammar ? grammarLiterals(grammar) : []), ...kinds];
			const key = JSON.stringify([...new Set(wire)].sort());
			const twin = seen.get(key);
			if (twin !== undefined) twins.push(`${twin} and ${name}`);
			seen.set(key, name);
		}
		expect(twins).toEqual([]);
	});
});
