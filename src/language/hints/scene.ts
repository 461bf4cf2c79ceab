import type { Diagnostic } from "../diagnostics.js";
import { statementStart } from "../places.js";
import type { Found } from "../syntax-error.js";

/** All that a hint is chosen by. */
export interface Failure {
	readonly source: string;
	readonly offset: number;
	readonly expected: ReadonlySet<string>;
	readonly found: Found;
}

export interface Scene extends Failure {
	/** the line up to the error */
	readonly before: string;
	/** the line from the error on */
	readonly rest: string;
	/** the statement up to the error */
	readonly statement: string;
	/** what the statement is, as far as its first word tells */
	readonly kind: "format" | "list" | "prompt" | "example" | "rule";
	/** the error stands among the parts of an expression */
	readonly inExpression: boolean;
}

/** What is said of an error beside what was expected; a place or a message of its own stands in the place of the usual one. */
export type Explanation = Partial<Pick<Diagnostic, "message" | "at" | "hint" | "related">>;

/** A sentence, more than that, or null: something else is meant. */
export type HintFor = (scene: Scene) => string | Explanation | null;

export function sceneOf(failure: Failure): Scene {
	const { source, offset, expected } = failure;
	const lineStart = source.lastIndexOf("\n", offset - 1) + 1;
	const lineEnd = source.indexOf("\n", offset);
	const statement = source.slice(statementStart(source, offset), offset);
	return {
		...failure,
		before: source.slice(lineStart, offset),
		rest: source.slice(offset, lineEnd < 0 ? undefined : lineEnd),
		statement,
		kind: kindOf(statement),
		inExpression: expected.has("an expression") || expected.has('"/"'),
	};
}

function kindOf(statement: string): Scene["kind"] {
	const word = /^([a-z]+)(?![\w-]|\s*=)/.exec(statement)?.[1] ?? "";
	if (word === "format" || word === "prompt" || word === "example") return word;
	return LISTS.includes(word) ? "list" : "rule";
}

const LISTS = ["models", "aliases", "template", "tokens", "source", "ids", "ends", "without"];
