/** One character read by one reading. */
import type { Kind } from "../../src/language/syntax.js";
import { bind, bindScanned } from "./bind.js";
import { isHeld, mayCommit } from "./commits.js";
import { readDecorated } from "./decorated.js";
import { expand, isBehind, NO_TRAIL, type Place } from "./expand.js";
import { beginsWithSpace } from "./facts.js";
import { TELLING } from "./normal.js";
import {
	boundAt,
	commit,
	type Doing,
	isVisible,
	NEXT,
	type Reading,
	type ValueDoing,
} from "./reading.js";
import { isSpace } from "./scan.js";
import { MAX_HEADER, MAX_SKIPPED, MAX_SPACE, type Setting } from "./setting.js";

/** Characters that formats write around names; white space and control characters are no part of a `word` either. */
const AROUND_NAMES = "<>{}()[]\"'`,;=|｜\\";

/**
 * The readings that `reading` is after the character at `at`; none if it does not fit. `inCall`: a call has committed, and its end is not
 * decided.
 */
export function step(
	setting: Setting,
	reading: Reading,
	at: number,
	inCall = reading.call?.committed === true,
): readonly Reading[] {
	const char = setting.text[at] ?? "";
	const { doing } = reading;
	// the first character of an open payload commits
	if (doing.is === "waiting")
		return [mayCommit(setting, reading) ? commit(reading, doing.at) : reading];
	const header = reading.header + (doing.is === "value" ? 0 : 1);
	const bounded = reading.tentative || !inCall;
	if (bounded && header > MAX_HEADER) return [];
	if (doing.is === "text") {
		return char === doing.text[doing.done] ? [stepText(setting, reading, header, doing, at)] : [];
	}
	const next = { ...reading, header };
	switch (doing.is) {
		case "space": {
			if (!isSpace(char)) {
				const place = {
					setting,
					at,
					end: "no",
					cut: false,
					behind: "",
					leaving: false,
					trail: doing.trail,
				} as const;
				const behind = expand(place, { ...reading, doing: NEXT });
				return withoutCut(reading, char, at, behind).flatMap((one) =>
					step(setting, one, at, inCall),
				);
			}
			if (bounded && doing.count >= MAX_SPACE) return [];
			return [{ ...next, doing: { is: "space", count: doing.count + 1, trail: NO_TRAIL } }];
		}
		case "eol":
			if (char === "\r") return [{ ...next, doing: { is: "return" } }];
			return char === "\n" ? [{ ...next, doing: NEXT }] : [];
		case "return":
			return char === "\n" ? [{ ...next, doing: NEXT }] : [];
		case "atom": {
			const most = longestRun(setting, doing.kind);
			const short = at - doing.start < most;
			// A name does not begin with the sign that makes a tag a closing one.
			const closes = isWord(doing.kind) && doing.start === at && char === "/";
			if (!short || closes || !inClass(doing.kind, char)) return [];
			return holdsOwnMark(setting, reading, doing, at + 1) ? [] : [next];
		}
		case "decorated": {
			if (at - doing.start >= setting.limits.nameLength) return [];
			const read = setting.text.slice(doing.start, at + 1);
			return readDecorated(read, [...setting.tools.keys()]).goesOn ? [next] : [];
		}
		case "value": {
			const { outcome } = doing.value;
			return outcome.is === "broken" && outcome.at <= at ? [] : [reading];
		}
		default:
			return [];
	}
}

/** Whether the name that goes up to `end` ends with the mark that stands between the beginning of its call and itself. */
function holdsOwnMark(
	{ text, plan, tools }: Setting,
	{ call, muted }: Reading,
	{ field, start }: Doing & { readonly is: "atom" },
	end: number,
): boolean {
	if (field !== "name" || call === null || muted > 0) return false;
	const before = text.slice(call.start, start).trim();
	if (!plan.marks.includes(before) || [...tools.keys()].some((one) => one.includes(before)))
		return false;
	return text.slice(start, end).endsWith(before);
}

function longestRun({ limits }: Setting, kind: Kind): number {
	if (kind === "text") return MAX_SKIPPED;
	return kind === "line" ? MAX_HEADER : limits.nameLength;
}

/** A tool's name is one, too, where any is read. */
function isWord(kind: Kind): boolean {
	return !["digits", "line", "attr", "text"].includes(kind);
}

export function inClass(kind: Kind, char: string): boolean {
	switch (kind) {
		case "text":
			return true;
		case "digits":
			return char >= "0" && char <= "9";
		case "line":
			return char !== "\n" && char !== "\r";
		case "attr":
			return char !== '"' && char !== "\n" && char !== "\r";
		default:
			return char > " " && char !== "\u007f" && !AROUND_NAMES.includes(char);
	}
}

type TextDoing = Doing & { readonly is: "text" };

function stepText(
	setting: Setting,
	reading: Reading,
	header: number,
	doing: TextDoing,
	at: number,
): Reading {
	const { text, as } = doing;
	const done = doing.done + 1;
	const whole = done === text.length;
	const isMarkup = as === "literal" || as === "same";
	const start = reading.run?.end === at ? reading.run.start : at;
	const run = isMarkup ? { start, end: at + 1, whole } : reading.run;
	if (!whole) return { ...reading, header, run, doing: { is: "text", text, done, as } };
	const complete = { ...reading, header, run, doing: NEXT };
	if (as === "same") {
		const { call, muted } = complete;
		return call === null || muted > 0 ? complete : { ...complete, call: boundAt(call, at + 1) };
	}
	if (as !== "literal") return bind(setting, complete, as, text, at + 1 - text.length, at + 1);
	return endLiteral(setting, complete, text, at + 1);
}

/** The first literal behind the name that can be seen commits the call. */
function endLiteral(setting: Setting, reading: Reading, text: string, at: number): Reading {
	const { call, muted } = reading;
	const told = reading.told || text.length >= TELLING;
	if (text.length >= TELLING && !isBehind(reading)) setting.met.literal = true;
	const seen = reading.seen || isVisible(text);
	if (call === null || muted > 0) return { ...reading, told, seen };
	const ended = { ...call, blankTo: at };
	if (!isVisible(text)) return { ...reading, told, seen, call: ended };
	const visible = at - text.length + text.replace(/[ \t\n\r]+$/, "").length;
	const proved = { ...reading, told, seen, call: boundAt(ended, visible) };
	return mayCommit(setting, reading) ? commit(proved, at) : proved;
}

/** All readings at the place behind a character that was read: what may end here, ends here too. */
export function close(place: Place, reading: Reading): readonly Reading[] {
	const { setting, at } = place;
	const { doing } = reading;
	switch (doing.is) {
		case "next":
			return expand(place, reading);
		case "space": {
			const onward = { ...reading, doing: NEXT };
			if (place.end !== "no") return expand(place, onward);
			const held = isHeld(setting, reading, reading.todo);
			const ends = doing.count > 0 && beginsWithSpace(reading.todo, setting.todos.rules, held);
			return ends ? [reading, ...expand(place, onward)] : [reading];
		}
		case "atom": {
			const { start, field, kind } = doing;
			if (start === at && !(kind === "line" && isLineEnd(setting.text, at))) return [reading];
			const raw = setting.text.slice(start, at);
			// literals may stand in skipped text
			const span = { start, end: at, kind };
			const ended: Reading =
				kind === "text"
					? { ...reading, skippedTo: at, doing: NEXT }
					: { ...reading, atoms: [...reading.atoms, span], doing: NEXT };
			const text = kind === "attr" ? decodeAttribute(raw) : raw;
			const behind = expand(place, bind(setting, ended, field, text, start, at));
			const next = place.end === "no" ? setting.text[at] : undefined;
			return [reading, ...withoutCut(ended, next, at, behind)];
		}
		case "decorated": {
			const { start } = doing;
			const text = setting.text.slice(start, at);
			if (readDecorated(text, [...setting.tools.keys()]).tool === null) return [reading];
			const ended = { ...reading, deviations: reading.deviations + 2, doing: NEXT };
			const behind = expand(place, bind(setting, ended, "name", text, start, at));
			// at the end nothing can come of the name but the tool
			return place.end === "no" ? [reading, ...behind] : behind;
		}
		case "value":
			return closeValue(place, reading, doing);
		default:
			return [reading];
	}
}

/**
 * Open text can begin with anything. That does not end an atom: as long as its class goes on, so does the atom, be it that
 * optional white space stands between them.
 */
function withoutCut(
	{ atoms }: Reading,
	next: string | undefined,
	at: number,
	behind: readonly Reading[],
): readonly Reading[] {
	const last = atoms.at(-1);
	const isCut = last?.end === at && next !== undefined && inClass(last.kind, next);
	return isCut ? behind.filter((one) => one.doing.is !== "waiting") : behind;
}

function isLineEnd(text: string, at: number): boolean {
	return at >= text.length || text[at] === "\n" || text.startsWith("\r\n", at);
}

function closeValue(place: Place, reading: Reading, doing: ValueDoing): readonly Reading[] {
	const { at } = place;
	const { outcome } = doing.value;
	const committed =
		doing.commit !== null && doing.commit < at ? commitInside(reading, doing, at) : reading;
	if (outcome.is !== "done" || outcome.end !== at) return [committed];
	// more of a number may come
	if (place.end === "no" && at === place.setting.text.length && isNumber(doing)) return [committed];
	return expand(place, { ...bindScanned(committed, doing, at), doing: NEXT });
}

export function isNumber({ field, value }: ValueDoing): boolean {
	return field === "value" && /\d$/.test(value.json);
}

/** A pattern commits in its middle, with the name and the id that it has found by then. */
function commitInside(reading: Reading, { value }: ValueDoing, at: number): Reading {
	const { call } = reading;
	if (call === null || call.committed) return reading;
	const found = "name" in value ? value : null;
	const name = found?.name ?? call.name;
	const inTime = found !== null && found.idAt !== null && found.idAt < at;
	const id = inTime ? found.id : call.id;
	return name === null ? reading : commit({ ...reading, call: { ...call, name, id } }, at);
}

function decodeAttribute(text: string): string {
	return text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
