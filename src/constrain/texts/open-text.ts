/** Texts that end where their close stands: one rule for each state of the automaton of their exits. */
import { choice, EMPTY, type Expr, oneOf, row, ruleOf, text } from "../grammar/expr.js";
import { holds, type Pattern, type Ranges, without } from "../schema/pattern.js";
import { CONTROL, charactersOf, isControl } from "./characters.js";
import { type Ended, type Ending, Ends } from "./ends.js";
import { type Exits, LEFT, type StateId } from "./exits.js";
import { NOWHERE, partition } from "./partition.js";
import { patternText } from "./pattern-text.js";
import { OTHER, type SignId, SPACES } from "./signs.js";

/** What stands in quotes has no quote, and no escape. */
const QUOTED: Ranges = [
	[0, 0x1f],
	[0x22, 0x22],
	[0x5c, 0x5c],
	[0x7f, 0x7f],
];
const NO_ESCAPES: ReadonlyMap<number, string> = new Map();
const JSON_SIGNS = "0123456789-+.eEtrufalsn{}[]:, ";
const JSON_ESCAPES = ['"', "\\", "/", "b", "f", "n", "r", "t"];
/** They do not stand in a string of JSON as they are. */
const ESCAPED = ['"', "\\", "\n", "\t"];

/** The rules of the states that can be come to; a state in which the text may end has an empty alternative. */
export class OpenTexts {
	private readonly known = new Map<Ending, Map<string, Expr>>();
	private main: Main | null = null;

	constructor(readonly exits: Exits) {}

	/** How a text ends before this one. */
	before(behind: string): Ended {
		return this.explored.ends.before(behind);
	}

	/**
	 * Any text that ends so, and only there. `not`: characters with which it does not begin; nor does it with white space, then, behind
	 * which one could stand.
	 */
	until(ending: Ending, not = ""): Expr {
		const all = this.known.get(ending) ?? new Map<string, Expr>();
		this.known.set(ending, all);
		const known = all.get(not);
		if (known !== undefined) return known;
		const { kind, table } = this.explored;
		const mayEnd = (state: StateId) => ending.states.has(state);
		const first = not === "" ? kind : kindWithout(kind, [...SPACES, ...not]);
		const found = this.automaton("text", kind, table, mayEnd, first);
		all.set(not, found);
		return found;
	}

	private get explored(): Main {
		if (this.main === null) {
			const kind = { steps: this.stepsWithout([]), sets: new Map(), without: [] };
			const table = this.explore(kind, this.exits.begin);
			this.main = { kind, table, ends: new Ends(this.exits, table.states) };
		}
		return this.main;
	}

	/** Each sign that may stand in a text, by those of its characters that may. */
	private stepsWithout(characters: readonly string[]): readonly Step[] {
		return this.exits.signs.all.flatMap((all, sign) => {
			const kept = all.filter((one) => !isControl(one) && !characters.includes(one));
			return kept.length === 0 ? [] : [{ signs: [sign], characters: kept, escape: null }];
		});
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
		const signs = new Set([...JSON_SIGNS].map((one) => exits.signs.of(one)));
		const found = new Set<StateId>([exits.begin]);
		for (const state of found) {
			for (const sign of signs) {
				const to = exits.step(state, sign);
				if (to === LEFT) return null;
				found.add(to);
			}
			if (exits.step(state, exits.signs.of('"')) !== 0) return null;
		}
		return [...found];
	}

	/** Whether a value of JSON may stand where a text ends so. */
	holdsJson({ states }: Ending): boolean {
		return this.outside?.every((state) => states.has(state)) ?? false;
	}

	/** Whether a text may end so. */
	admits(text: string, { states }: Ending): boolean {
		const state = this.exits.after(text);
		return state !== null && states.has(state);
	}

	/** A text that fits a pattern; null: some of it could begin an exit. `ending`: null: it is in the quotes of JSON. */
	matching(pattern: Pattern, ending: Ending | null): Expr | null {
		const { exits } = this;
		const begin = ending === null ? 0 : exits.begin;
		if (ending !== null && !ending.states.has(begin)) return null;
		const isSafe = (ranges: Ranges): boolean =>
			this.signsIn(ranges).every(
				(sign) => exits.step(0, sign) === 0 && [0, begin].includes(exits.step(begin, sign)),
			);
		const unfit = ending === null ? QUOTED : CONTROL;
		const all = (one: Pattern): boolean => {
			if (one.k === "many") return all(one.of);
			if (one.k !== "set") return one.of.every(all);
			const plain = without(one.ranges, unfit);
			return plain.length > 0 && isSafe(plain);
		};
		return all(pattern) ? patternText(pattern, { without: unfit, escapes: NO_ESCAPES }) : null;
	}

	private signsIn(ranges: Ranges): readonly SignId[] {
		const { signs } = this.exits;
		const codes = signs.all.flat().map((one) => one.codePointAt(0) ?? 0);
		const named = codes.filter((code) => code !== OTHER.codePointAt(0)).sort((a, b) => a - b);
		const others = without(
			ranges,
			named.map((one) => [one, one]),
		);
		const found = named
			.filter((code) => holds(ranges, code))
			.map((one) => String.fromCodePoint(one));
		return [...found, ...(others.length > 0 ? [OTHER] : [])].map((one) => signs.of(one));
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
		const escapes = JSON_ESCAPES.map((one): Step => {
			const signs = [exits.signs.of("\\"), exits.signs.of(one)];
			return { signs, characters: [], escape: one };
		});
		const steps = [...this.stepsWithout(ESCAPED), ...escapes];
		const kind: Kind = { steps, sets: new Map(), without: ESCAPED };
		const table = this.explore(kind, 0);
		const ends = (state: StateId) => exits.step(state, exits.signs.of('"')) === 0;
		return row(text('"'), this.automaton("json-text", kind, table, ends), text('"'));
	}

	private automaton(
		hint: string,
		kind: Kind,
		{ states, rows }: Table,
		mayEnd: (state: StateId) => boolean,
		first: Kind = kind,
	): Expr {
		const ends = states.map(mayEnd);
		const { parts, count } = partition(rows, ends);
		const rules = Array.from({ length: count }, () => ruleOf(hint));
		const done = new Set<number>();
		const body = (state: number, by: Kind): Expr => {
			const targets = new Map<Expr, number[]>();
			for (const [at, to] of (rows[state] ?? []).entries()) {
				const next = to === NOWHERE ? undefined : rules[parts[to] ?? 0];
				if (next === undefined) continue;
				const all = targets.get(next) ?? [];
				all.push(at);
				targets.set(next, all);
			}
			const options = [...targets].flatMap(([to, all]) => this.moves(by, all, to));
			return choice(ends[state] === true ? [...options, EMPTY] : options);
		};
		for (const state of rows.keys()) {
			const part = parts[state] ?? 0;
			const rule = rules[part];
			if (done.has(part) || rule === undefined) continue;
			done.add(part);
			rule.rule.body = body(state, kind);
		}
		return first === kind ? (rules[parts[0] ?? 0] ?? EMPTY) : ruleOf(hint, body(0, first));
	}

	private moves(
		{ steps, sets, without }: Kind,
		taken: readonly number[],
		to: Expr,
	): readonly Expr[] {
		const key = taken.join();
		const known = sets.get(key);
		if (known !== undefined) return known.map((one) => row(one, to));
		const kept = taken.flatMap((at) => steps[at] ?? []);
		const characters = kept.flatMap((one) => one.characters);
		const escapes = kept.flatMap(({ escape: sign }) => sign ?? []);
		const set = charactersOf(characters, this.exits.signs.all.flat(), without);
		const found: Expr[] = characters.length === 0 ? [] : [{ t: "class", set }];
		if (escapes.length > 0) found.push(row(text("\\"), oneOf(...escapes)));
		sets.set(key, found);
		return found.map((one) => row(one, to));
	}

	/** All states that a text can come to, with where each step leads. */
	private explore({ steps }: Kind, begin: StateId): Table {
		const { exits } = this;
		const states = [begin];
		const places = new Map<StateId, number>([[begin, 0]]);
		const rows: Int32Array[] = [];
		for (const state of states) {
			const row = Int32Array.from(steps, ({ signs }) => {
				let to = state;
				for (const sign of signs) to = exits.step(to, sign);
				if (to === LEFT) return NOWHERE;
				let place = places.get(to);
				if (place === undefined) {
					place = states.push(to) - 1;
					places.set(to, place);
				}
				return place;
			});
			rows.push(row);
		}
		return { states, rows };
	}
}

/** What a text may go on with. */
interface Step {
	/** one; an escape is two */
	readonly signs: readonly SignId[];
	/** none: it is an escape */
	readonly characters: readonly string[];
	readonly escape: string | null;
}
/** A kind of text: what it may consist of. */
interface Kind {
	readonly steps: readonly Step[];
	/** what some of the steps are in a grammar */
	readonly sets: Map<string, readonly Expr[]>;
	/** characters that it cannot hold as they are */
	readonly without: readonly string[];
}

function kindWithout({ steps }: Kind, without: readonly string[]): Kind {
	const kept = (characters: readonly string[]) =>
		characters.filter((one) => !without.includes(one));
	const left = steps.map((step) => ({ ...step, characters: kept(step.characters) }));
	return { steps: left, sets: new Map(), without };
}

/** Where each step leads from each state, by their places in the lists; the text begins in the first. */
interface Table {
	readonly states: readonly StateId[];
	readonly rows: readonly Int32Array[];
}
interface Main {
	readonly kind: Kind;
	readonly table: Table;
	readonly ends: Ends;
}
