/**
 * The contract between compiler and runtime: a wire format as plain data, with the kinds of readers that it needs. The
 * compiler emits it, the runtime interprets it; nothing else passes between them. Imports nothing.
 *
 * A format is a graph of nodes. Headers are walked by threads (all readings at once), payloads are read
 * by scanners. The meaning of each node is section 2 of docs/SEMANTICS.md.
 */

/** Raised with every change that an older runtime would read wrongly; checked when a format is loaded. */
export const CONTRACT_VERSION = 2;

/** Readers that not every format needs. The module of a format imports those that its nodes ask for, and no others. */
export type KindName = "python" | "yaml" | "pattern" | "pairs" | "quoted" | "input";
/** One of them; what else it holds is the runtime's own matter. */
export interface Kind {
	readonly kind: KindName;
}

/** Index into `Format.nodes`. */
export type NodeId = number;
/** Index into `Format.literals`. */
export type LiteralId = number;
/** Index into `Format.units`. */
export type UnitId = number;
/** Index into `Format.lenient`. */
export type RepairId = number;

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

/** How a generated id is made: fixed text, n random hex digits, n random letters or digits, or a part of the call. */
export type IdPart =
	| { readonly text: string }
	| { readonly random: number }
	| { readonly alnum: number }
	| { readonly use: "name" | "index" };

/** Character classes of atoms; the runtime owns their definition. `any`: skipped text before a commit. */
export type AtomKind = "word" | "digits" | "attr" | "line" | "any";

/** What a pattern binds from a member. */
export type MemberValue =
	| { readonly field: Field; readonly kind: "json" | "py" | "input" | "word" | "tool" | "typed" }
	| { readonly text: string }
	| { readonly members: readonly Member[]; readonly open: boolean };
export interface Member {
	/** spellings of the key; null: the key itself is the name */
	readonly keys: readonly string[] | null;
	readonly optional: boolean;
	/** `~`: the call commits at this member's value */
	readonly commit: boolean;
	readonly value: MemberValue;
}
export interface Pattern {
	readonly py: boolean;
	readonly open: boolean;
	readonly members: readonly Member[];
}

export type Op =
	/** a call begins / ends */
	| { readonly op: "open"; readonly unit: UnitId }
	| { readonly op: "close" }
	/** a group's text begins / is bound */
	| { readonly op: "mark"; readonly field: Field }
	| { readonly op: "bind"; readonly field: Field }
	/** `field:="text"` */
	| { readonly op: "set"; readonly field: Field; readonly text: string }
	/** `~` */
	| { readonly op: "commit" }
	/** the terminator of an open payload is complete */
	| { readonly op: "settle" }
	/** a definite alternative of a choice with a fallback is complete: readings that wait die */
	| { readonly op: "definite" }
	/** this step is a deviation */
	/** `fault`: it leads to a break */
	| {
			readonly op: "repair";
			readonly code: RepairId;
			readonly fault?: true;
	  }
	/**
	 * What has been read since the open value was left shows that the call breaks. `here`: it ends before that, which is read again
	 * behind it; `skip`: that is skipped, as the text of a broken call is.
	 */
	| { readonly op: "break"; readonly at: "here" | "skip" }
	/** a container of key/value pairs begins / ends */
	| {
			readonly op: "push";
			readonly shape: "object" | "list" | "tree";
			readonly item: string | null;
	  }
	| { readonly op: "pop" }
	/** a section's scan loop was left through an opening of the message */
	| { readonly op: "leave" };

export type Node =
	/** all of `to` at once, in order of priority */
	| { readonly k: "fork"; readonly to: readonly NodeId[] }
	| { readonly k: "literal"; readonly literal: LiteralId; readonly to: NodeId }
	/** white space run; greedy where what follows cannot begin with white space */
	| { readonly k: "space"; readonly greedy: boolean; readonly to: NodeId }
	| { readonly k: "eol"; readonly to: NodeId }
	/** an atom: 1 or more characters of a class, bound to a field */
	| { readonly k: "atom"; readonly kind: AtomKind; readonly field: Field; readonly to: NodeId }
	/** a name of the request: a declared tool, or a declared property */
	| { readonly k: "slot"; readonly slot: Slot; readonly field: Field; readonly to: NodeId }
	/** the text that was bound to the field before */
	| { readonly k: "same"; readonly field: Field; readonly to: NodeId }
	| { readonly k: "assert"; readonly what: "start" | "line" | "end"; readonly to: NodeId }
	/** a condition, read beside what follows; `body` leads to an `accept` node */
	| { readonly k: "look"; readonly body: NodeId; readonly to: NodeId }
	| { readonly k: "op"; readonly do: Op; readonly to: NodeId }
	/** one JSON or Python value, or the mapping of YAML that the arguments are */
	| {
			readonly k: "value";
			readonly py: boolean;
			readonly yaml?: true;
			/** it does not begin with the bracket of a list: markup beside it does */
			readonly unlisted?: true;
			readonly field: Field;
			readonly to: NodeId;
	  }
	| { readonly k: "pattern"; readonly pattern: Pattern; readonly to: NodeId }
	/**
	 * An open payload. `exits` is where its terminators (and, for content, the openings) begin; `stops` are
	 * the literals those readings must begin with, or null when they may begin otherwise.
	 * `stray`: content of a section's scan loop, entered as `section` says. `terminators`: the `settle` steps at which its terminator
	 * is complete; any of them, where it is left out.
	 */
	| {
			readonly k: "text";
			readonly field: Field;
			readonly typed: boolean;
			/** it stands in a JSON string, and its escapes are decoded */
			readonly quoted?: true;
			readonly stray: boolean;
			readonly section?: Section;
			readonly exits: NodeId;
			readonly stops: readonly LiteralId[] | null;
			readonly terminators?: readonly NodeId[];
	  }
	/** guarded recursion */
	| { readonly k: "call"; readonly body: NodeId; readonly back: NodeId }
	| { readonly k: "return" }
	/** the end of the message, or of a condition */
	| { readonly k: "accept" };

export type Slot = "tool" | "prop" | "unbound";

/** A section's scan loop. */
export interface Section {
	/** what may stand here as long as nothing proves the section: the item and, where it may stand empty, what follows */
	readonly entry: NodeId;
	/** only a call that commits proves it: its calls have a `~` */
	readonly proof: boolean;
	/** it names content itself, which is then no deviation */
	readonly content: boolean;
}

/** A close that holds the name of the call. */
export interface NamedClose {
	readonly before: LiteralId;
	readonly after: LiteralId;
}

/** One kind of call of the format: what the runtime must know when a call breaks or the input ends. */
export interface Unit {
	/** literals that end a broken call (they belong to it) */
	readonly closes: readonly LiteralId[];
	/** what stands around the call's name in the texts that end a broken call, too: `</` and `>` */
	readonly named?: readonly NamedClose[];
	/** literals before which a broken call ends */
	readonly openings: readonly LiteralId[];
	/** where reading goes on after a broken call */
	readonly after: NodeId;
	/** nodes from which the unit can be closed by markup alone: plainly, or by leaving a loop of key/value pairs */
	readonly closable: readonly NodeId[];
	readonly closableByLoop: readonly NodeId[];
	/** the arguments are built from key/value pairs */
	readonly pairs: boolean;
}

export interface EntryPoint {
	readonly name: string;
	/** ends of a prompt that lead to this entry */
	readonly after: readonly string[];
	readonly node: NodeId;
}

/** A wire format. */
export interface Format {
	readonly version: number;
	readonly name: string;
	readonly title: string;
	readonly aliases: readonly string[];
	/** globs over model ids */
	readonly models: readonly string[];
	/** texts of the models' chat templates that tell this format from others, beside what its calls are made of */
	readonly template?: readonly string[];
	/** literals that are special tokens of the tokenizer */
	readonly tokens: readonly string[];
	/** texts that end the message */
	readonly ends: readonly string[];
	readonly ids: readonly IdPart[];
	/** structural class: S0 (no calls), S1 … S8 as in docs/FORMATS.md */
	readonly shape: string;
	/** whether the format has a reasoning payload */
	readonly reasoning: boolean;
	/** characters that can be held back outside of a call's body, at most */
	readonly holdback: number;
	/** codes of the lenient rules */
	readonly lenient: readonly string[];
	readonly literals: readonly string[];
	/** literals of four or more characters that open an alternative of the message */
	readonly openings: readonly LiteralId[];
	/** the one part that is no data: readers, by import */
	readonly kinds: readonly Kind[];
	readonly start: NodeId;
	readonly entries: readonly EntryPoint[];
	readonly units: readonly Unit[];
	readonly nodes: readonly Node[];
}
