/** How the gateway reads: calls that have drifted, and no fallbacks behind intent. */
import type { ChainOptions } from "../../src/chain/index.js";
import { listFormats } from "../../src/generated/registry.js";
import { numbered } from "../properties/support/reading.js";
import { TOOLS, VALIDATOR } from "./support.js";

export const ALL = listFormats();

export const DRIFTING: ChainOptions = {
	tools: TOOLS,
	validator: VALIDATOR,
	fallbacks: [],
	drift: ALL,
	generateId: numbered,
};
