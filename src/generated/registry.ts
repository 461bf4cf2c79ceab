// Generated from grammars/ by `npm run generate`. Do not edit.
/** All formats, by name and alias. A bundle gets them all: import single ones where that matters. */
import type { Format } from "../runtime/contract.js";
import { anthropic_legacy } from "./formats/anthropic_legacy.js";
import { anthropic_xml } from "./formats/anthropic_xml.js";
import { apertus } from "./formats/apertus.js";
import { apriel } from "./formats/apriel.js";
import { atem } from "./formats/atem.js";
import { cherry_studio } from "./formats/cherry_studio.js";
import { cohere } from "./formats/cohere.js";
import { cohere_xml } from "./formats/cohere_xml.js";
import { command_r } from "./formats/command_r.js";
import { continue_tool } from "./formats/continue_tool.js";
import { cwm } from "./formats/cwm.js";
import { deepseek_v3 } from "./formats/deepseek_v3.js";
import { deepseek_v31 } from "./formats/deepseek_v31.js";
import { deepseek_v32 } from "./formats/deepseek_v32.js";
import { deepseek_v4 } from "./formats/deepseek_v4.js";
import { deepseek_v41 } from "./formats/deepseek_v41.js";
import { dots } from "./formats/dots.js";
import { drift } from "./formats/drift.js";
import { drift_dsml } from "./formats/drift_dsml.js";
import { ernie45 } from "./formats/ernie45.js";
import { exaone4 } from "./formats/exaone4.js";
import { fenced_json } from "./formats/fenced_json.js";
import { functionary } from "./formats/functionary.js";
import { functionary_v31 } from "./formats/functionary_v31.js";
import { functiongemma } from "./formats/functiongemma.js";
import { gemma4 } from "./formats/gemma4.js";
import { gigachat3 } from "./formats/gigachat3.js";
import { gigachat35 } from "./formats/gigachat35.js";
import { glaive } from "./formats/glaive.js";
import { glm45_moe } from "./formats/glm45_moe.js";
import { glm47_moe } from "./formats/glm47_moe.js";
import { glm4_bare } from "./formats/glm4_bare.js";
import { gorilla } from "./formats/gorilla.js";
import { granite_20b_fc } from "./formats/granite-20b-fc.js";
import { granite } from "./formats/granite.js";
import { granite4 } from "./formats/granite4.js";
import { granite_pythonic } from "./formats/granite_pythonic.js";
import { harmony } from "./formats/harmony.js";
import { hermes } from "./formats/hermes.js";
import { hunyuan_a13b } from "./formats/hunyuan_a13b.js";
import { hy_v3 } from "./formats/hy_v3.js";
import { hy_v4 } from "./formats/hy_v4.js";
import { hyperclova } from "./formats/hyperclova.js";
import { inkling } from "./formats/inkling.js";
import { internlm } from "./formats/internlm.js";
import { iquest_coder_v2 } from "./formats/iquest_coder_v2.js";
import { iquest_q1 } from "./formats/iquest_q1.js";
import { jamba } from "./formats/jamba.js";
import { json } from "./formats/json.js";
import { json_block } from "./formats/json_block.js";
import { k2_horizon } from "./formats/k2_horizon.js";
import { kimik2 } from "./formats/kimik2.js";
import { kimi_k3 } from "./formats/kimi_k3.js";
import { langchain_json } from "./formats/langchain_json.js";
import { lfm2 } from "./formats/lfm2.js";
import { llama3_json } from "./formats/llama3_json.js";
import { lmstudio } from "./formats/lmstudio.js";
import { longcat } from "./formats/longcat.js";
import { mimo } from "./formats/mimo.js";
import { minicpm3 } from "./formats/minicpm3.js";
import { minicpm5 } from "./formats/minicpm5.js";
import { minimax_m1 } from "./formats/minimax_m1.js";
import { minimax_m2 } from "./formats/minimax_m2.js";
import { minimax_m3 } from "./formats/minimax_m3.js";
import { miro } from "./formats/miro.js";
import { mistral } from "./formats/mistral.js";
import { morph_xml } from "./formats/morph_xml.js";
import { nemotron } from "./formats/nemotron.js";
import { nemotron_v3 } from "./formats/nemotron_v3.js";
import { nexusraven } from "./formats/nexusraven.js";
import { olmo3 } from "./formats/olmo3.js";
import { open_webui } from "./formats/open_webui.js";
import { pangu } from "./formats/pangu.js";
import { passthrough } from "./formats/passthrough.js";
import { phi4_mini_json } from "./formats/phi4_mini_json.js";
import { plamo3 } from "./formats/plamo3.js";
import { poolside_v1 } from "./formats/poolside_v1.js";
import { pythonic } from "./formats/pythonic.js";
import { qwen_agent } from "./formats/qwen_agent.js";
import { qwen_coder } from "./formats/qwen_coder.js";
import { react } from "./formats/react.js";
import { rwkv } from "./formats/rwkv.js";
import { sarashina } from "./formats/sarashina.js";
import { seed_oss } from "./formats/seed_oss.js";
import { smolagents } from "./formats/smolagents.js";
import { solar_open } from "./formats/solar_open.js";
import { solar_open2 } from "./formats/solar_open2.js";
import { step3 } from "./formats/step3.js";
import { step_audio2 } from "./formats/step_audio2.js";
import { telechat4 } from "./formats/telechat4.js";
import { tool_call_marker } from "./formats/tool_call_marker.js";
import { tool_code } from "./formats/tool_code.js";
import { tool_tag } from "./formats/tool_tag.js";
import { trinity } from "./formats/trinity.js";
import { xlam } from "./formats/xlam.js";
import { yaml_xml } from "./formats/yaml_xml.js";

const FORMATS: readonly Format[] = [anthropic_legacy, anthropic_xml, apertus, apriel, atem, cherry_studio, cohere, cohere_xml, command_r, continue_tool, cwm, deepseek_v3, deepseek_v31, deepseek_v32, deepseek_v4, deepseek_v41, dots, drift, drift_dsml, ernie45, exaone4, fenced_json, functionary, functionary_v31, functiongemma, gemma4, gigachat3, gigachat35, glaive, glm45_moe, glm47_moe, glm4_bare, gorilla, granite_20b_fc, granite, granite4, granite_pythonic, harmony, hermes, hunyuan_a13b, hy_v3, hy_v4, hyperclova, inkling, internlm, iquest_coder_v2, iquest_q1, jamba, json, json_block, k2_horizon, kimik2, kimi_k3, langchain_json, lfm2, llama3_json, lmstudio, longcat, mimo, minicpm3, minicpm5, minimax_m1, minimax_m2, minimax_m3, miro, mistral, morph_xml, nemotron, nemotron_v3, nexusraven, olmo3, open_webui, pangu, passthrough, phi4_mini_json, plamo3, poolside_v1, pythonic, qwen_agent, qwen_coder, react, rwkv, sarashina, seed_oss, smolagents, solar_open, solar_open2, step3, step_audio2, telechat4, tool_call_marker, tool_code, tool_tag, trinity, xlam, yaml_xml];

const BY_NAME = new Map<string, Format>();
for (const format of FORMATS) for (const alias of format.aliases) BY_NAME.set(alias, format);
for (const format of FORMATS) BY_NAME.set(format.name, format);

/** A format by its canonical name or an alias. */
export function getFormat(name: string): Format | undefined {
	return BY_NAME.get(name);
}

/** All formats, by name. */
export function listFormats(): readonly Format[] {
	return FORMATS;
}
