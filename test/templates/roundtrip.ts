/**
 * Any chat template, one nobody has looked at included: it writes each conversation, the assistant's message is cut out, the
 * format that the template itself speaks for reads it, and what was said must come back. What a template leaves out of the text
 * is not asked for.
 */
import { isDeepStrictEqual } from "node:util";
import { Template } from "@huggingface/jinja";
import { formatOfTemplate } from "../../src/cli/template.js";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { render as renderMessage } from "../../src/render/index.js";
import type { Format } from "../../src/runtime/contract.js";
import type { Message } from "../../src/runtime/events.js";
import { parse } from "../../src/runtime/index.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { CONVERSATION_TOOLS, CONVERSATIONS } from "./conversations.js";
import { type Said, wireId } from "./render.js";

export interface TemplateReport {
	readonly format: string | null;
	/** `silent`: the template writes no calls */
	readonly result: "round-trips" | "differs" | "silent" | "unreadable";
	readonly asked: number;
	/** our writer gives the template's text to the character, white space at the ends aside */
	readonly sameText: number;
	readonly problems: readonly string[];
}

/** One way to hand a message to a template; templates disagree on all of it. */
interface Way {
	readonly textArguments: boolean;
	readonly tools: boolean;
	readonly nullContent: boolean;
}
const WAYS: readonly Way[] = [false, true].flatMap((textArguments) =>
	[true, false].flatMap((tools) =>
		[false, true].map((nullContent) => ({ textArguments, tools, nullContent })),
	),
);

export function reportTemplate(source: string): TemplateReport {
	const format = formatOfTemplate(listFormats(), source) ?? null;
	let template: Template;
	try {
		template = new Template(source);
	} catch (error) {
		return broken(format, error);
	}
	const problems: string[] = [];
	let [asked, calls, sameText] = [0, 0, 0];
	let failure: unknown = null;
	for (const { title, said } of CONVERSATIONS) {
		const written = write(template, said);
		if ("error" in written) {
			failure = written.error;
			continue;
		}
		if (format === null) break;
		const found = judge(format, written, said);
		if (found === null) continue;
		asked++;
		if (said.calls.length > 0) calls++;
		if (found.problem !== "") problems.push(`${title}: ${found.problem}`);
		if (found.sameText) sameText++;
	}
	if (format === null)
		return {
			format,
			result: "unreadable",
			asked,
			sameText,
			problems: ["no format's markers stand in it"],
		};
	if (calls === 0 && failure !== null) return broken(format, failure);
	const result = calls === 0 ? "silent" : problems.length === 0 ? "round-trips" : "differs";
	return { format: format.name, result, asked, sameText, problems };
}

function broken(format: Format | null, error: unknown): TemplateReport {
	const message = error instanceof Error ? error.message : String(error);
	return {
		format: format?.name ?? null,
		result: "unreadable",
		asked: 0,
		sameText: 0,
		problems: [`our Jinja cannot render it: ${message.split("\n")[0] ?? ""}`],
	};
}

interface Written {
	readonly text: string;
	/** what stands before the message: the prompt, as far as the whole begins with it */
	readonly prompt: string;
	/** the prompt stands whole before the message */
	readonly exact: boolean;
}

/** The first way in which the template takes the message and writes its calls. */
function write(template: Template, said: Said): Written | { readonly error: unknown } {
	let error: unknown = new Error("it writes no calls");
	let plain: Written | null = null;
	let inexact: Written | null = null;
	for (const way of WAYS) {
		try {
			const written = cut(template, said, way);
			if (!said.calls.every(({ name }) => written.text.includes(name))) plain ??= written;
			else if (written.exact) return written;
			else inexact ??= written;
		} catch (thrown) {
			error = thrown;
		}
	}
	return inexact ?? plain ?? { error };
}

function cut(template: Template, said: Said, way: Way): Written {
	const history = [{ role: "user", content: "Do it." }];
	const last = {
		role: "assistant",
		content: said.content === "" && way.nullContent ? null : said.content,
		...(said.reasoning === ""
			? {}
			: { reasoning_content: said.reasoning, reasoning: said.reasoning, thinking: said.reasoning }),
		...(said.calls.length === 0
			? {}
			: {
					tool_calls: said.calls.map(({ name, arguments: args }, index) => ({
						id: wireId(index),
						type: "function",
						function: { name, arguments: way.textArguments ? JSON.stringify(args) : args },
					})),
				}),
	};
	const run = (messages: readonly object[], prompt: boolean): string =>
		template.render({
			messages,
			...(way.tools ? { tools: CONVERSATION_TOOLS } : {}),
			add_generation_prompt: prompt,
			bos_token: "",
			eos_token: "",
			enable_thinking: true,
			builtin_tools: null,
		});
	const before = run(history, true);
	const all = run([...history, last], false);
	let same = 0;
	while (same < before.length && before[same] === all[same]) same++;
	const exact = same === before.length;
	// a prompt that opens what the message then does not begin with: the first character of two markers is the same
	if (!exact && "<[".includes(all[same - 1] ?? " ")) same--;
	return { text: all.slice(same), prompt: before.slice(0, same), exact };
}

/** Null: the template leaves out what was said, so nothing is asked. */
function judge(
	format: Format,
	{ text, prompt, exact }: Written,
	said: Said,
): { readonly problem: string; readonly sameText: boolean } | null {
	if (!said.calls.every(({ name }) => text.includes(name))) return null;
	const tools = CONVERSATION_TOOLS as readonly ToolDefinition[];
	const entry = exact
		? format.entries.find(({ after }) => after.some((end) => prompt.endsWith(end)))?.name
		: undefined;
	const options = { tools, ...(entry === undefined ? {} : { entry }) };
	const read = parse(format, text, options);
	const asked: Said = {
		content: text.includes(said.content) ? said.content : "",
		reasoning: text.includes(said.reasoning) ? said.reasoning : "",
		calls: said.calls,
	};
	const problem = difference(asked, read);
	const writing = getWriting(format.name);
	const ours =
		writing === undefined
			? null
			: renderMessage(
					format,
					writing,
					{
						content: asked.content,
						reasoning: asked.reasoning,
						calls: asked.calls.map((call, index) => ({ ...call, id: wireId(index) })),
					},
					options,
				);
	const sameText = ours?.status === "rendered" && stripped(text, format).endsWith(ours.text.trim());
	return { problem, sameText };
}

function stripped(text: string, format: Format): string {
	let rest = text.trim();
	for (const end of format.ends) if (rest.endsWith(end)) rest = rest.slice(0, -end.length).trim();
	return rest;
}

function difference(said: Said, read: Message): string {
	const calls = read.toolCalls.map(({ name, arguments: text, status }) => ({
		name,
		arguments: JSON.parse(status === "incomplete" ? "null" : text) as unknown,
	}));
	const wanted = said.calls.map(({ name, arguments: args }) => ({ name, arguments: args }));
	if (!isDeepStrictEqual(calls, wanted))
		return `calls ${JSON.stringify(wanted)} are read as ${JSON.stringify(calls)}`;
	if (read.content.trim() !== said.content.trim())
		return `content ${JSON.stringify(said.content)} is read as ${JSON.stringify(read.content)}`;
	if (read.reasoning.trim() !== said.reasoning.trim())
		return `reasoning ${JSON.stringify(said.reasoning)} is read as ${JSON.stringify(read.reasoning)}`;
	return "";
}
