/** Around the calls: talk, results that the model makes up, marks of roles, fences, other formats' words. */

import { limitOf } from "../../../properties/support/limits.js";
import { pick, type Random } from "../../../properties/support/random.js";
import { type Ground, type Kind, replaced, type Slip } from "../kind.js";
import { isMark } from "../marks.js";
import type { Piece } from "../trace.js";

/** Where the text of the first call, or of its section, begins; and where the last one ends. */
function bounds({ trace: { pieces, text } }: Ground): readonly [number, number] {
	const said = pieces.findLastIndex(({ role }) => role === "content");
	const first = pieces.find(({ role, call }, i) => i > said && (call !== null || role === "mark"));
	return [first?.start ?? 0, text.length];
}

function kind(name: string, make: (ground: Ground, random: Random) => string | null): Kind {
	return {
		name,
		group: "around",
		make: (ground, random): Slip | null => {
			const text = make(ground, random);
			return text === null || text === ground.trace.text ? null : { text };
		},
	};
}

/** Text before calls, where the format has a place for it: its stated limits say whether a call begins a line, or the message. */
function spoken(ground: Ground, at: number, text: string): string | null {
	const { format } = ground.subject;
	const begins = limitOf(format, "calls-begin")?.at;
	if (begins === "message") return null;
	const inLine = begins === undefined && limitOf(format, "bare-call") === undefined;
	const [start] = bounds(ground);
	if (at === start && !inLine && !text.endsWith("\n")) return null;
	return replaced(ground.trace.text, at, at, text);
}

function first(name: string, texts: readonly string[]): Kind {
	return kind(name, (ground, random) => spoken(ground, 0, pick(random, texts)));
}
function before(name: string, texts: readonly string[]): Kind {
	return kind(name, (ground, random) => spoken(ground, bounds(ground)[0], pick(random, texts)));
}
/** Nothing may stand behind a call that ends the message. */
function said(ground: Ground, text: string): string | null {
	return limitOf(ground.subject.format, "one-call") === undefined ? ground.trace.text + text : null;
}
function behind(name: string, texts: readonly string[]): Kind {
	return kind(name, (ground, random) => said(ground, pick(random, texts)));
}

export const AROUND: readonly Kind[] = [
	first("talk-first", ["Of course!\n\n", "Let me see. ", "To answer that, I need data.\n"]),
	before("talk-before", ["I call the tool now:\n", "\nOne moment.\n\n", " (two steps) \n"]),
	behind("talk-behind", ["\n\nI wait for the result.", " Done.", "\nIs that what you wanted?\n"]),
	behind("result-behind", [
		'\n<tool_response>\n{"ok": true}\n</tool_response>',
		'\nResult: {"temperature": 21}\n\nIt is 21 degrees.',
		'\n\n```json\n{"status": "done"}\n```\n',
	]),
	first("role-first", ["assistant\n", "Assistant: ", "assistant: \n"]),
	behind("role-behind", ["\nUser: thanks", "\nassistant\n", "\n\nHuman: go on"]),
	kind("bom", ({ trace: { text } }) => `\ufeff${text}`),
	kind("blank-first", ({ trace: { text } }, random) => {
		return pick(random, ["\n", "  ", "\r\n\r\n", "\u00a0"]) + text;
	}),
	kind("blank-behind", ({ trace: { text } }, random) => {
		return text + pick(random, ["\n", "  \n", "\r\n", "\u00a0"]);
	}),
	kind("fence", (ground, random) => {
		const { text } = ground.trace;
		const [start, end] = bounds(ground);
		if (spoken(ground, start, "```\n") === null) return null;
		const word = pick(random, ["", "json", "xml", "python", "tool_call"]);
		return `${text.slice(0, start)}\`\`\`${word}\n${text.slice(start, end)}\n\`\`\`\n`;
	}),
	kind("foreign-mark-before", (ground, random) => {
		const mark = pick(random, [...ground.foreign.openers, ...ground.foreign.closers]);
		return spoken(ground, bounds(ground)[0], `The tag ${mark} is not used.\n`);
	}),
	kind("foreign-mark-behind", (ground, random) => {
		const mark = pick(random, [...ground.foreign.openers, ...ground.foreign.closers]);
		return said(ground, `\nNo ${mark} here.`);
	}),
	kind("foreign-call-behind", (ground, random) => {
		return said(ground, `\n\nElsewhere one writes:\n${pick(random, ground.foreign.calls)}`);
	}),
	layout("crlf", "\r\n"),
	layout("indented", "\n  "),
	layout("blank-lines", "\n\n"),
];

/** Other line ends in the markup. Next to a value they may be the value's own, so those stay. */
function layout(name: string, line: string): Kind {
	return kind(name, ({ trace: { pieces } }) => {
		const touches = (one: Piece | undefined): boolean =>
			one !== undefined && !isMark(one) && one.role !== "object" && one.role !== "name";
		return pieces
			.map(({ role, text }, i) =>
				role !== "mark" || touches(pieces[i - 1]) || touches(pieces[i + 1])
					? text
					: text.replaceAll("\n", line),
			)
			.join("");
	});
}
