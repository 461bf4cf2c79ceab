/**
 * The outline of a JSON, Python or YAML value: a few steps that all its texts fit, and some more. It tells a value from other
 * markup at one place; where it ends is left open on purpose.
 */
import type { PatternExpr, PayloadExpr } from "../../language/syntax.js";
import type { Branch, Node, NodeId } from "./graph.js";

type Add = (node: Node) => NodeId;

export function outlineOf(expr: PayloadExpr | PatternExpr, to: NodeId, add: Add): NodeId {
	const literal = (text: string, next: NodeId): NodeId =>
		add({ k: "literal", text, rough: true, to: next, expr: null });
	const any = (next: NodeId): NodeId =>
		add({ k: "run", kind: "any", field: null, to: next, expr: null });
	const digits = (next: NodeId): NodeId =>
		add({ k: "run", kind: "digits", field: null, to: next, expr: null });
	const oneOf = (...nodes: readonly NodeId[]): NodeId => {
		const branches = nodes.map((node): Branch => ({ to: node, lenient: null, expr: null }));
		return add({ k: "fork", branches, expr });
	};
	const around = (open: string, close: string): NodeId => {
		const last = literal(close, to);
		return literal(open, oneOf(last, any(last)));
	};
	const python = expr.type === "pattern" ? expr.dialect === "py" : expr.kind === "py";
	const key = (): NodeId => {
		const rest = any(literal("}", to));
		return python ? oneOf(literal('"', rest), literal("'", rest)) : literal('"', rest);
	};
	const object = (mayBeEmpty: boolean): NodeId => {
		const space = (next: NodeId): NodeId => add({ k: "space", to: next });
		return literal("{", space(mayBeEmpty ? oneOf(literal("}", to), key()) : key()));
	};

	if (expr.type === "payload" && expr.kind === "yaml") {
		const rest = any(to);
		return oneOf(
			literal("{", rest),
			literal('"', rest),
			literal("'", rest),
			literal("#", rest),
			add({ k: "space", to: add({ k: "run", kind: "word", field: null, to: rest, expr: null }) }),
		);
	}
	if (expr.type === "pattern") return object(expr.members.every((member) => member.optional));
	// whatever else a model writes there, the arguments of a call are an object
	if (expr.field === "arguments") return object(true);
	const number = digits(oneOf(to, literal(".", digits(to))));
	const words = python
		? ["True", "False", "None", "true", "false", "null"]
		: ["true", "false", "null"];
	return oneOf(
		object(true),
		around("[", "]"),
		around('"', '"'),
		number,
		literal("-", number),
		...words.map((word) => literal(word, to)),
		...(python ? [around("'", "'"), around("(", ")")] : []),
	);
}
