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
	const word = (next: NodeId): NodeId =>
		add({ k: "run", kind: "word", field: null, to: next, expr: null });
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
			add({ k: "space", to: word(rest) }),
		);
	}
	if (expr.type === "pattern") return object(expr.members.every((member) => member.optional));
	// whatever else a model writes there, the arguments of a call are an object
	if (expr.field === "arguments") return object(true);
	// whatever stands behind the first digit: a fraction, an exponent, in Python other bases and underscores
	const digits = add({
		k: "run",
		kind: "digits",
		field: null,
		to: oneOf(to, word(to)),
		expr: null,
	});
	const json = [
		around("[", "]"),
		around('"', '"'),
		digits,
		literal("-", digits),
		...["true", "false", "null"].map((text) => literal(text, to)),
	];
	if (!python) return oneOf(object(true), ...json);
	const prefixed = word(oneOf(literal('"', any(to)), literal("'", any(to))));
	return oneOf(
		...json,
		// a dictionary has keys of any sort, and a set has none
		around("{", "}"),
		around("(", ")"),
		around("'", "'"),
		prefixed,
		literal("+", digits),
		literal(".", digits),
		...["True", "False", "None"].map((text) => literal(text, to)),
	);
}
