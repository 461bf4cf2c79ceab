/**
 * A rendered message with what each piece of it is. The writer gives a text only, so it is asked for the same text by a writing
 * in which every part begins with a sign of its own: signs are taken out again, and tell where the parts stand.
 */
import { render } from "../../../src/render/index.js";
import { Writer } from "../../../src/render/write.js";
import type { Part, WriteKind, Writing } from "../../../src/render/writing.js";
import type { Field } from "../../../src/runtime/contract.js";
import { makeId } from "../../../src/runtime/engine/ids.js";
import type { ToolDefinition } from "../../../src/runtime/options.js";
import type { Said } from "./message.js";
import { type Subject, writingOf } from "./subject.js";

/** What a piece of a text is: markup (`same`: a name or key once more), or a part of the message. `object`: name and arguments in one. */
export type Role = "mark" | "same" | "object" | Field;

export interface Piece {
	readonly role: Role;
	/** of a field: the language that it is written in; of an object: `json` or `py` */
	readonly kind: WriteKind | null;
	/** the call that it belongs to; null: none */
	readonly call: number | null;
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

export interface Trace {
	readonly text: string;
	readonly pieces: readonly Piece[];
}

/** Two characters of private use: the first says that there is a sign, the second which one. */
const SIGN = "\ue000";
const FIRST = 0xe100;
const MOST_SIGNS = 0x1700;
/** What ends a sign: a sign must not hide from the writer that a line begins, nor that none does, so both are tried. */
const TAILS = ["", "\n"] as const;
type Tail = (typeof TAILS)[number];

interface Meaning {
	readonly role: Role;
	readonly kind: WriteKind | null;
	readonly inCall: boolean;
	readonly begins: boolean;
}

interface Signed {
	readonly writing: Writing;
	readonly meanings: readonly Meaning[];
	readonly sign: RegExp;
}

const known = new WeakMap<Writing, readonly Signed[]>();

function signed(writing: Writing): readonly Signed[] {
	const made = known.get(writing) ?? TAILS.map((tail) => new Signer(writing, tail).signed());
	known.set(writing, made);
	return made;
}

/** Behind the name of a rule: the rule as it is used within a call. */
const WITHIN = " within a call";

class Signer {
	private readonly meanings: Meaning[] = [];

	constructor(
		private readonly writing: Writing,
		private readonly tail: Tail,
	) {}

	signed(): Signed {
		const { rules, message } = this.writing;
		const both = Object.entries(rules).flatMap(([name, rule]): [string, Part][] => [
			[name, this.sign(rule, false)],
			[name + WITHIN, this.sign(rule, true)],
		]);
		return {
			writing: {
				...this.writing,
				message: this.sign(message, false),
				rules: Object.fromEntries(both),
			},
			meanings: this.meanings,
			sign: new RegExp(`${SIGN}([\\s\\S])${this.tail}`, "g"),
		};
	}

	private mark(role: Role, kind: WriteKind | null, inCall: boolean, begins = false): string {
		const at = this.meanings.push({ role, kind, inCall, begins }) - 1;
		if (at >= MOST_SIGNS) throw new Error(`${this.writing.format} has too many parts`);
		return SIGN + String.fromCharCode(FIRST + at) + this.tail;
	}

	private sign(part: Part, inCall: boolean): Part {
		if (typeof part === "string") return part === "" ? "" : this.mark("mark", null, inCall) + part;
		const inside = (one: Part): Part => this.sign(one, inCall);
		switch (part.p) {
			case "seq":
				return { ...part, of: part.of.map(inside) };
			case "alt":
				// the writer knows names of types by their spelling
				if (part.of.every((one) => typeof one === "string"))
					return { p: "seq", of: [this.mark("mark", null, inCall), part] };
				return { ...part, of: part.of.map(inside) };
			case "opt":
			case "build":
				return { ...part, of: inside(part.of) };
			case "loop":
				return { ...part, of: inside(part.of), between: inside(part.between) };
			case "call":
				return {
					p: "call",
					of: { p: "seq", of: [this.mark("mark", null, true, true), this.sign(part.of, true)] },
				};
			case "group": {
				const of = typeof part.of === "string" ? part.of : inside(part.of);
				return { p: "seq", of: [this.mark(part.field, "word", inCall), { ...part, of }] };
			}
			case "field":
				return { p: "seq", of: [this.mark(part.field, part.kind, inCall), part] };
			case "object": {
				const sign = this.mark("object", part.py ? "py" : "json", inCall);
				return { p: "seq", of: [sign, part] };
			}
			case "same":
				return { p: "seq", of: [this.mark("same", null, inCall), part] };
			case "rule":
				return inCall ? { p: "rule", rule: part.rule + WITHIN } : part;
			case "assert":
			case "set":
				return part;
			default:
				return part satisfies never;
		}
	}
}

function piecesOf(text: string, { meanings, sign }: Signed): readonly Piece[] {
	const pieces: Piece[] = [];
	let call = -1;
	let at = 0;
	let meaning: Meaning | undefined;
	const add = (part: string): void => {
		if (meaning === undefined || part === "") return;
		const { role, kind, inCall } = meaning;
		const end = at + part.length;
		pieces.push({ role, kind, call: inCall ? call : null, text: part, start: at, end });
		at = end;
	};
	let from = 0;
	for (const found of text.matchAll(sign)) {
		add(text.slice(from, found.index));
		meaning = meanings[(found[1] ?? "").charCodeAt(0) - FIRST];
		if (meaning?.begins === true) call++;
		from = found.index + found[0].length;
	}
	add(text.slice(from));
	return pieces;
}

const MOST_TRIED = 40;
const TURNS = 3;

/** The texts of the message as the writer finds them, with what is in them. Nothing is read back. */
export function* traces(subject: Subject, message: Said): Generator<Trace> {
	const { reasoning = "", content, calls } = message;
	const items = [
		...(reasoning === "" ? [] : [{ type: "reasoning" as const, text: reasoning }]),
		...(content === "" ? [] : [{ type: "content" as const, text: content }]),
		...calls.map((call, index) => ({ type: "call" as const, call, index })),
	];
	const id = (name: string, at: number): string => makeId(subject.format.ids, name, String(at));
	for (const one of signed(writingOf(subject))) {
		for (let turn = 0; turn < TURNS; turn++) {
			let tried = 0;
			const writer = new Writer(one.writing, { items, makeId: id });
			for (const text of writer.texts(one.writing.message, turn)) {
				yield { text: text.replaceAll(one.sign, ""), pieces: piecesOf(text, one) };
				if (++tried === MOST_TRIED) break;
			}
		}
	}
}

/** What `render` writes; null: it cannot say the message. */
export function rendered(
	subject: Subject,
	message: Said,
	tools: readonly ToolDefinition[],
): Trace | null {
	const made = render(subject.format, writingOf(subject), message, { tools });
	if (made.status !== "rendered") return null;
	for (const trace of traces(subject, message)) if (trace.text === made.text) return trace;
	return null;
}

const MOST_LAYOUTS = 24;

/** The other ways in which the format writes the message: those that are read as it, in strict mode. */
export function otherLayouts(
	subject: Subject,
	message: Said,
	isRead: (text: string) => boolean,
): readonly Trace[] {
	const found = new Map<string, Trace>();
	for (const trace of traces(subject, message)) {
		if (!found.has(trace.text)) found.set(trace.text, trace);
		if (found.size === MOST_LAYOUTS) break;
	}
	return [...found.values()].slice(1).filter(({ text }) => isRead(text));
}
