/**
 * How other servers call what they read: the names of their parsers, for the table of docs/MIGRATION.md. Our names for them stand in the
 * grammars, as aliases; a name that no grammar has is an error.
 */
import { getFormat } from "../src/generated/registry.js";

interface Peer {
	readonly name: string;
	/** names of its parsers, one text, with blanks between; or what it calls a format, with the alias that stands for it here */
	readonly parsers: string | Readonly<Record<string, string>>;
}

const PEERS: readonly Peer[] = [
	{
		name: "vLLM, `--tool-call-parser`",
		parsers:
			"apertus deepseek_v3 deepseek_v31 deepseek_v32 deepseek_v4 ernie45 functiongemma gemma4 gigachat3 glm45 glm47 granite granite4 granite-20b-fc hermes hunyuan_a13b hy_v3 internlm jamba kimi_k2 lfm2 llama3_json llama4_json llama4_pythonic longcat mimo minicpm5 minimax minimax_m2 minimax_m3 mistral olmo3 openai phi4_mini_json poolside_v1 pythonic qwen3_coder qwen3_xml seed_oss step3 step3p5 xlam",
	},
	{
		name: "SGLang, `--tool-call-parser`",
		parsers:
			"deepseekv3 deepseekv31 deepseekv32 deepseekv4 gemma4 gigachat3 glm glm45 glm47 gpt-oss hermes interns1 kimi_k2 lfm2 llama3 mimo minimax-m2 mistral pythonic qwen qwen25 qwen3_coder step3 step3p5 trinity",
	},
	{
		name: "llama.cpp, by the chat template",
		parsers: {
			Apertus: "apertus",
			"Apriel 1.5": "apriel",
			"Command R7B": "command_r7b",
			"DeepSeek R1": "deepseek_r1",
			"DeepSeek V3.1": "deepseek_v31",
			"FireFunction v2": "firefunction_v2",
			"Functionary v3.1 Llama 3.1": "functionary_v3_llama3",
			"Functionary v3.2": "functionary_v32",
			"GLM 4.5": "glm45",
			"GPT-OSS": "gpt-oss",
			Granite: "granite",
			"Hermes 2 Pro": "hermes_2_pro",
			"Kimi K2": "kimi_k2",
			"LFM2 with JSON tools": "lfm2",
			"Llama 3.x": "llama3",
			Magistral: "magistral",
			"MiniMax-M2": "minimax-m2",
			"Mistral Nemo": "mistral_nemo",
			"Nemotron V2": "nemotron_nano_v2",
			"Qwen3 Coder": "qwen3-coder",
			"Seed-OSS": "seed-oss",
			"Xiaomi MiMo": "mimo",
		},
	},
	{
		name: "Ollama, `PARSER` of a Modelfile",
		parsers:
			"cogito deepseek3 functiongemma gemma4 glm-4.7 harmony lfm2 lfm2-thinking ministral nemotron-3-nano olmo3 olmo3-think qwen3-coder qwen3-thinking qwen3-vl-instruct qwen3-vl-thinking",
	},
];

export function peersTable(): string {
	const rows = PEERS.flatMap(({ name, parsers }) => {
		const named =
			typeof parsers === "string"
				? parsers.split(" ").map((one) => [`\`${one}\``, one] as const)
				: Object.entries(parsers);
		return named.map(([theirs, alias]) => {
			const format = getFormat(alias);
			if (format === undefined) throw new Error(`${name}: no format is called ${alias}`);
			return `| ${name} | ${theirs} | \`${format.name}\` |`;
		});
	});
	return ["| server | its name | here |", "| --- | --- | --- |", ...rows, ""].join("\n");
}
