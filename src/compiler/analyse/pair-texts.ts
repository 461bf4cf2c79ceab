/** What can be wrong with the pieces of a call or container, in words. */
import type { Field } from "../../language/syntax.js";

/** call: `arguments`, or pairs. object and list: what the builder of that shape takes. */
export type Mode = "call" | "object" | "list";

export interface ProblemText {
	readonly message: string;
	readonly hint: string;
}

export const TEXTS = {
	keyAlone: {
		message: "a `key` without a `value`",
		hint: "each key is followed by one value, or by a builder such as value:object( … )",
	},
	keyInList: {
		message: "a `key` inside value:list( )",
		hint: "the elements of a list are values only; value:object( ) takes keys",
	},
	valueInCall: {
		message: "a `value` without a `key`",
		hint: 'bind a key before it, or give it a constant one: key:="name"',
	},
	valueInObject: {
		message: "a `value` without a `key`",
		hint: "each member of an object is a key and a value; value:list( ) takes values only",
	},
	both: {
		message: "`arguments` and `key`/`value` on one path",
		hint: "the arguments are one object, or they are made of pairs: make the two alternatives of a choice",
	},
} satisfies { readonly [problem: string]: ProblemText };

export function strangerText(field: Field, mode: Mode): ProblemText {
	const place = mode === "call" ? "a call" : `value:${mode}( )`;
	const takes =
		mode === "call"
			? "a call has name, arguments or key and value, id and index"
			: "a container is made of key and value";
	return {
		message: `\`${field}\` inside ${place}`,
		hint: `${takes}; text that nobody wants is \`skip\``,
	};
}

export function twiceText(field: Field): ProblemText {
	return {
		message: `\`${field}\` is bound twice on one path`,
		hint: "bind it once and read the other one with `skip`, or make the two alternatives of a choice",
	};
}
