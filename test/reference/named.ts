/** The texts that end a call with its own name: a literal, the name again, and a last literal. */
import { target } from "./facts.js";
import type { Node, Rules } from "./tree.js";

export function namedCloses(rules: Rules, unit: Node, name: string | null): readonly string[] {
	return name === null ? [] : [...new Set(lastOf(rules, unit, name))];
}

function lastOf(rules: Rules, node: Node, name: string): readonly string[] {
	switch (node.type) {
		case "sequence": {
			const last = node.items.findLastIndex((item) => !isNothing(item));
			const [before, same, after] = node.items.slice(Math.max(0, last - 2), last + 1);
			const named = same?.type === "backref" && same.field === "name";
			if (named && before?.type === "literal" && after?.type === "literal") {
				return [before.text + name + after.text];
			}
			const item = node.items[last];
			return item === undefined ? [] : lastOf(rules, item, name);
		}
		case "choice":
			return node.options.flatMap((option) => lastOf(rules, option, name));
		case "unit":
		case "lenient":
			return lastOf(rules, node.body, name);
		case "ref":
			return lastOf(rules, target(rules, node.rule), name);
		default:
			return [];
	}
}

/** White space, and what takes no characters. */
function isNothing({ type }: Node): boolean {
	return ["space", "eol", "assert", "look", "commit", "constant"].includes(type);
}
