/**
 * From a place between two things to all things that may be read next, in order of preference. No
 * character is looked at here: which of them fit is found when the character is read (step.ts).
 */
import { bind } from "./bind.js";
import { endUnit } from "./calls.js";
import { leavesPairs } from "./closing.js";
import { isHeld } from "./commits.js";
import { beginsOpen, beginsWithSpace, binds, contains, remembered, target } from "./facts.js";
import { enterLoop } from "./loop.js";
import type { Pairs } from "./pairs.js";
import { closeContainer, openContainer } from "./pairs.js";
import { enterPayload } from "./payload.js";
import { lacksClose } from "./proof.js";
import {
	type Look as Condition,
	commit,
	isVisible,
	notice,
	openCall,
	type Reading,
	type Settle,
	settle,
} from "./reading.js";
import { note } from "./scan.js";
import { endText, hasStopped, type Setting } from "./setting.js";
import type { Todo } from "./todo.js";
import {
	type Builder,
	type Capture,
	type Choice,
	type Lenient,
	type Literal,
	type Look,
	type Many,
	optionsOf,
} from "./tree.js";
import { onlyParameters } from "./wrapped.js";

/** The place, and what is known about it. */
export interface Place {
	readonly setting: Setting;
	readonly at: number;
	/**
	 * `end`: the input is over, so `$` holds and a condition is taken for true. `payload-end`: the same,
	 * for leaving a payload that ran to the end: no character has begun to leave it, so only `$` does.
	 */
	readonly end: "no" | "end" | "payload-end";
	/** the input was cut in the open value that is left: no end for `$` */
	readonly cut: boolean;
	/** the character before an attempt that begins here, if it is the payload's own; else empty */
	readonly behind: string;
	/** an open payload is left here: content that begins here would have no text to begin with */
	readonly leaving: boolean;
	/** repetitions that may not be entered again before a character is read */
	readonly trail: readonly Todo[];
}

export const NO_TRAIL: readonly Todo[] = [];

/** All readings that `reading` is at this place; each is in the middle of something, or waits. */
export function expand(place: Place, reading: Reading): readonly Reading[] {
	const { setting, at } = place;
	const { todos } = setting;
	const { task, next } = reading.todo;
	if (reading.doing.is !== "next") throw new Error("only a reading between two things is expanded");
	if (reading.leave === reading.todo) {
		return expand(place, settleTerminator(reading, at));
	}
	if (next === null) return [{ ...reading, doing: { is: "end" } }];

	switch (task.type) {
		case "accept":
		case "end-of-item":
		case "end-of-sequence":
			return go(place, reading, next);
		case "end-of-unit":
			return go(place, endUnit(setting, unproved(setting, reading, next, at), at), next);
		case "end-of-lenient": {
			// Outside of a call it counts for all calls of the section that are still to come.
			if (reading.call === null && reading.muted === 0) return go(place, reading, next);
			return go(place, endLenient(reading, task.code), next);
		}
		case "end-of-capture": {
			const start = reading.captures.at(-1) ?? at;
			const text = setting.text.slice(start, at);
			const bound = bind(setting, reading, task.field, text, start, at);
			const muted = reading.muted - (task.field === "skip" ? 1 : 0);
			return go(place, { ...bound, muted, captures: reading.captures.slice(0, -1) }, next);
		}
		case "end-of-builder":
			return go(place, endBuilder(setting, reading, at), next);
		case "definite": {
			const looks = reading.looks.map((look) => look.id);
			const completed = [...reading.completed, { choice: task.choice, at: place.at, looks }];
			return go(place, { ...reading, completed }, next);
		}
		case "sequence":
			return go(place, reading, todos.push(task, next));
		case "choice":
			return expandChoice(place, reading, task, next);
		case "optional":
			return [
				...go(place, reading, todos.push(task.body, next)),
				...go(place, leavesPairs(todos.rules, task.body) ? pairsLeft(reading) : reading, next),
			];
		case "many":
			return expandMany(place, reading, task, next);
		case "loop":
			throw new Error("the normal form has no unmarked loops");
		case "scan":
			return enterLoop(place, reading, task);
		case "unit": {
			if (reading.muted > 0 || reading.call !== null)
				return go(place, reading, todos.push(task.body, next));
			if (reading.calls >= setting.limits.calls) return [];
			if (!isBehind(reading)) setting.met.unit = true;
			const inThought = [...setting.ended.values()].some(({ from, to }) => from <= at && at < to);
			const codes = [
				...(inThought ? ["unclosed-thought"] : []),
				...reading.lenient.map(({ code }) => code),
			];
			const trees = holdsTree(todos.rules, task.body);
			const call = openCall(task.body, at, codes.reduce(note, []), trees);
			const lenient = reading.lenient.map((one) => ({ ...one, listed: true }));
			const end = todos.push(todos.mark({ type: "end-of-unit" }), next);
			return go(place, { ...reading, call, lenient }, todos.push(task.body, end));
		}
		case "lenient":
			return expandLenient(place, reading, task, next);
		case "ref":
			return go(place, reading, todos.push(target(todos.rules, task.rule), next));
		case "literal":
			return [atLiteral(reading, task, next)];
		case "space": {
			if (place.end !== "no") return go(place, reading, next);
			// white space that goes on here was tried from its first character
			if (place.behind !== "" && !isVisible(place.behind)) return go(place, reading, next);
			const doing = { is: "space", count: 0, trail: place.trail } as const;
			const more: Reading = { ...reading, todo: next, doing };
			return beginsWithSpace(next, todos.rules, isHeld(setting, reading, next))
				? [more, ...go(place, reading, next)]
				: [more];
		}
		case "eol":
			return [{ ...reading, todo: next, doing: { is: "eol" } }];
		case "assert":
			if (task.what === "end" && reading.muted > 0 && place.end === "no") {
				return setting.plan.ends.map((text) => {
					return { ...reading, todo: next, doing: { is: "text", text, done: 0, as: "same" } };
				});
			}
			if (!holds(place, reading, task.what)) return [];
			return go(told(place), task.what === "end" ? { ...reading, ended: true } : reading, next);
		case "break":
			return reading.muted > 0 ? [] : [{ ...reading, doing: { is: "break", breaks: task.breaks } }];
		case "look":
			return expandLook(place, reading, task, next);
		case "commit":
			return go(place, commit({ ...reading, todo: next }, at), next);
		case "payload":
		case "pattern":
			return enterPayload(place, reading, task);
		case "capture":
			return go(place, begin(reading, task, at), endsWith(setting, task, next));
		case "constant":
			if (task.field === "name" && setting.tools.size > 0 && !setting.tools.has(task.text))
				return [];
			if (task.field === "key" && !mayHaveKey(setting, reading, task.text)) return [];
			return go(place, bind(setting, reading, task.field, task.text, at, at), next);
		case "backref": {
			const text = reading.scopes.findLast((scope) => scope[task.field] !== undefined)?.[
				task.field
			];
			if (text === undefined) return [];
			if (text === "") return go(place, reading, next);
			return [{ ...reading, todo: next, doing: { is: "text", text, done: 0, as: "same" } }];
		}
		case "builder":
			return expandBuilder(place, reading, task, next);
	}
}

/** The call ends here; where no close stands at its end, what follows must prove that. */
function unproved(setting: Setting, reading: Reading, next: Todo, at: number): Reading {
	const lacking = reading.muted === 0 && (reading.broke || lacksClose(setting, reading, at));
	return { ...reading, todo: next, unproved: lacking ? { reading, at } : null };
}

/** The same, with this to read next. */
export function go(place: Place, reading: Reading, todo: Todo): readonly Reading[] {
	const { task, next } = todo;
	// most alternatives begin with a literal
	if (task.type === "literal" && next !== null && reading.leave !== todo) {
		return [atLiteral(reading, task, next)];
	}
	return expand(place, { ...reading, todo });
}

function atLiteral(reading: Reading, { text }: Literal, next: Todo): Reading {
	return { ...reading, todo: next, doing: { is: "text", text, done: 0, as: "literal" } };
}

/** What stands behind a terminator that is not settled yet is not what the attempt is about. */
export function isBehind({ settled }: Reading): boolean {
	return settled[0] !== undefined && settled[0].kind !== "call";
}

export function settleTerminator(reading: Reading, at: number): Reading {
	return settle({ ...reading, leave: null }, "terminator", at);
}

function expandChoice(
	place: Place,
	reading: Reading,
	task: Choice,
	next: Todo,
): readonly Reading[] {
	const { todos } = place.setting;
	const isFallback = fallbacksOf(todos.rules, task);
	if (!isFallback.includes(true)) {
		return task.options.flatMap((option) => go(place, reading, todos.push(option, next)));
	}
	// one that another reading has begun elsewhere, because a name may end in two places, is the same choice
	const choice = `${reading.todo.id}`;
	const behind = todos.push(todos.mark({ type: "definite", choice }), next);
	const waiting = { ...reading, fallbacks: [...reading.fallbacks, choice] };
	return task.options.flatMap((option, i) =>
		isFallback[i] === true
			? go(place, waiting, todos.push(option, next))
			: go(place, reading, todos.push(option, behind)),
	);
}

/** Which alternatives are the readings of last resort. */
const fallbacksOf = remembered((rules, node): readonly boolean[] =>
	optionsOf(node).map((option) => beginsOpen(rules, option)),
);

function expandMany(place: Place, reading: Reading, task: Many, next: Todo): readonly Reading[] {
	const { todo } = reading;
	const { todos } = place.setting;
	const pairs = binds(todos.rules, task.body, "value") || binds(todos.rules, task.body, "key");
	const leave = expand(place, { ...(pairs ? pairsLeft(reading) : reading), todo: next });
	if (place.trail.includes(todo)) return leave;
	const inside = { ...place, trail: [...place.trail, todo] };
	return [...expand(inside, { ...reading, todo: todos.push(task.body, todo) }), ...leave];
}

/** A loop of pairs is left, or not entered at all. */
function pairsLeft(reading: Reading): Reading {
	const { call } = reading;
	return call === null ? reading : { ...reading, call: { ...call, leftPairs: true } };
}

/** A value that another text than its close has ended may end with it, or with its signs. */
function isDoubtful(code: string, pairs: Pairs): boolean {
	const value = pairs.at(-1)?.entries.at(-1)?.value;
	const text = value?.form === "text" ? (JSON.parse(value.json) as string) : (value?.raw ?? "");
	const ends = {
		"unclosed-value": /(?:[>[]|\[\/?[A-Z_]{2,}\]|<\/?[^ \t\n\r\f\v<>/[\]"'=]*)[ \t\r\n]*$/,
		"other-close": /(?:\/|<\/?[^ \t\n\r\f\v<>/[\]"'=]*)[ \t\r\n]*$/,
	};
	return code in ends && ends[code as keyof typeof ends].test(text.slice(-256));
}

function expandLenient(
	place: Place,
	reading: Reading,
	{ code, fault, body }: Lenient,
	next: Todo,
): readonly Reading[] {
	const { todos } = place.setting;
	if (!place.setting.reads(code)) return [];
	const { call, calls } = reading;
	const end = todos.push(todos.mark({ type: "end-of-lenient", code }), next);
	const counts = reading.muted === 0;
	const met = { code, at: place.at, calls, listed: false };
	const doubtful = isDoubtful(code, call?.pairs ?? []);
	return expand(place, {
		...reading,
		call:
			call === null || !counts
				? call
				: {
						...call,
						repairs: note(call.repairs, code),
						doubtful: call.doubtful || doubtful,
					},
		lenient: call === null ? [...reading.lenient, met] : reading.lenient,
		deviations: reading.deviations + 1,
		faulty: reading.faulty || fault,
		todo: todos.push(body, end),
	});
}

/** A lenient rule that has calls in it is done with them; another one holds for the calls behind it. */
function endLenient(reading: Reading, code: string): Reading {
	const { call, calls, lenient } = reading;
	const inner = lenient.findLastIndex((one) => one.code === code);
	const done = call === null && calls > (lenient[inner]?.calls ?? calls);
	return done ? { ...reading, lenient: lenient.filter((_, i) => i !== inner) } : reading;
}

function holds(place: Place, reading: Reading, what: "start" | "line" | "end"): boolean {
	if (what === "end") {
		return (place.end !== "no" && !place.cut) || endText(place.setting, place.at) !== "";
	}
	const { at, setting } = place;
	const isLine =
		at === 0 ||
		setting.text[at - 1] === "\n" ||
		setting.thoughtFrom === at ||
		setting.ended.has(at);
	if (what === "line") return isLine;
	const begun = reading.begun || reading.call?.committed === true;
	// a thought has no beginning that is known: there a line will do
	return !begun && (isLine || !setting.inThought);
}

/** The condition is read beside what follows. */
function expandLook(place: Place, reading: Reading, task: Look, next: Todo): readonly Reading[] {
	if (place.end === "payload-end") return [];
	const { todos } = place.setting;
	const body = { ...beside(reading), todo: todos.push(task.body, todos.accept) };
	const readings = expand({ ...lookingAt(place), behind: "", leaving: false }, body);
	const isTrue = readings.some((one) => one.doing.is === "end");
	if (!isTrue && readings.length === 0) return [];
	const atEnd = place.end === "end" && !isTrue;
	if (atEnd && !mayStayOpen(reading)) return [];
	const look = { id: `${reading.todo.id}@${place.at}`, at: place.at, raw: [body], readings };
	const looks = isTrue || atEnd ? reading.looks : [...reading.looks, look];
	const doubtful = reading.doubtful || atEnd;
	const settled =
		looks === reading.looks ? reading.settled : reading.settled.map((one) => waitFor(one, look));
	const going: Reading = { ...reading, looks, doubtful, settled, todo: next };
	return expand(told(place), going);
}

/** Something has been asked of this place: what stands behind it is no longer seen from the payload. */
function told(place: Place): Place {
	return place.leaving ? { ...place, leaving: false } : place;
}

/** A cut says nothing about the text that would have followed: in a condition it is no end for `$`. */
export function lookingAt(place: Place): Place {
	return place.end === "no" || hasStopped(place.setting, place.at)
		? place
		: { ...place, cut: true };
}

/** A condition that begins where a call would commit is waited for, too. */
function waitFor(settle: Settle, look: Condition): Settle {
	if (settle.kind !== "call" || settle.at !== look.at) return settle;
	return { ...settle, looks: [...settle.looks, look.id] };
}

/**
 * Whether a condition counts as true when the input ends before it is decided. Not for a deviation, which needs its evidence,
 * and not for an attempt that has read nothing that can be seen.
 */
export function mayStayOpen({ deviations, tentative, seen }: Reading): boolean {
	return deviations === 0 && (!tentative || seen);
}

/** A key that the grammar gives is one of the tool's, where it declares some and may have no others. */
function mayHaveKey({ tools }: Setting, { call }: Reading, key: string): boolean {
	if (call === null || call.name === null || call.pairs.length > 1) return true;
	return onlyParameters(tools, call.name)?.includes(key) ?? true;
}

/** A reading of a condition: it sees what is bound, and binds nothing. */
function beside(reading: Reading): Reading {
	return { ...reading, muted: 1, looks: [], leave: null, settled: [], tentative: true };
}

function begin(reading: Reading, { field }: Capture, at: number): Reading {
	const muted = reading.muted + (field === "skip" ? 1 : 0);
	return { ...reading, muted, captures: [...reading.captures, at] };
}

function endsWith({ todos }: Setting, { field, body }: Capture, next: Todo): Todo {
	return todos.push(body, todos.push(todos.mark({ type: "end-of-capture", field }), next));
}

function expandBuilder(
	place: Place,
	reading: Reading,
	{ shape, item, body }: Builder,
	next: Todo,
): readonly Reading[] {
	const { todos } = place.setting;
	const { call, scopes } = reading;
	// a container of which nothing has been read is a value that is missing
	if (place.end === "end") return [];
	const end = todos.push(todos.mark({ type: "end-of-builder" }), next);
	return expand(place, {
		...reading,
		scopes: [...scopes, {}],
		call:
			call === null || reading.muted > 0
				? call
				: {
						...call,
						keys: [...call.keys, null],
						pairs: openContainer(call.pairs, shape, item),
					},
		todo: todos.push(body, end),
	});
}

function endBuilder(setting: Setting, reading: Reading, at: number): Reading {
	const { call } = reading;
	const outer: Reading = { ...reading, scopes: reading.scopes.slice(0, -1) };
	if (call === null || reading.muted > 0) return outer;
	const { pairs, notices } = closeContainer(call.pairs, setting.tools, call.name);
	const noticed = notices.reduce((one, code) => notice(one, code, at, at), outer);
	const keys = call.keys.slice(0, call.keys.lastIndexOf(null));
	return { ...noticed, call: { ...call, keys, pairs } };
}

const holdsTree = remembered((rules, node): boolean =>
	contains(rules, node, (part) => part.type === "builder" && part.shape === "tree"),
);
