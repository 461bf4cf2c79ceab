/** Texts of the code as Markdown. */

const ENTITIES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"`": "&#96;",
};

/** A text as HTML; back-ticks, too, which would begin code in Markdown. */
export function html(text: string): string {
	return text.replace(/[&<>`]/g, (char) => ENTITIES[char] ?? "");
}

/** A text as code in running text; line ends and what else does not show are written as escapes. */
export function code(text: string): string {
	const shown = visible(text);
	return shown.includes("`") ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}

/** The same in the cell of a table. */
export function codeCell(text: string): string {
	return code(text).replaceAll("|", "\\|");
}

/** Prose that may hold signs of Markdown or HTML; what stands between back-ticks is left as it is. */
export function prose(text: string): string {
	return text
		.split(/(`[^`]*`)/)
		.map((part, i) =>
			i % 2 === 1
				? part
				: part.replace(/[<*_|[\]]/g, (char) => (char === "<" ? "&lt;" : `\\${char}`)),
		)
		.join("");
}

function visible(text: string): string {
	return text.replace(/[\n\r\t\u0000-\u001f\ufeff\u200b-\u200f\u2060]/g, (char) => {
		const short = JSON.stringify(char).slice(1, -1);
		return short === char ? `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}` : short;
	});
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
	return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A fence, or code in running text: as many back-ticks on both sides. */
const CODE = /^```[\s\S]*?^```$|(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/gm;

/** Changes what is no code. */
export function outsideOfCode(markdown: string, change: (part: string) => string): string {
	const parts: string[] = [];
	let from = 0;
	for (const { index, 0: code } of markdown.matchAll(CODE)) {
		parts.push(change(markdown.slice(from, index)), code);
		from = index + code.length;
	}
	return [...parts, change(markdown.slice(from))].join("");
}
