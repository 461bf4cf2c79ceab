/**
 * A value of JSON or Python, followed from bracket to bracket: not to read it (that is the parser's matter), but to know what
 * could have come at the place where it broke. Takes more than the scanners do: up to that place nothing is wrong.
 */
import type { Member, Pattern } from "../../runtime/contract.js";

/** What may come next inside of the innermost bracket. */
type State = "value" | "key" | "colon" | "more" | "string" | "word";

interface Level {
	readonly object: boolean;
	/** nothing stands in it yet */
	empty: boolean;
}

export type Step =
	/** the character belongs to the value */
	| "in"
	/** it is the value's last one */
	| "last"
	/** the value ended before it */
	| "before"
	/** it fits nowhere */
	| "dead";

const SPACE = /\s/;

export class ValueReader {
	private state: State = "value";
	private readonly levels: Level[] = [];
	private quote = "";
	private escaped = false;
	private text = "";
	private key = "";
	/** the string or word that is read is a key */
	private asKey = false;
	/** keys of the outermost object */
	readonly keys: string[] = [];
	/** texts of its members that are strings, by their keys */
	readonly texts = new Map<string, string>();

	constructor(
		private readonly pattern: Pattern | null,
		/** round brackets are brackets */
		private readonly py: boolean,
	) {}

	/** `lax`: it is known that the parser went on here, so nothing dies. */
	step(c: string, lax: boolean): Step {
		const { state } = this;
		switch (state) {
			case "string":
				return this.inString(c);
			case "word":
				if (/[\w.+-]/.test(c)) {
					this.text += c;
					return "in";
				}
				this.endValue();
				return this.levels.length === 0 ? "before" : this.step(c, lax);
			case "value":
			case "key":
			case "colon":
			case "more":
				return SPACE.test(c) ? "in" : this.visible(c, state, lax);
			default:
				return state satisfies never;
		}
	}

	private visible(c: string, state: Exclude<State, "string" | "word">, lax: boolean): Step {
		const level = this.levels.at(-1);
		const wrong = (): Step => (lax ? "in" : "dead");
		if (c === "}" || c === "]" || c === ")") {
			if (level === undefined) return wrong();
			const may = state === "more" || level.empty || lax;
			if (!may || (level.object && c !== "}")) return wrong();
			if (!lax && this.levels.length === 1 && this.missing().length > 0) return "dead";
			this.levels.pop();
			this.endValue();
			return this.levels.length === 0 ? "last" : "in";
		}
		if (state === "more") {
			if (c !== ",") return wrong();
			this.state = level?.object === true ? "key" : "value";
			if (level) level.empty = false;
			return "in";
		}
		if (state === "colon") {
			if (c !== ":" && c !== "=") return wrong();
			this.state = "value";
			return "in";
		}
		if (c === '"' || c === "'") {
			if (state === "value" && !lax && !this.fits("string")) return "dead";
			this.quote = c;
			this.text = "";
			this.state = "string";
			this.asKey = state === "key";
			return "in";
		}
		if (c === "{" || c === "[" || (c === "(" && this.py)) {
			if (state === "key" && !lax) return "dead";
			if (!lax && !this.fits(c === "{" ? "object" : "list")) return "dead";
			this.levels.push({ object: c === "{", empty: true });
			this.state = c === "{" ? "key" : "value";
			return "in";
		}
		// what stands alone is never a whole value here: calls have objects
		if (this.levels.length === 0 || !/[\w.+-]/.test(c)) return wrong();
		if (!lax && state === "value" && !this.fits("word")) return "dead";
		this.text = c;
		this.state = "word";
		this.asKey = state === "key";
		return "in";
	}

	private inString(c: string): Step {
		if (this.escaped) {
			this.escaped = false;
			this.text += c;
			return "in";
		}
		if (c === "\\") {
			this.escaped = true;
			return "in";
		}
		if (c !== this.quote) {
			if (this.text.length < MOST_KEPT) this.text += c;
			return "in";
		}
		this.endValue(true);
		return this.levels.length === 0 ? "last" : "in";
	}

	private endValue(string = false): void {
		const level = this.levels.at(-1);
		if (this.asKey && (this.state === "string" || this.state === "word")) {
			this.key = this.text;
			if (this.levels.length === 1 && this.keys.length < MOST_KEYS) this.keys.push(this.text);
			this.state = "colon";
		} else {
			if (string && this.levels.length === 1) this.texts.set(this.key, this.text);
			this.state = "more";
		}
		this.asKey = false;
		if (level) level.empty = false;
	}

	/** The member of the pattern whose value is read. */
	private get member(): Member | null {
		if (this.pattern === null || this.levels.length !== 1) return null;
		const { key } = this;
		return this.pattern.members.find(({ keys }) => keys === null || keys.includes(key)) ?? null;
	}

	/** Whether a value of this sort may begin here. */
	private fits(sort: "string" | "object" | "list" | "word"): boolean {
		if (this.levels.length === 0) return this.pattern === null || sort === "object";
		const value = this.member?.value;
		if (value === undefined) return true;
		if (!("field" in value)) return "text" in value ? sort === "string" : sort === "object";
		return value.field === "name" ? sort === "string" : true;
	}

	/** Members that the pattern asks for and that the outermost object does not have. */
	missing(): readonly Member[] {
		if (this.pattern === null) return [];
		return this.pattern.members.filter(
			({ keys, optional }) =>
				!optional &&
				(keys === null ? this.keys.length === 0 : !keys.some((key) => this.keys.includes(key))),
		);
	}

	/** Members that the pattern does not know. */
	foreign(): readonly string[] {
		const { pattern } = this;
		if (pattern === null) return [];
		return this.keys.filter(
			(key) => !pattern.members.some(({ keys }) => keys === null || keys.includes(key)),
		);
	}

	/** What could come at this place; null: the value ends here. `c`: what came. */
	expected(c: string | null): string {
		const level = this.levels.at(-1);
		switch (this.state) {
			case "string":
				return this.asKey
					? `the end of the key, ${this.quote}`
					: `the end of the string, ${this.quote}`;
			case "colon":
				return `":" behind the key ${JSON.stringify(this.key)}`;
			case "key":
				if (this.levels.length === 1 && this.pattern !== null && !this.pattern.open)
					return `a key, one of ${keysOf(this.pattern.members)}${level?.empty === true ? ' (or "}")' : ""}`;
				return level?.empty === true ? 'a key or "}"' : "a key";
			case "word":
			case "more": {
				const missing = this.levels.length === 1 && c !== "," ? this.missing() : [];
				if (missing.length > 0) return `the member ${keysOf(missing)}`;
				return level === undefined
					? "the end of the value"
					: `"," or "${level.object ? "}" : "]"}"`;
			}
			case "value":
				return this.expectedValue(level);
			default:
				return this.state satisfies never;
		}
	}

	private expectedValue(level: Level | undefined): string {
		if (level === undefined) {
			if (this.pattern === null) return "an object, {";
			return `an object, {, with ${keysOf(this.pattern.members.filter(({ optional }) => !optional)) || "its members"}`;
		}
		const { member } = this;
		if (member === null) return level.empty && !level.object ? 'a value or "]"' : "a value";
		const { value } = member;
		const of = `the value of ${JSON.stringify(this.key)}`;
		if ("text" in value) return `${of}: the text ${JSON.stringify(value.text)}`;
		if (!("field" in value)) return `${of}: an object with ${keysOf(value.members)}`;
		if (value.field === "name") return `${of}: a string, the name of a tool`;
		return value.field === "arguments" ? `${of}: an object` : of;
	}
}

const MOST_KEPT = 256;
const MOST_KEYS = 64;

export function keysOf(members: readonly Member[]): string {
	return members
		.map(({ keys }) =>
			keys === null
				? "the name of a tool as a key"
				: keys.map((key) => JSON.stringify(key)).join(" or "),
		)
		.join(", ");
}
