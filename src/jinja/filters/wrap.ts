/** `wordwrap`: lines of a width, as Python's `textwrap` makes them. */

interface Wrapping {
	readonly width: number;
	/** whether a word longer than a line is cut */
	readonly breakWords: boolean;
	readonly breakHyphens: boolean;
	/** what stands between lines */
	readonly line: string;
}

export function wrapped(text: string, wrapping: Wrapping): string {
	return text
		.split("\n")
		.map((line) => linesOf(line, wrapping).join(wrapping.line))
		.join(wrapping.line);
}

function linesOf(text: string, { width, breakWords, breakHyphens }: Wrapping): string[] {
	const cut = breakHyphens ? /(\s+|[^\s-]*[\p{L}\p{N}_]-(?=[\p{L}_]))/u : /(\s+)/;
	const chunks = text.split(cut).filter((chunk) => chunk !== "");
	const lines: string[] = [];
	let line = "";
	for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) {
		if (line.length + chunk.length <= width) {
			line += chunk;
		} else if (chunk.length > width && breakWords) {
			const room = width - line.length;
			lines.push(line + chunk.slice(0, room));
			line = "";
			chunks.unshift(chunk.slice(room));
		} else {
			if (line.trim() !== "") lines.push(line.trimEnd());
			line = chunk.trim() === "" ? "" : chunk;
		}
	}
	if (line !== "") lines.push(line.trimEnd());
	return lines;
}
