/** The messages of a format that have no call, for the marks in them: content and thoughts are taken for texts without marks. */
import { fieldsOf, ruleOf as partOf } from "../render/survey.js";
import { innerParts, type Part, type Writing } from "../render/writing.js";

/** How many characters of a text may have been written last; 0 is always among them. */
type Progress = ReadonlySet<number>;

export class Answers {
	private text = "";
	private found = false;
	private changed = false;
	private readonly known = new Map<string, Progress | null>();
	private readonly open = new Set<string>();
	private readonly ofCalls = new Map<Part, boolean>();

	constructor(private readonly writing: Writing) {}

	/** Whether the text stands in one of them. */
	hold(text: string): boolean {
		const known = this.held.get(text);
		if (known !== undefined) return known;
		const found = this.look(text);
		this.held.set(text, found);
		return found;
	}
	private readonly held = new Map<string, boolean>();

	private look(text: string): boolean {
		this.text = text;
		this.found = false;
		this.known.clear();
		do {
			this.changed = false;
			this.open.clear();
			this.after(this.writing.message, new Set([0]));
		} while (this.changed && !this.found);
		return this.found;
	}

	/** Null: there is a call in every way to write the part. */
	private after(part: Part, from: Progress): Progress | null {
		if (typeof part === "string") return this.behind(part, from);
		switch (part.p) {
			case "seq": {
				if (this.isOfCalls(part)) return null;
				let at: Progress | null = from;
				for (const one of part.of) at = at === null ? null : this.after(one, at);
				return at;
			}
			case "alt": {
				const ways = part.of.flatMap((one) => this.after(one, from) ?? []);
				return ways.length === 0 ? null : new Set(ways.flatMap((way) => [...way]));
			}
			case "opt":
				return new Set([...from, ...(this.after(part.of, from) ?? [])]);
			case "loop":
				return this.behindLoop(part, from);
			case "call":
				return null;
			case "group":
			case "build":
				return this.after(part.of, from);
			case "rule":
				return this.behindRule(part.rule, from);
			case "field":
				return new Set([0, ...from]);
			case "assert":
			case "object":
			case "set":
			case "same":
				return from;
			default:
				return part satisfies never;
		}
	}

	private behind(written: string, from: Progress): Progress {
		let at = from;
		for (let index = 0; index < written.length; index++) {
			const next = new Set([0]);
			for (const count of at) if (this.text[count] === written[index]) next.add(count + 1);
			this.found ||= next.delete(this.text.length);
			at = next;
		}
		return at;
	}

	private behindLoop(part: Extract<Part, { p: "loop" }>, from: Progress): Progress | null {
		let at = from;
		for (let before = -1; before < at.size; ) {
			before = at.size;
			const once = this.after(part.of, at);
			if (once === null) return part.min === 0 ? from : null;
			at = new Set([...at, ...once, ...(this.after(part.between, once) ?? [])]);
		}
		return at;
	}

	/** A rule within itself: what is known of it so far, until nothing is added. */
	private behindRule(rule: string, from: Progress): Progress | null {
		const part = partOf(this.writing, rule);
		if (this.isOfCalls(part)) return null;
		const key = `${rule} ${[...from].sort((a, b) => a - b).join()}`;
		const before = this.known.get(key);
		if (this.open.has(key)) return before ?? new Set();
		this.open.add(key);
		const after = this.after(part, from);
		this.changed ||= before === undefined || before?.size !== after?.size;
		this.known.set(key, after);
		return after;
	}

	/** A section of calls without any text is not written where there is no call. */
	private isOfCalls(part: Part): boolean {
		const found = this.ofCalls.get(part);
		if (found !== undefined) return found;
		const fields = fieldsOf(this.writing, part);
		const made =
			!fields.has("content") &&
			!fields.has("reasoning") &&
			holdsCall(this.writing, part, new Set());
		this.ofCalls.set(part, made);
		return made;
	}
}

function holdsCall(writing: Writing, part: Part, seen: Set<string>): boolean {
	if (typeof part === "string") return false;
	if (part.p === "call") return true;
	if (part.p !== "rule") return innerParts(part).some((one) => holdsCall(writing, one, seen));
	if (seen.has(part.rule)) return false;
	seen.add(part.rule);
	return holdsCall(writing, partOf(writing, part.rule), seen);
}
