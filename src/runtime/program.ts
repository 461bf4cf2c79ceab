/**
 * A format made ready to run: the nodes of the contract as linked objects of one shape, made once for each format.
 * Stop automata are made when a payload is first entered.
 */
import { Automaton } from "./automaton.js";
import { type AtomClass, atomClass, hasVisible, inClass } from "./classes.js";
import {
	CONTRACT_VERSION,
	type Field,
	type Format,
	type Op,
	type Pattern,
	type Unit,
} from "./contract.js";

export const FORK = 0;
export const LITERAL = 1;
export const SPACE = 2;
export const EOL = 3;
export const ATOM = 4;
export const SLOT = 5;
export const SAME = 6;
export const ASSERT = 7;
export const LOOK = 8;
export const OP = 9;
export const VALUE = 10;
export const PATTERN = 11;
export const TEXT = 12;
export const CALL = 13;
export const RETURN = 14;
export const ACCEPT = 15;

const KIND = {
	fork: FORK,
	literal: LITERAL,
	space: SPACE,
	eol: EOL,
	atom: ATOM,
	slot: SLOT,
	same: SAME,
	assert: ASSERT,
	look: LOOK,
	op: OP,
	value: VALUE,
	pattern: PATTERN,
	text: TEXT,
	call: CALL,
	return: RETURN,
	accept: ACCEPT,
} as const;

/** One node. Every field is always there, so that all steps have one shape. */
export class Step {
	to: Step = this;
	/** fork: the alternatives; look, call: the body first */
	more: readonly Step[] = [];
	text = "";
	/** literal: has a visible character; is a special token */
	visible = false;
	token = false;
	greedy = false;
	cls: AtomClass = 0;
	field: Field = "skip";
	/** slot, assert: which */
	what = "";
	op: Op | null = null;
	py = false;
	pattern: Pattern | null = null;
	typed = false;
	stray = false;
	stops: Automaton | null = null;
	/** text: stop literals, or null when a terminator may begin otherwise */
	stopTexts: readonly string[] | null = null;
	/** text: an `ends` text is looked for; in a value it is data, unless its terminators name the end */
	ends = false;
	/** text: `^` or `bol` stands before a terminator, so that a literal that begins may not be live */
	asserts = false;
	/** what this step can begin with; made on demand */
	first: First | null = null;
	ahead: Ahead | null = null;

	constructor(
		readonly kind: number,
		readonly id: number,
	) {}
}

export interface Ahead {
	readonly id: boolean;
	readonly commit: boolean;
}

/** A set of first characters. */
export interface First {
	readonly any: boolean;
	readonly codes: ReadonlySet<number>;
	readonly classes: readonly AtomClass[];
	/** the whole request's names may begin here */
	readonly slot: boolean;
}

export class Program {
	readonly steps: readonly Step[];
	readonly start: Step;
	readonly entries = new Map<string, Step>();
	readonly unitAfter: readonly Step[];
	/** the automaton that finds the end of a broken call, by unit; made on demand */
	private readonly syncs: (Automaton | undefined)[] = [];
	readonly closable: readonly ReadonlySet<number>[];
	readonly closableByLoop: readonly ReadonlySet<number>[];
	/** `bol` needs the character before each chunk */
	readonly usesLine: boolean;
	private openingSet: Automaton | null = null;

	constructor(readonly format: Format) {
		if (format.version !== CONTRACT_VERSION) {
			throw new Error(
				`format ${format.name} was compiled for contract ${format.version}, this runtime reads ${CONTRACT_VERSION}: generate it again`,
			);
		}
		const literal = (id: number): string => format.literals[id] ?? "";
		const tokens = new Set(format.tokens);
		const steps = format.nodes.map((node, id) => new Step(KIND[node.k], id));
		const at = (id: number): Step => {
			const step = steps[id];
			if (step === undefined) throw new Error(`format ${format.name}: no node ${id}`);
			return step;
		};
		format.nodes.forEach((node, id) => {
			const step = at(id);
			switch (node.k) {
				case "fork":
					step.more = node.to.map(at);
					return;
				case "literal":
					step.text = literal(node.literal);
					step.visible = hasVisible(step.text);
					step.token = tokens.has(step.text);
					break;
				case "space":
					step.greedy = node.greedy;
					break;
				case "atom":
					step.cls = atomClass(node.kind);
					step.field = node.field;
					break;
				case "slot":
					step.what = node.slot;
					step.cls = atomClass("word");
					step.field = node.field;
					break;
				case "same":
					step.field = node.field;
					break;
				case "assert":
					step.what = node.what;
					break;
				case "look":
					step.more = [at(node.body)];
					break;
				case "op":
					step.op = node.do;
					break;
				case "value":
					step.py = node.py;
					step.field = node.field;
					break;
				case "pattern":
					step.pattern = node.pattern;
					step.py = node.pattern.py;
					break;
				case "text":
					step.field = node.field;
					step.typed = node.typed;
					step.stray = node.stray;
					step.to = at(node.exits);
					step.stopTexts =
						node.stops === null ? null : [...node.stops.map(literal), ...format.ends];
					return;
				case "call":
					step.more = [at(node.body)];
					step.to = at(node.back);
					return;
				case "eol":
					break;
				case "return":
				case "accept":
					return;
				default:
					node satisfies never;
					return;
			}
			step.to = at(node.to);
		});
		this.steps = steps;
		for (const step of steps) {
			if (step.kind !== TEXT) continue;
			step.asserts = meets(step.to, (s) => s.kind === ASSERT && s.what !== "end");
			if (format.ends.length === 0) continue;
			const named = step.field === "content" || step.field === "reasoning";
			step.ends = named || meets(step.to, (s) => s.kind === ASSERT && s.what === "end");
			if (step.ends && step.stopTexts !== null)
				step.stopTexts = [...step.stopTexts, ...format.ends];
		}
		this.start = at(format.start);
		for (const entry of format.entries) this.entries.set(entry.name, at(entry.node));
		this.unitAfter = format.units.map((unit) => at(unit.after));
		this.closable = format.units.map((unit) => new Set(unit.closable));
		this.closableByLoop = format.units.map((unit) => new Set(unit.closableByLoop));
		this.usesLine = format.nodes.some((n) => n.k === "assert" && n.what === "line");
	}

	unit(id: number): Unit {
		const unit = this.format.units[id];
		if (unit === undefined) throw new Error(`format ${this.format.name}: no unit ${id}`);
		return unit;
	}

	/** The stop automaton of a text step; null when its terminators may begin with something else than a literal. */
	stopsOf(step: Step): Automaton | null {
		if (step.stops === null && step.stopTexts !== null) step.stops = new Automaton(step.stopTexts);
		return step.stops;
	}

	/** Literals that end a broken call: those that close it, and the openings behind it. */
	sync(unit: number): Automaton {
		let sync = this.syncs[unit];
		if (sync === undefined) {
			const { closes, openings } = this.unit(unit);
			sync = new Automaton([
				...[...closes, ...openings].map((id) => this.format.literals[id] ?? ""),
				...this.format.ends,
			]);
			this.syncs[unit] = sync;
		}
		return sync;
	}

	/** The beginning that all closing literals of a unit share, at most four characters; "" when they share none. */
	closePrefix(unit: number): string {
		const closes = this.unit(unit).closes.map((id) => (this.format.literals[id] ?? "").slice(0, 4));
		let prefix = closes[0] ?? "";
		for (const close of closes) while (!close.startsWith(prefix)) prefix = prefix.slice(0, -1);
		return prefix;
	}

	/** The openings of the message: where counting a failed value may be left. */
	openings(): Automaton {
		this.openingSet ??= new Automaton(
			this.format.openings.map((id) => this.format.literals[id] ?? ""),
		);
		return this.openingSet;
	}

	/** What may still come from here on: the automatic commit waits for an id before the payload, and for `~`. */
	ahead(step: Step): Ahead {
		step.ahead ??= { id: reaches(step, bindsId, false), commit: reaches(step, commits, true) };
		return step.ahead;
	}

	firstOf(step: Step): First {
		step.first ??= computeFirst(step, this.format.ends);
		return step.first;
	}
}

export function canBegin(first: First, c: number): boolean {
	if (first.any || first.slot || first.codes.has(c)) return true;
	for (const cls of first.classes) if (inClass(cls, c)) return true;
	return false;
}

function computeFirst(start: Step, ends: readonly string[]): First {
	const codes = new Set<number>();
	const classes = new Set<AtomClass>();
	let any = false;
	let slot = false;
	const seen = new Set<Step>();
	const todo = [start];
	for (let step = todo.pop(); step !== undefined; step = todo.pop()) {
		if (seen.has(step)) continue;
		seen.add(step);
		switch (step.kind) {
			case LITERAL:
				codes.add(step.text.charCodeAt(0));
				break;
			case SPACE:
				for (const c of [32, 9, 10, 13]) codes.add(c);
				todo.push(step.to);
				break;
			case EOL:
				codes.add(10).add(13);
				break;
			case ATOM:
				classes.add(step.cls);
				break;
			case SLOT:
			case SAME:
				slot = true;
				break;
			case FORK:
				todo.push(...step.more);
				break;
			case ASSERT:
				if (step.what === "end") for (const end of ends) codes.add(end.charCodeAt(0));
				else todo.push(step.to);
				break;
			case OP:
			case LOOK:
				todo.push(step.to);
				break;
			case CALL:
				todo.push(...step.more);
				break;
			case VALUE:
				if (step.field === "arguments") for (const c of "{\"'n") codes.add(c.charCodeAt(0));
				else any = true;
				break;
			case PATTERN:
				codes.add(123);
				break;
			case TEXT:
			case RETURN:
				any = true;
				break;
			default:
				break;
		}
	}
	return { any, codes, classes: [...classes], slot };
}

/** Whether a step that passes the test stands at the beginning of what follows. */
function meets(start: Step, test: (step: Step) => boolean): boolean {
	const seen = new Set<Step>();
	const todo = [start];
	for (let step = todo.pop(); step !== undefined; step = todo.pop()) {
		if (seen.has(step)) continue;
		seen.add(step);
		if (test(step)) return true;
		if (step.kind === FORK) todo.push(...step.more);
		else if (
			step.kind === OP ||
			step.kind === SPACE ||
			step.kind === EOL ||
			step.kind === LOOK ||
			step.kind === ASSERT
		)
			todo.push(step.to);
	}
	return false;
}

function bindsId(step: Step): boolean {
	return (
		((step.kind === ATOM || step.kind === SLOT) && step.field === "id") ||
		(step.op?.op === "bind" && step.op.field === "id")
	);
}

function commits(step: Step): boolean {
	return step.op?.op === "commit";
}

/** Whether a step that passes the test can be reached before the call closes. */
function reaches(start: Step, test: (step: Step) => boolean, throughPayloads: boolean): boolean {
	const seen = new Set<Step>();
	const todo = [start];
	for (let step = todo.pop(); step !== undefined; step = todo.pop()) {
		if (seen.has(step)) continue;
		seen.add(step);
		if (test(step)) return true;
		const payload = step.kind === VALUE || step.kind === PATTERN || step.kind === TEXT;
		if (step.op?.op === "close" || (payload && !throughPayloads)) continue;
		if (step.kind === FORK || step.kind === CALL) todo.push(...step.more);
		else if (step.kind !== RETURN && step.kind !== ACCEPT) todo.push(step.to);
	}
	return false;
}

const programs = new WeakMap<Format, Program>();

/** The program of a format. Throws when the format was compiled for another version of the contract. */
export function programOf(format: Format): Program {
	let program = programs.get(format);
	if (program === undefined) {
		program = new Program(format);
		programs.set(format, program);
	}
	return program;
}
