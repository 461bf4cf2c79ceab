/** Where a reading stands in its call, and what it has bound. */
import type { Inside } from "../build/inside.js";
import type { Step } from "../program/program.js";
import type { Keys } from "./keys.js";
import type { Thread } from "./thread.js";

export interface Frame {
	readonly back: Step;
	readonly key: string;
	readonly depth: number;
	readonly outer: Frame | null;
}

/** Where a reading stands in its call, and what it has bound. Forks share it until one of them changes it. */
export class Place {
	/** the reading that may change it; null once it is shared */
	owner: Thread | null = null;
	frame: Frame | null = null;
	nesting = 0;
	inside: Inside | null = null;
	classFrom = -1;
	classTo = -1;
	unit = -1;
	name = "";
	key = "";
	keys: Keys | null = null;

	copy(): Place {
		const p = new Place();
		p.frame = this.frame;
		p.nesting = this.nesting;
		p.inside = this.inside;
		p.classFrom = this.classFrom;
		p.classTo = this.classTo;
		p.unit = this.unit;
		p.name = this.name;
		p.key = this.key;
		p.keys = this.keys;
		return p;
	}
}
