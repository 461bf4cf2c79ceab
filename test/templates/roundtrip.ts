/**
 * Any chat template, one nobody has looked at included: it writes each conversation, the assistant's message is cut out, the
 * format that the template itself speaks for reads it, and what was said must come back. What a template leaves out of the text
 * or refuses to write is not asked for, but told.
 */
import { chooseFormat } from "../../src/cli/choose.js";
import { formatOfTemplate } from "../../src/cli/template.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import type { Format } from "../../src/runtime/contract.js";
import { parse } from "../../src/runtime/index.js";
import { CONVERSATIONS } from "./conversations.js";
import type { Said } from "./render.js";
import { dense, difference, ourText, stripped, TOOLS } from "./report-compare.js";
import {
	type Cut,
	cutsOf,
	messageOf,
	promptsOf,
	WAYS,
	type Way,
	type Written,
} from "./report-cut.js";
import { loadTemplate } from "./report-jinja.js";

export interface TemplateReport {
	readonly format: string;
	/** what chose the format; `nothing`: neither speaks for one, so that all is content */
	readonly chosen: "template" | "name" | "nothing";
	/** `no calls`: the template knows no tools, and its content comes back; `unreadable`: our Jinja cannot run it */
	readonly result: "round-trips" | "no calls" | "differs" | "unreadable";
	/** the ends of prompts that open what an entry of the format begins in, but in a way that leads to none */
	readonly strayTails: readonly string[];
	/** conversations that the template can write */
	readonly asked: number;
	/** of them, those that our writer writes in the same way, white space aside */
	readonly alike: number;
	readonly problems: readonly Note[];
	/** what the template does not write, or in another way */
	readonly left: readonly Note[];
	/** what only came back with lenient rules or repairs of JSON */
	readonly repaired: readonly Note[];
}

/** `title`: the conversation's */
export interface Note {
	readonly title: string;
	readonly text: string;
}

/** Who has collected a template stands before the name of its model. */
const COLLECTOR = /^(?:vllm|sglang|unsloth|llama-cpp)-/;

/** `name`: of the template's file, which tells the model; asked only where the template says nothing. */
export function reportTemplate(source: string, name: string): TemplateReport {
	const spoken = formatOfTemplate(listFormats(), source);
	const format =
		spoken ?? chooseFormat({ getFormat, listFormats }, { model: name.replace(COLLECTOR, "") });
	const chosen = spoken ? "template" : format.units.length > 0 ? "name" : "nothing";
	const problems: Note[] = [];
	const left: Note[] = [];
	const repaired: Note[] = [];
	const strayTails: string[] = [];
	const report = { format: format.name, chosen, problems, left, repaired, strayTails } as const;
	let cut: Cut;
	try {
		const template = loadTemplate(source);
		cut = cutsOf(template, format.ends);
		strayTails.push(...promptsOf(template, format.ends).filter((one) => isStray(format, one)));
	} catch (error) {
		left.push({ title: "all", text: reasonOf(error) });
		return { ...report, result: "unreadable", asked: 0, alike: 0 };
	}
	let [asked, calls, alike] = [0, 0, 0];
	const passed = !CONVERSATIONS.some(
		({ said }) => said.calls.length > 0 && converse(cut, format, said, false).asked,
	);
	for (const { title, said } of CONVERSATIONS) {
		const found = converse(cut, format, said, passed);
		if (found.left !== "") left.push({ title, text: found.left });
		if (!found.asked) continue;
		asked++;
		if (said.calls.length > 0) calls++;
		if (found.problem !== "") problems.push({ title, text: found.problem });
		else if (found.repaired !== "") repaired.push({ title, text: found.repaired });
		if (found.alike) alike++;
	}
	if (passed && calls > 0)
		left.push({ title: "calls", text: "passed on in the content, as the model wrote them" });
	const result =
		asked === 0
			? "unreadable"
			: problems.length > 0
				? "differs"
				: calls === 0
					? "no calls"
					: "round-trips";
	return { ...report, result, asked, alike };
}

function isStray({ entries }: Format, prompt: string): boolean {
	const tails = entries.flatMap(({ after }) => after);
	const opens = tails.some((tail) => prompt.trimEnd().endsWith(tail.trimEnd()));
	return opens && !tails.some((tail) => prompt.endsWith(tail));
}

interface Found {
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
function converse(cut: Cut, format: Format, said: Said, passed: boolean): Found {
	let error: unknown = null;
	const tries: (Found & { readonly share: number })[] = [];
	const whole = 2 + said.calls.length;
	for (const way of WAYS) {
		const message = handOver(format, said, way, passed);
		if (message === null) continue;
		let written: Written;
		try {
			written = cut(message, way);
		} catch (thrown) {
			error ??= thrown;
			continue;
		}
		const share = shareOf(said, written.text);
		const first = judge(format, written, said);
		const found =
			first.problem !== "" && isThought(cut, format, said, way, written.text)
				? {
						...judge(format, written, { ...said, content: "", reasoning: said.content }),
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
function isThought(cut: Cut, format: Format, said: Said, way: Way, text: string): boolean {
	if (said.content === "" || said.reasoning !== "") return false;
	const thought = handOver(format, { ...said, content: "", reasoning: said.content }, way, false);
	if (thought === null) return false;
	try {
		return cut(thought, way).text === text;
	} catch {
		return false;
	}
}

/** The message in this way, or null where there is none. */
function handOver(format: Format, said: Said, way: Way, passed: boolean): object | null {
	if (way.reasoning !== "field" && said.reasoning === "" && !passed) return null;
	if (way.reasoning !== "text") return passed ? null : messageOf(said, way);
	const content = ourText(format, passed ? said : { ...said, calls: [] });
	return content === null
		? null
		: messageOf({ ...said, content, calls: passed ? [] : said.calls }, way);
}

function reasonOf(error: unknown): string {
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

function judge(format: Format, { text, prompt, exact }: Written, said: Said): Found {
	if (!said.calls.every(({ name }) => text.includes(name)))
		return leftOut("its calls are left out");
	const whole = stripped(text, format);
	if (format.ends.some((end) => whole.includes(end)))
		return leftOut("it is written as more than one message");
	const entry = exact
		? format.entries.find(({ after }) => after.some((end) => prompt.endsWith(end)))?.name
		: undefined;
	const options = { tools: TOOLS, ...(entry === undefined ? {} : { entry }) };
	const asked: Said = {
		content: text.includes(said.content) ? said.content : "",
		reasoning: text.includes(said.reasoning) ? said.reasoning : "",
		calls: said.calls,
	};
	const read = parse(format, text, options);
	const codes = new Set(read.toolCalls.flatMap(({ repairs }) => repairs ?? []));
	const ours = ourText(format, asked, entry);
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
