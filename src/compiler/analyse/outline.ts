/**
 * The outline of a JSON, Python or YAML value: a few steps that its texts fit, and some more. It tells a value from other
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
	const digits = (next: NodeId): NodeId =>
		add({ k: "run", kind: "digits", field: null, to: next, expr: null });
	const last = digits(to);
	const power = oneOf(last, literal("+", last), literal("-", last));
	const exponents = [literal("e", power), literal("E", power)];
	const fraction = literal(".", oneOf(...(python ? [to] : []), digits(oneOf(to, ...exponents))));
	const number = digits(oneOf(to, fraction, ...exponents));
	const json = [
		around("[", "]"),
		around('"', '"'),
		number,
		literal("-", number),
		...["true", "false", "null"].map((text) => literal(text, to)),
	];
	if (!python) return oneOf(object(true), ...json);
	const quoted = oneOf(literal('"', any(to)), literal("'", any(to)));
	// not there: numbers of other bases and with underscores, and strings with two letters before them
	return oneOf(
		...json,
		// a dictionary has keys of any sort, and a set has none
		around("{", "}"),
		around("(", ")"),
		around("'", "'"),
		...[..."rbufRBUF"].map((letter) => literal(letter, quoted)),
		literal("+", number),
		fraction,
		...["True", "False", "None"].map((text) => literal(text, to)),
	);
}
