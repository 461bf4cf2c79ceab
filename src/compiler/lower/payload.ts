/** Payloads as nodes: values, open text, atoms, and names that are declared. */
import type { AtomKind, NodeId } from "../../runtime/contract.js";
import type { Tree } from "../normal/tree.js";
import { unreachable } from "../walks/syntax.js";
import type { Graph } from "./graph.js";
import type { Place } from "./lowered.js";
import { openPayload } from "./open.js";

export function payload(g: Graph, tree: Tree & { t: "payload" }, to: NodeId, place: Place): NodeId {
	const field = place.muted ? "skip" : tree.field;
	switch (tree.kind) {
		case "json":
		case "py":
			return g.add(
				tree.unlisted === true
					? { k: "value", py: tree.kind === "py", unlisted: true, field, to }
					: { k: "value", py: tree.kind === "py", field, to },
			);
		case "yaml":
			return g.add({ k: "value", py: false, yaml: true, field, to });
		case "input":
			throw new Error("arguments:input stands in an object");
		case "text":
		case "quoted":
		case "typed":
			// before the call commits nothing may leave: skipped text is then nothing, or a bounded run of anything
			if (field === "skip" && place.inUnit && (place.held || !place.named))
				return g.fork([to, g.add({ k: "atom", kind: "any", field, to })]);
			return openPayload(g, { kind: tree.kind, field, muted: place.muted, to }, place.terminators);
		case "tool":
		case "prop":
		case "unbound":
			return g.add({ k: "slot", slot: tree.kind, field, to });
		case "word":
		case "digits":
		case "attr":
		case "line": {
			const kind: AtomKind = tree.kind;
			const atom = g.add({ k: "atom", kind, field, to });
			// the runtime reads declared names beside a key that is bound; of one that is not, nobody would know
			if (tree.field !== "key" || field === "key") return atom;
			return g.fork([g.add({ k: "slot", slot: "prop", field, to }), atom]);
		}
		default:
			return unreachable(tree.kind);
	}
}
