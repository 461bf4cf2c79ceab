import type { Writing } from "../../../src/render/index.js";
import type { Subject } from "../../properties/support/subjects.js";

export type { Subject };

export function writingOf({ format, writing }: Subject): Writing {
	if (writing === null) throw new Error(`${format.name} has no writing`);
	return writing;
}
