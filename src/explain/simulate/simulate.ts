/**
 * A bounded walk of all readings at once through the nodes of a format, from the place of an attempt to the place where the
 * parser has given it up. It decides nothing: it says how far the readings came and what each of them waited for there.
 * Conditions (`&x`) are passed over, so a reading may live here that is dead in the parser; what it waits for is left out then.
 */

import type { Node, NodeId } from "../../runtime/contract.js";
import {
	atomClass,
	beginsClass,
	inClass,
	isSpace,
	mayBeEmpty,
} from "../../runtime/scan/classes.js";
import { bound, changedBy, holds, MOST_NAME } from "./epsilon.js";
import { type Asked, FIRST, type Frame, keyOf, type Thread } from "./thread.js";
import { ValueReader } from "./value.js";

/** Readings that could not take the character at `at`. */
export interface Stop {
	readonly at: number;
	readonly threads: readonly Thread[];
}

export interface Simulated {
	/** where the last readings died; null: a reading came to its end, or the bound did */
	readonly all: Stop | null;
	/** where the last reading died that took no lenient rule */
	readonly strict: Stop | null;
	/** the longest literal, or part of one, that was read */
	readonly evidence: number;
	/** steps of threads that it took */
	readonly steps: number;
}

const MOST_THREADS = 256;
const MOST_DEPTH = 32;

/** `died`: the character that ended the attempt, as the parser says; null: it is not known. */
export function simulate(
	asked: Asked,
	starts: readonly NodeId[],
	from: number,
	died: number | null,
	budget: number,
): Simulated {
	return new Simulation(asked, died, budget).run(starts, from);
}

class Simulation {
	private steps = 0;
	private evidence = 0;
	private next: Thread[] = [];
	private seen = new Set<string>();
	private ended = false;

	constructor(
		private readonly asked: Asked,
		private readonly died: number | null,
		private readonly budget: number,
	) {}

	run(starts: readonly NodeId[], from: number): Simulated {
		const { text } = this.asked;
		for (const node of starts) this.arrive({ ...FIRST, node }, from);
		let strict: Stop | null = null;
		const last = this.died ?? text.length;
		let all: Stop | null = null;
		for (let at = from; ; at++) {
			const threads = this.next;
			this.next = [];
			this.seen = new Set();
			const dead: Thread[] = [];
			const c = at < text.length ? text.charAt(at) : null;
			for (let i = 0; i < threads.length; i++) {
				const thread = threads[i];
				if (thread !== undefined && !this.step(thread, c, at, threads)) dead.push(thread);
			}
			const lenientOnly = (one: Thread) => one.lenient !== null;
			if (dead.some((one) => !lenientOnly(one)) && this.next.every(lenientOnly))
				strict = { at, threads: dead.filter((one) => !lenientOnly(one)) };
			this.steps += threads.length;
			if (dead.length > 0 && (this.next.length === 0 || at >= last)) all = { at, threads: dead };
			if (this.next.length === 0 || at >= last || c === null) break;
			if (this.steps > this.budget) break;
		}
		const { evidence, steps } = this;
		return { all: this.ended && this.died === null ? null : all, strict, evidence, steps };
	}

	/** Passes over all that reads nothing, with no recursion. */
	private arrive(first: Thread, at: number, into: Thread[] = this.next): void {
		const waiting = [first];
		for (let thread = waiting.pop(); thread !== undefined; thread = waiting.pop()) {
			const key = keyOf(thread);
			if (this.seen.has(key) || into.length >= MOST_THREADS) continue;
			this.seen.add(key);
			this.evidence = Math.max(this.evidence, thread.evidence);
			const node = this.asked.format.nodes[thread.node];
			if (node !== undefined) this.enter(node, thread, at, waiting, into);
		}
	}

	private enter(node: Node, thread: Thread, at: number, waiting: Thread[], into: Thread[]): void {
		const go = (to: NodeId, change: Partial<Thread> = {}): void => {
			waiting.push({ ...thread, read: 0, value: null, ...change, node: to });
		};
		switch (node.k) {
			case "fork":
				for (const to of node.to.toReversed()) go(to);
				return;
			case "literal":
				if (this.literal(node) === "") go(node.to);
				else into.push(thread);
				return;
			case "space":
				go(node.to);
				into.push(thread);
				return;
			case "atom":
				if (mayBeEmpty(atomClass(node.kind))) go(node.to);
				into.push(thread);
				return;
			case "value":
				into.push({ ...thread, value: new ValueReader(null, node.py) });
				return;
			case "pattern":
				into.push({ ...thread, value: new ValueReader(node.pattern, node.pattern.py) });
				return;
			case "text":
				if (!thread.inCall) {
					// the attempt has come to its end; a section goes on with its item
					if (node.section === undefined) this.ended = true;
					else go(node.section.entry);
					if (node.field !== "content" || node.section !== undefined) go(node.exits);
					if (node.field === "reasoning") into.push(thread);
					return;
				}
				go(node.exits);
				into.push(thread);
				return;
			case "eol":
			case "slot":
			case "same":
				into.push(thread);
				return;
			case "assert":
				if (holds(node.what, at, this.asked)) go(node.to);
				return;
			case "look":
				go(node.to);
				return;
			case "op": {
				const change = changedBy(node.do, thread, at, this.asked);
				if (change !== null) go(node.to, change);
				return;
			}
			case "call": {
				const depth = (thread.frame?.depth ?? 0) + 1;
				const frame: Frame = { back: node.back, below: thread.frame, depth };
				if (depth <= MOST_DEPTH) go(node.body, { frame });
				return;
			}
			case "return":
				if (thread.frame) go(thread.frame.back, { frame: thread.frame.below });
				return;
			case "accept":
				this.ended = true;
				return;
			default:
				node satisfies never;
		}
	}

	/** Whether the thread takes the character. What it leads to is in `next`, or in `now` where it ended before. */
	private step(thread: Thread, c: string | null, at: number, now: Thread[]): boolean {
		const node = this.asked.format.nodes[thread.node];
		if (c === null || node === undefined) return false;
		const code = c.charCodeAt(0);
		const on = (to: NodeId, change: Partial<Thread> = {}): true => {
			this.arrive({ ...thread, read: 0, value: null, ...change, node: to }, at + 1);
			return true;
		};
		const stay = (): true => {
			this.keep({ ...thread, read: thread.read + 1 });
			return true;
		};
		switch (node.k) {
			case "literal":
				return this.follow(this.literal(node), thread, c, () => on(node.to, this.evident(thread)));
			case "same": {
				const text = node.field === "key" ? thread.bound.key : thread.bound.name;
				return this.follow(text, thread, c, () => on(node.to));
			}
			case "space":
				if (!isSpace(code)) return false;
				this.keep(thread);
				return on(node.to);
			case "eol":
				if (c === "\r" && thread.read === 0) return stay();
				return c === "\n" && on(node.to);
			case "atom": {
				const cls = atomClass(node.kind);
				const fits = thread.read === 0 ? beginsClass(cls, code) : inClass(cls, code);
				if (!fits || thread.read >= MOST_NAME) return false;
				stay();
				return on(node.to, this.named(thread, node.field, at));
			}
			case "slot":
				return this.slot(node, thread, at, stay, on);
			case "value":
			case "pattern":
				return this.value(node, thread, c, at, now, on);
			case "text":
				this.keep(thread);
				return on(node.exits);
			case "fork":
			case "assert":
			case "look":
			case "op":
			case "call":
			case "return":
			case "accept":
				return false;
			default:
				return node satisfies never;
		}
	}

	private value(
		node: Extract<Node, { readonly k: "value" | "pattern" }>,
		thread: Thread,
		c: string,
		at: number,
		now: Thread[],
		on: (to: NodeId) => true,
	): boolean {
		const { value } = thread;
		if (value === null) return false;
		switch (value.step(c, this.died !== null && at < this.died)) {
			case "in":
				this.keep(thread);
				return true;
			case "last":
				return on(node.to);
			case "before":
				this.arrive({ ...thread, read: 0, value: null, node: node.to }, at, now);
				return true;
			case "dead":
				return false;
		}
	}

	private slot(
		node: Extract<Node, { readonly k: "slot" }>,
		thread: Thread,
		at: number,
		stay: () => true,
		on: (to: NodeId, change?: Partial<Thread>) => true,
	): boolean {
		const { text, tools, parameters } = this.asked;
		const names = node.slot === "tool" ? tools : parameters;
		const read = text.slice(at - thread.read, at + 1);
		const named = this.named(thread, node.field, at);
		if (names.length === 0) {
			if (read.length > MOST_NAME || !inClass(atomClass("word"), text.charCodeAt(at))) return false;
			stay();
			return on(node.to, named);
		}
		if (!names.some((name) => name.startsWith(read))) return false;
		stay();
		if (names.includes(read)) on(node.to, named);
		return true;
	}

	/** What a name or a key binds, with the character at `at` as its last. */
	private named(thread: Thread, field: string, at: number): Partial<Thread> {
		return bound(thread, field, this.asked.text.slice(at - thread.read, at + 1));
	}

	private follow(text: string, thread: Thread, c: string, whole: () => true): boolean {
		if (text.charAt(thread.read) !== c) return false;
		const read = thread.read + 1;
		if (read === text.length) return whole();
		this.evidence = Math.max(this.evidence, read);
		this.keep({ ...thread, read });
		return true;
	}

	private evident(thread: Thread): Partial<Thread> {
		return { evidence: Math.max(thread.evidence, thread.read + 1) };
	}

	private keep(thread: Thread): void {
		const key = keyOf(thread);
		if (this.seen.has(key) || this.next.length >= MOST_THREADS) return;
		this.seen.add(key);
		this.next.push(thread);
	}

	private literal(node: Extract<Node, { readonly k: "literal" }>): string {
		return this.asked.format.literals[node.literal] ?? "";
	}
}
