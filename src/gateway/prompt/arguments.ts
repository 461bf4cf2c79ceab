/** Arguments of earlier calls: numbers with the digits that the model wrote, members in its order. */
import { Float } from "../../jinja/index.js";
import type { Guard } from "../../render/guard.js";
import { Digits, type Json, Members, readExactJson } from "../../render/json.js";
import { compactText } from "../../render/values.js";
import { DEFAULT_LIMITS } from "../../runtime/limits.js";
import { unfit } from "../engine.js";

export interface EarlierArguments {
	/** JSON without white space */
	readonly text: string;
	/** as templates see them: `Map`s for objects, which keep the order of keys that look like numbers */
	readonly members: ReadonlyMap<string, unknown>;
}

/** null: the text is no object. Throws an `EngineError`, `unfit`, where it is nested too deeply. */
export function argumentsOf(given: string, guard: Guard): EarlierArguments | null {
	if (given.trim() === "") return { text: "{}", members: new Map() };
	const json = guarded(guard, exactly(given));
	return json instanceof Members ? { text: compactText(json), members: membersOf(json) } : null;
}

/** null: no JSON */
function exactly(text: string): Json | null {
	const { depth } = DEFAULT_LIMITS;
	try {
		return readExactJson(text, "", depth);
	} catch {
		if (!isJson(text)) return null;
		throw unfit(`arguments are nested more than ${depth} deep`);
	}
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** All texts, names of members too. */
function guarded(guard: Guard, json: Json): Json {
	if (typeof json === "string") return guard(json);
	if (json instanceof Members)
		return new Members(new Map([...json.of].map(([key, of]) => [guard(key), guarded(guard, of)])));
	return Array.isArray(json) ? json.map((one) => guarded(guard, one)) : json;
}

function membersOf({ of }: Members): ReadonlyMap<string, unknown> {
	return new Map([...of].map(([key, one]) => [key, plain(one)]));
}

function plain(json: Json): unknown {
	if (json instanceof Digits) return numberOf(json.text);
	if (json instanceof Members) return membersOf(json);
	return Array.isArray(json) ? json.map(plain) : json;
}

/** Python reads no longer integers, and the time for them grows faster than they do: they are rounded. */
const WHOLE = /^-?\d{1,4300}$/;

/** As Python reads it: whole numbers, and fractions, which are written with a point even where they are whole. */
function numberOf(digits: string): unknown {
	const value = Number(digits);
	if (!WHOLE.test(digits)) return Number.isInteger(value) ? new Float(value) : value;
	return Number.isSafeInteger(value) ? value : BigInt(digits);
}
