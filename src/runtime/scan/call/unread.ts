/**
 * The members of a call's object that its pattern does not bind. They may be the arguments under another key, or the arguments
 * themselves; a call must not run with less than was written (SEMANTICS.md, section 3).
 */
import { type LeftOut, NOTHING_OMITTED } from "./omitted.js";
import type { Wrapper } from "./wrapped.js";

/** Keys under which models write arguments. Only an object is taken for them. */
export const SYNONYMS: ReadonlySet<string> = new Set([
	"arguments",
	"args",
	"input",
	"inputs",
	"kwargs",
	"parameters",
	"params",
	"payload",
	"properties",
	"tool_args",
	"tool_arguments",
	"tool_input",
	"tool_parameters",
]);
/** Keys under which models write the name. Only that of a declared tool is taken for it. */
const NAME_KEYS: ReadonlySet<string> = new Set([
	"action",
	"func",
	"function",
	"function_name",
	"recipient_name",
	"tool",
	"tool_name",
]);
/** The key around a call as an API writes it. */
export const WRAPPER = "function";

/** Keys of a call's envelope: a scalar under them is no argument. */
const ENVELOPE: ReadonlySet<string> = new Set([
	"call_id",
	"id",
	"index",
	"object",
	"role",
	"status",
	"tool_call_id",
	"type",
]);

/** What stands for no arguments. */
const NOTHING: ReadonlySet<string> = new Set(["{}", "null", '""']);

/** Of a value beside which the arguments stand so much is kept. */
const MOST_KEPT = 4096;

/** What the tools of a request say of the arguments of their calls. */
export interface Declared {
	/** the parameters of a tool by its name; null: it is not declared, or says nothing of them */
	readonly parameters: (name: string) => ReadonlySet<string> | null;
	/** how the arguments of a tool may be wrapped, or those of any where the name is not known yet; null: in no way */
	wrapper(name: string | null): Wrapper | null;
	/** the tool is declared */
	readonly declares: (name: string) => boolean;
	/** the tool that a name means which has something around it; null: it is a tool itself, or means none */
	readonly toolIn: (name: string) => string | null;
	/** whether the arguments of a tool may have the key; they may where it declares none, or is not declared */
	takes(name: string, key: string): boolean;
}

interface Unread {
	readonly key: string;
	readonly json: string;
}

export class UnreadMembers {
	private readonly members: Unread[] = [];
	private readonly repeated: string[] = [];
	/** of these keys a later value does not count, and differs from what has left */
	private readonly lost: string[] = [];

	/** No member has been read. */
	get isEmpty(): boolean {
		return this.members.length + this.repeated.length + this.lost.length === 0;
	}

	add(key: string, json: string): void {
		this.members.push({ key, json });
	}

	/** The key of a member came again; its value counts, or is what was read before. */
	again(key: string): void {
		this.repeated.push(key);
	}

	/** The key of a member came again, and its value cannot count any more. */
	lose(key: string): void {
		this.lost.push(key);
	}

	/** The name of the call under another key, if one member alone is the name of a tool, and no parameter of it. */
	name({ declares, parameters, toolIn }: Declared): string | null {
		const named = this.members.filter(({ key, json }) => {
			if (!NAME_KEYS.has(key) || !json.startsWith('"')) return false;
			const text = stringOf(json);
			const name = toolIn(text) ?? text;
			return declares(name) && parameters(name)?.has(key) !== true;
		});
		const [member] = named;
		if (member === undefined || named.length > 1) return null;
		this.members.splice(this.members.indexOf(member), 1);
		return stringOf(member.json);
	}

	/** The text of the object that the members are, if all are parameters of the tool; otherwise null. */
	flat(parameters: ReadonlySet<string> | null): string | null {
		const flat = this.members.filter((one) => !inEnvelope(one));
		const keys = new Set(flat.map(({ key }) => key));
		if (parameters === null || flat.length === 0 || keys.size < flat.length) return null;
		// a scalar of the envelope whose key is declared, too, could mean either
		if (this.members.some((one) => parameters.has(one.key) === inEnvelope(one))) return null;
		this.members.length = 0;
		return `{${flat.map(({ key, json }) => `${JSON.stringify(key)}: ${json}`).join(", ")}}`;
	}

	/** `declared`: the parameters of the tool. */
	leftOut(hasArguments: boolean, declared: () => ReadonlySet<string> | null): LeftOut {
		const { repeated, lost } = this;
		if (this.members.length === 0 && repeated.length === 0) return NOTHING_OMITTED;
		const parameters = declared();
		const mayBe = (one: Unread): boolean => {
			if (parameters?.has(one.key) === true) return !hasArguments || !inEnvelope(one);
			return hasArguments ? isSynonym(one) : !inEnvelope(one);
		};
		const members = this.members.filter((one) => !inEnvelope(one) || mayBe(one));
		const keys = [...members.map(({ key }) => key), ...lost];
		return { keys, withheld: lost.length > 0 || members.some(mayBe), repeated };
	}
}

/** Whether the text of a value stands for no arguments. */
export function isNothing(json: string): boolean {
	return NOTHING.has(json.replace(/\s/g, ""));
}

/** What is kept of the text of a value: all of it, or the beginning where it only has to be recognised. */
export function keptText(kept: string, text: string, whole: boolean): string {
	return whole || kept.length < MOST_KEPT ? kept + text : kept;
}

function stringOf(json: string): string {
	return String(JSON.parse(json));
}

function isSynonym({ key, json }: Unread): boolean {
	return SYNONYMS.has(key) && json.startsWith("{") && !isNothing(json);
}

function inEnvelope({ key, json }: Unread): boolean {
	return ENVELOPE.has(key) && !json.startsWith("{") && !json.startsWith("[");
}
