/** The options of the policy table, by their names, from JSON or from `KEY=VALUE`. */
import type { Policies, ToolChoice } from "../runtime/options.js";
import { POLICY_WORDS } from "../runtime/policies.js";
import { RequestError } from "./errors.js";
import { readToolChoice } from "./tools.js";

/** All that `policies` can say: the runtime's own policies, and rows that other options carry too. */
export interface PolicyChoices {
	readonly runtime: Policies;
	readonly strict?: boolean;
	readonly toolChoice?: ToolChoice;
	/** the caller's word for the tool-intent gate of the fallback chain */
	readonly intent?: boolean;
}

type Kind = "boolean" | "codes" | "choice" | readonly string[];

/** What each option takes. A list names its values. */
const KINDS: Readonly<Record<string, Kind>> = {
	...POLICY_WORDS,
	trimContent: "boolean",
	coerceQuoted: "boolean",
	lenient: "codes",
	strict: "boolean",
	toolChoice: "choice",
	intent: "boolean",
};

/** Options that are not the runtime's policies but stand in the same table. */
const ASIDE: readonly string[] = ["strict", "toolChoice", "intent"];

/** Checks names and values of a request's `policies`. */
export function readPolicies(given: unknown): PolicyChoices {
	if (given === undefined || given === null) return { runtime: {} };
	if (typeof given !== "object" || Array.isArray(given)) throw bad("policies must be an object");
	const runtime: Record<string, unknown> = {};
	const aside: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(given)) {
		const kind = kindOf(name);
		if (value === null || value === undefined) continue;
		(ASIDE.includes(name) ? aside : runtime)[name] = readValue(name, kind, value);
	}
	return { ...aside, runtime };
}

/** `KEY=VALUE` words to the object that a request would carry; a later word wins. */
export function policiesFromWords(words: readonly string[]): Record<string, unknown> {
	const given: Record<string, unknown> = {};
	for (const word of words) {
		const equals = word.indexOf("=");
		if (equals <= 0) throw bad(`a policy is written KEY=VALUE, not ${JSON.stringify(word)}`);
		const name = word.slice(0, equals);
		given[name] = wordValue(kindOf(name), word.slice(equals + 1));
	}
	return given;
}

function kindOf(name: string): Kind {
	const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
	if (kind !== undefined) return kind;
	const names = Object.keys(KINDS).join(", ");
	throw bad(`unknown policy ${JSON.stringify(name)}; valid names: ${names}`);
}

/** A word of the command line as JSON; a wrong one stays text and is refused like a wrong value in a request. */
function wordValue(kind: Kind, word: string): unknown {
	if (kind === "boolean" && (word === "true" || word === "false")) return word === "true";
	if (kind === "codes") return word === "" ? [] : word.split(",").map((code) => code.trim());
	return word;
}

function readValue(name: string, kind: Kind, value: unknown): unknown {
	if (kind === "choice") return readToolChoice(value);
	const allowed = expectation(kind);
	const fits =
		kind === "boolean"
			? typeof value === "boolean"
			: kind === "codes"
				? Array.isArray(value) && value.every((code) => typeof code === "string")
				: typeof value === "string" && kind.includes(value);
	if (!fits) throw bad(`policy ${name} must be ${allowed}`);
	return value;
}

function expectation(kind: Exclude<Kind, "choice">): string {
	if (kind === "boolean") return "true or false";
	return kind === "codes" ? "a list of lenient codes" : kind.join(" or ");
}

function bad(message: string): RequestError {
	return new RequestError("bad-request", message);
}
