/** Ids as they are written: a number of JavaScript cannot hold every number of JSON, and results are joined by their ids. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** In a list or an object: neither an end nor a beginning. */
const PLAIN = /[^"{}[\]]*/y;

/** The source text of the member `id` of a line that is known to be JSON; `null` where it is no object, or has none. Of several the last counts. */
export function idText(line: string): string {
	let at = skipSpace(line, 0);
	if (line[at] !== "{") return "null";
	let id = "null";
	at = skipSpace(line, at + 1);
	while (line.charCodeAt(at) === QUOTE) {
		const keyEnd = stringEnd(line, at);
		const key = line.slice(at, keyEnd);
		// behind the colon
		const start = skipSpace(line, skipSpace(line, keyEnd) + 1);
		const end = valueEnd(line, start);
		if (isId(key)) id = line.slice(start, end);
		// behind the comma
		at = skipSpace(line, skipSpace(line, end) + 1);
	}
	return id;
}

/** The JSON text of an object whose member has this text. Members without a value are left out. */
export function withText(of: object, member: string, text: string): string {
	const members = Object.entries(of).flatMap(([name, value]) => {
		const given = name === member ? text : JSON.stringify(value);
		return given === undefined ? [] : [`${JSON.stringify(name)}:${given}`];
	});
	return `{${members.join(",")}}`;
}

function isId(key: string): boolean {
	return key === '"id"' || (key.includes("\\") && key.length < 32 && JSON.parse(key) === "id");
}

function skipSpace(text: string, from: number): number {
	let at = from;
	while (" \t\r\n".includes(text[at] ?? "x")) at++;
	return at;
}

/** Behind the string that begins here. */
function stringEnd(text: string, from: number): number {
	for (let at = from + 1; ; at++) {
		at = text.indexOf('"', at);
		if (at < 0) return text.length;
		let slashes = 0;
		while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
		if (slashes % 2 === 0) return at + 1;
	}
}

/** Behind the value that begins here. */
function valueEnd(text: string, from: number): number {
	let depth = 0;
	let at = from;
	while (at < text.length) {
		const character = text[at] ?? "";
		if (depth === 0 && ",}] \t\r\n".includes(character)) break;
		if (character === '"') {
			at = stringEnd(text, at);
			continue;
		}
		if (character === "{" || character === "[") depth++;
		else if (character === "}" || character === "]") depth--;
		at++;
		if (depth > 0) {
			PLAIN.lastIndex = at;
			PLAIN.test(text);
			at = PLAIN.lastIndex;
		}
	}
	return at;
}
