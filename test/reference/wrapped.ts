/**
 * Arguments in a wrapper (section 3): an object whose own member holds the object that was asked for. Which of the two an object is,
 * is seen by reading its beginnings, one character after the other.
 */
import { type Allowed, broken, note, type Value } from "./scan.js";
import type { Tools } from "./typed.js";
import { SYNONYMS } from "./unread.js";

/** What shows that an object is a wrapper. */
export interface Wrapper {
	readonly keys: readonly string[];
	/** a name may stand beside the arguments */
	readonly named: boolean;
	/** that name, if it is known */
	readonly name: string | null;
}

const MORE = "$ref $dynamicRef allOf anyOf dependentSchemas if oneOf patternProperties".split(" ");
const MOST_BEFORE = 1024;

/** The parameters of a tool that declares some, and that may have no others. */
export function onlyParameters(tools: Tools, name: string): readonly string[] | null {
	const schema: unknown = tools.get(name)?.parameters;
	if (typeof schema !== "object" || schema === null) return null;
	const said = schema as Readonly<Record<string, unknown>>;
	if (MORE.some((keyword) => said[keyword] !== undefined)) return null;
	const { additionalProperties: others, properties } = said;
	if (others !== undefined && others !== false) return null;
	if (typeof properties !== "object" || properties === null) return null;
	const names = Object.keys(properties);
	return names.length === 0 ? null : names;
}

/** `name`: that of the call; null: it is not known yet, so that it must hold for all tools. */
export function wrapperFor(tools: Tools, name: string | null, allowed: Allowed): Wrapper | null {
	if (!allowed.repair("wrapped-arguments")) return null;
	const names = name === null ? [...tools.keys()] : [name];
	if (names.length === 0) return null;
	const declared: string[] = [];
	for (const one of names) {
		const own = onlyParameters(tools, one);
		if (own === null) return null;
		declared.push(...own);
	}
	const keys = SYNONYMS.filter((key) => !declared.includes(key));
	return { keys, named: !declared.includes("name"), name };
}

type Kind =
	| { readonly is: "plain" }
	| { readonly is: "undecided" }
	/** the brace of the arguments stands at `at` */
	| { readonly is: "wrapper"; readonly at: number };

/** Gives the value that begins at a place, where so many brackets are open around the text. */
type Read = (text: string, from: number, around?: number) => Value;

/** Reads an object of arguments. */
export function readWrapped(
	text: string,
	from: number,
	wrapper: Wrapper | null,
	read: Read,
): Value {
	const whole = read(text, from);
	if (wrapper === null) return whole;
	const kind = kindOf(text, from, wrapper, read);
	if (kind.is === "plain") return whole;
	// the brace is that of the arguments in any case
	if (kind.is === "undecided") return { ...whole, json: whole.json.slice(0, 1) };
	const { at } = kind;
	const inner = read(text, at, 1);
	const before = read(text.slice(0, at + 1), from).repairs;
	const repairs = whole.repairs.reduce(note, note(before, "wrapped-arguments"));
	const value = { ...whole, repairs, json: `{${inner.json.slice(1)}` };
	// a set is no arguments
	if (inner.outcome.is === "broken")
		return { ...value, outcome: inner.outcome, lastString: inner.lastString };
	if (whole.outcome.is !== "done" || inner.outcome.is !== "done") return value;
	const { end } = whole.outcome;
	if (fits(text.slice(from, end), at - from, inner.outcome.end - from, wrapper, read)) return value;
	return { ...value, outcome: broken(end - 1), lastString: null };
}

function kindOf(text: string, from: number, wrapper: Wrapper, read: Read): Kind {
	const keys = wrapper.keys.join("|");
	const name = wrapper.named ? '"name":"(?:[^"\\\\]|\\\\.)*",' : "(?!)";
	const open = new RegExp(`^\\{(?:${name})?"(?:${keys})":\\{?$`);
	for (let to = from + 1; to <= text.length; to++) {
		const { outcome, json } = read(text.slice(0, to), from);
		if (outcome.is === "broken") return { is: "undecided" };
		if (outcome.is === "done") return { is: "plain" };
		const tokens = withoutSpace(json);
		if (text[to - 1] === "{" && to > from + 1 && open.test(tokens)) {
			if (depthOf(text.slice(from, to), read) === 2) return { is: "wrapper", at: to - 1 };
		}
		if (!mayBegin(tokens, wrapper)) return { is: "plain" };
		if (json.length - 1 > MOST_BEFORE) return { is: "plain" };
	}
	return { is: "undecided" };
}

/** Open brackets: so many closing ones are needed. Only a value that has just begun is asked about. */
function depthOf(text: string, read: Read): number {
	for (const [depth, rest] of ["}", "}}"].entries()) {
		if (read(text + rest, 0).outcome.is === "done") return depth + 1;
	}
	return 0;
}

/** Whether the text is a beginning of that of a wrapper, before its arguments. */
function mayBegin(tokens: string, { keys, named }: Wrapper): boolean {
	const begins = (rest: string): boolean =>
		rest === "" || keys.some((key) => `"${key}":`.startsWith(rest));
	if (tokens === "" || tokens === "{" || begins(tokens.slice(1))) return true;
	if (!named) return false;
	const key = '{"name":';
	if (key.startsWith(tokens)) return true;
	const rest = /^"(?:[^"\\]|\\.)*\\?($|"$|",(.*)$)/s.exec(tokens.slice(key.length));
	if (!tokens.startsWith(key) || rest === null) return false;
	return rest[2] === undefined || begins(rest[2]);
}

function withoutSpace(json: string): string {
	return json.replaceAll(/("(?:[^"\\]|\\.)*(?:"|\\?$))|\s+/gs, "$1");
}

/** Whether nothing but the name of the call, once at most, stands beside the arguments [start, end) in the text of a wrapper. */
function fits(
	text: string,
	start: number,
	end: number,
	{ keys, named, name }: Wrapper,
	read: Read,
): boolean {
	const { json } = read(`${text.slice(0, start)}{}${text.slice(end)}`, 0);
	const tokens = withoutSpace(json);
	const beside = named && name !== null ? JSON.stringify(name) : null;
	for (const key of keys) {
		if (tokens === `{"${key}":{}}`) return true;
		if (beside === null) continue;
		if (tokens === `{"name":${beside},"${key}":{}}`) return true;
		if (tokens === `{"${key}":{},"name":${beside}}`) return true;
	}
	return false;
}
