/**
 * The syntax tree of a `.toolgrammar` file: what the language parser makes and what every other
 * part (checks, lowering, renderer, reference interpreter) reads. Plain data, no methods.
 */

/** A place in a grammar file. `offset` counts UTF-16 units from 0; `line` and `column` count from 1. */
export interface Position {
	readonly offset: number;
	readonly line: number;
	readonly column: number;
}

/** A piece of a grammar file, end exclusive. */
export interface SourceSpan {
	readonly start: Position;
	readonly end: Position;
}

/** What a piece of model output can be bound to. A closed set. */
export type Field =
	| "content"
	| "reasoning"
	| "name"
	| "arguments"
	| "id"
	| "index"
	| "key"
	| "value"
	| "skip";

/** How a payload is read, and with it where it ends. */
export type Kind =
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

/** The kind a field has when the grammar names none. */
export const DEFAULT_KIND: { readonly [F in Field]: Kind } = {
	content: "text",
	reasoning: "text",
	name: "word",
	arguments: "json",
	id: "word",
	index: "digits",
	key: "word",
	value: "typed",
	skip: "word",
};

interface Located {
	readonly at: SourceSpan;
}

export interface SequenceExpr extends Located {
	readonly type: "sequence";
	readonly items: readonly Expr[];
}
export interface ChoiceExpr extends Located {
	readonly type: "choice";
	readonly options: readonly Expr[];
}
/** `x?` `x*` `x+` */
export interface RepeatExpr extends Located {
	readonly type: "repeat";
	readonly op: "?" | "*" | "+";
	readonly body: Expr;
}
/** `x % separator`: one or more x, separated. */
export interface ListExpr extends Located {
	readonly type: "list";
	readonly body: Expr;
	readonly separator: Expr;
}
/** `"text"`; the empty literal reads nothing. */
export interface LiteralExpr extends Located {
	readonly type: "literal";
	readonly text: string;
}
/** `_` or `_"\n"`: a run of white space; `write` is what the renderer writes. */
export interface SpaceExpr extends Located {
	readonly type: "space";
	readonly write: string;
}
/** `eol`: one `\n` or `\r\n`. */
export interface EolExpr extends Located {
	readonly type: "eol";
}
/** `^` start, `bol` line, `$` end. */
export interface AssertExpr extends Located {
	readonly type: "assert";
	readonly what: "start" | "line" | "end";
}
/** `&x` */
export interface LookExpr extends Located {
	readonly type: "look";
	readonly body: Expr;
}
/** `~` */
export interface CommitExpr extends Located {
	readonly type: "commit";
}
export interface RefExpr extends Located {
	readonly type: "ref";
	readonly rule: string;
}
/** `field` or `field:kind` */
export interface PayloadExpr extends Located {
	readonly type: "payload";
	readonly field: Field;
	readonly kind: Kind;
}
/** `{ "k": f, ... }` or `py{ … }`; `open` when `...` lets other members pass. */
export interface PatternExpr extends Located {
	readonly type: "pattern";
	readonly dialect: "json" | "py";
	readonly members: readonly Member[];
	readonly open: boolean;
}
/** `field:( x )` and `field:"lit"`: the text of a group. */
export interface CaptureExpr extends Located {
	readonly type: "capture";
	readonly field: Field;
	readonly body: Expr;
}
/** `field:="text"`: binds, reads nothing. */
export interface ConstantExpr extends Located {
	readonly type: "constant";
	readonly field: Field;
	readonly text: string;
}
/** `=field` */
export interface BackrefExpr extends Located {
	readonly type: "backref";
	readonly field: Field;
}
/** `value:object( x )`, `value:list( x )`, `value:tree( x )`, `value:tree "item" ( x )` */
export interface BuilderExpr extends Located {
	readonly type: "builder";
	readonly field: Field;
	readonly shape: "object" | "list" | "tree";
	readonly item: string | null;
	readonly body: Expr;
}

export type Expr =
	| SequenceExpr
	| ChoiceExpr
	| RepeatExpr
	| ListExpr
	| LiteralExpr
	| SpaceExpr
	| EolExpr
	| AssertExpr
	| LookExpr
	| CommitExpr
	| RefExpr
	| PayloadExpr
	| PatternExpr
	| CaptureExpr
	| ConstantExpr
	| BackrefExpr
	| BuilderExpr;

/** A member of an object pattern. `keys` is null for `name:` in key place (the only key is the name). */
export interface Member extends Located {
	readonly keys: readonly string[] | null;
	readonly optional: boolean;
	/** `~` before the value. */
	readonly commit: boolean;
	/** A payload, a constant text, or a nested pattern; anything else is an error of the grammar. */
	readonly value: PayloadExpr | LiteralExpr | PatternExpr;
}

/** How a call ends that breaks: before the text that shows it, or, that text skipped, where a broken call ends. */
export type Breaks = "here" | "skip";

export interface Rule extends Located {
	readonly name: string;
	/** null for a strict rule, else the code of the deviation. */
	readonly lenient: string | null;
	/** what is read shows that the call around it breaks; no file says this, rules that are derived do */
	readonly breaks?: Breaks;
	readonly expr: Expr;
	readonly nameAt: SourceSpan;
}

export interface Entry extends Located {
	readonly name: string;
	readonly after: readonly string[];
	readonly expr: Expr;
	readonly nameAt: SourceSpan;
}

/** What stands for something of a request in the text of a prompt. A closed set. */
export type Placeholder = "tools" | "example";

export type PromptPiece =
	| { readonly type: "text"; readonly text: string }
	| ({ readonly type: "placeholder"; readonly name: Placeholder } & Located);

/** What a model is told that writes this format because it is asked to. `at` is the word `prompt`. */
export interface Prompt extends Located {
	/** neighbours are of different types, or both placeholders */
	readonly pieces: readonly PromptPiece[];
}

/** `with f(a: integer, b?: string)` in an example. Types are JSON Schema types. */
export interface ExampleTool {
	readonly name: string;
	readonly parameters: readonly {
		readonly name: string;
		readonly type: string;
		readonly optional: boolean;
	}[];
}

export type Expectation =
	| { readonly type: "text"; readonly text: string }
	| { readonly type: "reasoning"; readonly text: string }
	| {
			readonly type: "call";
			readonly name: string;
			/** the JSON text as written, white space outside strings not significant */
			readonly arguments: string;
			readonly id: string | null;
			/** empty: the status is complete */
			readonly repairs: readonly string[];
			readonly incomplete: boolean;
	  }
	| { readonly type: "notice"; readonly code: string };

export interface Example extends Located {
	readonly title: string;
	readonly tools: readonly ExampleTool[];
	readonly entry: string | null;
	readonly finish: string | null;
	readonly input: string;
	/** in source order; adjacent texts are one */
	readonly expect: readonly (Expectation & Located)[];
}

/** A literal of the head with its place. */
export interface MetaValue extends Located {
	readonly text: string;
}

export interface Grammar {
	readonly file: string;
	readonly source: string;
	readonly name: string;
	readonly nameAt: SourceSpan;
	readonly title: string;
	readonly models: readonly MetaValue[];
	readonly aliases: readonly MetaValue[];
	/** texts of chat templates that tell the format */
	readonly template: readonly MetaValue[];
	readonly tokens: readonly MetaValue[];
	/** where the facts of the file come from */
	readonly sources: readonly MetaValue[];
	readonly ids: MetaValue | null;
	readonly ends: readonly MetaValue[];
	/** codes of derived rules that the format does not have */
	readonly without: readonly MetaValue[];
	readonly rules: readonly Rule[];
	readonly entries: readonly Entry[];
	readonly prompt: Prompt | null;
	readonly examples: readonly Example[];
}
