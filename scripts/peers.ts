/**
 * How other servers call what they read: the names of their parsers, for the table of docs/MIGRATION.md. Our names for them stand in the
 * grammars, as aliases; a name that no grammar has is an error. Sources: vLLM's registry of tool parsers at commit 0064cc9, SGLang's at
 * 00828e5, the names that llama.cpp's server of release v0.5.0 logs, and those in Ollama's model/parsers, all of the autumn of 2026.
 */
import { getFormat } from "../src/generated/registry.js";

interface Peer {
	readonly name: string;
	/** names of its parsers, one text, with blanks between; or what it calls a format, with the aliases that stand for it here */
	readonly parsers: string | Readonly<Record<string, readonly string[]>>;
}

const PEERS: readonly Peer[] = [
	{
		name: "vLLM, `--tool-call-parser`",
		parsers:
			"apertus cohere_command3 cohere_command4 deepseek_v3 deepseek_v31 deepseek_v32 deepseek_v4 ernie45 functiongemma gemma4 gigachat3 glm45 glm47 granite granite-20b-fc granite4 hermes hunyuan_a13b hy_v3 inkling internlm jamba kimi_k2 kimi_k3 lfm2 llama3_json llama4_json llama4_pythonic longcat mimo minicpm5 minimax_m2 minimax_m3 mistral olmo3 openai phi4_mini_json poolside_v1 pythonic qwen3_coder qwen3_xml seed_oss solar_open2 step3 step3p5 xlam",
	},
	{
		// in its history, and not in that registry
		name: "vLLM, other versions",
		parsers:
			"cwm deepseekv41 dots gigachat35 granite_pythonic hy_v4 hyperclovax_seed_think hyperclovax_seed_think_14b intern_s1 iquest_coder iquest_coder_v2 k2_horizon ling3 mimov2_flash minimax muse_glimmer nemotron_json nemotron_nano_v2 pangu plamo3 rwkv step_audio_2",
	},
	{
		name: "SGLang, `--tool-call-parser`",
		parsers:
			"apertus2509 cohere_command4 deepseekv3 deepseekv31 deepseekv32 deepseekv4 dots gemma4 gigachat3 gigachat35 glm glm45 glm47 gpt-oss hermes hunyuan inkling interns1 k2_horizon kimi_k2 kimi_k3 lfm2 ling3 llama3 mimo minicpm5 minimax-m2 minimax-m3 mistral muse poolside_v1 pythonic qwen qwen25 qwen3_coder spark25 step3 step3p5 trinity",
	},
	{
		name: "llama.cpp, the log's `specialized template`",
		parsers: {
			"Cohere2 MoE": ["cohere_command4"],
			"DeepSeek V3.2/V4": ["deepseek_v32", "deepseek_v4"],
			"Functionary v3.2": ["functionary_v32"],
			GigaChatV3: ["gigachat3"],
			"GPT-OSS": ["gpt-oss"],
			"Kimi K2 Thinking": ["kimi_k2"],
			"Kimi K3": ["kimi_k3"],
			LFM2: ["lfm2"],
			"LFM2.5": ["lfm2"],
			"Ling 3.0 (Bailing V3)": ["ling3"],
			MiniCPM5: ["minicpm5"],
			"MiniMax-M3": ["minimax-m3"],
			"Ministral/Magistral Large 3": ["ministral"],
			"Muse Glimmer": ["muse_glimmer"],
			"Qwen3-Coder": ["qwen3-coder"],
		},
	},
	{
		name: "Ollama, `PARSER` of a Modelfile",
		parsers:
			"cogito cohere deepseek3 functiongemma gemma4 gemma4-no-thinking glimmer glm-4.7 glm-ocr harmony laguna lfm2 lfm2-thinking ministral nemotron-3-nano nemotron-3.5-nano olmo3 olmo3-think ornith passthrough poolside-v1 qwen3 qwen3-coder qwen3-thinking qwen3-vl-instruct qwen3-vl-thinking qwen3.5",
	},
];

export function peersTable(): string {
	const rows = PEERS.flatMap(({ name, parsers }) => {
		const named =
			typeof parsers === "string"
				? parsers.split(" ").map((one) => [`\`${one}\``, [one]] as const)
				: Object.entries(parsers);
		return named.map(([theirs, aliases]) => {
			const ours = aliases.map((alias) => {
				const format = getFormat(alias);
				if (format === undefined) throw new Error(`${name}: no format is called ${alias}`);
				return `\`${format.name}\``;
			});
			return `| ${name} | ${theirs} | ${ours.join(", ")} |`;
		});
	});
	return ["| server | its name | here |", "| --- | --- | --- |", ...rows, ""].join("\n");
}
