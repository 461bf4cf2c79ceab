/**
 * The mapping of YAML that arguments may be (section 7 of docs/SEMANTICS.md), by recursive descent over the whole text. What
 * has been written when the text is over is what is certain.
 */
import { type Allowed, broken, done, OPEN, type Outcome, type Value } from "./scan.js";
import { readBlock, readHeader } from "./yaml-block.js";
import { type Called, type Path, YamlFlow } from "./yaml-flow.js";
import { readQuoted } from "./yaml-quoted.js";
import { isBlank, isWhite, Stop } from "./yaml-text.js";

export interface YamlRead extends Value {
	/** the character that showed that a mapping is read */
	readonly begun: number | null;
}

export function readYaml(text: string, from: number, allowed: Allowed, called: Called): YamlRead {
	const reader = new YamlReader(text, from, allowed, called);
	let outcome: Outcome;
	try {
		reader.all();
		outcome = done(reader.at);
	} catch (stop) {
		if (!(stop instanceof Stop)) throw stop;
		if (stop.why === "open") outcome = OPEN;
		else if (stop.why === "syntax") outcome = broken(reader.at);
		else outcome = { is: "broken", at: reader.at, why: stop.why };
	}
	const { written: json, repairs, begun, notTyped: kept } = reader;
	return { outcome, json, repairs, kept, lastString: null, begun };
}

/** Where a value stands: what it belongs to, and whether a mapping or list may begin on its line. */
interface Spot {
	readonly path: Path;
	readonly indent: number;
	readonly inList: boolean;
	readonly fresh: boolean;
}

/** A plain key begins with one of these, or with what is not ASCII. */
const KEY_START = /[A-Za-z0-9_$\u0080-\uffff]/;

class YamlReader extends YamlFlow {
	/** the indentation of the line whose first visible character is the next one */
	private column = 0;

	all(): void {
		this.toText(0);
		if (this.peek() === "{") this.flow([]);
		else {
			this.needKey();
			this.mapping(this.column, [], this.key());
		}
	}

	/** Over white space, empty lines and comments to the next character. */
	private toText(column: number): void {
		this.column = column;
		for (;;) {
			const char = this.peek();
			if (char === " ") this.column++;
			else if (char === "#") this.toLineEnd();
			else if (!isWhite(char)) return;
			if (this.next() === "\n") this.column = 0;
		}
	}

	/** Behind a value: nothing but a comment may stand on its line. */
	private endLine(): void {
		let gap = false;
		while (isBlank(this.peek())) {
			gap = true;
			this.at++;
		}
		if (this.peek() === "#" && gap) this.toLineEnd();
		if (this.peek() !== "\n") this.fail();
		this.toText(0);
	}

	private canBeKey(): boolean {
		const char = this.peek();
		return KEY_START.test(char) || char === '"' || char === "'";
	}

	private needKey(): void {
		if (!this.canBeKey()) this.fail();
	}

	/** A key and its colon. */
	private key(): string {
		const read = this.scalarOrKey(false);
		if (read.key === null) return this.fail();
		return read.key;
	}

	/** Mapping and list: their first key or dash was read, and white space comes next. */
	private mapping(indent: number, path: Path, first: string): void {
		this.enter("{");
		this.begun ??= this.at;
		for (let key = first, count = 0; ; key = this.key(), count++) {
			this.write(`${count > 0 ? "," : ""}${JSON.stringify(key)}:`);
			this.value({ path: [...path, key], indent, inList: false, fresh: false }, 0);
			if (this.column === indent && this.canBeKey()) continue;
			if (path.length === 0) {
				if (this.column > indent || this.canBeKey()) this.fail();
			} else if (this.column >= indent) this.fail();
			this.leave("}");
			return;
		}
	}

	private list(indent: number, path: Path): void {
		this.enter("[");
		for (let count = 0; ; count++) {
			if (count > 0) this.write(",");
			this.value({ path: [...path, null], indent, inList: true, fresh: true }, indent + 1);
			if (this.column > indent) this.fail();
			if (this.column < indent || this.peek() !== "-") {
				this.leave("]");
				return;
			}
			this.at++;
			if (!isWhite(this.peek())) this.fail();
		}
	}

	/** The value behind a colon or a dash, on its line or on those below. Behind it the first character of a line is next. */
	private value(spot: Spot, from: number): void {
		let column = from;
		for (; isBlank(this.peek()); this.at++) column++;
		if (this.peek() !== "\n" && this.peek() !== "#") {
			this.node(spot, column);
			return;
		}
		this.toText(0);
		if (this.column > spot.indent) {
			this.node({ ...spot, fresh: true }, this.column);
			return;
		}
		if (!spot.inList && this.column === spot.indent && this.peek() === "-") {
			this.at++;
			if (!isWhite(this.peek())) this.fail();
			this.list(spot.indent, spot.path);
			return;
		}
		this.write("null");
	}

	private node(spot: Spot, column: number): void {
		const { path, fresh } = spot;
		const char = this.peek();
		if (char === "|" || char === ">") {
			this.block(spot);
			return;
		}
		if ((char === "[" || char === "{") && !this.isText(path)) {
			this.flow(path);
			this.endLine();
			return;
		}
		if (char === "-" && fresh) {
			this.at++;
			if (isWhite(this.peek())) {
				this.list(column, path);
				return;
			}
			this.plain(spot, "-");
			return;
		}
		if (!fresh) {
			if (char !== '"' && char !== "'") {
				this.plain(spot, "");
				return;
			}
			readQuoted(this, this.out());
			this.endLine();
			return;
		}
		const read = this.scalarOrKey(true, spot.indent);
		if (read.key !== null) {
			this.mapping(column, path, read.key);
			return;
		}
		if (read.quoted) {
			this.write(JSON.stringify(read.text));
			this.endLine();
		} else {
			this.write(this.typed(path, read.text));
			this.toText(this.column);
		}
	}

	/** A quoted or plain scalar that may be a key; `scalar`: it may be a value, too. */
	private scalarOrKey(
		scalar: boolean,
		indent = 0,
	): { readonly key: string | null; readonly text: string; readonly quoted: boolean } {
		const kept = this.kept();
		const char = this.peek();
		if (char !== '"' && char !== "'") {
			const isKey = this.plainText(kept, KEY_START.test(char), scalar, indent);
			return { key: isKey ? kept.text : null, text: kept.text, quoted: false };
		}
		readQuoted(this, kept);
		const { text } = kept;
		const end = this.at;
		while (isBlank(this.peek())) this.at++;
		if (this.peek() === ":") {
			this.at++;
			if (!isWhite(this.peek())) this.fail();
			return { key: text, text, quoted: true };
		}
		const ends = this.peek() === "\n" || (this.peek() === "#" && this.at > end);
		if (!scalar || !ends) this.fail();
		this.at = end;
		return { key: null, text, quoted: true };
	}

	private block(spot: Spot): void {
		const header = readHeader(this);
		if (typeof header === "string") {
			this.plain(spot, header);
			return;
		}
		const out = this.out();
		this.column = readBlock(this, header, spot.indent, out);
		out.end();
		this.toText(this.column);
	}

	/** A plain scalar that is no key; `begun` was read. */
	private plain({ path, indent, fresh }: Spot, begun: string): void {
		const streams = !fresh && this.isText(path);
		const to = streams ? this.out() : this.kept();
		const start = begun.trimEnd();
		to.put(start);
		this.plainText(to, false, true, indent, begun.slice(start.length));
		if (streams) to.end();
		else this.write(this.typed(path, to.text));
		this.toText(this.column);
	}

	/**
	 * The lines of a plain scalar, up to the first character that is none of it. True: it is a key, and white space comes behind
	 * its colon. `begun`: white space that was read behind its first characters.
	 */
	private plainText(
		to: { put(text: string): void },
		mayBeKey: boolean,
		mayBeText: boolean,
		indent: number,
		begun = "",
	): boolean {
		let blanks = begun;
		let first = true;
		for (;;) {
			// one line
			for (;;) {
				const char = this.peek();
				if (char === "\n") break;
				if (char === "#" && blanks !== "") {
					if (!mayBeText) this.fail();
					return false;
				}
				this.at++;
				if (isBlank(char)) {
					blanks += char;
					continue;
				}
				if (char === ":" && first && mayBeKey && isWhite(this.peek())) return true;
				to.put(blanks + char);
				blanks = "";
			}
			if (!mayBeText) this.fail();
			first = false;
			let breaks = 0;
			let column = 0;
			for (; isWhite(this.peek()); this.at++) {
				if (this.peek() === " ") column++;
				if (this.peek() !== "\n") continue;
				breaks++;
				column = 0;
			}
			if (this.peek() === "#" || column <= indent) {
				this.column = column;
				return false;
			}
			blanks = breaks === 1 ? " " : "\n".repeat(breaks - 1);
		}
	}
}
