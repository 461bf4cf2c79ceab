/** What is known of a part without a message, asked for once. */
import { fieldsOf, valueKindsOf } from "../../render/survey.js";
import type { Part, WriteKind, Writing } from "../../render/writing.js";
import type { Field } from "../../runtime/contract.js";

interface Survey {
	readonly fields: ReadonlySet<Field>;
	readonly kinds: ReadonlySet<WriteKind | "build">;
}

const known = new WeakMap<object, Survey>();
const TEXT: Survey = { fields: new Set(), kinds: new Set() };

export function surveyOf(writing: Writing, part: Part): Survey {
	if (typeof part === "string") return TEXT;
	let found = known.get(part);
	if (found === undefined) {
		found = { fields: fieldsOf(writing, part), kinds: valueKindsOf(writing, part) };
		known.set(part, found);
	}
	return found;
}
