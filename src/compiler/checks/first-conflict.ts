import type { ForkConflict } from "../analyse/conflicts.js";
import type { Node } from "../analyse/graph.js";
import { brief } from "../analyse/print.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** Two readings of one header that bind different things: which of them is meant cannot be seen in the text. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "first-conflict", "error");
	for (const conflict of context.conflicts.forks) {
		if (isTwoFallbacks(conflict)) continue;
		const [first, second] = conflict.ways;
		const choice = conflict.fork.type === "choice";
		const at = (choice ? second.expr?.at : undefined) ?? conflict.fork.at;
		report({
			at,
			message: `one text fits ${readings(conflict)}, and they bind different things${reached(conflict.twins.nodes)}`,
			hint: "let the two part by a literal before their payload, or bind the same in both",
			counterexample: conflict.text,
			...(choice && first.expr !== null
				? { related: [{ at: first.expr.at, message: "the other reading" }] }
				: {}),
		});
	}
	return oncePerPlace(found);
};

/** Two open payloads at the very place where the alternatives part are another fault, with another remedy. */
function isTwoFallbacks({ twins, fork }: ForkConflict): boolean {
	return (
		fork.type === "choice" &&
		twins.text.trim() === "" &&
		twins.nodes.every((node) => node.k === "open")
	);
}

function readings({ fork, ways: [first] }: ForkConflict): string {
	if (fork.type === "choice") return "this alternative and an earlier one";
	const part = brief(first.expr ?? fork);
	if (fork.type === "repeat" && fork.op === "?") return `both with and without ${part}`;
	return `both with and without a further round of ${part}`;
}

function reached(nodes: readonly [Node, Node]): string {
	const [a, b] = nodes.flatMap((node) => (node.k === "open" ? [node.field] : []));
	return a === b ? "" : ` (\`${a}\` or \`${b}\`)`;
}
