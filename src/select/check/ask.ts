/** Asks a template for one message in all ways that it may want, and reads back what it writes. */
import { parse } from "../../runtime/engine/parser.js";
import { dense, difference, ourText, type Subject, stripped } from "./compare.js";
import { CONVERSATION_TOOLS } from "./conversations.js";
import { type Cut, entryBehind, messageOf, WAYS, type Way, type Written } from "./cut.js";
import type { Said } from "./said.js";

export interface Found {
	readonly asked: boolean;
	readonly problem: string;
	/** what the template leaves out, or why it refuses */
	readonly left: string;
	/** the codes */
	readonly repaired: string;
	readonly alike: boolean;
}

/**
 * Of the ways in which the template writes most of the message the first one that comes back counts, or else the first one.
 * `passed`: the calls are handed over in the content, as the model writes them.
 */
export function converse(cut: Cut, subject: Subject, said: Said, passed: boolean): Found {
	let error: unknown = null;
	const tries: (Found & { readonly share: number })[] = [];
	const whole = 2 + said.calls.length;
	for (const way of WAYS) {
		const message = handOver(subject, said, way, passed);
		if (message === null) continue;
		let written: Written;
		try {
			written = cut(message, way);
		} catch (thrown) {
			error ??= thrown;
			continue;
		}
		const share = shareOf(said, written.text);
		const first = judge(subject, written, said);
		const found =
			first.problem !== "" && isThought(cut, subject, said, way, written.text)
				? {
						...judge(subject, written, { ...said, content: "", reasoning: said.content }),
						left: "its content is written as a thought",
					}
				: first;
		tries.push({ ...found, share });
		if (found.asked && found.problem + found.repaired === "" && share === whole) break;
	}
	const most = Math.max(...tries.map(({ share }) => share));
	const best = tries.filter(({ asked, share }) => asked && share === most);
	const found =
		best.find(({ problem, repaired }) => problem + repaired === "") ??
		best.find(({ problem }) => problem === "") ??
		best[0];
	if (found !== undefined) return found;
	return leftOut(tries[0]?.left ?? (error === null ? "it knows no calls" : reasonOf(error)));
}

/** The template writes the content beside calls, and a thought, in the same way. */
function isThought(cut: Cut, subject: Subject, said: Said, way: Way, text: string): boolean {
	if (said.content === "" || said.reasoning !== "") return false;
	const thought = handOver(subject, { ...said, content: "", reasoning: said.content }, way, false);
	if (thought === null) return false;
	try {
		return cut(thought, way).text === text;
	} catch {
		return false;
	}
}

/** The message in this way, or null where there is none. */
function handOver(subject: Subject, said: Said, way: Way, passed: boolean): object | null {
	if (way.reasoning !== "field" && said.reasoning === "" && !passed) return null;
	if (way.reasoning !== "text") return passed ? null : messageOf(said, way);
	const content = ourText(subject, passed ? said : { ...said, calls: [] });
	return content === null
		? null
		: messageOf({ ...said, content, calls: passed ? [] : said.calls }, way);
}

export function reasonOf(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return `it cannot be rendered: ${message.split("\n")[0] ?? ""}`;
}

/** How much of the message stands in the text. */
function shareOf({ content, reasoning, calls }: Said, text: string): number {
	const has = (one: string): number => (text.includes(one) ? 1 : 0);
	return has(content) + has(reasoning) + calls.reduce((sum, { name }) => sum + has(name), 0);
}

function leftOut(left: string): Found {
	return { asked: false, problem: "", left, repaired: "", alike: false };
}

function judge(subject: Subject, written: Written, said: Said): Found {
	const { format } = subject;
	const { text } = written;
	if (!said.calls.every(({ name }) => text.includes(name)))
		return leftOut("its calls are left out");
	const whole = stripped(text, format);
	if (format.ends.some((end) => whole.includes(end)))
		return leftOut("it is written as more than one message");
	const entry = entryBehind(format, written);
	const options = { tools: CONVERSATION_TOOLS, ...(entry === undefined ? {} : { entry }) };
	const asked: Said = {
		content: text.includes(said.content) ? said.content : "",
		reasoning: text.includes(said.reasoning) ? said.reasoning : "",
		calls: said.calls,
	};
	const read = parse(format, text, options);
	const codes = new Set(read.toolCalls.flatMap(({ repairs }) => repairs ?? []));
	const ours = ourText(subject, asked, entry);
	return {
		asked: true,
		problem: difference(asked, read),
		left: [
			asked.content === said.content ? "" : "its content is left out",
			asked.reasoning === said.reasoning ? "" : "its reasoning is left out",
		]
			.filter((one) => one !== "")
			.join("; "),
		repaired: [...codes].join(", "),
		alike: ours !== null && dense(whole) === dense(stripped(ours, format)),
	};
}
