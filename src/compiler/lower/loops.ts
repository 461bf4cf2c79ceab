/**
 * Scan loops: repetitions of calls. What is neither an item, nor a separator, nor what follows is content: that of the
 * message's own loop, and stray content in the loop of a section (S19).
 */
import type { NodeId } from "../../runtime/contract.js";
import type { Tree } from "../normal/tree.js";
import { holdsUnits } from "../normal/units.js";
import type { Graph } from "./graph.js";
import type { Place } from "./lowered.js";
import { holdsCommit, isContent } from "./shape.js";

export interface Loop {
	/** the alternatives of its body but for content */
	readonly items: readonly Tree[];
	readonly separator: Tree | null;
	/** it may stand without an item */
	readonly empty: boolean;
	/** content is one of its alternatives */
	readonly content: boolean;
}

/** The tree as a scan loop, or null when it is none at this place. */
export function loopOf(tree: Tree, place: Place): Loop | null {
	if (place.inUnit || place.muted || (tree.t !== "star" && tree.t !== "list")) return null;
	const options = tree.body.t === "alt" ? tree.body.options : [tree.body];
	const items = options.filter((option) => !isContent(option));
	const content = items.length < options.length;
	if (!content && !holdsUnits(tree.body)) return null;
	return {
		items,
		separator: tree.t === "list" ? tree.separator : null,
		empty: tree.t === "star" && !tree.atLeastOne,
		content,
	};
}

export class ScanLoops {
	/** the message's loop; of several the first that is entered */
	outermost: NodeId | null = null;
	/** where the alternatives of each loop of the message begin, its end left out */
	private readonly openings = new Map<NodeId, NodeId>();

	constructor(
		private readonly graph: Graph,
		private readonly lowerTree: (tree: Tree, to: NodeId, place: Place) => NodeId,
	) {}

	/** A loop is left forwards, by what follows, and that of a section also through an opening of the message's loop around it. */
	lower(loop: Loop, follow: NodeId, place: Place): NodeId {
		const { graph } = this;
		const head = graph.reserve();
		const exits = graph.reserve();
		const entry = place.top ? exits : graph.reserve();
		const around = place.loops.at(-1);
		const own = place.terminators === null ? {} : { terminators: place.terminators };
		const text = { k: "text", field: "content", typed: false, exits, stops: null, ...own } as const;
		if (place.top) {
			this.outermost = head;
			this.openings.set(head, graph.reserve());
			graph.fill(head, { ...text, stray: false });
		} else {
			const proof = loop.items.some(holdsCommit);
			const section = { entry, proof, content: loop.content };
			graph.fill(head, { ...text, stray: true, section });
		}
		const inside: Place = { ...place, top: false, loops: [head, ...place.loops] };
		const items = loop.items.map((item) => this.lowerTree(item, head, inside));
		const openings = this.openings.get(head);
		if (openings !== undefined) graph.fill(openings, { k: "fork", to: items });
		if (!place.top) graph.fill(entry, { k: "fork", to: loop.empty ? [...items, follow] : items });
		const to = [...items];
		if (loop.separator !== null) to.push(this.lowerTree(loop.separator, head, inside));
		to.push(follow);
		const outer = around === undefined ? undefined : this.openings.get(around);
		if (outer !== undefined) to.push(graph.op({ op: "leave" }, outer));
		graph.fill(exits, { k: "fork", to });
		return head;
	}
}
