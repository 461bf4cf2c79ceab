/** Questions about the tree: what may be empty, what binds a name, which literals begin or end a text. */
import type { Field, Member } from "../../src/language/syntax.js";
import type { Todo } from "./todo.js";
import { isOpenPayload, type Node, parts, type Rules } from "./tree.js";

/** The rule behind a reference; an undefined rule reads nothing at all. */
export function target(rules: Rules, rule: string): Node {
	return rules.get(rule) ?? { type: "choice", options: [] };
}

/** Whether some part, through references, has the property. */
export function contains(
	rules: Rules,
	node: Node,
	has: (part: Node) => boolean,
	seen: ReadonlySet<string> = new Set(),
): boolean {
	if (has(node)) return true;
	if (node.type === "ref") {
		if (seen.has(node.rule)) return false;
		return contains(rules, target(rules, node.rule), has, new Set([...seen, node.rule]));
	}
	return parts(node).some((part) => contains(rules, part, has, seen));
}

/** Questions about one tree have one answer; asking again is cheap. */
export function remembered<T>(
	ask: (rules: Rules, node: Node) => T,
): (rules: Rules, node: Node) => T {
	const known = new WeakMap<Rules, WeakMap<Node, T>>();
	return (rules, node) => {
		const answers = known.get(rules) ?? new WeakMap<Node, T>();
		known.set(rules, answers);
		const old = answers.get(node);
		if (old !== undefined) return old;
		const answer = ask(rules, node);
		answers.set(node, answer);
		return answer;
	};
}

/** Whether some object holds its call in an object of its own. */
export const nests = remembered((rules, node): boolean =>
	contains(
		rules,
		node,
		(part) => part.type === "pattern" && part.members.some(({ value }) => value.type === "pattern"),
	),
);

/** Whether the node may read nothing. Conditions and `$` do not count as nothing: they are evidence. */
export const mayBeEmpty = remembered((rules, node): boolean => isEmptiable(rules, node, new Set()));

function isEmptiable(rules: Rules, node: Node, seen: ReadonlySet<string>): boolean {
	switch (node.type) {
		case "literal":
			return node.text === "";
		case "space":
		case "optional":
		case "many":
		case "commit":
		case "constant":
			return true;
		case "assert":
			return node.what !== "end";
		case "loop":
			return node.empty || isEmptiable(rules, node.body, seen);
		case "scan":
			return node.empty;
		case "sequence":
			return node.items.every((item) => isEmptiable(rules, item, seen));
		case "choice":
			return node.options.some((option) => isEmptiable(rules, option, seen));
		case "unit":
		case "lenient":
		case "capture":
			return isEmptiable(rules, node.body, seen);
		case "ref":
			// Recursion stands between two literals, so a rule met again is not empty.
			if (seen.has(node.rule)) return false;
			return isEmptiable(rules, target(rules, node.rule), new Set([...seen, node.rule]));
		default:
			return false;
	}
}

/** Whether the first thing that is read is an open payload: the reading of last resort of a choice. */
export const beginsOpen = remembered(isOpenFirst);

function isOpenFirst(rules: Rules, node: Node): boolean {
	switch (node.type) {
		case "sequence": {
			const first = node.items.find((item) => item.type !== "look" && !mayBeEmpty(rules, item));
			return first !== undefined && isOpenFirst(rules, first);
		}
		case "unit":
		case "lenient":
			return isOpenFirst(rules, node.body);
		case "ref":
			return isOpenFirst(rules, target(rules, node.rule));
		default:
			return isOpenPayload(node);
	}
}

/** Whether the node binds the field anywhere; `skip:( )` binds nothing. */
export function binds(rules: Rules, node: Node, field: Field): boolean {
	return boundFields(rules, node).has(field);
}

const BINDABLE: readonly Field[] = ["name", "id", "key", "value", "arguments"];
const boundFields = remembered(
	(rules, node): ReadonlySet<Field> =>
		new Set(BINDABLE.filter((field) => count(rules, node, field).max > 0)),
);

export interface Count {
	readonly min: number;
	/** 2 stands for many */
	readonly max: number;
}

/** How often a field is bound on a path, at least and at most. */
export function count(
	rules: Rules,
	node: Node,
	field: Field,
	seen: ReadonlySet<string> = new Set(),
): Count {
	const of = (part: Node): Count => count(rules, part, field, seen);
	switch (node.type) {
		case "payload":
		case "constant":
			return node.field === field ? ONE : NONE;
		case "pattern":
			return node.members.reduce((sum, member) => add(sum, countMember(member, field)), NONE);
		case "capture":
			if (node.field === "skip") return NONE;
			return node.field === field ? ONE : of(node.body);
		case "look":
			return NONE;
		case "sequence":
			return node.items.reduce((sum, item) => add(sum, of(item)), NONE);
		case "choice": {
			const counts = node.options.map(of);
			if (counts.length === 0) return NONE;
			return {
				min: Math.min(...counts.map((one) => one.min)),
				max: Math.max(...counts.map((one) => one.max)),
			};
		}
		case "optional":
			return { min: 0, max: of(node.body).max };
		case "many":
		case "loop":
		case "scan": {
			const most = Math.max(0, ...parts(node).map((part) => of(part).max));
			return { min: 0, max: most > 0 ? 2 : 0 };
		}
		case "unit":
		case "lenient":
		case "builder":
			return of(node.body);
		case "ref": {
			if (seen.has(node.rule)) return NONE;
			const inner = new Set([...seen, node.rule]);
			return count(rules, target(rules, node.rule), field, inner);
		}
		default:
			return NONE;
	}
}

const NONE: Count = { min: 0, max: 0 };
const ONE: Count = { min: 1, max: 1 };

function add(a: Count, b: Count): Count {
	return { min: Math.min(2, a.min + b.min), max: Math.min(2, a.max + b.max) };
}

function countMember(member: Member, field: Field): Count {
	const own = member.keys === null && field === "name" ? ONE : NONE;
	const { value } = member;
	if (value.type === "literal") return own;
	if (value.type === "payload") return add(own, value.field === field ? ONE : NONE);
	return value.members.reduce((sum, inner) => add(sum, countMember(inner, field)), own);
}

/** Whether a `~` stands anywhere in it. */
export const holdsCommit = remembered((rules, node): boolean =>
	contains(
		rules,
		node,
		(part) =>
			part.type === "commit" || (part.type === "pattern" && part.members.some(memberCommits)),
	),
);

function memberCommits(member: Member): boolean {
	return (
		member.commit || (member.value.type === "pattern" && member.value.members.some(memberCommits))
	);
}

/** Whether what is to be read may begin with white space, other than by a `_` of its own. `held`: skipped text has a bound here. */
export function beginsWithSpace(todo: Todo, rules: Rules, held: boolean): boolean {
	for (let at: Todo | null = todo; at !== null; at = at.next) {
		const { task } = at;
		// Marks read nothing.
		if (task.type.startsWith("end-of-") || task.type === "definite" || task.type === "accept")
			continue;
		const node = task as Node;
		// its content is open text
		if (node.type === "scan") return false;
		if (spaceFirst(rules, node, held, new Set())) return true;
		if (!mayBeEmpty(rules, node) && node.type !== "look") return false;
	}
	return false;
}

function spaceFirst(rules: Rules, node: Node, held: boolean, seen: ReadonlySet<string>): boolean {
	switch (node.type) {
		case "literal":
			return " \t\n\r".includes(node.text[0] ?? "x");
		case "eol":
			return true;
		case "payload":
			return node.kind === "attr" || (held && node.field === "skip" && isOpenPayload(node));
		case "sequence":
			for (const item of node.items) {
				if (item.type === "scan") return false;
				if (spaceFirst(rules, item, held, seen)) return true;
				if (!mayBeEmpty(rules, item) && item.type !== "look") return false;
			}
			return false;
		case "ref": {
			if (seen.has(node.rule)) return false;
			return spaceFirst(rules, target(rules, node.rule), held, new Set([...seen, node.rule]));
		}
		case "look":
		case "scan":
			return false;
		default:
			return parts(node).some((part) => spaceFirst(rules, part, held, seen));
	}
}

/** Whether the parameters are Python values: they stand in a bracket of the call's own. */
export function isBracketed(rules: Rules, unit: Node | undefined): boolean {
	if (unit === undefined) return false;
	return contains(rules, unit, (part) => {
		return part.type === "payload" && part.kind === "py" && part.field === "value";
	});
}
