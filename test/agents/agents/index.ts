/** The agents, in the order in which they are run. */
import type { Agent } from "../agent.js";
import { claudeCode } from "./claude-code.js";
import { cline } from "./cline.js";
import { codex } from "./codex.js";
import { opencode, opencodeDirect } from "./opencode.js";
import { pi, piMessages } from "./pi.js";
import { qwenCode } from "./qwen-code.js";

export const AGENTS: readonly Agent[] = [
	claudeCode,
	codex,
	opencode,
	opencodeDirect,
	qwenCode,
	pi,
	piMessages,
	cline,
];
