/** The texts that end a call with its own name: a literal, the name again, and a last literal. */
import { mayBeEmpty, target } from "./facts.js";
import type { Node, Rules } from "./tree.js";

export function namedCloses(rules: Rules, unit: Node, name: string | null): readonly string[] {
	return name === null ? [] : [...new Set(lastOf(rules, unit, name))];
}

function lastOf(rules: Rules, node: Node, name: string): readonly string[] {
	switch (node.type) {
		case "sequence": {
			const first = node.items.findLastIndex((item) => !mayBeNothing(rules, item));
			return node.items.flatMap((item, i) => {
				if (i < first) return [];
				const [before, same] = node.items.slice(Math.max(0, i - 2), i);
				const named = same?.type === "backref" && same.field === "name";
				if (named && before?.type === "literal" && item.type === "literal")
					return [before.text + name + item.text];
				return lastOf(rules, item, name);
			});
		}
		case "choice":
			return node.options.flatMap((option) => lastOf(rules, option, name));
		case "unit":
		case "lenient":
		case "optional":
		case "many":
			return lastOf(rules, node.body, name);
		case "ref":
			return lastOf(rules, target(rules, node.rule), name);
		default:
			return [];
	}
}

/** It may be left out, or is white space or a condition. */
function mayBeNothing(rules: Rules, node: Node): boolean {
	return ["eol", "assert", "look"].includes(node.type) || mayBeEmpty(rules, node);
}
