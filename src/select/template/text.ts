/** The text of a chat template as it would be written: constants put in, escapes read. */

/** `set NAME = 'text'`: templates name their longer tokens. */
const CONSTANT = /\bset\s+(\w+)\s*=\s*(['"])((?:(?!\2).)*)\2\s*-?%\}/g;

export function templateText(template: string): string {
	let text = template;
	for (const [, name, , value] of template.matchAll(CONSTANT))
		text = text.replaceAll(joinOf(name ?? ""), () => value ?? "");
	// Literals stand in quoted strings: their line ends and quotes may be escaped.
	return text.replaceAll("\\n", "\n").replaceAll('\\"', '"').replaceAll("\\'", "'");
}

/** A constant between two strings: `'<' + name + '>'`. */
function joinOf(name: string): RegExp {
	return new RegExp(`(['"])\\s*[+~]\\s*${name}\\s*[+~]\\s*\\1`, "g");
}
