/** Both readers of one text: what each makes of it, and whether they say the same. */
import type { Random } from "../properties/support/random.js";
import { allTools, type Setting } from "../properties/support/settings.js";
import type { Subject } from "../properties/support/subjects.js";
import { grammarOf } from "../support/grammars.js";
import { byMachine, byReference, type Lines } from "./comparison.js";

/** Strict mode with tools withholds calls, which is no matter of the grammar. */
export function randomSetting(subject: Subject, random: Random): Setting {
	const { entries } = subject.format;
	const entry = random(3) === 0 ? entries[random(entries.length + 1)] : undefined;
	const tools = random(2) === 0 ? allTools(subject) : undefined;
	const strict = tools === undefined && random(4) === 0;
	return {
		options: {
			...(tools === undefined ? {} : { tools }),
			...(entry === undefined ? {} : { entry: entry.name }),
			...(strict ? { strict } : {}),
		},
		finish: random(2) === 0 ? "stop" : "length",
	};
}

export interface Readings {
	readonly reference: Lines;
	readonly whole: Lines;
	readonly streamed: Lines;
}

export function readings({ format }: Subject, text: string, setting: Setting): Readings {
	return {
		reference: byReference(grammarOf(format.name), text, setting),
		whole: byMachine(format, [text], setting),
		streamed: byMachine(format, text.split(""), setting),
	};
}

export function differ({ reference, whole, streamed }: Readings): boolean {
	const wanted = reference.join("\n");
	return wanted !== whole.join("\n") || wanted !== streamed.join("\n");
}
