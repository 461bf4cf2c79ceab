/** What becomes of a text that a field takes. */
import type { Field } from "../../src/language/syntax.js";
import { readDecorated } from "./decorated.js";
import { addValue, inTree, namesIn, repeatedKeys, setKey, valueJson } from "./pairs.js";
import { decoded } from "./quoted.js";
import {
	boundAt,
	type Call,
	isVisible,
	keysHere,
	notice,
	put,
	type Reading,
	tellKept,
	type ValueDoing,
} from "./reading.js";
import { note } from "./scan.js";
import type { Setting } from "./setting.js";

/** Binds the text [start, end) of a class, a group, a constant or an open payload. */
export function bind(
	setting: Setting,
	reading: Reading,
	field: Field,
	text: string,
	start: number,
	end: number,
): Reading {
	const tool = field === "name" ? toolIn(setting, text) : null;
	const scope = { ...reading.scopes.at(-1), [field]: tool ?? text };
	const bound = { ...reading, scopes: [...reading.scopes.slice(0, -1), scope] };
	const { call } = reading;
	if (call === null || reading.muted > 0) return bound;
	switch (field) {
		case "name": {
			const repairs = tool === null ? call.repairs : note(call.repairs, "decorated-name");
			return { ...bound, call: boundAt({ ...call, repairs, name: tool ?? text }, end) };
		}
		case "id":
			return withId({ ...bound, call: boundAt(call, end) }, text, start, end);
		case "key":
			return withKey(setting, bound, call, text, end);
		case "value":
			return bindTyped(setting, bound, text, start, end);
		default:
			return { ...bound, call: boundAt(call, end) };
	}
}

/** The tool that a decorated name means. */
function toolIn(setting: Setting, text: string): string | null {
	const tools = setting.decorated ? [...setting.tools.keys()] : [];
	return tools.includes(text) ? null : readDecorated(text, tools).tool;
}

/** A key waits for its value. Declared ones are remembered: a condition may ask for them. */
function withKey(
	setting: Setting,
	reading: Reading,
	call: Call,
	text: string,
	end: number,
): Reading {
	const names = namesIn(call.pairs, setting.tools, call.name);
	const decorated = setting.decorated && setting.tools.size > 0 && !names.includes(text);
	const property = decorated ? readDecorated(text, names).tool : null;
	const key = property ?? text;
	const isNew = names.includes(key) && !keysHere(call).includes(key);
	const keys = isNew ? [...call.keys, key] : call.keys;
	const repairs = property === null ? call.repairs : note(call.repairs, "decorated-name");
	const scope = { ...reading.scopes.at(-1), key };
	return {
		...reading,
		scopes: [...reading.scopes.slice(0, -1), scope],
		call: boundAt({ ...call, keys, repairs, pairs: setKey(call.pairs, key) }, end),
	};
}

/** Bare text: what it is says the schema; in a tree, when that closes. */
function bindTyped(
	{ tools }: Setting,
	reading: Reading,
	raw: string,
	start: number,
	end: number,
): Reading {
	const { call } = reading;
	if (call === null) return reading;
	const { json, kept } = valueJson(call.pairs, tools, call.name, raw);
	const textTo = reading.muted > 0 ? call.textTo : end;
	const ended = { ...reading, call: { ...call, textTo } };
	const bound = bindValue(ended, { json, raw, form: "typed" }, start, end);
	return kept && !inTree(call.pairs) ? notice(bound, "kept-string", start, start) : bound;
}

/** Adds the value of the key that waits. */
export function bindValue(
	reading: Reading,
	value: Parameters<typeof addValue>[1],
	start: number,
	end: number,
): Reading {
	const { call } = reading;
	if (call === null || reading.muted > 0) return reading;
	const repeats = repeatedKeys(call.pairs);
	const bound = { ...reading, call: boundAt({ ...call, pairs: addValue(call.pairs, value) }, end) };
	return tellRepeated(bound, repeats, start, end);
}

/** Keys that repeat are told of when they leave. */
export function tellRepeated(reading: Reading, count: number, start: number, end: number): Reading {
	let told = reading;
	for (let left = count; left > 0; left--) told = notice(told, "duplicate-key", start, end);
	return told;
}

/** A JSON or Python value, or an object pattern, has been read to its end. */
export function bindScanned(reading: Reading, doing: ValueDoing, end: number): Reading {
	const { call } = reading;
	const { value, field, start } = doing;
	if (call === null || reading.muted > 0) return reading;
	const repairs = value.repairs.reduce(note, call.repairs);
	const repaired = { ...tellKept(reading, value), call: boundAt({ ...call, repairs }, end) };
	if (field === "value") {
		return bindValue(repaired, { json: value.json, form: "json" }, start, end);
	}
	const found = "name" in value ? value : null;
	if (field !== "arguments" && found === null) return repaired;
	const bound = found?.name == null ? {} : { name: found.name };
	const named: Reading = {
		...repaired,
		scopes: [...reading.scopes.slice(0, -1), { ...reading.scopes.at(-1), ...bound }],
		call: {
			...repaired.call,
			name: found?.name ?? call.name,
			left: found?.left ?? call.left,
			json: found === null || found.hasArguments ? value.json : call.json,
		},
	};
	const id = found?.id ?? null;
	return id === null || id === call.id ? named : withId(named, id, start, end);
}

/** The call begins with its id, so one that comes behind the commit comes too late. */
export function withId(reading: Reading, id: string, start: number, end: number): Reading {
	const { call } = reading;
	if (call === null || id === "") return reading;
	if (call.committed) return notice(reading, "late-id", start, end);
	return { ...reading, call: { ...call, id } };
}

/** Content and reasoning: the text leaves. */
export function putText(
	setting: Setting,
	reading: Reading,
	type: "content" | "reasoning",
	start: number,
	end: number,
	quoted = false,
): Reading {
	if (start >= end) return reading;
	const text = quoted ? decoded(setting.text, start, end) : setting.text.slice(start, end);
	const left = put(reading, { type, text, start, end });
	const begins = type === "content" && !setting.inThought && isVisible(text);
	return begins ? { ...left, begun: true } : left;
}
