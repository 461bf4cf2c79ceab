/** A format made ready to run: its nodes as linked steps, made once. Stop automata are made when a payload is first entered. */

import { CONTRACT_VERSION, type Format, type Member, type Unit } from "../contract.js";
import { MAX_HEADER } from "../limits.js";
import { atomClass, hasVisible } from "../scan/classes.js";
import { Automaton } from "./automaton.js";
import { type Kinds, kindsOf } from "./kinds.js";
import { marksOf } from "./marks.js";
import { tellOwnMarks } from "./own-marks.js";
import { EndProof, type Marks } from "./proof.js";
import { type Ahead, ASSERT, ATOM, type First, KIND, SLOT, Step, TEXT, VALUE } from "./steps.js";
import {
	bindsId,
	commits,
	computeFirst,
	find,
	literalsBehind,
	meets,
	partsOf,
	pushesTree,
	reaches,
	TELLING,
} from "./walks.js";

export * from "./steps.js";
export { canBegin, commitsAt, isBetween } from "./walks.js";

export class Program {
	readonly kinds: Kinds;
	readonly steps: readonly Step[];
	readonly start: Step;
	readonly entries = new Map<string, Step>();
	readonly unitAfter: readonly Step[];
	/** the message's loop: where reading goes on when what was read is nothing; null when the message has none */
	readonly home: Step | null;
	/** by unit: values of it may be element trees */
	private readonly trees: readonly boolean[];
	/** the automaton that finds the end of a broken call, by unit; made on demand */
	private readonly syncs: (Automaton | undefined)[] = [];
	/** names of declared tools are read */
	readonly readsTools: boolean;
	/** some condition asks which keys a call has bound */
	readonly asksForKeys: boolean;
	readonly closable: readonly ReadonlySet<number>[];
	readonly closableByLoop: readonly ReadonlySet<number>[];
	/** with which characters the `ends` texts begin, and how long the longest is */
	readonly endStarts: ReadonlySet<number>;
	readonly longestEnd: number;
	readonly longestClose: number;
	/** by unit: the marks behind it; made on demand */
	private readonly behind: (readonly string[])[] = [];
	private readonly around: (readonly string[] | undefined)[] = [];
	private readonly brackets: (boolean | undefined)[] = [];
	private openingSet: Automaton | null = null;
	private markSet: Automaton | null = null;
	/** the last one that was made for a name */
	private lastSync: {
		readonly unit: number;
		readonly name: string;
		readonly sync: Automaton;
	} | null = null;

	/** some object of the format holds its call in an object of its own */
	nests = false;

	constructor(readonly format: Format) {
		if (format.version !== CONTRACT_VERSION) {
			throw new Error(
				`format ${format.name} was compiled for contract ${format.version}, this runtime reads ${CONTRACT_VERSION}: generate it again`,
			);
		}
		this.kinds = kindsOf(format);
		const literal = (id: number): string => format.literals[id] ?? "";
		const tokens = [...format.tokens].sort((a, b) => b.length - a.length);
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
					step.parts = partsOf(step.text, tokens);
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
					step.yaml = node.yaml === true;
					step.field = node.field;
					break;
				case "pattern":
					step.pattern = node.pattern;
					step.py = node.pattern.py;
					this.nests ||= node.pattern.members.some(isNested);
					break;
				case "text":
					step.field = node.field;
					step.typed = node.typed;
					step.quoted = node.quoted === true;
					step.stray = node.stray;
					step.section = node.section ?? null;
					if (node.section !== undefined) step.more = [at(node.section.entry)];
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
		for (const step of steps) {
			if (step.kind === ATOM && step.field === "key") readBeside(step, "key");
			else if (step.field === "name" && (step.kind === SLOT || isWord(step)))
				readBeside(step, "decorated");
		}
		tellOwnMarks(steps);
		this.steps = steps;
		this.readsTools = steps.some(({ kind, what }) => kind === SLOT && what === "tool");
		this.asksForKeys = steps.some(({ kind, what }) => kind === SLOT && what === "unbound");
		for (const step of steps) {
			if (step.kind !== TEXT) continue;
			step.asserts = meets(step.to, (s) => s.kind === ASSERT && s.what !== "end");
			if (format.ends.length === 0) continue;
			// in a value it is data
			step.ends = step.field !== "value" || meets(step.to, ({ what }) => what === "end");
			if (step.ends && step.stopTexts !== null)
				step.stopTexts = [...step.stopTexts, ...format.ends];
		}
		this.endStarts = new Set(format.ends.map((end) => end.charCodeAt(0)));
		this.longestEnd = Math.max(0, ...format.ends.map(({ length }) => length));
		const closes = format.units.flatMap((unit) => unit.closes);
		const named = format.units.flatMap((unit) => unit.named ?? []);
		this.longestClose = Math.max(
			1,
			...closes.map((id) => literal(id).length),
			...named.map(({ before, after }) => (literal(before) + literal(after)).length + MAX_HEADER),
		);
		this.start = at(format.start);
		for (const entry of format.entries) this.entries.set(entry.name, at(entry.node));
		this.unitAfter = format.units.map((unit) => at(unit.after));
		this.home = find(
			this.start,
			(step) => step.kind === TEXT && step.field === "content" && !step.stray,
		);
		this.trees = format.units.map((_, unit) =>
			steps.some(
				(s) => s.op?.op === "open" && s.op.unit === unit && reaches(s.to, pushesTree, true),
			),
		);
		this.closable = format.units.map((unit) => new Set(unit.closable));
		this.closableByLoop = format.units.map((unit) => new Set(unit.closableByLoop));
	}

	/** Whether the values of a unit may be element trees. */
	hasTrees(unit: number): boolean {
		return this.trees[unit] === true;
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

	/** The texts that close a call of the unit; some hold its name. */
	closesOf(unit: number, name: string): readonly string[] {
		const { closes, named = [] } = this.unit(unit);
		const literal = (id: number): string => this.format.literals[id] ?? "";
		return [
			...closes.map(literal),
			...named.map(({ before, after }) => literal(before) + name + literal(after)),
		];
	}

	/** Whether the parameters of a unit are Python values: they stand in a bracket of the call's own. */
	bracketed(unit: number): boolean {
		this.brackets[unit] ??= this.steps.some(
			(s) =>
				s.op?.op === "open" &&
				s.op.unit === unit &&
				reaches(s.to, ({ kind, py, field }) => kind === VALUE && py && field === "value", true),
		);
		return this.brackets[unit] === true;
	}

	/** The marks that close the sections around a unit that nothing closes; of one that is closed none are asked for. */
	sectionCloses(unit: number): readonly string[] {
		const openings = this.unit(unit).openings.map((id) => this.format.literals[id]);
		return this.closesAround(unit).filter((text) => !openings.includes(text));
	}

	/** Those of its openings that close a section around it. */
	closingOpenings(unit: number): readonly string[] {
		const openings = this.unit(unit).openings.map((id) => this.format.literals[id]);
		return this.closesAround(unit).filter((text) => openings.includes(text));
	}

	private closesAround(unit: number): readonly string[] {
		let found = this.around[unit];
		if (found === undefined) {
			const { closes, named } = this.unit(unit);
			const known = this.format.openings.map((id) => this.format.literals[id]);
			const closed = closes.length > 0 || named !== undefined;
			const behind = closed ? [] : literalsBehind(this.steps, unit, false);
			found = behind.filter((text) => text.length >= TELLING && !known.includes(text));
			this.around[unit] = found;
		}
		return found;
	}

	/** What may stand behind a call of this name, and proves that it has ended. */
	marksBehind(unit: number, name: string): Marks {
		const { openings } = this.unit(unit);
		const literal = (id: number): string => this.format.literals[id] ?? "";
		const long = [...this.closesOf(unit, name), ...openings.map(literal), ...this.format.ends];
		this.behind[unit] ??= literalsBehind(this.steps, unit, true);
		const all = [...long.map((text) => text.trim()), ...this.behind[unit]];
		return {
			long: all.filter(isLong),
			short: all.filter((text) => !isLong(text)),
		};
	}

	/** What may stand between a call of the unit and the end of the message. */
	endsBehind(unit: number): EndProof {
		return new EndProof(literalsBehind(this.steps, unit, false), this.format.ends);
	}

	/** What ends a broken call of this name: its closes, and the openings behind it. */
	syncNamed(unit: number, name: string): Automaton {
		if (this.unit(unit).named === undefined) return this.sync(unit);
		const known = this.lastSync;
		if (known !== null && known.unit === unit && known.name === name) return known.sync;
		const openings = this.unit(unit).openings.map((id) => this.format.literals[id] ?? "");
		const closes = this.closesOf(unit, name);
		const sync = new Automaton([...closes, ...openings, ...this.format.ends]);
		this.lastSync = { unit, name, sync };
		return sync;
	}

	/** The format's own marks, to be found in values. */
	get marks(): Automaton {
		this.markSet ??= marksOf(this.format.literals);
		return this.markSet;
	}

	/** Literals that end a broken call: those that close it, and the openings behind it. */
	sync(unit: number): Automaton {
		let sync = this.syncs[unit];
		if (sync === undefined) {
			const { closes, openings } = this.unit(unit);
			sync = new Automaton([
				...[...closes, ...openings].map((id) => this.format.literals[id] ?? ""),
				...this.sectionCloses(unit),
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

/**
 * A key is a declared name or a run of its class: a name that is no such run is read beside it. So is the decorated name of
 * a call; an attribute holds decoration itself.
 */
function readBeside(step: Step, what: "key" | "decorated"): void {
	const slot = new Step(SLOT, step.id);
	slot.what = what;
	slot.cls = step.cls;
	slot.field = step.field;
	slot.to = step.to;
	step.declared = slot;
}

function isWord({ kind, cls }: Step): boolean {
	return kind === ATOM && cls === atomClass("word");
}

/** One of three characters is no separator. */
function isLong({ length }: string): boolean {
	return length >= TELLING - 1;
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
