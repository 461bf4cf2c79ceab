/**
 * Factoring: alternatives of one choice that share a prefix which holds an open payload are
 * `p (a / b)` instead of `p a / p b`. So one payload runs, and all its exits are tried together.
 */
import { binds, contains, target } from "./facts.js";
import { choice, isOpenPayload, type Node, optionsOf, type Rules, sequence } from "./tree.js";

export function factorRules(rules: Rules): Rules {
	return new Map([...rules].map(([name, node]) => [name, factor(rules, node)]));
}

function factor(rules: Rules, node: Node): Node {
	const inside = (part: Node): Node => factor(rules, part);
	switch (node.type) {
		case "sequence":
			return sequence(node.items.map(inside));
		case "choice":
			return choice(united(rules, node.options.map(inside).map(branch)));
		case "optional":
		case "many":
		case "unit":
		case "lenient":
		case "look":
		case "capture":
		case "builder":
			return { ...node, body: inside(node.body) };
		case "loop":
			return {
				...node,
				body: inside(node.body),
				separator: node.separator === null ? null : inside(node.separator),
			};
		default:
			return node;
	}
}

/** An alternative: its items, and the deviation that it is. */
interface Branch {
	readonly code: string | null;
	readonly fault: boolean;
	readonly node: Node;
}

function branch(option: Node): Branch {
	return option.type === "lenient"
		? { code: option.code, fault: option.fault, node: option.body }
		: { code: null, fault: false, node: option };
}

function option({ code, fault, node }: Branch): Node {
	return code === null ? node : { type: "lenient", code, fault, body: node };
}

/** Each group stands where its first member stood. */
function united(rules: Rules, branches: readonly Branch[]): readonly Node[] {
	const [first, ...others] = branches;
	if (first === undefined) return [];
	const mine = itemsOf(rules, first.node);
	const group: Branch[] = [first];
	const rest: Branch[] = [];
	let shared = mine.length;
	for (const other of others) {
		const length = Math.min(shared, commonPrefix(mine, itemsOf(rules, other.node)));
		if (mine.slice(0, length).some((item) => holdsPayload(rules, item))) {
			shared = length;
			group.push(other);
		} else {
			rest.push(other);
		}
	}
	if (group.length === 1) return [option(first), ...united(rules, rest)];
	const tails = group.map((one) => ({
		...one,
		node: sequence(itemsOf(rules, one.node).slice(shared)),
	}));
	const all = sequence([...mine.slice(0, shared), choice(united(rules, tails))]);
	return [all, ...united(rules, rest)];
}

/** A rule that is referred to as a whole alternative is looked into. */
function itemsOf(rules: Rules, node: Node): readonly Node[] {
	const seen = new Set<string>();
	let inner = node;
	while (inner.type === "ref" && !seen.has(inner.rule)) {
		seen.add(inner.rule);
		const next = target(rules, inner.rule);
		if (optionsOf(next).length !== 1) return [inner];
		inner = next;
	}
	return inner.type === "sequence" ? inner.items : [inner];
}

function commonPrefix(a: readonly Node[], b: readonly Node[]): number {
	let length = 0;
	while (length < a.length && length < b.length && same(a[length], b[length])) length++;
	return length;
}

/** Equal but for places in the file. */
function same(a: Node | undefined, b: Node | undefined): boolean {
	return signature(a) === signature(b);
}

function signature(node: Node | undefined): string {
	return JSON.stringify(node, (key, value: unknown) => (key === "at" ? undefined : value));
}

/** An open payload, or a call: whatever comes behind it is tried together. */
function holdsPayload(rules: Rules, node: Node): boolean {
	return contains(rules, node, isOpenPayload) || binds(rules, node, "name");
}
