/**
 * A rule that does not call itself stands for its body, wherever it is named: a sequence in a sequence is one sequence. Only
 * rules that call themselves, and `message`, stay references.
 */
import type { Kind } from "../../src/language/syntax.js";
import { count, target } from "./facts.js";
import {
	type Builder,
	choice,
	type Node,
	optionsOf,
	type Payload,
	parts,
	type Rules,
	sequence,
} from "./tree.js";

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
			return listsFirst(rules, choice(node.options.map(inside).flatMap(optionsOf)));
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

/** The bracket of a list belongs to the list of markup in the choice, not to a value beside it of a kind that its items are. */
function listsFirst(rules: Rules, node: Node): Node {
	if (node.type !== "choice") return node;
	const kinds = listsOf(rules, node, []).flatMap(({ body }) => {
		const items = body.type === "sequence" ? body.items : [];
		return items.filter(isOptional).flatMap((item) => valuesOf(rules, item, []));
	});
	return kinds.length > 0 ? withoutLists(node, kinds) : node;
}

/** The lists in brackets with which its alternatives begin. */
function listsOf(rules: Rules, node: Node, seen: readonly string[]): readonly Builder[] {
	switch (node.type) {
		case "builder": {
			const [begin] = node.body.type === "sequence" ? node.body.items : [];
			const isList = node.shape === "list" && begin?.type === "literal" && begin.text === "[";
			return isList ? [node] : [];
		}
		case "choice":
			return node.options.flatMap((option) => listsOf(rules, option, seen));
		case "sequence": {
			const [first] = node.items;
			return first === undefined || first.type === "choice" ? [] : listsOf(rules, first, seen);
		}
		case "ref":
			if (seen.includes(node.rule)) return [];
			return listsOf(rules, target(rules, node.rule), [...seen, node.rule]);
		default:
			return [];
	}
}

/** The kinds of JSON and Python values with which it may begin; what is a deviation does not count. */
function valuesOf(rules: Rules, node: Node, seen: readonly string[]): readonly Kind[] {
	switch (node.type) {
		case "payload":
			return isValue(node) ? [node.kind] : [];
		case "choice":
			return node.options.flatMap((option) => valuesOf(rules, option, seen));
		case "sequence": {
			const first = firstOf(node);
			return first === undefined ? [] : valuesOf(rules, first, seen);
		}
		case "loop":
		case "optional":
		case "many":
			return valuesOf(rules, node.body, seen);
		case "ref":
			if (seen.includes(node.rule)) return [];
			return valuesOf(rules, target(rules, node.rule), [...seen, node.rule]);
		default:
			return [];
	}
}

function firstOf(node: Node): Node | undefined {
	if (node.type !== "sequence") return node;
	return node.items.find(({ type }) => type !== "space" && type !== "eol");
}

function isValue({ field, kind }: Payload): boolean {
	return field === "value" && (kind === "json" || kind === "py");
}

function withoutLists(node: Node, kinds: readonly Kind[]): Node {
	switch (node.type) {
		case "choice":
			return choice(node.options.map((option) => withoutLists(option, kinds)));
		case "lenient":
			return { ...node, body: withoutLists(node.body, kinds) };
		case "sequence": {
			const [first, ...rest] = node.items;
			return first === undefined ? node : { ...node, items: [withoutLists(first, kinds), ...rest] };
		}
		case "payload":
			return isValue(node) && kinds.includes(node.kind) ? { ...node, unlisted: true } : node;
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
