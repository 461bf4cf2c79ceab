/** Flow collections of YAML, and what the schema says about a scalar. */
import type { Allowed } from "./scan.js";
import {
	isBoolean,
	isString,
	type Step,
	type Tools,
	typedJson,
	typedText,
	typesAt,
} from "./typed.js";
import { readQuoted } from "./yaml-quoted.js";
import { isFlowSign, isWhite, YamlText } from "./yaml-text.js";

export type Path = readonly Step[];

/** The tool whose arguments they are, as far as it is known. */
export interface Called {
	readonly tools: Tools;
	readonly name: string | null;
}

const WORDS: { readonly [word: string]: string } = {
	yes: "true",
	on: "true",
	no: "false",
	off: "false",
};

export class YamlFlow extends YamlText {
	notTyped: readonly number[] = [];

	constructor(
		text: string,
		at: number,
		allowed: Allowed,
		private readonly called: Called,
	) {
		super(text, at, allowed);
	}

	protected toLineEnd(): void {
		while (this.peek() !== "\n") this.at++;
	}

	protected flow(path: Path): void {
		const isList = this.peek() === "[";
		const close = isList ? "]" : "}";
		this.enter(isList ? "[" : "{");
		this.begun ??= this.at;
		this.at++;
		for (let count = 0; ; count++) {
			this.toSign();
			if (this.peek() === close) break;
			const opens = isList && (this.peek() === "[" || this.peek() === "{");
			if ((isFlowSign(this.peek()) && !opens) || this.peek() === "#") this.fail();
			const comma = count > 0 ? "," : "";
			if (isList) {
				this.write(comma);
				this.flowValue([...path, null]);
			} else this.flowMember(path, comma, close);
			this.toSign();
			if (this.peek() === close) break;
			if (this.peek() !== ",") this.fail();
			this.at++;
		}
		this.at++;
		this.leave(close);
	}

	/** Over white space, lines and comments. */
	private toSign(): void {
		const from = this.at;
		for (;;) {
			if (isWhite(this.peek())) this.at++;
			else if (this.peek() === "#" && (this.at > from || isWhite(this.text[from - 1] ?? "")))
				this.toLineEnd();
			else return;
		}
	}

	private flowMember(path: Path, comma: string, close: string): void {
		const kept = this.kept();
		const quoted = this.peek() === '"' || this.peek() === "'";
		let hasValue: boolean;
		if (quoted) {
			readQuoted(this, kept);
			this.toSign();
			hasValue = this.peek() === ":";
			if (hasValue) this.at++;
			else if (this.peek() !== "," && this.peek() !== close) this.fail();
		} else hasValue = this.flowPlain(kept);
		this.write(`${comma}${JSON.stringify(kept.text)}:`);
		if (hasValue) this.toSign();
		if (!hasValue || this.peek() === "," || this.peek() === close) this.write("null");
		else this.flowValue([...path, kept.text]);
	}

	private flowValue(path: Path): void {
		const char = this.peek();
		if (char === "[" || char === "{") {
			this.flow(path);
			return;
		}
		if (isFlowSign(char) || char === "#") this.fail();
		if (char === '"' || char === "'") {
			readQuoted(this, this.out());
			return;
		}
		const kept = this.kept();
		if (this.flowPlain(kept)) this.fail();
		this.write(this.typed(path, kept.text));
	}

	/** A plain scalar up to a sign. True: up to a colon that makes it a key. */
	private flowPlain(to: { put(text: string): void }): boolean {
		let white = "";
		for (;;) {
			const char = this.peek();
			if (char === "[" || char === "{") this.fail();
			if (isFlowSign(char) || (char === "#" && white !== "")) return false;
			this.at++;
			if (isWhite(char)) {
				white += char;
				continue;
			}
			if (char === ":" && (isWhite(this.peek()) || isFlowSign(this.peek()))) return true;
			const breaks = white.split("\n").length - 1;
			const folded = breaks === 1 ? " " : "\n".repeat(Math.max(0, breaks - 1));
			to.put((breaks === 0 ? white : folded) + char);
			white = "";
		}
	}

	protected isText(path: Path): boolean {
		return isString(typesAt(this.called.tools, this.called.name, path));
	}

	protected typed(path: Path, raw: string): string {
		const types = typesAt(this.called.tools, this.called.name, path);
		if (raw === "~" && typedJson(types, "null") === "null") return "null";
		const { json, kept } = typedText(types, raw);
		if (!kept) return json;
		const word = raw.toLowerCase();
		if (isBoolean(types) && Object.hasOwn(WORDS, word)) return WORDS[word] ?? json;
		this.notTyped = [...this.notTyped, this.at];
		return json;
	}
}
