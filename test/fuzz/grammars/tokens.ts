/** A grammar's source in pieces that can be dropped, doubled and moved: literals, words, signs, white space, lines of examples. */

/** A comment, a line of an example or of a prompt, a literal, a word, a line break with what indents the next line, a sign. */
const TOKEN =
	/#[^\n]*|^ +[|=][^\n]*|"(?:[^"\\\n]|\\.)*"|[A-Za-z0-9_-]+|\n[ \t]*(?![|=])|[ \t]+|\n|[^\n]/gmu;

export function tokensOf(source: string): string[] {
	return source.match(TOKEN) ?? [];
}

export function isBlank(token: string): boolean {
	return token.trim() === "";
}

export function isLiteral(token: string): boolean {
	return token.startsWith('"');
}

/** The statements: each begins in the first column. What stands before the first one belongs to it. */
export function statementsOf(source: string): string[] {
	return source.split(/(?<=\n)(?=[^ \t\r\n#])/);
}

export function isExample(statement: string): boolean {
	return /^example(?![\w-]|\s*=)/.test(statement);
}
