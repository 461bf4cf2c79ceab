/**
 * This room: a format made ready to run, once.
 *
 * Its nodes as linked steps. Stop automata are made when a payload is first entered.
 */

import { CONTRACT_VERSION, type Format, type Member, type Unit } from "../contract.js";
import { Automaton } from "./automaton.js";
import { Closing } from "./closing.js";
import { firstOf } from "./first.js";
import { type Kinds, kindsOf } from "./kinds.js";
import { stepAt, stepsOf } from "./link.js";
import { isBegun } from "./lookahead.js";
import { marksOf } from "./marks.js";
import { tellOwnMarks } from "./own-marks.js";
import { ACCEPT, type Ahead, type First, SLOT, type Step, TEXT } from "./steps.js";
import { bindsId, comesTo, commits, find, meets, pushesTree, reaches } from "./walks.js";

export { canBegin } from "./first.js";
export * from "./steps.js";
export { commitsAt, isBetween } from "./walks.js";

/** So many characters of an `ends` text are looked at: in most formats its first two are those of all markup. */
export const END_SEEN = 3;

export class Program {
	readonly kinds: Kinds;
	readonly steps: readonly Step[];
	readonly start: Step;
	readonly entries = new Map<string, Step>();
	private readonly unitAfter: readonly Step[];
	/** what ends its calls */
	readonly closing: Closing;
	/** the message's loop: where reading goes on when what was read is nothing; null when the message has none */
	readonly home: Step | null;
	/** names of declared tools are read */
	readonly readsTools: boolean;
	/** some condition asks which keys a call has bound */
	readonly asksForKeys: boolean;
	readonly closable: readonly ReadonlySet<number>[];
	readonly closableByLoop: readonly ReadonlySet<number>[];
	/** with which characters the `ends` texts begin, and how long the longest is */
	readonly endStarts: ReadonlySet<number>;
	readonly longestEnd: number;
	/** the first characters of the `ends` texts */
	private readonly endsBegun: readonly string[];
	/** by unit: values of it may be element trees */
	private readonly trees: readonly boolean[];
	private openingSet: Automaton | null = null;
	private markSet: Automaton | null = null;

	/** some object of the format holds its call in an object of its own */
	readonly nests: boolean;

	constructor(readonly format: Format) {
		if (format.version !== CONTRACT_VERSION) {
			throw new Error(
				`format ${format.name} was compiled for contract ${format.version}, this runtime reads ${CONTRACT_VERSION}: generate it again`,
			);
		}
		this.kinds = kindsOf(format);
		const steps = stepsOf(format);
		tellOwnMarks(steps);
		this.steps = steps;
		this.closing = new Closing(format, steps);
		this.nests = steps.some(({ pattern }) => pattern?.members.some(isNested) === true);
		this.readsTools = steps.some(({ kind, what }) => kind === SLOT && what === "tool");
		this.asksForKeys = steps.some(({ kind, what }) => kind === SLOT && what === "unbound");
		this.endStarts = new Set(format.ends.map((end) => end.charCodeAt(0)));
		this.longestEnd = Math.max(0, ...format.ends.map(({ length }) => length));
		this.endsBegun = format.ends.map((end) => end.slice(0, END_SEEN));
		const at = (id: number): Step => stepAt(format, steps, id);
		this.start = at(format.start);
		for (const entry of format.entries) this.entries.set(entry.name, at(entry.node));
		this.unitAfter = format.units.map((unit) => at(unit.after));
		// content in a frame is none: the message cannot end in it
		this.home = find(
			this.start,
			(step) =>
				step.kind === TEXT &&
				step.field === "content" &&
				!step.stray &&
				(step === this.start || meets(step.to, ({ kind }) => kind === ACCEPT)),
		);
		this.trees = format.units.map((_, unit) => comesTo(steps, unit, pushesTree));
		this.closable = format.units.map((unit) => new Set(unit.closable));
		this.closableByLoop = format.units.map((unit) => new Set(unit.closableByLoop));
	}

	unit(id: number): Unit {
		const unit = this.format.units[id];
		if (unit === undefined) throw new Error(`format ${this.format.name}: no unit ${id}`);
		return unit;
	}

	/** Where reading goes on behind a call of the unit. */
	behind(unit: number): Step {
		return this.unitAfter[unit] ?? this.start;
	}

	/** Whether an `ends` text may begin there, where one of its first characters stands: as far as `END_SEEN` characters tell. */
	mayEnd(text: string, i: number): boolean {
		return this.endsBegun.some((begun) => isBegun(begun, text, i));
	}

	/** Whether the values of a unit may be element trees. */
	hasTrees(unit: number): boolean {
		return this.trees[unit] === true;
	}

	/** The stop automaton of a text step; null when its terminators may begin with something else than a literal. */
	stopsOf(step: Step): Automaton | null {
		if (step.stops === null && step.stopTexts !== null) step.stops = new Automaton(step.stopTexts);
		return step.stops;
	}

	/** The format's own marks, to be found in values. */
	get marks(): Automaton {
		this.markSet ??= marksOf(this.format.literals);
		return this.markSet;
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
		return firstOf(step, this.format.ends);
	}
}

const programs = new WeakMap<Format, Program>();

/** The program of a format. Throws when the format was compiled for another version of the contract, or lacks a kind. */
export function programOf(format: Format): Program {
	let program = programs.get(format);
	if (program === undefined) {
		program = new Program(format);
		programs.set(format, program);
	}
	return program;
}

function isNested({ value }: Member): boolean {
	return "members" in value;
}
