/** The fenced blocks and the headings of a Markdown page. */

export interface Block {
	/** the first word behind the fence; empty: none */
	readonly language: string;
	/** the words behind the language */
	readonly marks: readonly string[];
	readonly text: string;
	/** line of the fence, from 1 */
	readonly line: number;
}

export interface Section {
	readonly level: number;
	readonly title: string;
	readonly blocks: readonly Block[];
}

/** The sections of a page in their order, each with the blocks up to the next heading of any level. */
export function sectionsOf(markdown: string): readonly Section[] {
	const sections: { level: number; title: string; blocks: Block[] }[] = [
		{ level: 0, title: "", blocks: [] },
	];
	let open: { fence: string; info: string; line: number; lines: string[] } | null = null;
	for (const [index, line] of markdown.split("\n").entries()) {
		if (open !== null) {
			if (line.trim() !== open.fence) {
				open.lines.push(line);
				continue;
			}
			const [language = "", ...marks] = open.info.split(/\s+/).filter(Boolean);
			const text = open.lines.map((one) => `${one}\n`).join("");
			sections.at(-1)?.blocks.push({ language, marks, text, line: open.line });
			open = null;
			continue;
		}
		const fence = /^\s*(`{3,})([^`]*)$/.exec(line);
		if (fence) {
			open = { fence: fence[1] ?? "", info: fence[2] ?? "", line: index + 1, lines: [] };
			continue;
		}
		const heading = /^(#{1,6}) (.*)$/.exec(line);
		if (heading)
			sections.push({ level: heading[1]?.length ?? 0, title: heading[2] ?? "", blocks: [] });
	}
	if (open !== null) throw new Error(`the fence of line ${open.line} does not close`);
	return sections;
}

export function blocksOf(markdown: string): readonly Block[] {
	return sectionsOf(markdown).flatMap(({ blocks }) => blocks);
}

/** The texts between back-ticks of a heading. */
export function codesOf(title: string): readonly string[] {
	return [...title.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}
