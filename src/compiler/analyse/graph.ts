/**
 * All readings of a grammar as one graph, for questions about texts: which two readings share one, what follows a payload,
 * how a place is reached. Names and places of the file are kept; the runtime's graph is another one.
 */
import type {
	AssertExpr,
	BackrefExpr,
	Entry,
	Expr,
	Field,
	Kind,
	LiteralExpr,
	LookExpr,
	PatternExpr,
	PayloadExpr,
} from "../../language/syntax.js";
import type { CharClass } from "./classes.js";

export type NodeId = number;

/** What a step does besides reading. */
export type Deed =
	| { readonly do: "mark" | "bind"; readonly field: Field }
	| { readonly do: "set"; readonly field: Field; readonly text: string }
	| { readonly do: "push"; readonly field: Field; readonly shape: string }
	| { readonly do: "pop" }
	| { readonly do: "commit" }
	/** a call begins or ends; `explicit`: it contains `~` */
	| { readonly do: "call"; readonly explicit: boolean }
	| { readonly do: "end-call" };

export interface Branch {
	readonly to: NodeId;
	/** the code of the deviation that this branch is */
	readonly lenient: string | null;
	/** null: the way past an optional part or out of a loop */
	readonly expr: Expr | null;
}

export type Node =
	| { readonly k: "fork"; readonly branches: readonly Branch[]; readonly expr: Expr }
	/** `rough`: part of the outline of a value, no literal of the grammar */
	| {
			readonly k: "literal";
			readonly text: string;
			readonly rough: boolean;
			readonly to: NodeId;
			readonly expr: LiteralExpr | null;
	  }
	| { readonly k: "space"; readonly to: NodeId }
	| { readonly k: "eol"; readonly to: NodeId }
	/** one or more characters of a class; `field` is null where nothing is bound */
	| {
			readonly k: "run";
			readonly kind: CharClass;
			readonly field: Field | null;
			readonly to: NodeId;
			readonly expr: PayloadExpr | BackrefExpr | null;
	  }
	| {
			readonly k: "assert";
			readonly what: AssertExpr["what"];
			readonly to: NodeId;
			readonly expr: AssertExpr;
	  }
	| { readonly k: "look"; readonly body: NodeId; readonly to: NodeId; readonly expr: LookExpr }
	| { readonly k: "deed"; readonly deed: Deed; readonly to: NodeId; readonly expr: Expr }
	| {
			readonly k: "open";
			readonly field: Field;
			readonly kind: Kind;
			readonly to: NodeId;
			readonly expr: PayloadExpr;
	  }
	/** a value with its own boundary; `outline` leads to `to` over texts that at least all its texts are among */
	| {
			readonly k: "scan";
			readonly muted: boolean;
			readonly to: NodeId;
			readonly outline: NodeId;
			readonly expr: PayloadExpr | PatternExpr;
	  }
	/** recursion beyond the first round */
	| { readonly k: "deep"; readonly rule: string; readonly to: NodeId }
	/** the end of the message, of a condition, or of the expression that was asked about */
	| { readonly k: "end" };

export interface Graph {
	readonly nodes: readonly Node[];
	readonly message: NodeId;
	readonly entries: readonly { readonly entry: Entry; readonly node: NodeId }[];
	/** the heads of the loops that the message is, and its end: where a frame or a call begins */
	readonly heads: ReadonlySet<NodeId>;
}

export function nodeAt(graph: Pick<Graph, "nodes">, id: NodeId): Node {
	const node = graph.nodes[id];
	if (node === undefined) throw new Error(`no node ${id}`);
	return node;
}

/** Where reading can go on behind a node. */
export function nextOf(node: Node): readonly NodeId[] {
	if (node.k === "fork") return node.branches.map((branch) => branch.to);
	return node.k === "end" ? [] : [node.to];
}
