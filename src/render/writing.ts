import type { Field } from "../runtime/contract.js";

/**
 * A wire format as the writer needs it: its strict rules as one tree. The compiler makes it out of the same grammar as the
 * parser's data; plain data, in a module of its own, so that a program that only reads does not load it.
 */
export type WriteKind =
	| "json"
	| "py"
	| "yaml"
	| "input"
	| "text"
	| "quoted"
	| "typed"
	| "word"
	| "digits"
	| "tool"
	| "prop"
	| "unbound"
	| "attr"
	| "line";

export interface WriteMember {
	/** the spelling that is written; null: the key is the name */
	readonly key: string | null;
	readonly optional: boolean;
	readonly value:
		| { readonly field: Field }
		| { readonly text: string }
		| { readonly members: readonly WriteMember[] };
}

export type Part =
	/** markup, and the white space of `_"…"` and `eol` */
	| string
	| { readonly p: "seq"; readonly of: readonly Part[] }
	/** the first that can bind what the message has left */
	| { readonly p: "alt"; readonly of: readonly Part[] }
	| { readonly p: "opt"; readonly of: Part }
	| { readonly p: "loop"; readonly of: Part; readonly between: Part; readonly min: number }
	/** one call of the message: it begins and ends here */
	| { readonly p: "call"; readonly of: Part }
	| { readonly p: "assert"; readonly what: "start" | "line" | "end" }
	| { readonly p: "field"; readonly field: Field; readonly kind: WriteKind }
	| { readonly p: "object"; readonly py: boolean; readonly members: readonly WriteMember[] }
	| { readonly p: "group"; readonly field: Field; readonly of: Part }
	| { readonly p: "set"; readonly field: Field; readonly text: string }
	| { readonly p: "same"; readonly field: Field }
	| {
			readonly p: "build";
			readonly shape: "object" | "list" | "tree";
			readonly item: string | null;
			readonly of: Part;
	  }
	| { readonly p: "rule"; readonly rule: string };

/** The words of a language for values. */
export interface Words {
	readonly true: string;
	readonly false: string;
	readonly null: string;
}

/** A piece of the text that asks for calls: as it stands, or what is put in for a request. */
export type PromptPart = string | { readonly put: "tools" | "example" };

/** How a format is written: what `render` needs beside the format. Plain data that the compiler makes. */
export interface Writing {
	/** name of the format */
	readonly format: string;
	/** in Python literals, and for values that stand bare between markers */
	readonly words: { readonly py: Words; readonly bare: Words };
	/** the call as an object over several lines: where it stands, and how much further its members do; null: on one line */
	readonly indent: { readonly base: string; readonly unit: string } | null;
	readonly message: Part;
	readonly entries: { readonly [name: string]: Part };
	/** rules that are used from more than one place, or by themselves */
	readonly rules: { readonly [name: string]: Part };
	/** what a model is told that writes the format because it is asked to (see `toolInstructions`); null: the grammar has no text for it */
	readonly prompt: readonly PromptPart[] | null;
}

/** The parts that a part is made of, rules not followed. */
export function innerParts(part: Part): readonly Part[] {
	if (typeof part === "string") return [];
	switch (part.p) {
		case "seq":
		case "alt":
			return part.of;
		case "loop":
			return [part.of, part.between];
		case "opt":
		case "call":
		case "group":
		case "build":
			return [part.of];
		case "assert":
		case "field":
		case "object":
		case "set":
		case "same":
		case "rule":
			return [];
		default:
			return part satisfies never;
	}
}
