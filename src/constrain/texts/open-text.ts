/** Texts that end where their close stands: one rule for each state of the automaton of their exits. */

import {
	type CharSet,
	choice,
	EMPTY,
	type Expr,
	oneOf,
	row,
	ruleOf,
	text,
} from "../grammar/expr.js";
import { holds, type Pattern, type Ranges, without } from "../schema/pattern.js";
import { type Exits, LEFT, OTHER, type StateId } from "./exits.js";
import { patternText } from "./pattern-text.js";

/** Characters that no open text gets: a model has no use for them, and readers differ about them. */
const CONTROL: readonly (readonly [number, number])[] = [
	[0, 8],
	[0x0b, 0x1f],
	[0x7f, 0x7f],
];

/** What stands in quotes has no quote, and no escape. */
const QUOTED: Ranges = [
	[0, 0x1f],
	[0x22, 0x22],
	[0x5c, 0x5c],
	[0x7f, 0x7f],
];
const NO_ESCAPES: ReadonlyMap<number, string> = new Map();

/** The rules of the states that can be come to; a state in which the text may end has an empty alternative. */
export class OpenTexts {
	private readonly byBehind = new Map<string, Expr>();
	private readonly byEnds = new Map<string, Expr>();
	/** how much of what stands behind a text has been asked for */
	private readonly lengths = new Set<number>();
	private readonly characters: readonly string[];
	private explored: Table | null = null;

	constructor(readonly exits: Exits) {
		this.characters = [...exits.alphabet, OTHER].filter((one) => !isControl(one));
	}

	/** Any text that ends before `behind`, and only there. */
	until(behind: string): Expr {
		for (const length of this.lengths) {
			const known = this.byBehind.get(behind.slice(0, length));
			if (known !== undefined) return known;
		}
		const kind: Kind = { steps: this.characters, without: [] };
		this.explored ??= this.explore(kind, this.exits.begin);
		const { ends, asked } = this.endsBefore(behind, this.explored);
		// most texts end in the same states, whatever follows them
		const key = [...ends].join();
		const found =
			this.byEnds.get(key) ??
			this.automaton("text", kind, { table: this.explored, begin: this.exits.begin, ends });
		this.byEnds.set(key, found);
		this.byBehind.set(behind.slice(0, asked), found);
		this.lengths.add(asked);
		return found;
	}

	/** How much of what stands behind a text counts for its end; null: all of it, and where it ends, too. */
	asked(behind: string): number | null {
		this.explored ??= this.explore({ steps: this.characters, without: [] }, this.exits.begin);
		const { asked } = this.endsBefore(behind, this.explored);
		return asked > behind.length ? null : asked;
	}

	/** The states in which a text may end, and how much of what stands behind has been asked for it. */
	private endsBefore(
		behind: string,
		table: Table,
	): { readonly ends: ReadonlySet<StateId>; readonly asked: number } {
		const { exits } = this;
		const ends = new Set<StateId>();
		let open = [...table.keys()].map((state) => ({ state, at: state }));
		let asked = 0;
		for (const character of behind) {
			for (const { state, at } of open) if (at === 0) ends.add(state);
			open = open.flatMap(({ state, at }) => {
				const to = at === 0 ? LEFT : exits.behind(at, character);
				return to === LEFT ? [] : [{ state, at: to }];
			});
			asked += character.length;
			if (open.length === 0) break;
		}
		for (const { state, at } of open) if (at === 0) ends.add(state);
		// where all of it was needed, one that goes on is another
		if (open.length > 0) asked++;
		return { ends: new Set([...table.keys()].filter((one) => ends.has(one))), asked };
	}

	/**
	 * What a value of JSON may come to outside of its strings; null: it may be part of an exit there, or in the opening quote of
	 * a string.
	 */
	private get outside(): readonly StateId[] | null {
		this.around ??= { states: this.statesOutside() };
		return this.around.states;
	}
	private around: { readonly states: readonly StateId[] | null } | null = null;

	private statesOutside(): readonly StateId[] | null {
		const { exits } = this;
		const found = new Set<StateId>([exits.begin]);
		for (const state of found) {
			for (const sign of "0123456789-+.eEtrufalsn{}[]:, ") {
				const to = exits.step(state, exits.classOf(sign));
				if (to === LEFT) return null;
				found.add(to);
			}
			if (exits.step(state, exits.classOf('"')) !== 0) return null;
		}
		return [...found];
	}

	/** Whether a value of JSON may stand before this text. */
	holdsJson(behind: string): boolean {
		return this.outside?.every((state) => this.exits.mayEnd(state, behind)) ?? false;
	}

	/** Whether a text may stand before another one, and ends there. */
	admits(text: string, behind: string): boolean {
		const state = this.exits.after(text);
		return state !== null && this.exits.mayEnd(state, behind);
	}

	/** A text that fits a pattern; null: some of it could begin an exit. `behind`: what follows; null: it is in the quotes of JSON. */
	matching(pattern: Pattern, behind: string | null): Expr | null {
		const { exits } = this;
		const begin = behind === null ? 0 : exits.begin;
		if (behind !== null && !exits.mayEnd(begin, behind)) return null;
		const isSafe = (ranges: Ranges): boolean => {
			const named = new Set(exits.alphabet.map((one) => one.codePointAt(0) ?? 0));
			const steps = exits.alphabet.filter((one) => holds(ranges, one.codePointAt(0) ?? 0));
			const others = without(
				ranges,
				[...named].sort((a, b) => a - b).map((one) => [one, one]),
			);
			return [...steps, ...(others.length > 0 ? [OTHER] : [])].every(
				(one) => exits.step(0, one) === 0 && [0, begin].includes(exits.step(begin, one)),
			);
		};
		const unfit = behind === null ? QUOTED : CONTROL;
		const all = (one: Pattern): boolean => {
			if (one.k === "many") return all(one.of);
			if (one.k !== "set") return one.of.every(all);
			const plain = without(one.ranges, unfit);
			return plain.length > 0 && isSafe(plain);
		};
		return all(pattern) ? patternText(pattern, { without: unfit, escapes: NO_ESCAPES }) : null;
	}

	/** A string of JSON that stands in an open text; null: see `outside`. */
	string(): Expr | null {
		this.quoted ??= { expr: this.quotedText() };
		return this.quoted.expr;
	}
	private quoted: { readonly expr: Expr | null } | null = null;

	private quotedText(): Expr | null {
		const { exits } = this;
		if (this.outside === null) return null;
		const ends = (state: StateId) => exits.step(state, exits.classOf('"')) === 0;
		const without = ['"', "\\", "\n", "\t"];
		const plain = this.characters.filter((one) => !without.includes(one));
		const escapes = ['"', "\\", "/", "b", "f", "n", "r", "t"].map((one) => `\\${one}`);
		const kind: Kind = { steps: [...plain, ...escapes], without };
		const table = this.explore(kind, 0);
		const may = new Set([...table.keys()].filter(ends));
		const body = this.automaton("json-text", kind, { table, begin: 0, ends: may });
		return row(text('"'), body, text('"'));
	}

	private automaton(hint: string, kind: Kind, { table, begin, ends }: Automaton): Expr {
		const parts = partition(table, ends);
		const rules = new Map<number, Extract<Expr, { t: "rule" }>>();
		const ruleFor = (state: StateId) => {
			const part = parts.get(state) ?? 0;
			const rule = rules.get(part) ?? ruleOf(hint);
			rules.set(part, rule);
			return rule;
		};
		const first = ruleFor(begin);
		const done = new Set<number>();
		for (const [state, moves] of table) {
			const part = parts.get(state) ?? 0;
			if (done.has(part)) continue;
			done.add(part);
			const targets = new Map<Expr, string[]>();
			for (const [step, to] of moves) {
				const rule = ruleFor(to);
				targets.set(rule, [...(targets.get(rule) ?? []), step]);
			}
			const options: Expr[] = [];
			for (const [to, steps] of targets) {
				const single = steps.filter((one) => isCharacter(one));
				const escapes = steps.filter((one) => !isCharacter(one));
				if (single.length > 0) options.push(row({ t: "class", set: this.set(single, kind) }, to));
				if (escapes.length > 0)
					options.push(row(text("\\"), oneOf(...escapes.map((one) => one.slice(1))), to));
			}
			if (ends.has(state)) options.push(EMPTY);
			ruleFor(state).rule.body = choice(options);
		}
		return first;
	}

	/** All states that a text can come to, with where each step leads. */
	private explore({ steps }: Kind, begin: StateId): Table {
		const { exits } = this;
		const table = new Map<StateId, ReadonlyMap<string, StateId>>();
		const todo: StateId[] = [begin];
		for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
			if (table.has(state)) continue;
			const moves = new Map<string, StateId>();
			for (const step of steps) {
				const to = isCharacter(step) ? exits.step(state, step) : exits.after(step, state);
				if (to === null || to === LEFT) continue;
				moves.set(step, to);
				todo.push(to);
			}
			table.set(state, moves);
		}
		return table;
	}

	/** The set with `OTHER` in it says which characters are not in it. */
	private set(of: readonly string[], { without }: Kind): CharSet {
		const codes = (all: readonly string[]) =>
			all.map((one): readonly [number, number] => {
				const code = one.codePointAt(0) ?? 0;
				return [code, code];
			});
		if (!of.includes(OTHER)) return { not: false, ranges: joined(codes(of)) };
		const others = this.characters.filter((one) => !of.includes(one));
		return { not: true, ranges: joined([...CONTROL, ...codes([...others, ...without])]) };
	}
}

/** A kind of text: what it may consist of. */
interface Kind {
	/** characters, and escapes of two characters */
	readonly steps: readonly string[];
	/** characters that it cannot hold as they are */
	readonly without: readonly string[];
}
/** Where each step leads from each state; one that is missing leads out of the text. */
type Table = ReadonlyMap<StateId, ReadonlyMap<string, StateId>>;
interface Automaton {
	readonly table: Table;
	readonly begin: StateId;
	readonly ends: ReadonlySet<StateId>;
}

function isCharacter(step: string): boolean {
	return step.length === 1 || step === OTHER;
}

/** States of which the same texts lead out, by the number that they share (Moore's refinement). */
function partition(table: Table, ends: ReadonlySet<StateId>): ReadonlyMap<StateId, number> {
	const rows = distinct(table);
	let parts = new Map([...table.keys()].map((state) => [state, ends.has(state) ? 1 : 0]));
	for (let count = 0; ; ) {
		const numbers = new Map<string, number>();
		const next = new Map<StateId, number>();
		for (const [state, moves] of rows) {
			let key = `${parts.get(state)}`;
			for (const to of moves) key += `,${to === LEFT ? "" : parts.get(to)}`;
			const number = numbers.get(key) ?? numbers.size;
			numbers.set(key, number);
			next.set(state, number);
		}
		parts = next;
		if (numbers.size === count) return parts;
		count = numbers.size;
	}
}

/** The moves of each state, of steps that lead to the same states everywhere only one. */
function distinct(table: Table): ReadonlyMap<StateId, readonly StateId[]> {
	const steps = new Set([...table.values()].flatMap((moves) => [...moves.keys()]));
	const columns = new Map<string, string>();
	for (const step of steps) {
		let column = "";
		for (const moves of table.values()) column += `,${moves.get(step) ?? ""}`;
		if (!columns.has(column)) columns.set(column, step);
	}
	const kept = [...columns.values()];
	return new Map(
		[...table].map(([state, moves]) => [state, kept.map((step) => moves.get(step) ?? LEFT)]),
	);
}

function isControl(character: string): boolean {
	const code = character.codePointAt(0) ?? 0;
	return CONTROL.some(([from, to]) => code >= from && code <= to);
}

function joined(ranges: readonly (readonly [number, number])[]): CharSet["ranges"] {
	const sorted = [...ranges].sort(([a], [b]) => a - b);
	const found: [number, number][] = [];
	for (const [from, to] of sorted) {
		const last = found[found.length - 1];
		if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
		else found.push([from, to]);
	}
	return found;
}
