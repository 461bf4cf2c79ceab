/** Prompts that Python's jinja2 has written, and those of our interpreter. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileTemplate } from "../../src/jinja/index.js";

/** A line of the file: a template, a conversation, and what Python made of it. */
interface Row {
	/** the name of the template's file */
	readonly template: string;
	readonly conversation: string;
	readonly variables: Readonly<Record<string, unknown>>;
	readonly messages: readonly unknown[];
	/** null: the variable is not given */
	readonly tools: readonly unknown[] | null;
	/** absent: Python failed */
	readonly prompt?: string;
}

export interface Difference {
	readonly template: string;
	readonly conversation: string;
	/** how the prompts differ, or why there is none */
	readonly text: string;
}

export interface PromptReport {
	/** prompts that Python has written */
	readonly all: number;
	readonly differences: readonly Difference[];
}

/** The time at which Python has rendered: `strftime_now` writes it. */
const NOW = new Date(2026, 10, 22, 12, 34, 56);

/** `file`: rows as lines of JSON; `folder`: of the templates. */
export function reportPrompts(file: string, folder: string): PromptReport {
	const differences: Difference[] = [];
	let all = 0;
	for (const line of readFileSync(file, "utf8").split("\n")) {
		if (line === "") continue;
		const row: Row = JSON.parse(line);
		if (row.prompt === undefined) continue;
		all++;
		const text = difference(row.prompt, written(row, folder));
		const { template, conversation } = row;
		if (text !== null) differences.push({ template, conversation, text });
	}
	return { all, differences };
}

interface Written {
	readonly prompt?: string;
	readonly error?: string;
}

function written({ template, variables, messages, tools }: Row, folder: string): Written {
	try {
		const compiled = compileTemplate(readFileSync(join(folder, template), "utf8"), { now: NOW });
		const prompt = compiled.render({
			...variables,
			messages,
			...(tools !== null && { tools }),
			add_generation_prompt: true,
			bos_token: "<BOS>",
			eos_token: "<EOS>",
		});
		return { prompt };
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) };
	}
}

function difference(wanted: string, { prompt, error }: Written): string | null {
	if (prompt === undefined) return `no prompt: ${error}`;
	if (prompt === wanted) return null;
	let at = 0;
	while (prompt[at] === wanted[at]) at++;
	const around = (text: string): string =>
		JSON.stringify(text.slice(Math.max(0, at - 20), at + 40));
	return `at ${at} Python has ${around(wanted)}, we ${around(prompt)}`;
}
