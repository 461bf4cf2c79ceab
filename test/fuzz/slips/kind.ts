/** What a slip is: a change of a well-formed message as models make them, and what is still said then. */
import type { Random } from "../../properties/support/random.js";
import type { Call, Said, Tool } from "./message.js";
import type { Subject } from "./subject.js";
import type { Trace } from "./trace.js";

/** A message before anything is done to it. */
export interface Ground {
	readonly subject: Subject;
	readonly said: Said;
	readonly tools: readonly Tool[];
	readonly trace: Trace;
	/** texts of other formats, for what is foreign */
	readonly foreign: Foreign;
}

export interface Foreign {
	readonly openers: readonly string[];
	readonly closers: readonly string[];
	/** a message with one call of the tool `look_around`, which nobody declares */
	readonly calls: readonly string[];
}

export interface Slip {
	readonly text: string;
	/** the engine's reason for the end; default `stop` */
	readonly finish?: string;
	/** the calls that are meant; default: those of the message */
	readonly meant?: readonly Call[];
	/** further calls that may be read: nobody could tell that they are not meant */
	readonly allowed?: readonly Call[];
}

export interface Kind {
	readonly name: string;
	readonly group: string;
	/** what was meant cannot be known, or is not to be guessed: not to run it is all that is asked for */
	readonly lost?: true;
	/** null: there is no place for it in this message */
	readonly make: (ground: Ground, random: Random) => Slip | null;
}

export function replaced(text: string, start: number, end: number, by: string): string {
	return text.slice(0, start) + by + text.slice(end);
}
