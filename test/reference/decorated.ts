/** The name of a declared tool with something around it (section 3). */
import { isSpace } from "./scan.js";

const CLOSERS: Readonly<Record<string, string>> = {
	'"': '"',
	"'": "'",
	"`": "`",
	"*": "*",
	"“": "”",
	"”": "”",
	"„": "“",
	"‘": "’",
	"’": "’",
	"‚": "‘",
	"«": "»",
};

export interface Decorated {
	/** whether a longer text may be one */
	readonly goesOn: boolean;
	/** the tool that it names, if it is whole and no name itself */
	readonly tool: string | null;
}

const NONE: Decorated = { goesOn: false, tool: null };
const BEGUN: Decorated = { goesOn: true, tool: null };

export function readDecorated(text: string, tools: readonly string[]): Decorated {
	const spellings = new Map<string, string>();
	for (const tool of tools) {
		spellings.set(`functions.${tool}`, tool);
		spellings.set(`default_api.${tool}`, tool);
	}
	for (const tool of tools) spellings.set(tool, tool);
	const begins = (name: string): boolean =>
		name !== "" && [...spellings.keys()].some((one) => one.startsWith(name));

	let at = 0;
	let closers = "";
	for (; at < text.length && !begins(text[at] ?? ""); at++) {
		const char = text[at] ?? "";
		if (isSpace(char)) continue;
		const closer = CLOSERS[char];
		if (closer === undefined || closers.length === 4) return NONE;
		closers = closer + closers;
	}
	let name = "";
	while (at < text.length) {
		const escaped = text.startsWith("\\", at) && !begins(`${name}\\`);
		if (escaped && !begins(`${name}_`) && at + 1 < text.length) return NONE;
		if (escaped && at + 1 === text.length) return BEGUN;
		const char = text[escaped ? at + 1 : at] ?? "";
		if (escaped && char !== "_") return NONE;
		if (!begins(name + char)) break;
		name += char;
		at += escaped ? 2 : 1;
	}
	if (at < text.length && !spellings.has(name)) return NONE;
	for (; at < text.length; at++) {
		const char = text[at] ?? "";
		if (isSpace(char) || char === ":" || char === "/") continue;
		if (char === "(") {
			if (++at === text.length) return BEGUN;
			if (text[at] !== ")") return NONE;
		} else if (closers !== "" && char === closers[0]) closers = closers.slice(1);
		else return NONE;
	}
	const tool = closers === "" ? (spellings.get(name) ?? null) : null;
	return { goesOn: true, tool: tool === text ? null : tool };
}
