/** Entering a payload, and leaving an open one. */
import type { Field, Kind } from "../../src/language/syntax.js";
import { readArguments } from "./arguments.js";
import { bind, bindValue, putText } from "./bind.js";
import { isHeld, isNode, tildeAhead } from "./commits.js";
import { expand, go, type Place, settleTerminator } from "./expand.js";
import { contains, holdsCommit, mayBeEmpty, nests, target } from "./facts.js";
import { readJson } from "./json.js";
import { namesIn } from "./pairs.js";
import { readPattern } from "./pattern.js";
import { readPython } from "./python.js";
import {
	fresh,
	isVisible,
	keysHere,
	NEXT,
	type Reading,
	settle,
	type ValueDoing,
} from "./reading.js";
import { broken } from "./scan.js";
import type { Setting } from "./setting.js";
import { inClass } from "./step.js";
import { loopOfCalls } from "./thoughts.js";
import { loopBehind, type Todo } from "./todo.js";
import {
	isOpenPayload,
	isScanner,
	type Node,
	type Pattern,
	type Payload,
	parts,
	type Rules,
} from "./tree.js";
import { wrapperFor } from "./wrapped.js";
import { readYaml } from "./yaml.js";

/** The readings at a payload: an open one waits, anything else begins. */
export function enterPayload(
	place: Place,
	reading: Reading,
	node: Payload | Pattern,
): readonly Reading[] {
	const { setting, at } = place;
	if (node.type === "pattern" && reading.muted > 0)
		return enterPayload(place, reading, { type: "payload", field: "skip", kind: node.dialect });
	if (node.type === "pattern" || isScanner(node)) {
		return enterScanner(setting, leaving(setting, reading, at), node, at);
	}
	if (isOpenPayload(node)) {
		const skipped = node.field === "skip" || reading.muted > 0;
		if (skipped && isHeld(setting, reading, reading.todo)) return enterSkipped(place, reading);
		if (place.leaving && node.field === "content" && reading.muted === 0)
			return leavePayload(place, reading, node, at);
		const waiting: Reading = {
			...leaving(setting, reading, at),
			doing: { is: "waiting", at },
		};
		const outside = waiting.call === null;
		return [outside ? settle(waiting, "outside", at) : waiting];
	}
	return enterAtom(place, reading, node);
}

/** A terminator ends before the next payload at the latest, if there was anything to it. */
function leaving(setting: Setting, reading: Reading, at: number): Reading {
	if (reading.leave === null) return reading;
	const solid = isVisible(setting.text.slice(reading.from, at));
	return solid ? settleTerminator(reading, at) : { ...reading, leave: null };
}

/** Skipped text in a call that has not committed has a bound: a run of anything, if there is any. */
function enterSkipped(place: Place, reading: Reading): readonly Reading[] {
	const { next } = reading.todo;
	if (next === null) return [];
	const atom = { is: "atom", kind: "text", field: "skip", start: place.at } as const;
	return [...go(place, reading, next), { ...reading, todo: next, doing: atom }];
}

function enterAtom(place: Place, reading: Reading, node: Payload): readonly Reading[] {
	const { setting, at } = place;
	const { field, kind } = node;
	const next = reading.todo.next;
	if (next === null) return [];
	// the last word of a text in a section is no name
	if (field === "name" && reading.behindText && reading.header === 0) return [];
	// Behind an unmistakable opening any name is one, when the request declares none; one that is only looked at is not.
	const bound = field !== "skip" && reading.muted === 0;
	const anyName = kind === "tool" && bound && reading.told && setting.tools.size === 0;
	if (!anyName && (kind === "tool" || kind === "prop" || kind === "unbound")) {
		const names = kind === "tool" ? [...setting.tools.keys()] : properties(setting, reading);
		const used = kind === "unbound" && reading.call !== null ? keysHere(reading.call) : [];
		const left = names.filter((name) => !used.includes(name));
		return [...decorated(setting, reading, node, at), ...spelled(reading, next, field, left)];
	}
	const names = field === "key" ? besideClass(setting, reading, kind) : [];
	const declared = spelled(reading, next, field, names);
	// a word that goes on here was tried from its first character
	const isWord = anyName || kind === "word" || kind === "digits";
	if (isWord && place.behind !== "" && inClass(kind, place.behind)) return [];
	const atom: Reading = { ...reading, todo: next, doing: { is: "atom", kind, field, start: at } };
	// Between quotes there may be nothing; but nothing is no name.
	if (kind !== "attr" || field === "name")
		return [...decorated(setting, reading, node, at), ...declared, atom];
	const empty = bind(setting, { ...reading, todo: next }, field, "", at, at);
	return [...declared, atom, ...expand(place, empty)];
}

/** The name of a call with something around it. An attribute holds that itself. */
function decorated(
	setting: Setting,
	reading: Reading,
	{ field, kind }: Payload,
	at: number,
): readonly Reading[] {
	const { next } = reading.todo;
	if (!setting.decorated || setting.tools.size === 0 || next === null) return [];
	const isName = field === "name" && (kind === "tool" || kind === "word") && reading.muted === 0;
	return isName && reading.told
		? [{ ...reading, todo: next, doing: { is: "decorated", start: at } }]
		: [];
}

/** A reading for each of the names. */
function spelled(
	reading: Reading,
	next: Todo,
	field: Field,
	names: readonly string[],
): readonly Reading[] {
	return names
		.filter((name) => name !== "")
		.map((text) => ({
			...reading,
			todo: next,
			doing: { is: "text", text, done: 0, as: field },
		}));
}

/** The declared names of a key that are no run of its class. In an attribute what looks like a reference is one. */
function besideClass(setting: Setting, reading: Reading, kind: Kind): readonly string[] {
	const names = properties(setting, reading);
	if (reading.muted > 0) return names;
	return names.filter((name) => {
		if (name.length > setting.limits.nameLength) return false;
		if (kind === "attr" && name.includes("&")) return false;
		const isRun = name.split("").every((char) => inClass(kind, char));
		return !isRun || (kind === "word" && name.startsWith("/"));
	});
}

function properties(setting: Setting, { call }: Reading): readonly string[] {
	if (call === null) return [];
	return namesIn(call.pairs, setting.tools, call.name);
}

function enterScanner(
	setting: Setting,
	reading: Reading,
	node: Payload | Pattern,
	at: number,
): readonly Reading[] {
	const { text } = setting;
	const next = reading.todo.next;
	const { call } = reading;
	if (next === null) return [];
	let scanned: Omit<ValueDoing, "is" | "start" | "node">;
	if (node.type === "pattern") {
		const value = readPattern(text, at, node, {
			allowed: setting.reading,
			named: call !== null && call.name !== null,
			name: call?.name ?? null,
			committed:
				call !== null && (call.committed || reading.settled.some((one) => one.kind === "call")),
			nests: nests(setting.todos.rules, setting.plan.start),
			parameters: (name) => {
				const tool = setting.tools.get(name);
				const schema = tool?.parameters as { properties?: unknown } | undefined;
				const { properties } = schema ?? {};
				return typeof properties === "object" && properties !== null
					? Object.keys(properties)
					: null;
			},
			wrapper: (name) => wrapperFor(setting.tools, name, setting.reading),
			explicit: holdsCommit(setting.todos.rules, node) || tildeAhead(setting, next),
			tools: [...setting.tools.keys()],
			declared: setting.tools,
			nameLength: setting.limits.nameLength,
		});
		scanned = { field: "arguments", dialect: node.dialect, value, commit: value.commit };
	} else {
		const { field } = node;
		const dialect = node.kind === "py" || node.kind === "yaml" ? node.kind : "json";
		if (field === "arguments" || dialect === "yaml") {
			const name = call?.name ?? null;
			const value =
				dialect === "yaml"
					? readYaml(text, at, setting.reading, { tools: setting.tools, name })
					: readArguments(
							text,
							at,
							dialect,
							setting.reading,
							wrapperFor(setting.tools, name, setting.reading),
						);
			const commits = call !== null && call.name !== null && !tildeAhead(setting, next);
			scanned = { field, dialect, value, commit: commits ? value.begun : null };
		} else {
			const read = dialect === "py" ? readPython : readJson;
			const value =
				node.unlisted === true && text[at] === "["
					? { outcome: broken(at), json: "", repairs: [], lastString: null }
					: read(text, at, setting.reading);
			scanned = { field, dialect, value, commit: null };
		}
	}
	return [{ ...reading, todo: next, doing: { is: "value", node, start: at, ...scanned } }];
}

/** The readings of what follows an open payload that has the text [start, place.at). */
export function leavePayload(
	place: Place,
	reading: Reading,
	node: Payload,
	start: number,
): readonly Reading[] {
	const { setting, at } = place;
	const next = reading.todo.next;
	if (next === null) return [];
	const bound = takeText(setting, reading, node, start, at);
	const leave = terminatorEnd(setting.todos.rules, next);
	const left = { ...bound, ...fresh(at, place.end === "no"), doing: NEXT };
	const out = expand({ ...place, leaving: true }, { ...left, leave, todo: next });
	if (node.field !== "reasoning" || at < (setting.ended.get(start)?.from ?? at + 1)) return out;
	return [...out, ...endThought(place, left)];
}

/** Calls have ended the thought: what opens one in the message is a way out. */
function endThought(place: Place, left: Reading): readonly Reading[] {
	const { todos, plan } = place.setting;
	const loop = loopOfCalls(plan.rules);
	const around = loopBehind(todos, left.todo);
	if (loop?.body == null || around === null) return [];
	return expand(place, { ...left, leave: null, todo: todos.pushItem(loop.body, around) });
}

/** The text of an open payload goes where its field says. */
export function takeText(
	setting: Setting,
	reading: Reading,
	node: Payload,
	start: number,
	end: number,
): Reading {
	const { field, kind } = node;
	if (reading.muted > 0 || field === "skip") return reading;
	if (field === "content" || field === "reasoning") {
		return putText(setting, reading, field, start, end, kind === "quoted");
	}
	const text = setting.text.slice(start, end);
	if (field !== "value" || kind === "typed") return bind(setting, reading, field, text, start, end);
	return bindValue(reading, { json: JSON.stringify(text), form: "text" }, start, end);
}

function isLook(node: Node): boolean {
	return node.type === "look";
}

/** Whether a payload is read in the node, other than a word or digits, which are short: they are part of a terminator. */
function readsFurther(rules: Rules, node: Node, seen: readonly string[] = []): boolean {
	switch (node.type) {
		case "look":
			return false;
		case "sequence":
			// what breaks the call is read again behind it
			if (node.items.at(-1)?.type === "break") return false;
			return node.items.some((part) => readsFurther(rules, part, seen));
		case "pattern":
			return true;
		case "payload":
			return node.kind !== "word" && node.kind !== "digits";
		case "ref":
			if (seen.includes(node.rule)) return false;
			return readsFurther(rules, target(rules, node.rule), [...seen, node.rule]);
		default:
			return parts(node).some((part) => readsFurther(rules, part, seen));
	}
}

/**
 * The place where the terminator of a payload ends, given what follows the payload: the end of its
 * sequence, unless all of that may be empty; then the sequence around it decides. Null: what ends the
 * payload is a call, a frame, or nothing.
 */
export function terminatorEnd(rules: Rules, from: Todo): Todo | null {
	let solid = false;
	// White space at the end of the sequence is no part of it.
	let space: Todo | null = null;
	for (let at: Todo | null = from; at !== null; at = at.next) {
		const { task } = at;
		if (task.type === "scan") return solid ? (space ?? at) : null;
		if (task.type === "accept") return null;
		if (task.type === "end-of-sequence") {
			if (solid) return space ?? at;
		} else if (isNode(at)) {
			const node = task as Node;
			if (readsFurther(rules, node)) return solid ? (space ?? at) : null;
			space = node.type === "space" ? (space ?? at) : null;
			if (mayBeEmpty(rules, node)) continue;
			solid = true;
			if (contains(rules, node, isLook)) return at.next;
		}
	}
	return null;
}
