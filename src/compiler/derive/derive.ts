/**
 * Derived deviations: what models get wrong in every format of a kind is read in every format of that kind, as if lenient rules
 * for it stood in the file. Section 11 of docs/SEMANTICS.md lists them.
 */
import type {
	Breaks,
	Expr,
	Grammar,
	Rule,
	SequenceExpr,
	SourceSpan,
} from "../../language/syntax.js";
import {
	DOUBLED_CLOSE,
	OTHER_CLOSE,
	SIGNS_AROUND,
	UNCLOSED_CALL,
	UNCLOSED_VALUE,
	UNKNOWN_CLOSE,
	UNOPENED_CALL,
	UNOPENED_KEY,
} from "../../runtime/program/lenient-codes.js";
import { withBraces } from "./braces.js";
import { evidenceAt } from "./conditions.js";
import { Maker, type Tail, withTails } from "./expr.js";
import { trimmed } from "./marks.js";
import { opening, withoutPlaces } from "./opening.js";
import { nestedPlaces, type Site, strictRules, type ValuePlace, valuePlaces } from "./pairs.js";
import { asks, plain } from "./plain.js";
import { withoutEmptyRounds } from "./rounds.js";
import { withSigns } from "./signs.js";
import { unopenedCalls } from "./unopened.js";

/** The grammar with its derived rules, behind its own. The same object where nothing is derived. */
export function derive(grammar: Grammar): Grammar {
	const known = derived.get(grammar);
	if (known !== undefined) return known;
	const made = new Derivation(withBraces(withSigns(grammar))).run();
	derived.set(grammar, made);
	// it has all that can be derived of it
	derived.set(made, made);
	return made;
}

const derived = new WeakMap<Grammar, Grammar>();

/** The codes of what can be derived. */
export const DERIVED_CODES: readonly string[] = [
	UNCLOSED_VALUE,
	UNCLOSED_CALL,
	DOUBLED_CLOSE,
	OTHER_CLOSE,
	UNKNOWN_CLOSE,
	UNOPENED_KEY,
	UNOPENED_CALL,
	SIGNS_AROUND,
];

/** The rules that `derive` adds. */
export function derivedRules(grammar: Grammar): readonly Rule[] {
	const full = derive(grammar);
	return full === grammar ? [] : full.rules.slice(grammar.rules.length);
}

/** A deviation beside a rule: what it reads, made of alternatives that several places may add to. */
interface Deviation {
	readonly rule: string;
	readonly code: string;
	readonly breaks: Breaks | null;
	readonly options: Map<string, Expr>;
	readonly made: (options: Expr) => Expr;
	readonly make: Maker;
	readonly at: SourceSpan;
}

type Kind = Pick<Deviation, "code" | "breaks">;

class Derivation {
	private readonly strict;
	private readonly made: Rule[] = [];
	private readonly tails = new Map<SequenceExpr, Tail>();
	private readonly found = new Map<string, Deviation>();

	constructor(private readonly grammar: Grammar) {
		this.strict = strictRules(grammar);
	}

	run(): Grammar {
		const { grammar } = this;
		if (!this.strict.has("message")) return grammar;
		const places = valuePlaces(this.strict);
		const sites = new Set(places.map(({ site }) => site.sequence));
		for (const place of places) this.at(place);
		for (const place of nestedPlaces(this.strict))
			if (!sites.has(place.site.sequence)) this.within(place);
		const unopened = this.unopened();
		if (this.found.size === 0 && unopened.length === 0) return grammar;
		const cut = grammar.rules.map((rule) => ({ ...rule, expr: withTails(rule.expr, this.tails) }));
		const lenient = [...this.found.values()].map(
			({ rule, code, breaks, options, made, make, at }): Rule => {
				const expr = made(make.alt([...options.values()]));
				const found = { name: rule, lenient: code, expr, at, nameAt: at };
				return breaks === null ? found : { ...found, breaks };
			},
		);
		const own = [...cut, ...this.made];
		const entries = grammar.entries.map(({ expr }) => expr);
		const derived = withoutEmptyRounds(own, entries, [...lenient, ...unopened]);
		return { ...grammar, rules: [...own, ...derived] };
	}

	/** Calls without their opening: the rest of them is read as it stands in the strict rules. */
	private unopened(): readonly Rule[] {
		if (this.isOff(UNOPENED_CALL)) return [];
		return unopenedCalls(this.grammar, this.strict).map(({ rule, sequence, begins, ends }) => {
			const whole = withTails(sequence, this.tails);
			const rest = whole.type === "sequence" ? withoutFirst(whole.items) : [];
			const { at } = sequence;
			const expr = new Maker(at).seq([...begins, ...rest, ...ends]);
			return { name: rule, lenient: UNOPENED_CALL, expr, at, nameAt: at };
		});
	}

	private isOff(code: string): boolean {
		return this.grammar.without.some(({ text }) => text === code);
	}

	private at(place: ValuePlace): void {
		const make = new Maker(place.site.sequence.at);
		const evidence = evidenceAt(place, this.strict, make);
		if (evidence === null) return;
		const {
			close,
			keys,
			closes,
			tails,
			behindClose,
			endings,
			next,
			others,
			alike,
			word,
			unopened,
		} = evidence;
		const line = make.optional(make.eol());
		// where the layout has the close on a line of its own, that line is left, too
		const lines = beginsLine(this.strictAt(place.site)) ? [line, line] : [line];
		const missing = (options: Expr): Expr => make.seq([...lines, make.look(options)]);
		const behind = (options: Expr): Expr =>
			make.seq([...(close ?? []), make.look(make.seq([make.space(), options]))]);
		const { site, loop } = place;
		const repair = (code: string): Kind => ({ code, breaks: null });
		const fault = (code: string): Kind => ({ code, breaks: "skip" });
		const whole = (options: Expr): Expr => options;
		if (close !== null) {
			this.add(site, repair(UNCLOSED_VALUE), [...keys, ...closes], missing);
			this.add(site, repair(UNCLOSED_CALL), behindClose, behind);
			if (loop !== null && this.endsCall(loop, place))
				this.add(loop, repair(UNCLOSED_CALL), endings, whole);
			this.add(site, repair(DOUBLED_CLOSE), [this.strictAt(site)], (strict) =>
				make.seq([...close, make.space(), strict]),
			);
			const follows = [...keys, ...closes];
			const instead = make.alt(others.map((text) => make.lit(text)));
			if (others.length > 0)
				this.add(site, repair(OTHER_CLOSE), follows, (options) =>
					make.seq([line, instead, make.look(make.seq([make.space(), options]))]),
				);
			if (alike !== null)
				this.add(site, fault(UNKNOWN_CLOSE), [...keys, ...tails], (options) =>
					make.seq([alike, make.space(), options]),
				);
			if (word !== null)
				this.add(site, fault(UNKNOWN_CLOSE), keys, (options) =>
					make.seq([word, make.space(), options]),
				);
			this.add(site, fault(UNOPENED_KEY), unopened, (options) =>
				make.seq([...close, make.space(), options]),
			);
		}
		this.add(site, { code: "", breaks: "here" }, next, whole);
	}

	/**
	 * The value of an element holds no opening of another one: nothing tells it from a close that is missing or misspelt. Its close
	 * may stand twice.
	 */
	private within({ site, layers: [pair] }: ValuePlace): void {
		const make = new Maker(site.sequence.at);
		const { before = [], behind = [] } = pair ?? {};
		const next = opening("key", before, this.strict, make, "prop");
		const options = next.map((items) => make.seq(items));
		this.add(site, { code: "", breaks: "skip" }, options, (whole) => whole);
		const close = trimmed(plain(behind, this.strict) ?? []);
		if (close.length === 0 || !asks(behind, this.strict)) return;
		this.add(site, { code: DOUBLED_CLOSE, breaks: null }, [this.strictAt(site)], (strict) =>
			make.seq([...close, make.space(), strict]),
		);
	}

	/** What the strict rules have at the site. */
	private strictAt({ sequence, from }: Site): Expr {
		const items = sequence.items.slice(from);
		const [only] = items;
		if (items.length === 1 && only?.type === "ref") return this.strict.get(only.rule) ?? only;
		return { type: "sequence", items, at: sequence.at };
	}

	/** Whether what stands at the site is all that follows in the call. */
	private endsCall(site: Site, { layers }: ValuePlace): boolean {
		const read = (items: readonly Expr[]): string =>
			JSON.stringify(trimmed(plain(items, this.strict) ?? []), withoutPlaces);
		return read(site.sequence.items.slice(site.from)) === read(layers[1]?.behind ?? []);
	}

	/** A deviation beside what stands at the site. */
	private add(
		site: Site,
		{ code, breaks }: Kind,
		options: readonly Expr[],
		made: Deviation["made"],
	): void {
		if (options.length === 0 || this.isOff(code)) return;
		const rule = this.ruleAt(site);
		if (rule === null) return;
		const { at } = site.sequence;
		const make = new Maker(at);
		const key = JSON.stringify([rule, code, made(make.assert("end"))], withoutPlaces);
		const deviation = this.found.get(key) ?? {
			rule,
			code,
			breaks,
			options: new Map(),
			made,
			make,
			at,
		};
		this.found.set(key, deviation);
		for (const option of options)
			deviation.options.set(JSON.stringify(option, withoutPlaces), option);
	}

	/** The rule that is all that stands at the site: one is made where there is none. */
	private ruleAt({ sequence, from }: Site): string | null {
		const [only, ...more] = sequence.items.slice(from);
		if (only?.type === "ref" && more.length === 0 && this.strict.has(only.rule)) return only.rule;
		const known = this.tails.get(sequence);
		// a sequence has one tail
		if (known !== undefined) return known.from === from ? known.rule : null;
		const { at } = sequence;
		const rule = `rest-of-line-${at.start.line}-${at.start.column}`;
		this.tails.set(sequence, { from, rule });
		const expr: Expr = { type: "sequence", items: sequence.items.slice(from), at };
		this.made.push({ name: rule, lenient: null, expr, at, nameAt: at });
		return rule;
	}
}

/** Less the first item and the white space behind it. */
function withoutFirst([, ...items]: readonly Expr[]): readonly Expr[] {
	const from = items.findIndex(({ type }) => type !== "space" && type !== "eol" && type !== "look");
	const looks = items.slice(0, Math.max(from, 0)).filter(({ type }) => type === "look");
	return [...looks, ...items.slice(from)];
}

/** Whether the layout may put it on a line of its own, or does. */
function beginsLine(expr: Expr): boolean {
	const first = expr.type === "sequence" ? expr.items[0] : expr;
	if (first?.type === "repeat" && first.op === "?") return first.body.type === "eol";
	return first?.type === "eol";
}
