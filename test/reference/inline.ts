/**
 * A rule that does not call itself stands for its body, wherever it is named: a sequence in a sequence is one sequence. Only
 * rules that call themselves, and `message`, stay references.
 */
import { count, target } from "./facts.js";
import { choice, type Node, optionsOf, parts, type Rules, sequence } from "./tree.js";

export function inlineRules(rules: Rules): Rules {
	const inlined = new Map<string, Node>();
	for (const name of rules.keys()) bodyOf(rules, name, inlined);
	return inlined;
}

/** `rules` are inlined already. */
export function inline(rules: Rules, node: Node): Node {
	return replace(rules, node, (rule) => (staysOne(rules, rule) ? null : target(rules, rule)));
}

function bodyOf(rules: Rules, name: string, known: Map<string, Node>): Node {
	const done = known.get(name);
	if (done !== undefined) return done;
	const body = replace(rules, target(rules, name), (rule) =>
		staysOne(rules, rule) ? null : bodyOf(rules, rule, known),
	);
	known.set(name, body);
	return body;
}

function staysOne(rules: Rules, rule: string): boolean {
	return rule === "message" || reaches(rules, target(rules, rule), rule, new Set());
}

function reaches(rules: Rules, node: Node, rule: string, seen: Set<string>): boolean {
	if (node.type !== "ref") return parts(node).some((part) => reaches(rules, part, rule, seen));
	if (node.rule === rule) return true;
	if (seen.has(node.rule)) return false;
	seen.add(node.rule);
	return reaches(rules, target(rules, node.rule), rule, seen);
}

/** A call among other calls stays together. */
function joined(rules: Rules, items: readonly Node[]): Node {
	const calls = items.map((item) => count(rules, item, "name"));
	const isMany = calls.reduce((sum, { max }) => sum + max, 0) > 1;
	return sequence(
		items.map((item, i) => {
			const isCall = isMany && calls[i]?.min === 1 && calls[i]?.max === 1;
			return isCall && item.type === "sequence" ? { type: "unit", body: item } : item;
		}),
	);
}

function replace(rules: Rules, node: Node, bodyOfRule: (rule: string) => Node | null): Node {
	const inside = (part: Node): Node => replace(rules, part, bodyOfRule);
	switch (node.type) {
		case "ref":
			return bodyOfRule(node.rule) ?? node;
		case "sequence":
			return joined(rules, node.items.map(inside));
		case "choice":
			return listsFirst(choice(node.options.map(inside).flatMap(optionsOf)));
		case "optional":
		case "many":
		case "unit":
		case "lenient":
		case "capture":
		case "builder":
			return { ...node, body: inside(node.body) };
		case "look":
			return { ...node, body: shortened(inside(node.body)) };
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

/** The bracket of a list belongs to the list of markup in the choice, not to a value beside it. */
function listsFirst(node: Node): Node {
	const hasList = optionsOf(node).some((option) => {
		const [first] = option.type === "sequence" ? option.items : [option];
		if (first?.type !== "builder" || first.shape !== "list") return false;
		const [begin] = first.body.type === "sequence" ? first.body.items : [first.body];
		return begin?.type === "literal" && begin.text === "[";
	});
	return hasList ? withoutLists(node) : node;
}

function withoutLists(node: Node): Node {
	switch (node.type) {
		case "choice":
			return choice(node.options.map(withoutLists));
		case "lenient":
			return { ...node, body: withoutLists(node.body) };
		case "sequence": {
			const [first, ...rest] = node.items;
			return first === undefined ? node : { ...node, items: [withoutLists(first), ...rest] };
		}
		case "payload": {
			const isValue = node.field === "value" && (node.kind === "json" || node.kind === "py");
			return isValue ? { ...node, unlisted: true } : node;
		}
		default:
			return node;
	}
}

/** What may be nothing at the end of a condition: the condition is met before it. */
function shortened(node: Node): Node {
	if (isOptional(node)) return sequence([]);
	if (node.type === "choice") return choice(node.options.map(shortened));
	if (node.type === "lenient") return { ...node, body: shortened(node.body) };
	if (node.type !== "sequence") return node;
	const last = node.items.findLastIndex((item) => !isOptional(item));
	const end = node.items[last];
	return end === undefined
		? sequence([])
		: sequence([...node.items.slice(0, last), shortened(end)]);
}

function isOptional(node: Node): boolean {
	switch (node.type) {
		case "space":
		case "optional":
		case "many":
			return true;
		case "loop":
			return node.empty;
		case "choice":
			return node.options.some(isOptional);
		case "sequence":
			return node.items.every(isOptional);
		default:
			return false;
	}
}
