/** The formats that prompts for any model ask for, the least doubtful first. */
import { fenced_json } from "../generated/formats/fenced_json.js";
import { json_block } from "../generated/formats/json_block.js";
import { pythonic } from "../generated/formats/pythonic.js";
import { tool_call_marker } from "../generated/formats/tool_call_marker.js";
import type { Fallback } from "./options.js";

/** The fallbacks of a chain that names none, in their order. */
export const DEFAULT_FALLBACKS: readonly Fallback[] = [
	{ format: json_block, mode: "json" },
	{ format: pythonic, mode: "bracket" },
	{ format: tool_call_marker, mode: "marker" },
	{ format: fenced_json, mode: "fenced" },
];
