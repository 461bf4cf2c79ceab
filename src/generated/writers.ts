// Generated from grammars/ by `npm run generate`. Do not edit.
import type { Writing } from "../render/writing.js";
import { anthropic_xml } from "./writings/anthropic_xml.js";
import { apertus } from "./writings/apertus.js";
import { apriel } from "./writings/apriel.js";
import { atem } from "./writings/atem.js";
import { cohere } from "./writings/cohere.js";
import { cohere_xml } from "./writings/cohere_xml.js";
import { command_r } from "./writings/command_r.js";
import { cwm } from "./writings/cwm.js";
import { deepseek_v3 } from "./writings/deepseek_v3.js";
import { deepseek_v31 } from "./writings/deepseek_v31.js";
import { deepseek_v32 } from "./writings/deepseek_v32.js";
import { deepseek_v4 } from "./writings/deepseek_v4.js";
import { deepseek_v41 } from "./writings/deepseek_v41.js";
import { dots } from "./writings/dots.js";
import { ernie45 } from "./writings/ernie45.js";
import { exaone4 } from "./writings/exaone4.js";
import { fenced_json } from "./writings/fenced_json.js";
import { functionary } from "./writings/functionary.js";
import { functionary_v31 } from "./writings/functionary_v31.js";
import { functiongemma } from "./writings/functiongemma.js";
import { gemma4 } from "./writings/gemma4.js";
import { gigachat3 } from "./writings/gigachat3.js";
import { gigachat35 } from "./writings/gigachat35.js";
import { glm45_moe } from "./writings/glm45_moe.js";
import { glm47_moe } from "./writings/glm47_moe.js";
import { granite_20b_fc } from "./writings/granite-20b-fc.js";
import { granite } from "./writings/granite.js";
import { granite4 } from "./writings/granite4.js";
import { harmony } from "./writings/harmony.js";
import { hermes } from "./writings/hermes.js";
import { hunyuan_a13b } from "./writings/hunyuan_a13b.js";
import { hy_v3 } from "./writings/hy_v3.js";
import { hy_v4 } from "./writings/hy_v4.js";
import { hyperclova } from "./writings/hyperclova.js";
import { inkling } from "./writings/inkling.js";
import { internlm } from "./writings/internlm.js";
import { iquest_coder_v2 } from "./writings/iquest_coder_v2.js";
import { jamba } from "./writings/jamba.js";
import { json } from "./writings/json.js";
import { json_block } from "./writings/json_block.js";
import { k2_horizon } from "./writings/k2_horizon.js";
import { kimik2 } from "./writings/kimik2.js";
import { kimi_k3 } from "./writings/kimi_k3.js";
import { langchain_json } from "./writings/langchain_json.js";
import { lfm2 } from "./writings/lfm2.js";
import { llama3_json } from "./writings/llama3_json.js";
import { longcat } from "./writings/longcat.js";
import { mimo } from "./writings/mimo.js";
import { minicpm5 } from "./writings/minicpm5.js";
import { minimax_m1 } from "./writings/minimax_m1.js";
import { minimax_m2 } from "./writings/minimax_m2.js";
import { minimax_m3 } from "./writings/minimax_m3.js";
import { miro } from "./writings/miro.js";
import { mistral } from "./writings/mistral.js";
import { morph_xml } from "./writings/morph_xml.js";
import { nemotron } from "./writings/nemotron.js";
import { nemotron_v3 } from "./writings/nemotron_v3.js";
import { olmo3 } from "./writings/olmo3.js";
import { pangu } from "./writings/pangu.js";
import { passthrough } from "./writings/passthrough.js";
import { phi4_mini_json } from "./writings/phi4_mini_json.js";
import { plamo3 } from "./writings/plamo3.js";
import { poolside_v1 } from "./writings/poolside_v1.js";
import { pythonic } from "./writings/pythonic.js";
import { qwen_agent } from "./writings/qwen_agent.js";
import { qwen_coder } from "./writings/qwen_coder.js";
import { react } from "./writings/react.js";
import { rwkv } from "./writings/rwkv.js";
import { sarashina } from "./writings/sarashina.js";
import { seed_oss } from "./writings/seed_oss.js";
import { solar_open2 } from "./writings/solar_open2.js";
import { step3 } from "./writings/step3.js";
import { tool_call_marker } from "./writings/tool_call_marker.js";
import { tool_tag } from "./writings/tool_tag.js";
import { trinity } from "./writings/trinity.js";
import { xlam } from "./writings/xlam.js";
import { yaml_xml } from "./writings/yaml_xml.js";

const BY_NAME = new Map<string, Writing>(
	[anthropic_xml, apertus, apriel, atem, cohere, cohere_xml, command_r, cwm, deepseek_v3, deepseek_v31, deepseek_v32, deepseek_v4, deepseek_v41, dots, ernie45, exaone4, fenced_json, functionary, functionary_v31, functiongemma, gemma4, gigachat3, gigachat35, glm45_moe, glm47_moe, granite_20b_fc, granite, granite4, harmony, hermes, hunyuan_a13b, hy_v3, hy_v4, hyperclova, inkling, internlm, iquest_coder_v2, jamba, json, json_block, k2_horizon, kimik2, kimi_k3, langchain_json, lfm2, llama3_json, longcat, mimo, minicpm5, minimax_m1, minimax_m2, minimax_m3, miro, mistral, morph_xml, nemotron, nemotron_v3, olmo3, pangu, passthrough, phi4_mini_json, plamo3, poolside_v1, pythonic, qwen_agent, qwen_coder, react, rwkv, sarashina, seed_oss, solar_open2, step3, tool_call_marker, tool_tag, trinity, xlam, yaml_xml].map((writing) => [writing.format, writing]),
);

/** What `render` needs of a format, by the format's canonical name. */
export function getWriting(name: string): Writing | undefined {
	return BY_NAME.get(name);
}
