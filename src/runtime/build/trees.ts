/** Element trees: what a tree is, and which of its members make a list, is known from the schema or from what comes next. */
import { type ConvertOptions, convertText, type Place } from "../coerce/index.js";
import { ARRAY, NULL, OBJECT, type ValueTypes } from "../coerce/types.js";
import { trimWhiteSpace } from "../coerce/whitespace.js";
import { flat } from "../scan/flat.js";
import {
	type Form,
	type Frame,
	type Group,
	type Held,
	listOnly,
	objectOnly,
	type Slot,
} from "./frame.js";
import type { Output } from "./output.js";

export abstract class Trees {
	protected readonly frames: Frame[] = [];
	/** the call may hold element trees */
	protected trees = false;

	constructor(
		protected readonly out: Output,
		private readonly convert: ConvertOptions,
		/** a key that its object had before */
		private readonly repeated: (key: string) => void,
		/** a text was none of what the schema wants, and stays a string */
		private readonly kept: () => void,
	) {}

	protected get top(): Frame {
		const frame = this.frames[this.frames.length - 1];
		if (frame === undefined) throw new Error("the object of the arguments is always open");
		return frame;
	}

	/** The text as what the schema says of its place. It is certain that it stands there. */
	protected read(place: Place, raw: string): string {
		return this.certain(this.tried(place, raw));
	}

	/** As `read`, where its place may turn out to be another one. */
	protected tried(place: Place, raw: string): Held {
		const { json, note } = convertText(place.types, raw, this.convert);
		if (note === "") return { json, raw, kept: false };
		const empty = this.trees ? emptyContainer(place.types, raw) : null;
		return { json: empty ?? json, raw, kept: empty === null };
	}

	protected certain({ json, kept }: Held): string {
		if (kept) this.kept();
		return json;
	}

	/** What stands before a member of an object. */
	protected member(frame: Frame, key: string): void {
		if (frame.keys.has(key)) this.repeated(key);
		// it is kept until its container ends
		frame.keys.add(flat(key));
		this.out.write(`${frame.count++ === 0 ? "{" : ","}${JSON.stringify(key)}:`);
	}

	/** An element of a tree that is a list. A member of another name keeps it: it is an object of its own. */
	protected element(frame: Frame, key: string): Slot {
		const place = frame.place.child(null);
		this.separate(frame);
		if (key === frame.item) return open(place);
		this.out.write(`{${JSON.stringify(key)}:`);
		return { place: place.child(key), mode: "open", close: "}" };
	}

	private separate(frame: Frame): void {
		const around = this.frames[this.frames.length - 2]?.group ?? null;
		if (!frame.joined || around === null) this.out.write(frame.count === 0 ? "[" : ",");
		else if (around.count++ > 0) this.out.write(",");
		frame.count++;
	}

	/** The key of a tree's member says what the tree is, if the schema does not. */
	protected decide(frame: Frame, key: string): void {
		const { types } = frame.place;
		if (frame.items !== null) {
			if (key !== frame.item) this.becomeObject(frame);
		} else if (listOnly(types)) this.decideList(frame, key === frame.item);
		else if (objectOnly(types) || key !== frame.item) frame.as = "object";
	}

	/** A list is declared: the tree is that list, or one of its elements, which its neighbours join. */
	protected decideList(frame: Frame, whole: boolean): void {
		const around = this.frames[this.frames.length - 2];
		const group = around?.slot?.mode === "tree" ? around.group : null;
		frame.as = whole ? "list" : "object";
		if (whole) {
			frame.joined = group !== null;
			if (around !== undefined && group !== null) this.openList(around, group);
			return;
		}
		frame.place = frame.place.child(null);
		if (around === undefined || group === null) {
			this.out.write("[");
			frame.close = "]";
			return;
		}
		this.openList(around, group);
		if (group.count++ > 0) this.out.write(",");
	}

	private becomeObject(frame: Frame): void {
		const items = frame.items ?? [];
		frame.items = null;
		frame.as = "object";
		for (const held of items) {
			const slot = this.neighbour(frame, frame.item, held.raw === null ? "json" : "typed");
			const tried = held.raw === null ? held : this.tried(slot.place, held.raw);
			if (slot.mode === "held") this.settle(frame, tried);
			else this.out.write(this.certain(tried));
		}
	}

	// ---- neighbours of one name

	protected neighbour(frame: Frame, key: string, form: Form): Slot {
		let { group } = frame;
		if (group === null || group.key !== key) {
			this.closeGroup(frame);
			group = newGroup(key, frame.place.child(key));
			frame.group = group;
		}
		if (group.kind === "single") {
			this.member(frame, key);
			return open(group.place);
		}
		if (form === "tree" && listOnly(group.place.types)) {
			return { place: group.place, mode: "tree", close: "" };
		}
		const certain = group.kind === "list" && (form === "text" || form === "object");
		if (group.held === null && !group.open && !certain) {
			return { place: group.place, mode: "held", close: "" };
		}
		this.openList(frame, group);
		if (group.count++ > 0) this.out.write(",");
		return open(group.place.child(null));
	}

	/** The neighbours are a list; a value that waited is its first element. */
	private openList(frame: Frame, group: Group): void {
		if (group.open) return;
		const { held } = group;
		group.open = true;
		group.held = null;
		this.member(frame, group.key);
		this.out.write("[");
		if (held === null) return;
		group.count++;
		this.out.write(held.raw === null ? held.json : this.read(group.place.child(null), held.raw));
	}

	/** A value is whole that may be an element. */
	protected settle(frame: Frame, held: Held): void {
		const { group } = frame;
		if (group === null) {
			frame.items ??= [];
			frame.items.push(held);
			return;
		}
		group.held = held;
		if (group.kind === "list" && isElement(group.place, held)) this.openList(frame, group);
	}

	protected closeGroup(frame: Frame): void {
		const { group } = frame;
		frame.group = null;
		if (group === null) return;
		if (group.open) this.out.write("]");
		else if (group.held !== null) {
			this.member(frame, group.key);
			this.out.write(this.certain(group.held));
		}
	}
}

/** An element without content is the empty container that its schema wants: its wire has no other way to write one. */
function emptyContainer({ bits }: ValueTypes, raw: string): string | null {
	if (trimWhiteSpace(raw) !== "") return null;
	if ((bits & OBJECT) !== 0) return "{}";
	return (bits & ARRAY) === 0 ? null : "[]";
}

export function open(place: Place): Slot {
	return { place, mode: "open", close: "" };
}

function newGroup(key: string, place: Place): Group {
	const { declared, bits } = place.types;
	let kind: Group["kind"] = "either";
	if (declared && (bits & ARRAY) === 0) kind = "single";
	else if (declared && (bits & ~(ARRAY | NULL)) === 0) kind = "list";
	return { key, place, kind, count: 0, open: false, held: null };
}

/** Whether a value that stands alone is certainly an element of the list that the schema asks for. */
function isElement(place: Place, held: Held): boolean {
	return !isWhole(place, held) && (held.raw === null || !STRUCTURE.test(held.raw));
}

/** Text that holds one of these may be a list that is broken, or markup: as a string alone it is no element. */
const STRUCTURE = /[[\]{}<>"]/;

/** Whether a value is itself the list that the schema asks for (or its null), and no element of it. */
function isWhole(place: Place, { json, raw }: Held): boolean {
	if (raw === null) return json.startsWith("[") || json === "null";
	return json.startsWith("[") || (json === "null" && (place.types.bits & NULL) !== 0);
}
