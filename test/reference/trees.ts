/**
 * Element trees (section 3 of docs/SEMANTICS.md): a tree is an object or a list, and neighbours of one name in an object may be
 * a list. All that is said here is decided when the tree closes.
 */
import type { Entry, Piece } from "./pairs.js";
import {
	allowsNull,
	isArray,
	isListOrNull,
	isObject,
	mayBeArray,
	type Step,
	type Tools,
	typedElement,
	typesAt,
} from "./typed.js";

export interface Closed {
	readonly json: string;
	/** codes of notices */
	readonly notices: readonly string[];
	/** what it is for neighbours that make a list with it: its elements */
	readonly elements: readonly string[];
}

type Path = readonly Step[];

export class Trees {
	readonly notices: string[] = [];

	constructor(
		readonly tools: Tools,
		readonly name: string | null,
	) {}

	/** The tree at `path`, in which `item` names the elements of a list. */
	close(entries: readonly Entry[], item: string, path: Path): Closed {
		const types = typesAt(this.tools, this.name, path);
		const [first] = entries;
		const all = entries.every(({ key }) => key === item);
		if (isArray(types)) {
			if (first !== undefined && first.key !== item) {
				const json = this.object(entries, [...path, null]);
				return { json: `[${json}]`, notices: this.notices, elements: [json] };
			}
			return this.list(entries.map((entry) => this.element(entry, item, path)));
		}
		if (first !== undefined && all && !isObject(types)) {
			return this.list(entries.map((entry) => this.value(entry.value, [...path, null])));
		}
		const json = this.object(entries, path);
		return { json, notices: this.notices, elements: [json] };
	}

	/** The object: neighbours of one name are united where that may be. */
	object(entries: readonly Entry[], path: Path): string {
		const members: string[] = [];
		const keys = new Set<string>();
		// the key leaves before its value is known
		const member = (key: string, value: () => string): void => {
			if (keys.has(key)) this.notices.push("duplicate-key");
			keys.add(key);
			members.push(`${JSON.stringify(key)}:${value()}`);
		};
		for (let i = 0; i < entries.length; ) {
			const key = entries[i]?.key ?? "";
			let end = i + 1;
			while (end < entries.length && (entries[end]?.key ?? "") === key) end++;
			const group = entries.slice(i, end).map(({ value }) => value);
			for (const value of this.neighbours(group, [...path, key])) member(key, value);
			i = end;
		}
		return `{${members.join(",")}}`;
	}

	/** What the neighbours come to: one value each, or one list. */
	private neighbours(group: readonly Piece[], path: Path): readonly (() => string)[] {
		const types = typesAt(this.tools, this.name, path);
		const listOnly = isListOrNull(types);
		if (types.declared && !mayBeArray(types)) {
			return group.map((piece) => () => this.value(piece, path));
		}
		const [only, second] = group;
		if (only !== undefined && second === undefined && !this.isElement(only, path, listOnly)) {
			return [() => this.value(only, path)];
		}
		return [() => `[${group.flatMap((piece) => this.elements(piece, path)).join(",")}]`];
	}

	/** Whether a value that stands alone is an element of the list that the schema asks for. */
	private isElement(piece: Piece, path: Path, listOnly: boolean): boolean {
		const types = typesAt(this.tools, this.name, path);
		if (piece.form === "tree" && isArray(types)) return true;
		if (!listOnly) return false;
		if (piece.form === "text" || piece.form === "object") return true;
		if (piece.raw !== null && [...'[]{}<>"'].some((sign) => piece.raw?.includes(sign)))
			return false;
		const json = piece.raw === null ? piece.json : typedElement(types, piece.raw).json;
		return !json.startsWith("[") && !(json === "null" && (piece.raw === null || allowsNull(types)));
	}

	private elements(piece: Piece, path: Path): readonly string[] {
		const types = typesAt(this.tools, this.name, path);
		if (piece.form === "tree" && isArray(types)) return piece.elements;
		return [this.value(piece, [...path, null])];
	}

	/** A member of another name than the item's is an element of its own. */
	private element({ key, value }: Entry, item: string, path: Path): string {
		if (key === item) return this.value(value, [...path, null]);
		return `{${JSON.stringify(key ?? "")}:${this.value(value, [...path, null, key ?? ""])}}`;
	}

	private value({ raw, json }: Piece, path: Path): string {
		if (raw === null) return json;
		const typed = typedElement(typesAt(this.tools, this.name, path), raw);
		if (typed.kept) this.notices.push("kept-string");
		return typed.json;
	}

	private list(elements: readonly string[]): Closed {
		return { json: `[${elements.join(",")}]`, notices: this.notices, elements };
	}
}
