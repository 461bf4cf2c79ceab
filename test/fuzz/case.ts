/** A text and the way in which it is read, as plain data: what can be written into a file, and be read again. */
import { type Random, seeded } from "../properties/support/random.js";
import { allTools, REASONS, type Setting } from "../properties/support/settings.js";
import type { Subject } from "../properties/support/subjects.js";

export interface Way {
	/** of the format; null: the beginning of the message */
	readonly entry: string | null;
	/** whether all tools of the format's examples are declared, or none */
	readonly tools: boolean;
	readonly strict: boolean;
	/** what the engine said at the end */
	readonly finish: string;
}

export interface Case extends Way {
	readonly format: string;
	readonly text: string;
}

/** Strict mode with tools withholds calls: that is no matter of the grammar, and the reference interpreter does not do it. */
export function randomWay({ format }: Subject, random: Random): Way {
	const entry = random(3) === 0 ? format.entries[random(format.entries.length + 1)] : undefined;
	const tools = random(2) === 0;
	return {
		entry: entry?.name ?? null,
		tools,
		strict: !tools && random(4) === 0,
		finish: random(2) === 0 ? "stop" : (REASONS[random(REASONS.length)] ?? "stop"),
	};
}

export function settingOf(subject: Subject, { entry, tools, strict, finish }: Way): Setting {
	return {
		options: {
			...(tools ? { tools: allTools(subject) } : {}),
			...(entry === null ? {} : { entry }),
			...(strict ? { strict } : {}),
		},
		finish,
	};
}

/** Numbers that depend on the text alone: a shorter text is cut anew, and a text from a file is cut as it was when it was found. */
export function randomOf(text: string): Random {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) {
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	}
	return seeded(hash);
}
