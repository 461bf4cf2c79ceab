import type { Kind } from "../kind.js";
import { AROUND } from "./around.js";
import { COMPOUND } from "./compound.js";
import { CUTS } from "./cuts.js";
import { ENVELOPE } from "./envelope.js";
import { JSON_BODIES } from "./json.js";
import { MARKERS } from "./markers.js";
import { NAMES } from "./names.js";
import { QUOTED } from "./quoted.js";
import { TAGS } from "./tags.js";
import { THOUGHTS } from "./thoughts.js";

/** Nothing is done: what every other row is to be compared with. */
const CLEAN: Kind = { name: "clean", group: "clean", make: ({ trace: { text } }) => ({ text }) };

export const KINDS: readonly Kind[] = [
	CLEAN,
	...AROUND,
	...MARKERS,
	...TAGS,
	...JSON_BODIES,
	...ENVELOPE,
	...CUTS,
	...COMPOUND,
	...NAMES,
	...THOUGHTS,
	...QUOTED,
];

/** Groups without a slip: they are reported, and no part of the totals. */
export const UNSPOILT: ReadonlySet<string> = new Set(["clean", "quoted"]);
