/** `'<think:{}>'.format(mode)`. */
import { TemplateError } from "../error.js";
import type { Named, Value } from "./kinds.js";
import { format } from "./spec.js";
import { repr, str } from "./text.js";

const FIELD = /^([^.[!:]*)((?:\.[^.[!:]+|\[[^\]]*\])*)(?:!([rsa]))?(?::([\s\S]*))?$/;

/** How the members of a value are reached. */
export interface Access {
	readonly attributeOf: (value: Value, name: string) => Value;
	readonly subscriptOf: (value: Value, key: Value) => Value;
}

export function formatted(
	text: string,
	given: readonly Value[],
	named: Named,
	{ attributeOf, subscriptOf }: Access,
): string {
	let counter = 0;
	const field = (body: string, depth: number): string => {
		const [, name = "", path = "", conversion, spec = ""] = FIELD.exec(body) ?? bad(body);
		const first = name === "" ? counter++ : /^\d+$/.test(name) ? Number(name) : name;
		if (typeof first === "number" ? first >= given.length : !named.has(first))
			throw new TemplateError(`the format names an argument that is not given: '${first}'`);
		let value = typeof first === "number" ? given[first] : named.get(first);
		for (const [, attribute, key = ""] of path.matchAll(/\.([^.[]+)|\[([^\]]*)\]/g)) {
			if (attribute !== undefined) value = attributeOf(value, attribute);
			else value = subscriptOf(value, /^\d+$/.test(key) ? Number(key) : key);
		}
		if (conversion !== undefined) value = conversion === "s" ? str(value) : repr(value);
		return format(value, spec.includes("{") ? filled(spec, field, depth + 1) : spec);
	};
	return filled(text, field, 0);
}

function bad(body: string): never {
	throw new TemplateError(`'{${body}}' is no field of a format`);
}

/** Replaces the fields in braces; doubled braces stand for themselves. */
function filled(
	text: string,
	field: (body: string, depth: number) => string,
	depth: number,
): string {
	if (depth > 1) throw new TemplateError("a format is nested too deep");
	let made = "";
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character !== "{" && character !== "}") {
			made += character;
		} else if (text[at + 1] === character) {
			made += character;
			at++;
		} else {
			const end = character === "{" ? closing(text, at) : -1;
			if (end < 0) throw new TemplateError(`a single '${character}' in a format`);
			made += field(text.slice(at + 1, end), depth);
			at = end;
		}
	}
	return made;
}

function closing(text: string, open: number): number {
	let depth = 0;
	for (let at = open; at < text.length; at++) {
		if (text[at] === "{") depth++;
		else if (text[at] === "}" && --depth === 0) return at;
	}
	return -1;
}
