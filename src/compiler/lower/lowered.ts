/** What lowering makes, and what it knows on the way. */
import type { NodeId, UnitId } from "../../runtime/contract.js";
import type { Graph } from "./graph.js";

/** A unit as lowering leaves it; the analyses complete it. */
export interface LoweredUnit {
	readonly id: UnitId;
	readonly open: NodeId;
	/** the enclosing scan loops, innermost first */
	readonly loops: readonly NodeId[];
	readonly pairs: boolean;
}

export interface Lowered {
	readonly graph: Graph;
	readonly start: NodeId;
	readonly entries: readonly {
		readonly name: string;
		readonly after: readonly string[];
		readonly node: NodeId;
	}[];
	readonly units: readonly LoweredUnit[];
	/** the scan loop of the message; null when the message is no loop */
	readonly loop: NodeId | null;
}

/** What lowering knows about the place of a tree. */
export interface Place {
	/** at the top of the message, in no loop yet */
	readonly top: boolean;
	readonly inUnit: boolean;
	/** inside `skip:( )`: nothing is bound */
	readonly muted: boolean;
	/** the call's name has been bound before */
	readonly named: boolean;
	/** a `~` of the call may still come */
	readonly held: boolean;
	readonly loops: readonly NodeId[];
	/** the `settle` steps of an open payload with which the tree ends; null in a rule that calls itself: it may stand anywhere */
	readonly terminators: readonly NodeId[] | null;
}
