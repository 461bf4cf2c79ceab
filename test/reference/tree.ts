/**
 * The normal form of a grammar (section 1 of docs/SEMANTICS.md): the tree that the interpreter reads.
 * It differs from the syntax tree in four ways: lenient rules stand beside their strict rule, `+` and
 * `%` are spelled out, call units are marked, and repetitions that hold calls are scan loops.
 */
import type { Breaks, Field, Kind, Member } from "../../src/language/syntax.js";

export interface Sequence {
	readonly type: "sequence";
	readonly items: readonly Node[];
}
export interface Choice {
	readonly type: "choice";
	readonly options: readonly Node[];
}
/** `x?`: x is preferred. */
export interface Optional {
	readonly type: "optional";
	readonly body: Node;
}
/** `x*`: one more is preferred. */
export interface Many {
	readonly type: "many";
	readonly body: Node;
}
/** Any repetition, until it is known where the calls are; the finished tree has none. */
export interface Loop {
	readonly type: "loop";
	readonly body: Node;
	readonly separator: Node | null;
	readonly empty: boolean;
}
/** A repetition that holds calls: where none of its alternatives matches, the characters are content. */
export interface Scan {
	readonly type: "scan";
	/** the items, less a bare `content`; null when nothing else was there */
	readonly body: Node | null;
	readonly separator: Node | null;
	/** whether the grammar wrote `content` into the loop, so that its text is not stray */
	readonly content: boolean;
	/** whether no item at all will do */
	readonly empty: boolean;
	/** the loop of `message` itself */
	readonly outermost: boolean;
	/** the same repetition without calls in mind: how it is read inside `skip:( )` */
	readonly plain: Node;
}
/** Exactly one call, whichever way it is read. */
export interface Unit {
	readonly type: "unit";
	readonly body: Node;
}
/** An alternative that is a deviation. */
export interface Lenient {
	readonly type: "lenient";
	readonly code: string;
	/** it leads to a break */
	readonly fault: boolean;
	readonly body: Node;
}
/** The call breaks whose open value is left: before the text that has been read since, or skipping it. */
export interface Break {
	readonly type: "break";
	readonly breaks: Breaks;
}
export interface Ref {
	readonly type: "ref";
	readonly rule: string;
}
export interface Literal {
	readonly type: "literal";
	readonly text: string;
}
export interface Space {
	readonly type: "space";
}
export interface Eol {
	readonly type: "eol";
}
export interface Assert {
	readonly type: "assert";
	readonly what: "start" | "line" | "end";
}
export interface Look {
	readonly type: "look";
	readonly body: Node;
}
export interface Commit {
	readonly type: "commit";
}
export interface Payload {
	readonly type: "payload";
	readonly field: Field;
	readonly kind: Kind;
	/** it does not begin with `[`: a list of markup beside it does */
	readonly unlisted?: true;
}
export interface Pattern {
	readonly type: "pattern";
	readonly dialect: "json" | "py";
	readonly members: readonly Member[];
	readonly open: boolean;
}
export interface Capture {
	readonly type: "capture";
	readonly field: Field;
	readonly body: Node;
}
export interface Constant {
	readonly type: "constant";
	readonly field: Field;
	readonly text: string;
}
export interface Backref {
	readonly type: "backref";
	readonly field: Field;
}
export interface Builder {
	readonly type: "builder";
	readonly shape: "object" | "list" | "tree";
	readonly item: string | null;
	readonly body: Node;
}
export type Node =
	| Sequence
	| Choice
	| Optional
	| Many
	| Loop
	| Scan
	| Unit
	| Lenient
	| Break
	| Ref
	| Literal
	| Space
	| Eol
	| Assert
	| Look
	| Commit
	| Payload
	| Pattern
	| Capture
	| Constant
	| Backref
	| Builder;

export type Rules = ReadonlyMap<string, Node>;

/** What is read in text, up to a terminator. */
export function isOpenPayload(node: Node): node is Payload {
	return node.type === "payload" && ["text", "quoted", "typed"].includes(node.kind);
}

/** What ends by itself: a value of JSON, Python or YAML. */
export function isScanner(node: Node): boolean {
	return (
		node.type === "pattern" ||
		(node.type === "payload" &&
			(node.kind === "json" || node.kind === "py" || node.kind === "yaml"))
	);
}

/** The parts of a node, in order; a reference has none (see `Rules`). */
export function parts(node: Node): readonly Node[] {
	switch (node.type) {
		case "sequence":
			return node.items;
		case "choice":
			return node.options;
		case "optional":
		case "many":
		case "unit":
		case "lenient":
		case "look":
		case "capture":
		case "builder":
			return [node.body];
		case "loop":
		case "scan":
			return [node.body, node.separator].filter((part) => part !== null);
		default:
			return [];
	}
}

/** The alternatives of a choice; anything else is its only one. */
export function optionsOf(node: Node): readonly Node[] {
	return node.type === "choice" ? node.options : [node];
}

export function choice(options: readonly Node[]): Node {
	const [only] = options;
	return only !== undefined && options.length === 1 ? only : { type: "choice", options };
}

export function sequence(items: readonly Node[]): Node {
	const flat = items.flatMap((item) => (item.type === "sequence" ? item.items : [item]));
	const [only] = flat;
	return only !== undefined && flat.length === 1 ? only : { type: "sequence", items: flat };
}
