/**
 * An object pattern (`{ "name": name, "arguments": arguments }`, `py{ … }`) against the text. Recursion
 * follows the pattern, which the grammar nests, never the input.
 */
import type { Member } from "../../src/language/syntax.js";
import { readArguments } from "./arguments.js";
import { readDecorated } from "./decorated.js";
import { readInput } from "./input.js";
import { beginsValue, readJson } from "./json.js";
import { isQuote, readString } from "./json-string.js";
import { readPython } from "./python.js";
import { isStringStart, readPythonString } from "./python-string.js";
import {
	type Allowed,
	broken,
	done,
	note,
	OPEN,
	type Outcome,
	pastSpace,
	run,
	type Value,
} from "./scan.js";
import { COMMA_SIGNS, colonSign, readAside } from "./slips.js";
import type { Pattern } from "./tree.js";
import type { Tools } from "./typed.js";
import {
	flatArguments,
	isEmpty,
	type LeftOut,
	leftOut,
	nameMember,
	SYNONYMS,
	type UnreadMember,
} from "./unread.js";
import type { Wrapper } from "./wrapped.js";

export interface PatternRead extends Value {
	readonly name: string | null;
	readonly id: string | null;
	/** the last character of the id */
	readonly idAt: number | null;
	/** whether the arguments' value has come, and ended */
	readonly hasArguments: boolean;
	/** the character that commits the call, if any does */
	readonly commit: number | null;
	readonly left: LeftOut;
}

export interface PatternContext {
	readonly allowed: Allowed;
	/** the name stood before the pattern */
	readonly named: boolean;
	readonly name: string | null;
	/** the call has committed before it */
	readonly committed: boolean;
	/** some object of the grammar holds its call in an object of its own */
	readonly nests: boolean;
	/** the parameters that a tool declares */
	parameters(name: string): readonly string[] | null;
	/** how the arguments of a call may be wrapped, whose name may not be known yet */
	wrapper(name: string | null): Wrapper | null;
	/** the unit commits at `~` only */
	readonly explicit: boolean;
	readonly tools: readonly string[];
	readonly declared: Tools;
	readonly nameLength: number;
}

export function readPattern(
	text: string,
	from: number,
	pattern: Pattern,
	context: PatternContext,
): PatternRead {
	const reader = new PatternReader(text, context, pattern.dialect);
	const outcome = reader.object(from, pattern, new Set(), "outermost");
	return { ...reader.found, outcome, left: reader.left };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
/** A string that stands as a key, a name, an id or a constant. */
interface Short {
	readonly outcome: Outcome;
	readonly value: string;
}

class PatternReader {
	readonly found: Mutable<Omit<PatternRead, "outcome" | "left">> = {
		json: "",
		repairs: [],
		lastString: null,
		name: null,
		id: null,
		idAt: null,
		hasArguments: false,
		commit: null,
	};
	#named: boolean;
	/** the arguments have begun */
	#begun = false;
	#unread: UnreadMember[] = [];
	#repeated = false;
	#lost = false;

	constructor(
		readonly text: string,
		readonly context: PatternContext,
		readonly dialect: "json" | "py",
	) {
		this.#named = context.named;
	}

	get left(): LeftOut {
		const declared = this.context.parameters(this.found.name ?? this.context.name ?? "");
		return leftOut(this.#unread, this.found.hasArguments, declared, this.#repeated, this.#lost);
	}

	get #ready(): boolean {
		return this.context.committed || this.found.commit !== null;
	}

	object(
		from: number,
		pattern: Pick<Pattern, "members" | "open">,
		seen: Set<Member>,
		place: "outermost" | "wrapped" | "inner",
	): Outcome {
		const { text } = this;
		const outermost = place === "outermost";
		if (text[from] !== "{") return text[from] === undefined ? OPEN : broken(from);
		const missing = (): boolean =>
			pattern.members.some((member) => !member.optional && !seen.has(member));
		let expect: "first" | "next" | "after" = "first";
		let at = from + 1;
		for (;;) {
			const past = this.#past(at);
			if (past.is !== "done") return past;
			at = past.end;
			const char = text[at];
			const separator =
				char === "," ||
				(char !== undefined && COMMA_SIGNS.includes(char) && this.#allows("separator"));
			if (expect === "after" && outermost && !separator && char !== "}") {
				// Only the envelope is missing.
				const isWhole = this.found.hasArguments && this.#named && !missing();
				if (isWhole && this.#repair("envelope")) return this.#close(done(at), at - 1);
			}
			if (char === undefined) return OPEN;
			if (char === "}") {
				const trailing = expect === "next";
				if (outermost && (!trailing || this.context.allowed.repair("trailing-comma"))) {
					this.#readName(pattern, seen, trailing, at);
					this.#readFlat(pattern, seen, trailing);
				}
				if (missing()) return broken(at);
				this.found.lastString = null;
				if (trailing && !this.#repair("trailing-comma")) return broken(at);
				return outermost ? this.#close(done(at + 1), at) : done(at + 1);
			}
			const bare = expect === "after" && char === '"' && this.#allows("missing-comma");
			if (expect === "after" && !bare) {
				if (!separator) return broken(at);
				if (char !== ",") this.#repair("separator");
				expect = "next";
				this.found.lastString = null;
				at++;
				continue;
			}
			if (expect === "first" && char === "," && this.#allows("separator")) {
				this.#repair("separator");
				at++;
				continue;
			}
			if (expect === "next" && char === "," && this.#allows("doubled-comma")) {
				this.#repair("doubled-comma");
				at++;
				continue;
			}
			const key = this.#key(at);
			if (key.outcome.is !== "done") return key.outcome;
			// a string that stands beside it would go on with it
			const mayGoOn = this.dialect === "py" && isQuote(text[at]);
			if (mayGoOn && this.#isOver(key.outcome.end)) return OPEN;
			const quote = key.outcome.end - 1;
			const found = memberFor(pattern.members, key.value);
			if (found === undefined && !pattern.open) return broken(quote);
			if (found?.keys === null && seen.has(found)) return broken(quote);
			// Of a member that repeats the first one counts, but for a name or id that has not left.
			const again = found !== undefined && seen.has(found);
			const field = found === undefined ? null : fieldOf(found);
			const counts = !again || (!this.#ready && (field === "name" || field === "id"));
			let member = counts ? found : undefined;
			if (member?.keys === null && !this.#name(key.value, "word", quote)) return broken(quote);
			const colon = this.#colon(key.outcome.end, bare);
			if (colon.is !== "done") return colon;
			this.found.lastString = null;
			let value = this.#past(colon.end);
			while (value.is === "done" && text[value.end] === ":" && this.#allows("separator")) {
				this.#repair("separator");
				value = this.#past(value.end + 1);
			}
			if (value.is !== "done") return value;
			at = value.end;
			if (text[at] === undefined) return OPEN;
			const unbound = (wanted: string): Member | undefined =>
				pattern.open
					? pattern.members.find((one) => fieldOf(one) === wanted && !seen.has(one))
					: undefined;
			const wraps =
				!this.context.nests &&
				outermost &&
				key.value === "function" &&
				unbound("name") !== undefined;
			if (text[at] === "{" && wraps && this.#repair("wrapped-function")) {
				const inner = this.object(at, pattern, seen, "wrapped");
				if (inner.is !== "done") return inner;
				at = inner.end;
				expect = "after";
				continue;
			}
			if (text[at] === "{" && member === undefined && !again && SYNONYMS.includes(key.value)) {
				const other = unbound("arguments");
				if (other !== undefined && this.#repair("arguments-key")) member = other;
			}
			const from = at;
			const outcome = member === undefined ? this.#skip(at) : this.#member(at, member, key.value);
			if (outcome.is !== "done") return outcome;
			if (member !== undefined) seen.add(member);
			at = outcome.end;
			if (again) this.#tellAgain(field, from, member !== undefined);
			else if (member === undefined) this.#unread.push({ key: key.value, json: this.#json(from) });
			expect = "after";
		}
	}

	/** The object ends without a name: another member may be it. */
	#readName(
		{ members, open }: Pick<Pattern, "members" | "open">,
		seen: Set<Member>,
		trailing: boolean,
		at: number,
	): void {
		const { tools, allowed } = this.context;
		const member = members.find((one) => fieldOf(one) === "name");
		if (member === undefined || !open || seen.has(member) || this.#named) return;
		if (!allowed.repair("name-key")) return;
		const toolOf = (text: string): string => {
			const decorated = allowed.repair("decorated-name") && !tools.includes(text);
			return (decorated ? readDecorated(text, tools).tool : null) ?? text;
		};
		const named = nameMember(this.#unread, (text, key) => {
			const tool = toolOf(text);
			return tools.includes(tool) && this.context.parameters(tool)?.includes(key) !== true;
		});
		if (named === null) return;
		if (trailing) this.#repair("trailing-comma");
		this.#repair("name-key");
		this.#unread = this.#unread.filter((one) => one !== named.member);
		this.#name(named.text, "word", at);
		seen.add(member);
	}

	/** The object ends without arguments: its other members may be all that the tool is given. */
	#readFlat(
		{ members, open }: Pick<Pattern, "members" | "open">,
		seen: Set<Member>,
		trailing: boolean,
	): void {
		const member = members.find((one) => fieldOf(one) === "arguments");
		const name = this.found.name ?? this.context.name;
		if (member === undefined || !open || seen.has(member) || name === null || this.#ready) return;
		if (!this.context.allowed.repair("flat-arguments") || !this.#named) return;
		const flat = flatArguments(this.#unread, this.context.parameters(name));
		if (flat === null) return;
		if (trailing) this.#repair("trailing-comma");
		this.#repair("flat-arguments");
		this.#unread = [];
		this.found.json = flat;
		this.found.hasArguments = true;
		seen.add(member);
	}

	#tellAgain(field: string | null, from: number, counts: boolean): void {
		this.#repeated = true;
		if (counts || field === "id" || field === "constant" || field === "skip") return;
		const json = this.#json(from);
		if (field === "arguments" && isEmpty(json)) return;
		const name = this.found.name ?? this.context.name;
		if (field === "name" && json === JSON.stringify(name)) return;
		this.#lost = true;
	}

	/** The JSON text of the value that begins there. */
	#json(from: number): string {
		const read = this.dialect === "json" ? readJson : readPython;
		return read(this.text, from, this.context.allowed).json;
	}

	/** Behind the colon, or what stands in its place; without a comma before its key it must be there. */
	#colon(from: number, bare: boolean): Outcome {
		const past = this.#past(from);
		if (past.is !== "done") return past;
		const char = this.text[past.end];
		if (char === undefined) return OPEN;
		if (char === ":") {
			if (bare) this.#repair("missing-comma");
			return done(past.end + 1);
		}
		const sign = bare ? 0 : colonSign(this.text, past.end);
		if (sign > 0 && this.#allows("separator")) {
			this.#repair("separator");
			return done(past.end + sign);
		}
		const missing = !bare && this.#allows("missing-colon");
		if (!missing || !beginsValue(char, this.context.allowed)) return broken(past.end);
		this.#repair("missing-colon");
		return past;
	}

	/** Behind white space, and what JSON does not know that means nothing. */
	#past(from: number): Outcome {
		let at = from;
		for (;;) {
			at = pastSpace(this.text, at);
			const aside = this.dialect === "py" ? null : readAside(this.text, at, this.context.allowed);
			if (aside === null) return done(at);
			if (aside.code !== null) this.#repair(aside.code);
			if (aside.outcome.is !== "done") return aside.outcome;
			at = aside.end;
		}
	}

	#allows(code: string): boolean {
		return this.dialect === "json" && this.context.allowed.repair(code);
	}

	/** The end of the object commits too, if the call has a name. */
	#close(outcome: Outcome, last: number): Outcome {
		if (this.#named && !this.context.explicit) this.found.commit ??= last;
		return outcome;
	}

	#member(at: number, { value, commit }: Member, key: string): Outcome {
		const before = this.#begun;
		const outcome = this.#value(at, value, key);
		const isArguments = value.type === "payload" && value.field === "arguments";
		// `~`: the first character of the value commits, if it can be one at all, and the name is known.
		const begun = isArguments ? this.#begun && !before : !isBrokenAt(outcome, at);
		if (commit && this.#named && begun) {
			this.found.commit ??= at;
		}
		return outcome;
	}

	#value(at: number, value: Member["value"], key: string): Outcome {
		if (value.type === "pattern") return this.object(at, value, new Set(), "inner");
		if (value.type === "literal") return this.#constant(at, value.text);
		switch (value.field) {
			case "name":
				return this.#nameValue(at, value.kind);
			case "id":
				return this.#id(at, key);
			case "arguments":
				return this.#arguments(at, value.kind === "input");
			default:
				return this.#skip(at);
		}
	}

	#arguments(at: number, isInput: boolean): Outcome {
		const { allowed, declared } = this.context;
		const name = this.found.name ?? this.context.name;
		const wrapper = this.context.wrapper(name);
		const read = isInput
			? readInput(this.text, at, allowed, wrapper, { tools: declared, name })
			: readArguments(this.text, at, this.dialect, allowed, wrapper);
		this.#note(read);
		this.found.json = read.json;
		if (read.begun !== null) {
			this.#begun = true;
			if (this.#named && !this.context.explicit) this.found.commit ??= read.begun;
		}
		this.found.hasArguments = read.outcome.is === "done";
		return read.outcome;
	}

	#nameValue(at: number, kind: string): Outcome {
		const string = this.#string(at);
		if (string.outcome.is !== "done") return string.outcome;
		const quote = string.outcome.end - 1;
		return this.#name(string.value, kind, quote) ? string.outcome : broken(quote);
	}

	/** Takes the name that ended at `last`, if it is one. */
	#name(text: string, kind: string, last: number): boolean {
		const { tools, allowed } = this.context;
		const decorated = allowed.repair("decorated-name") && !tools.includes(text);
		const tool = decorated ? readDecorated(text, tools).tool : null;
		const name = tool ?? text;
		if (name === "" || name.length > this.context.nameLength) return false;
		if (kind === "tool" && !this.context.tools.includes(name)) return false;
		if (tool !== null) this.#repair("decorated-name");
		this.found.name = name;
		this.#named = true;
		if (this.#begun && !this.context.explicit) this.found.commit ??= last;
		return true;
	}

	/** A string, or a whole number that stands for one; `null` is no id. */
	#id(at: number, key: string): Outcome {
		if (this.#isString(at)) {
			const { outcome, value } = this.#string(at);
			if (outcome.is === "done" && value !== "") this.#bindId(value, outcome.end);
			return outcome;
		}
		const { outcome, json } = this.#other(at);
		if (outcome.is !== "done") return outcome;
		if (/^[{[]/.test(json)) this.#unread.push({ key, json });
		if (/^[0-9]+$/.test(json)) this.#bindId(json, outcome.end);
		return outcome;
	}

	/** What is longer than a name may be is no id. */
	#bindId(id: string, end: number): void {
		if (id.length > this.context.nameLength) return;
		this.found.id = id;
		this.found.idAt = end - 1;
	}

	#constant(at: number, text: string): Outcome {
		if (!this.#isString(at)) {
			const { outcome, json } = this.#other(at);
			if (outcome.is !== "done") return outcome;
			return json === text ? outcome : broken(outcome.end - 1);
		}
		const string = this.#string(at);
		if (string.outcome.is !== "done" || string.value === text) return string.outcome;
		return broken(string.outcome.end - 1);
	}

	/** A value that is no string, where one is bound. */
	#other(at: number): Value {
		const value = readJson(this.text, at, this.context.allowed);
		this.found.repairs = value.repairs.reduce(note, this.found.repairs);
		return value;
	}

	#skip(at: number): Outcome {
		const read = this.dialect === "json" ? readJson : readPython;
		const value = read(this.text, at, this.context.allowed);
		this.#note(value);
		return value.outcome;
	}

	/** Nothing but white space is left of the text. */
	#isOver(at: number): boolean {
		const past = this.#past(at);
		return past.is !== "done" || this.text[past.end] === undefined;
	}

	#key(at: number): Short {
		const char = this.text[at];
		if (char === '"' || char === "'" || this.#isForeign(char)) return this.#string(at);
		const word = run(this.text, at, /[A-Za-z_$][A-Za-z0-9_$-]*/y);
		if (word === "") return { outcome: broken(at), value: "" };
		if (!this.#repair("unquoted-key")) return { outcome: broken(at), value: "" };
		if (this.text[at + word.length] === undefined) return { outcome: OPEN, value: "" };
		return { outcome: done(at + word.length), value: word };
	}

	#isString(at: number): boolean {
		if (this.dialect === "py") return isStringStart(this.text, at);
		return isQuote(this.text[at]);
	}

	#isForeign(char: string | undefined): boolean {
		return isQuote(char) && this.#allows("foreign-quotes");
	}

	#string(at: number): Short {
		if (!this.#isString(at)) return { outcome: broken(at), value: "" };
		this.found.lastString = at;
		const { text, dialect } = this;
		const { allowed } = this.context;
		const string =
			dialect === "py"
				? readPythonString(text, at, false, true, allowed)
				: readString(text, at, allowed);
		this.found.repairs = string.repairs.reduce(note, this.found.repairs);
		return string;
	}

	#note(value: Value): void {
		this.found.repairs = value.repairs.reduce(note, this.found.repairs);
		this.found.lastString = value.lastString;
	}

	#repair(code: string): boolean {
		if (!this.context.allowed.repair(code)) return false;
		this.found.repairs = note(this.found.repairs, code);
		return true;
	}
}

function fieldOf({ value }: Member): string {
	if (value.type === "payload") return value.field;
	return value.type === "literal" ? "constant" : "object";
}

function memberFor(members: readonly Member[], key: string): Member | undefined {
	return members.find((member) => member.keys === null || member.keys.includes(key));
}

function isBrokenAt(outcome: Outcome, at: number): boolean {
	return outcome.is === "broken" && outcome.at === at;
}
