/** Finds the call units and the scan loops (section 1 of docs/SEMANTICS.md). */
import { binds, count, target } from "./facts.js";
import {
	choice,
	type Loop,
	type Node,
	optionsOf,
	type Rules,
	type Scan,
	sequence,
	type Unit,
} from "./tree.js";

export interface Marked {
	readonly rules: Rules;
	readonly entries: ReadonlyMap<string, Node>;
	/** what the loop of `message` repeats */
	readonly outermost: readonly Node[];
}

export function markUnits(rules: Rules, entries: ReadonlyMap<string, Node>): Marked {
	const outermost: Node[] = [];
	const marked = new Map<string, Node>();
	for (const [name, node] of rules) {
		// A rule that is one call, or part of one, is marked where it is referred to.
		marked.set(name, isOneCall(rules, node) ? spelled(node) : mark(rules, node, null));
	}
	const message = rules.get("message");
	if (message !== undefined && !isOneCall(rules, message)) {
		marked.set("message", mark(rules, message, outermost));
	}
	const from = [...entries].map(([name, node]) => [name, mark(rules, node, null)] as const);
	return { rules: marked, entries: new Map(from), outermost };
}

function isOneCall(rules: Rules, node: Node): boolean {
	const { min, max } = count(rules, node, "name");
	return min === 1 && max === 1;
}

/** `outermost` collects the loops at the top of `message`; null everywhere else. */
function mark(rules: Rules, node: Node, outermost: Node[] | null): Node {
	if (node.type === "unit") return unit(rules, node.body);
	if (isOneCall(rules, node)) return unit(rules, node);
	const inside = (part: Node): Node => mark(rules, part, outermost);
	switch (node.type) {
		case "sequence":
			return { type: "sequence", items: node.items.map(inside) };
		case "choice":
			return choice(flat(rules, node).map(inside));
		case "lenient":
			return { ...node, body: inside(node.body) };
		case "optional": {
			const body = inside(node.body);
			// A loop of calls may be left at any time; that it may be missing says nothing more.
			return body.type === "scan" ? { ...body, empty: true } : { type: "optional", body };
		}
		case "many":
			return { ...node, body: mark(rules, node.body, null) };
		case "loop":
			return isScan(rules, node) ? scan(rules, node, outermost) : spelled(node);
		case "look":
		case "capture":
		case "builder":
			return spelled(node);
		default:
			return node;
	}
}

/** The alternatives of a choice, and of the choices among them: each of them is looked at for itself. */
function flat(rules: Rules, node: Node): readonly Node[] {
	if (node.type === "ref") {
		const inner = target(rules, node.rule);
		return inner.type === "choice" ? flat(rules, inner) : [node];
	}
	if (node.type === "lenient") return flat(rules, node.body).map((body) => ({ ...node, body }));
	return node.type === "choice" ? node.options.flatMap((one) => flat(rules, one)) : [node];
}

/** White space at the ends is not part of the call. */
function unit(rules: Rules, node: Node): Node {
	const own = node.type === "lenient" ? node.body : node;
	const inner = own.type === "ref" ? target(rules, own.rule) : own;
	const items = inner.type === "sequence" ? inner.items : [];
	const first = items.findIndex((item) => !isWhite(item));
	const last = items.findLastIndex((item) => !isWhite(item));
	if (first < 0 || last - first + 1 === items.length) return wrapped(node);
	const inside = sequence(items.slice(first, last + 1));
	const body = wrapped(node.type === "lenient" ? { ...node, body: inside } : inside);
	return sequence([...items.slice(0, first), body, ...items.slice(last + 1)]);
}

function isWhite(node: Node): boolean {
	return node.type === "space" || node.type === "eol";
}

function wrapped(node: Node): Unit {
	return { type: "unit", body: spelled(node) };
}

function isScan(rules: Rules, loop: Loop): boolean {
	return (
		binds(rules, loop.body, "name") || optionsOf(loop.body).some((one) => isBareContent(rules, one))
	);
}

function isBareContent(rules: Rules, node: Node): boolean {
	if (node.type === "ref") return isBareContent(rules, target(rules, node.rule));
	return node.type === "payload" && node.field === "content" && node.kind === "text";
}

function scan(rules: Rules, loop: Loop, outermost: Node[] | null): Scan {
	const items = optionsOf(loop.body).filter((one) => !isBareContent(rules, one));
	const one = choice(items);
	// The alternatives of a loop are calls of their own.
	const marked = choice(flat(rules, one).map((part) => mark(rules, part, null)));
	const body = items.length === 0 ? null : marked;
	if (body !== null) outermost?.push(body);
	return {
		type: "scan",
		body,
		separator: loop.separator === null ? null : spelled(loop.separator),
		content: items.length < optionsOf(loop.body).length,
		empty: loop.empty,
		outermost: outermost !== null,
		plain: spelled(loop),
	};
}

/** `x+` is `x x*`, and `x % s` is `x (s x)*`; nothing below is a scan loop. */
function spelled(node: Node): Node {
	switch (node.type) {
		case "unit":
			return spelled(node.body);
		case "sequence":
			return { type: "sequence", items: node.items.map(spelled) };
		case "choice":
			return { type: "choice", options: node.options.map(spelled) };
		case "optional":
		case "many":
		case "lenient":
		case "look":
		case "capture":
		case "builder":
			return { ...node, body: spelled(node.body) };
		case "loop": {
			const body = spelled(node.body);
			const round = node.separator === null ? body : sequence([spelled(node.separator), body]);
			const more: Node = { type: "many", body: round };
			return node.empty && node.separator === null ? more : sequence([body, more]);
		}
		default:
			return node;
	}
}
