/**
 * Makes JSON text out of the keys and values that a call binds. Containers nest on a stack. A `tree` is an object or a list:
 * the schema says so, else the keys of its members. What is certain leaves at once; what the next member decides waits.
 */
import { argumentsPlace, streamsAsString } from "../coerce/index.js";
import { ARRAY } from "../coerce/types.js";
import type { FunctionDefinition } from "../options.js";
import { type Form, Frame, type Held, ITEM, listOnly, type Shape, type Slot } from "./frame.js";
import { open, Trees } from "./trees.js";

export class ArgumentsBuilder extends Trees {
	/** The arguments' object begins; in a tree, neighbours of one name are a list. */
	begin(tree: boolean): void {
		this.frames.length = 0;
		this.trees = tree;
		const root = new Frame(tree ? "tree" : "object", ITEM, argumentsPlace(undefined));
		if (tree) root.as = "object";
		this.frames.push(root);
	}

	/** The tool is known: what its schema says holds from here on. */
	declare(tool: FunctionDefinition | undefined): void {
		const root = this.frames[0];
		if (root !== undefined) root.place = argumentsPlace(tool);
	}

	/** Whether a value has begun. */
	get begun(): boolean {
		const root = this.frames[0];
		return root !== undefined && (root.count > 0 || root.group !== null);
	}

	/** The keys of the members that have been written; null: no value has begun. */
	get keys(): ReadonlySet<string> | null {
		return this.begun ? (this.frames[0]?.keys ?? null) : null;
	}

	/** How many containers are open in the object of the arguments. */
	get nested(): number {
		return this.frames.length - 1;
	}

	/** A value of the innermost container begins. */
	enter(key: string, form: Form): Slot {
		const frame = this.top;
		frame.slot = this.slotIn(frame, key, form);
		if (frame.slot.mode === "held") this.out.hold();
		return frame.slot;
	}

	/** As `enter`, for bare text; true when it is a string for certain, which may leave before its end is known. */
	enterText(key: string, typed: boolean): boolean {
		const { place } = this.enter(key, typed ? "typed" : "text");
		// an untyped text payload is a string whatever the schema says: its delimiters say so
		return !typed || streamsAsString(place.types);
	}

	/** The value has been written, or is `raw`, which becomes what the schema says. */
	leave(raw: string | null): void {
		const frame = this.top;
		const { slot } = frame;
		if (slot === null) return;
		frame.slot = null;
		if (slot.mode === "held") {
			const json = this.out.release();
			this.settle(frame, raw === null ? { json, raw, kept: false } : this.tried(slot.place, raw));
		} else {
			if (raw !== null) this.out.write(this.read(slot.place, raw));
			this.out.write(slot.close);
		}
	}

	/** A container begins as the next value. */
	push(shape: Shape, item: string | null, key: string): void {
		const { place } = this.enter(key, shape);
		this.frames.push(new Frame(shape, item ?? ITEM, place));
	}

	pop(): void {
		this.close(this.top);
		this.frames.pop();
		this.leave(null);
	}

	/** Closes all that is open. */
	finish(): void {
		while (this.frames.length > 1) this.pop();
		const root = this.frames[0];
		if (root === undefined) return;
		this.closeGroup(root);
		this.out.write(root.count === 0 ? "{}" : "}");
	}

	private slotIn(frame: Frame, key: string, form: Form): Slot {
		switch (frame.shape) {
			case "list":
				this.out.write(frame.count++ === 0 ? "[" : ",");
				return open(frame.place.child(null));
			case "object":
				this.member(frame, key);
				return open(frame.place.child(key));
			case "tree":
				break;
			default:
				frame.shape satisfies never;
		}
		if (frame.as === null) this.decide(frame, key);
		switch (frame.as) {
			case "list":
				return this.element(frame, key);
			case "object":
				return this.neighbour(frame, key, form);
			case null: {
				const list = (frame.place.types.bits & ARRAY) !== 0;
				return { place: frame.place.child(list ? null : key), mode: "held", close: "" };
			}
			default:
				return frame.as satisfies never;
		}
	}

	private close(frame: Frame): void {
		const { out } = this;
		if (frame.shape !== "tree") {
			const [first, last] = frame.shape === "list" ? ["[", "]"] : ["{", "}"];
			out.write(frame.count === 0 ? first + last : last);
			return;
		}
		if (frame.as === null && frame.items === null && listOnly(frame.place.types)) {
			this.decideList(frame, true);
		}
		if (frame.as === null) {
			const { items } = frame;
			if (items === null) out.write("{}");
			else out.write(`[${items.map((held) => this.itemJson(frame, held)).join(",")}]`);
		} else if (frame.as === "object") {
			this.closeGroup(frame);
			out.write(`}${frame.close}`);
		} else if (!frame.joined) out.write(frame.count === 0 ? "[]" : "]");
	}

	private itemJson(frame: Frame, { json, raw }: Held): string {
		return raw === null ? json : this.read(frame.place.child(null), raw);
	}
}
