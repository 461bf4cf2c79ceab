/** Tokens of well-formed JSON, and of Python literals: strings are alike, words are not. */
export interface Token {
	readonly type: "{" | "}" | "[" | "]" | ":" | "," | "string" | "number" | "word";
	readonly text: string;
	readonly start: number;
	readonly end: number;
	/** brackets that are open around it */
	readonly depth: number;
	/** a string that names a member */
	readonly key: boolean;
}

const TOKEN = /\s*("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|[{}[\]:,]|-?\d[\d.eE+-]*|\w+)/y;

/** Null: the text is none. Offsets are of `text`. */
export function tokensOf(text: string): readonly Token[] | null {
	const found: Omit<Token, "key">[] = [];
	let depth = 0;
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < text.trimEnd().length) {
		const match = TOKEN.exec(text);
		const [all = "", token = ""] = match ?? [];
		if (match === null) return null;
		const end = match.index + all.length;
		if (token === "}" || token === "]") depth--;
		found.push({ type: typeOf(token), text: token, start: end - token.length, end, depth });
		if (token === "{" || token === "[") depth++;
	}
	return found.map((token, i) => ({
		...token,
		key: token.type === "string" && found[i + 1]?.type === ":",
	}));
}

function typeOf(token: string): Token["type"] {
	const first = token.charAt(0);
	if (first === '"' || first === "'") return "string";
	if (/[-\d]/.test(first)) return "number";
	switch (first) {
		case "{":
		case "}":
		case "[":
		case "]":
		case ":":
		case ",":
			return first;
		default:
			return "word";
	}
}

/** Whether the text is well-formed JSON. */
export function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
