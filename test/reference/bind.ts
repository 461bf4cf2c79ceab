/** What becomes of a text that a field takes. */
import type { Field } from "../../src/language/syntax.js";
import { addValue, repeatsKey, setKey, valueJson } from "./pairs.js";
import { boundAt, isVisible, notice, put, type Reading, type ValueDoing } from "./reading.js";
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
	const scopes = [...reading.scopes.slice(0, -1), { ...reading.scopes.at(-1), [field]: text }];
	const bound = { ...reading, scopes };
	const { call } = reading;
	if (call === null || reading.muted > 0) return bound;
	switch (field) {
		case "name":
			return { ...bound, call: boundAt({ ...call, name: text }, end) };
		case "id":
			return withId({ ...bound, call: boundAt(call, end) }, text, start, end);
		case "key":
			return { ...bound, call: boundAt({ ...call, pairs: setKey(call.pairs, text) }, end) };
		case "value":
			return bindValue(bound, valueJson(call.pairs, setting.tools, call.name, text), start, end);
		default:
			return { ...bound, call: boundAt(call, end) };
	}
}

/** Adds JSON text as the value of the key that waits. */
export function bindValue(reading: Reading, json: string, start: number, end: number): Reading {
	const { call } = reading;
	if (call === null || reading.muted > 0) return reading;
	const repeats = repeatsKey(call.pairs);
	const bound = { ...reading, call: boundAt({ ...call, pairs: addValue(call.pairs, json) }, end) };
	return repeats ? notice(bound, "duplicate-key", start, end) : bound;
}

/** A JSON or Python value, or an object pattern, has been read to its end. */
export function bindScanned(reading: Reading, doing: ValueDoing, end: number): Reading {
	const { call } = reading;
	const { value, field, start } = doing;
	if (call === null || reading.muted > 0) return reading;
	const repairs = value.repairs.reduce(note, call.repairs);
	const repaired = { ...reading, call: boundAt({ ...call, repairs }, end) };
	if (field === "value") return bindValue(repaired, value.json, start, end);
	const found = "name" in value ? value : null;
	if (field !== "arguments" && found === null) return repaired;
	const named: Reading = {
		...repaired,
		call: {
			...repaired.call,
			name: found?.name ?? call.name,
			json: found === null || found.hasArguments ? value.json : call.json,
		},
	};
	const id = found?.id ?? null;
	return id === null || id === call.id ? named : withId(named, id, start, end);
}

/** The call begins with its id, so one that comes behind the commit comes too late. */
function withId(reading: Reading, id: string, start: number, end: number): Reading {
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
): Reading {
	if (start >= end) return reading;
	const text = setting.text.slice(start, end);
	const left = put(reading, { type, text, start, end });
	return type === "content" && isVisible(text) ? { ...left, begun: true } : left;
}
