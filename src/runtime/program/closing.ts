/** What ends the calls of a format, and what stands behind them: literals, proofs and automata, by unit. */
import type { Format, LiteralId, Unit } from "../contract.js";
import { MAX_HEADER } from "../limits.js";
import { Automaton } from "./automaton.js";
import { FurtherArgument } from "./next-item.js";
import { EndProof, Marks } from "./proof.js";
import { ASSERT, CALL, EOL, FORK, LOOK, OP, SPACE, type Step, VALUE } from "./steps.js";
import { comesTo, firstLiterals, literalsBehind, TELLING } from "./walks.js";

export class Closing {
	/** characters of the longest text that closes a call */
	readonly longest: number;
	// made on demand, by unit
	private readonly syncs: (Automaton | undefined)[] = [];
	private readonly marks: Marks[] = [];
	private readonly behind: (readonly string[])[] = [];
	private readonly around: (readonly string[] | undefined)[] = [];
	private readonly prefixes: (string | undefined)[] = [];
	private readonly brackets: (boolean | undefined)[] = [];
	private readonly quotes: (string | undefined)[] = [];
	private readonly closed: (boolean | undefined)[] = [];
	/** the last one that was made for a name */
	private lastSync: {
		readonly unit: number;
		readonly name: string;
		readonly sync: Automaton;
	} | null = null;

	constructor(
		private readonly format: Format,
		private readonly steps: readonly Step[],
	) {
		const closes = format.units.flatMap((unit) => this.textsOf(unit.closes));
		const named = format.units.flatMap((unit) => unit.named ?? []);
		this.longest = Math.max(
			1,
			...closes.map(({ length }) => length),
			...named.map(
				({ before, after }) => this.textsOf([before, after]).join("").length + MAX_HEADER,
			),
		);
	}

	private unit(id: number): Unit {
		const unit = this.format.units[id];
		if (unit === undefined) throw new Error(`format ${this.format.name}: no unit ${id}`);
		return unit;
	}

	private textsOf(ids: readonly LiteralId[]): readonly string[] {
		return ids.map((id) => this.format.literals[id] ?? "");
	}

	private openingsOf(unit: number): readonly string[] {
		return this.textsOf(this.unit(unit).openings);
	}

	/** The texts that close a call of the unit; some hold its name. */
	textsFor(unit: number, name: string): readonly string[] {
		const { closes, named = [] } = this.unit(unit);
		return [
			...this.textsOf(closes),
			...named.map(({ before, after }) => this.textsOf([before, after]).join(name)),
		];
	}

	/** The beginning that all closing literals of a unit share, at most four characters; "" when they share none. */
	prefix(unit: number): string {
		this.prefixes[unit] ??= this.sharedBy(unit);
		return this.prefixes[unit];
	}

	private sharedBy(unit: number): string {
		const closes = this.textsOf(this.unit(unit).closes).map((text) => text.slice(0, 4));
		let prefix = closes[0] ?? "";
		for (const close of closes) while (!close.startsWith(prefix)) prefix = prefix.slice(0, -1);
		return prefix;
	}

	/** Whether each way through a unit ends with a literal that closes it, white space apart. */
	endsClosed(unit: number): boolean {
		this.closed[unit] ??= this.unit(unit).named === undefined && !this.endsOpen(unit);
		return this.closed[unit];
	}

	private endsOpen(unit: number): boolean {
		const closes = this.textsOf(this.unit(unit).closes).filter((text) => text === text.trimEnd());
		const seen = [new Set<Step>(), new Set<Step>()] as const;
		const todo = this.begins(unit).map((step) => ({ step, closed: false }));
		for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
			const { step } = next;
			if (seen[next.closed ? 1 : 0].has(step)) continue;
			seen[next.closed ? 1 : 0].add(step);
			if (step.op?.op === "close") {
				if (!next.closed) return true;
				continue;
			}
			const closed = takesNothing(step) ? next.closed : closes.includes(step.text);
			if (step.kind === FORK || step.kind === CALL)
				todo.push(...step.more.map((one) => ({ step: one, closed })));
			todo.push({ step: step.to, closed });
		}
		return false;
	}

	/** Whether the parameters of a unit are Python values: they stand in a bracket of the call's own. */
	isBracketed(unit: number): boolean {
		this.brackets[unit] ??= comesTo(
			this.steps,
			unit,
			({ kind, py, field }) => kind === VALUE && py && field === "value",
		);
		return this.brackets[unit] === true;
	}

	/** The marks that close the sections around a unit that nothing closes; of one that is closed none are asked for. */
	ofSections(unit: number): readonly string[] {
		const openings = this.openingsOf(unit);
		return this.marksAround(unit).filter((text) => !openings.includes(text));
	}

	/** Those of its openings that close a section around it. */
	openingsToo(unit: number): readonly string[] {
		const openings = this.openingsOf(unit);
		return this.marksAround(unit).filter((text) => openings.includes(text));
	}

	private marksAround(unit: number): readonly string[] {
		let found = this.around[unit];
		if (found === undefined) {
			const { closes, named } = this.unit(unit);
			const known = this.textsOf(this.format.openings);
			const closed = closes.length > 0 || named !== undefined;
			const behind = closed ? [] : literalsBehind(this.steps, unit, false);
			found = behind.filter((text) => text.length >= TELLING && !known.includes(text));
			this.around[unit] = found;
		}
		return found;
	}

	/** What may stand behind a call of this name, and proves that it has ended. */
	marksBehind(unit: number, name: string): Marks {
		if (this.unit(unit).named !== undefined) return this.makeMarks(unit, name);
		this.marks[unit] ??= this.makeMarks(unit, name);
		return this.marks[unit];
	}

	private makeMarks(unit: number, name: string): Marks {
		const long = [...this.textsFor(unit, name), ...this.openingsOf(unit), ...this.format.ends];
		this.behind[unit] ??= literalsBehind(this.steps, unit, true);
		const all = [...long.map((text) => text.trim()), ...this.behind[unit]];
		return new Marks(
			all.filter(isLong),
			// a colon stands behind a key
			all.filter((text) => !isLong(text) && text !== ":"),
		);
	}

	/** What tells that the arguments of a call of the unit go on behind its end. */
	furtherArgument(unit: number): FurtherArgument {
		this.quotes[unit] ??= this.keyQuotes(unit);
		return new FurtherArgument(this.quotes[unit], this.isBracketed(unit));
	}

	/** Quotes that begin a key behind a comma: none with which the next call may begin. */
	private keyQuotes(unit: number): string {
		const begins = this.begins(unit).flatMap(firstLiterals);
		return [...`"'`].filter((c) => !begins.some((text) => text.startsWith(c))).join("");
	}

	/** The first steps of the unit's calls. */
	private begins(unit: number): readonly Step[] {
		const opens = this.steps.filter(({ op }) => op?.op === "open" && op.unit === unit);
		return opens.map(({ to }) => to);
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
		const sync = new Automaton([
			...this.textsFor(unit, name),
			...this.openingsOf(unit),
			...this.format.ends,
		]);
		this.lastSync = { unit, name, sync };
		return sync;
	}

	/** Literals that end a broken call: those that close it, and the openings behind it. */
	sync(unit: number): Automaton {
		let sync = this.syncs[unit];
		if (sync === undefined) {
			const { closes, openings } = this.unit(unit);
			sync = new Automaton([
				...this.textsOf([...closes, ...openings]),
				...this.ofSections(unit),
				...this.format.ends,
			]);
			this.syncs[unit] = sync;
		}
		return sync;
	}
}

/** Nothing that can be seen. */
function takesNothing({ kind }: Step): boolean {
	return [SPACE, EOL, OP, LOOK, ASSERT, FORK].includes(kind);
}

/** One of three characters is no separator. */
function isLong({ length }: string): boolean {
	return length >= TELLING - 1;
}
