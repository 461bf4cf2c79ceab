/** Renders the last assistant message of a conversation with a model's own chat template, and cuts it out. */
import { readFileSync } from "node:fs";
import { type ChatTemplate, compileTemplate } from "../../src/jinja/index.js";
import { type Said, wireId } from "../../src/select/check/said.js";
import { sharedPath } from "../support/shared.js";

export interface Layout {
	/** the template's file in `../shared/templates`, without its ending */
	readonly template: string;
	readonly eos: string;
	/** where the template takes reasoning from: a field of the message, or the content with tags in it */
	readonly reasoning: "field" | "inline" | "none";
	/** passed to the template */
	readonly variables?: { readonly [name: string]: unknown };
	/**
	 * The tools that the template is given, where it cannot have those of the message: `absent`, because with tools it
	 * writes the user's message in another way once an answer follows; `empty`, because it fails on types of containers.
	 */
	readonly tools?: "absent" | "empty";
	/** a statement of the template that our Jinja does not know and that later messages only need */
	readonly without?: string;
}

/** The text that the model must have written, behind the prompt. */
export function render(layout: Layout, said: Said, tools: readonly object[]): string {
	const template = load(layout);
	const inline = layout.reasoning === "inline";
	// No system message: some templates write it into the user's message, but only while that is the last one.
	const history = [{ role: "user", content: "Do it." }];
	const last = {
		role: "assistant",
		content: inline ? `<think>\n${said.reasoning}\n</think>\n\n${said.content}` : said.content,
		...(layout.reasoning === "field" ? { reasoning_content: said.reasoning } : {}),
		// Some templates ask whether there are calls, others whether the member is there.
		...(said.calls.length > 0 ? { tool_calls: said.calls.map(toolCall) } : {}),
	};
	const run = (messages: readonly object[], prompt: boolean): string =>
		template.render({
			messages,
			...(layout.tools === "absent" ? {} : { tools: layout.tools === "empty" ? [] : tools }),
			add_generation_prompt: prompt,
			bos_token: "",
			eos_token: layout.eos,
			...layout.variables,
		});
	const before = run(history, true);
	const all = run([...history, last], false).trimEnd();
	if (!all.startsWith(before))
		throw new Error(`${layout.template}: the prompt is no prefix of the whole`);
	if (!all.endsWith(layout.eos))
		throw new Error(`${layout.template}: the message does not end with ${layout.eos}`);
	return all.slice(before.length, -layout.eos.length);
}

function toolCall(call: Said["calls"][number], index: number): object {
	return {
		id: wireId(index),
		type: "function",
		function: { name: call.name, arguments: call.arguments },
	};
}

const loaded = new Map<string, ChatTemplate>();

function load({ template: name, without }: Layout): ChatTemplate {
	const known = loaded.get(name);
	if (known) return known;
	const path = sharedPath("templates", `${name}.jinja`);
	if (path === null) throw new Error(`no template ${name}`);
	const source = readFileSync(path, "utf8");
	if (without !== undefined && !source.includes(without))
		throw new Error(`${name} has no ${without}`);
	const template = compileTemplate(without === undefined ? source : source.replace(without, ""));
	loaded.set(name, template);
	return template;
}
