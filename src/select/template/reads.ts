/** Whether a format reads a call that a chat template writes: the template is run, and its text is read back. */
import { type ChatTemplate, compileTemplate, EndlessTemplate } from "../../jinja/index.js";
import type { Format } from "../../runtime/contract.js";
import { parse } from "../../runtime/engine/parser.js";
import { CONVERSATION_TOOLS } from "../check/conversations.js";
import { cutsOf, entryBehind, MOST_STEPS, messageOf, WAYS, type Written } from "../check/cut.js";
import type { Said } from "../check/said.js";
import type { Claim } from "./score.js";

const NAME = "get_weather";
const PLACE = "Oslo";
const SAID: Said = {
	content: "",
	reasoning: "",
	calls: [{ name: NAME, arguments: { city: PLACE } }],
};
const ASKED = WAYS.filter(({ reasoning, tools }) => reasoning === "field" && tools !== "none");

/**
 * Those that read a call of the template stand first. A format that does not read it is out; where the template cannot be run,
 * or writes no call, its literals have the last word.
 */
export function byReading(claims: readonly Claim[], template: string): readonly Claim[] {
	if (claims.length === 0) return claims;
	let compiled: ChatTemplate;
	try {
		compiled = compileTemplate(template, { steps: MOST_STEPS });
	} catch {
		return claims;
	}
	const found = claims.map((claim) => ({ claim, reads: readsCall(compiled, claim.format) }));
	const readers = found.filter(({ reads }) => reads === true);
	const silent = found.filter(({ reads }) => reads === null);
	return [...readers, ...silent].map(({ claim, reads }) => ({
		...claim,
		score: [reads === true ? 1 : 0, ...claim.score],
	}));
}

/** null: the template writes no call. */
function readsCall(template: ChatTemplate, format: Format): boolean | null {
	const cut = cutsOf(template, format);
	let writes = false;
	for (const way of ASKED) {
		let written: Written;
		try {
			written = cut(messageOf(SAID, way), way);
		} catch (error) {
			if (error instanceof EndlessTemplate) return null;
			// templates refuse ways that they do not know
			continue;
		}
		const { text } = written;
		if (!text.includes(NAME) || !text.includes(PLACE)) continue;
		writes = true;
		const entry = entryBehind(format, written);
		const options = { tools: CONVERSATION_TOOLS, ...(entry !== undefined && { entry }) };
		const { toolCalls } = parse(format, text, options);
		const [call] = toolCalls;
		if (toolCalls.length === 1 && call?.name === NAME && isAsked(call.arguments)) return true;
	}
	return writes ? false : null;
}

function isAsked(text: string): boolean {
	return text.replace(/\s/g, "") === JSON.stringify({ city: PLACE });
}
