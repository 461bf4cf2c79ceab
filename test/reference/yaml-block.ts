/** A block scalar of YAML: its header, and its lines. */
import { isBlank, type To, type YamlText } from "./yaml-text.js";

export interface Header {
	readonly folds: boolean;
	readonly chomp: string;
	/** 0: that of its first line */
	readonly indent: number;
}

/** The header and its line's end; or the text that was read, if it is none. */
export function readHeader(reader: YamlText): Header | string {
	const start = reader.at;
	const sign = reader.next();
	let chomp = "";
	let indent = 0;
	for (;;) {
		const char = reader.peek();
		if ((char === "+" || char === "-") && chomp === "") chomp = char;
		else if (/[1-9]/.test(char) && indent === 0) indent = Number(char);
		else break;
		reader.at++;
	}
	const mark = reader.at;
	while (isBlank(reader.peek())) reader.at++;
	if (reader.peek() === "#" && reader.at > mark) while (reader.peek() !== "\n") reader.at++;
	if (reader.peek() !== "\n") return reader.text.slice(start, reader.at);
	reader.at++;
	return { folds: sign === ">", chomp, indent };
}

/** The lines that are indented more than `least`. Returns how far the line behind them is indented. */
export function readBlock(reader: YamlText, header: Header, least: number, to: To): number {
	let indent = header.indent === 0 ? null : least + header.indent;
	let breaks = 0;
	let begun = false;
	let wasWide = false;
	for (;;) {
		let column = 0;
		for (;;) {
			const char = reader.peek();
			if (char === " " && (indent === null || column < indent)) column++;
			else if (char === "\n") {
				breaks++;
				column = 0;
			} else if (char !== "\r") break;
			reader.at++;
		}
		if (column <= least || (indent !== null && column < indent)) {
			if (header.chomp === "+") to.put("\n".repeat(breaks));
			else if (header.chomp === "" && begun) to.put("\n");
			return column;
		}
		const wide = reader.peek() === " " || reader.peek() === "\t";
		if (header.folds && begun && !wide && !wasWide) {
			to.put(breaks === 1 ? " " : "\n".repeat(breaks - 1));
		} else to.put("\n".repeat(breaks));
		indent = column;
		begun = true;
		wasWide = wide;
		readLine(reader, to);
		breaks = 1;
	}
}

/** The rest of a line, less its end. */
function readLine(reader: YamlText, to: To): void {
	for (let char = reader.next(); char !== "\n"; char = reader.next()) {
		if (char === "\r" && reader.peek() === "\n") continue;
		to.put(char);
	}
}
