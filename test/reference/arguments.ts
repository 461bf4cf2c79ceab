/** The arguments' value (section 3): an object; a string that holds one or nothing; or null, which is `{}`. */
import { readJson } from "./json.js";
import { readString } from "./json-string.js";
import { readPython } from "./python.js";
import {
	type Allowed,
	broken,
	done,
	note,
	OPEN,
	type Outcome,
	pastSpace,
	type Value,
} from "./scan.js";
import { readWrapped, type Wrapper } from "./wrapped.js";

export interface ArgumentsRead extends Value {
	/** the character that showed that these are arguments: the object's `{`, or the end of what stands for `{}` */
	readonly begun: number | null;
}

export function readArguments(
	text: string,
	from: number,
	dialect: "json" | "py",
	allowed: Allowed,
	wrapper: Wrapper | null = null,
): ArgumentsRead {
	const char = text[from];
	if (char === "{") return { ...readObject(text, from, dialect, allowed, wrapper), begun: from };
	if (char === '"' || char === "'") {
		return inOrder(text, from, (part) => readStringified(part, from, dialect, allowed, wrapper));
	}
	return readNull(text, from, dialect);
}

function readObject(
	text: string,
	from: number,
	dialect: "json" | "py",
	allowed: Allowed,
	wrapper: Wrapper | null,
): Value {
	return readWrapped(text, from, wrapper, (part, at, around = 0) => {
		const inside = { ...allowed, depth: allowed.depth - around };
		return dialect === "json" ? readJson(part, at, inside) : readPython(part, at, inside, "dict");
	});
}

function nothing(outcome: Outcome): ArgumentsRead {
	return { outcome, json: "", repairs: [], lastString: null, begun: null };
}

function readNull(text: string, from: number, dialect: "json" | "py"): ArgumentsRead {
	const words = dialect === "py" ? ["null", "None"] : ["null"];
	for (let length = 1; ; length++) {
		const read = text.slice(from, from + length);
		const end = from + read.length;
		if (read.length < length) return nothing(OPEN);
		if (words.includes(read)) return { ...nothing(done(end)), json: "{}", begun: end - 1 };
		// Another word is a mismatch from the first letter on that does not fit.
		if (!words.some((word) => word.startsWith(read))) return nothing(broken(end - 1));
	}
}

/** The repairs of a string and those of what it holds, in the order of their places: each is met by the first text that shows it. */
function inOrder(
	text: string,
	from: number,
	readAll: (text: string) => ArgumentsRead,
): ArgumentsRead {
	const read = readAll(text);
	if (read.repairs.length < 2) return read;
	let met: readonly string[] = ["stringified"];
	for (let to = from + 1; to <= text.length; to++) {
		const { outcome, repairs } = readAll(text.slice(0, to));
		met = repairs.reduce(note, met);
		if (outcome.is !== "open") break;
	}
	return { ...read, repairs: met };
}

/** The object inside a string is read as any other; its places are translated back to the outer text. */
function readStringified(
	text: string,
	from: number,
	dialect: "json" | "py",
	allowed: Allowed,
	wrapper: Wrapper | null,
): ArgumentsRead {
	if (!allowed.repair("stringified")) return nothing(broken(from));
	// In Python one quote is as good as the other.
	const own = "single-quotes";
	const quoting = { ...allowed, repair: (code: string) => code === own || allowed.repair(code) };
	const string = readString(text, from, dialect === "py" ? quoting : allowed);
	const { value, outcome } = string;
	if (outcome.is === "broken" && outcome.at === from) return nothing(outcome);
	const place = (at: number): number =>
		string.places[at] ?? (outcome.is === "done" ? outcome.end - 1 : from);
	const strange = string.repairs.filter((code) => dialect === "json" || code !== own);
	const repairs = note(strange, "stringified");
	const fail = (at: number): ArgumentsRead => ({
		...nothing(broken(at)),
		repairs,
		lastString: from,
	});

	const start = pastSpace(value, 0);
	if (start === value.length) {
		if (outcome.is !== "done") return { ...nothing(outcome), repairs, lastString: from };
		return { ...nothing(outcome), json: "{}", repairs, lastString: from, begun: outcome.end - 1 };
	}
	if (value[start] !== "{") return fail(place(start));
	const inner = readObject(value, start, dialect, allowed, wrapper);
	const read = {
		json: escapeHalves(inner.json),
		repairs: inner.repairs.reduce(note, repairs),
		lastString: from,
		begun: place(start),
	};
	if (inner.outcome.is === "broken") {
		return { ...read, outcome: { ...inner.outcome, at: place(inner.outcome.at) } };
	}
	if (inner.outcome.is === "done") {
		const behind = pastSpace(value, inner.outcome.end);
		if (behind < value.length) return { ...read, outcome: broken(place(behind)) };
		return { ...read, outcome };
	}
	// The string has ended before its object has: its closing quote does not fit.
	return { ...read, outcome: outcome.is === "done" ? broken(outcome.end - 1) : outcome };
}

/** An escape of the outer string may stand for half of a surrogate pair, which is written as an escape of the inner one. */
function escapeHalves(json: string): string {
	const code = (half: string): string => half.charCodeAt(0).toString(16);
	// by code points: a half that is one of its own is alone
	return json.replace(/\p{Surrogate}/gu, (half) => `\\u${code(half)}`);
}
