/**
 * A member is walked once for all properties that are alike: its key, and what follows it, are left open. So a request with many
 * parameters of few types has few members, and a rule for what they have in common.
 */
import type { Part, WriteKind } from "../../render/writing.js";
import { EMPTY, type Expr, prefixOf, type Rule, ruleOf, text } from "../grammar/expr.js";
import { Template } from "../grammar/holes.js";
import type { KeywordReport } from "../report.js";
import { Alike } from "../schema/alike.js";
import type { Property } from "../schema/shape.js";
import type { Ending } from "../texts/ends.js";
import { keyFits, spelledKey, WORD } from "./atoms.js";
import { type Container, flagsOf, KEY, numberOf, type State } from "./state.js";
import { inSequence, type Then, type Walk } from "./walk.js";

/** A member as it is before what begins in certain ways. */
interface Outline {
	/** null: no member of this kind can stand there */
	readonly template: Template | null;
	/** where the key stands, by the way in which it is written; null: as it is */
	readonly keys: ReadonlyMap<WriteKind | null, Rule>;
	readonly ends: readonly End[];
	/** how its values end that may end otherwise for another key, or before something else */
	readonly asked: readonly Asked[];
	/** what was said of the shape that was walked; its place is to be read as another's */
	readonly said: readonly KeywordReport[];
	readonly place: string;
	readonly placed: boolean;
}

/** How a value ends before what is behind it. */
interface Asked {
	readonly behind: Expr;
	readonly ending: Ending;
}

/** All that are known of one kind of member. */
interface Kind {
	readonly ends: readonly State[];
	readonly outlines: Outline[];
}

/** A state behind the member, and the rule that stands for what follows it. */
interface End {
	readonly state: State;
	readonly rule: Rule;
}

export class Outlines {
	private readonly alike = new Alike();
	/** null: it is another for each property, or is being made */
	private readonly known = new Map<string, Kind | null>();
	/** what was said of shapes that are alike, wherever they were walked */
	private readonly said = new Map<number, KeywordReport[]>();
	private keys = new Map<WriteKind | null, Rule>();
	private asked: Asked[] = [];
	/** of the member that is walked */
	private property = "";
	private spoiled = false;

	/** What is walked depends on the property, the tool or the call itself. */
	spoil(): void {
		this.spoiled = true;
	}

	/** How a value ends before what is behind it. */
	endingBefore(walk: Walk, behind: Expr): Ending {
		const ending = endingOf(walk, behind);
		this.asked.push({ behind, ending });
		return ending;
	}

	/** Whether a walk depends on more than the types of what it is for. */
	watched<T>(walk: () => T): { readonly found: T; readonly spoiled: boolean } {
		const before = this.spoiled;
		this.spoiled = false;
		try {
			return { found: walk(), spoiled: this.spoiled };
		} finally {
			this.spoiled = before;
		}
	}

	/** The key of the member that is walked. */
	key(kind: WriteKind | null): Expr {
		const rule = this.keys.get(kind) ?? open(spelledKey(this.property, kind));
		this.keys.set(kind, rule);
		return { t: "rule", rule };
	}

	/** The next property, or item, of the members of `s`, and what follows it. */
	member(walk: Walk, of: readonly Part[], s: State, then: Then): Expr | null {
		const members = s.members;
		const property = members?.properties?.[members.at];
		const made =
			// what follows a key that is no word is another text
			members === null || property?.declared !== true || !WORD.test(property.key)
				? undefined
				: this.filled(walk, of, { s, members, property }, then);
		return made === undefined ? inSequence(walk, of, 0, s, then) : made;
	}

	/** Undefined: it must be walked for this property. */
	private filled(walk: Walk, of: readonly Part[], at: At, then: Then): Expr | null | undefined {
		const { s, members, property } = at;
		const alike = this.alike.numberOf(property.shape);
		const parts = of.map((one) => (typeof one === "string" ? one : numberOf(one))).join();
		const id = `${alike} ${flagsOf(s)} ${parts}`;
		let kind = this.known.get(id);
		if (kind === undefined) {
			this.known.set(id, null);
			const first = this.outlined(walk, of, at, alike, []);
			kind = first === null ? null : { ends: first.ends.map(({ state }) => state), outlines: [] };
			this.known.set(id, kind);
		}
		if (kind === null) return undefined;
		const rests: Expr[] = [];
		for (const state of kind.ends) {
			const to = { ...members, at: members.at + 1 };
			const rest = then({ ...state, tool: s.tool, members: to });
			if (rest === null) return undefined;
			rests.push(rest);
		}
		const behind = rests.map((one) => prefixOf(one));
		let outline = kind.outlines.find((one) => fits(walk, one, property.key, behind));
		if (outline === undefined) {
			const made = this.outlined(walk, of, at, alike, behind);
			if (made?.ends.length !== kind.ends.length) return undefined;
			kind.outlines.push(made);
			outline = made;
		}
		const { template, keys, ends } = outline;
		const holes = new Map<Rule, Expr>();
		for (const [kind, rule] of keys) {
			if (!keyFits(property.key, kind ?? "text")) return undefined;
			holes.set(rule, text(spelledKey(property.key, kind)));
		}
		for (const [index, { rule }] of ends.entries()) holes.set(rule, rests[index] ?? EMPTY);
		if (outline.placed) walk.placed = true;
		for (const { place, outcome, why } of outline.said)
			walk.source.report.say({
				place: property.shape.place + place.slice(outline.place.length),
				outcome,
				why,
			});
		return template === null ? null : template.filled(holes);
	}

	/** `behind`: what is certain to follow, for each end. Null: it is another for each property. */
	private outlined(
		walk: Walk,
		of: readonly Part[],
		at: At,
		alike: number,
		behind: readonly string[],
	): Outline | null {
		const { report } = walk.source;
		const { place } = at.property.shape;
		const before = {
			keys: this.keys,
			asked: this.asked,
			property: this.property,
			placed: walk.placed,
			said: report.length,
		};
		const properties: readonly Property[] = [{ ...at.property, key: KEY, required: true }];
		const members: Container = { ...at.members, properties, of: properties, at: 0, lastKey: "" };
		const ends: End[] = [];
		this.keys = new Map();
		this.asked = [];
		this.property = at.property.key;
		walk.placed = false;
		try {
			const { found, spoiled } = this.watched(() =>
				inSequence(walk, of, 0, { ...at.s, members }, (state) => {
					const { members } = state;
					if (members?.properties !== properties || members.at !== 1 || members.due !== null)
						this.spoil();
					const same = ends.find((one) => flagsOf(one.state) === flagsOf(state));
					const end = same ?? { state, rule: open(behind[ends.length] ?? "") };
					if (same === undefined) ends.push(end);
					return { t: "rule", rule: end.rule };
				}),
			);
			const said = [...(this.said.get(alike) ?? []), ...report.saidSince(before.said)];
			if (spoiled || said.some((one) => !one.place.startsWith(place))) return null;
			this.said.set(alike, said);
			const holes = new Set([...this.keys.values(), ...ends.map(({ rule }) => rule)]);
			const template = found === null ? null : Template.of(found, holes, "member");
			if (found !== null && template === null) return null;
			const { keys } = this;
			for (const hole of holes) hole.body = EMPTY;
			// what ends in the same way whatever the key is, and what follows, need not be asked again
			const asked = this.asked.filter(
				({ behind }) => walk.source.values.before(prefixOf(behind)).asked === null,
			);
			return { template, keys, ends, asked, said, place, placed: walk.placed };
		} finally {
			this.keys = before.keys;
			this.asked = before.asked;
			this.property = before.property;
			walk.placed = walk.placed || before.placed;
		}
	}
}

/** Whether its values end before this key, and before what follows, as they did where it was walked. */
function fits(
	walk: Walk,
	{ keys, ends, asked }: Outline,
	key: string,
	behind: readonly string[],
): boolean {
	for (const [kind, rule] of keys) rule.body = text(spelledKey(key, kind));
	for (const [index, { rule }] of ends.entries()) rule.body = text(behind[index] ?? "");
	return asked.every((one) => endingOf(walk, one.behind) === one.ending);
}

function endingOf(walk: Walk, behind: Expr): Ending {
	return walk.source.values.before(prefixOf(behind)).ending;
}

/** A property that is to be written. */
interface At {
	readonly s: State;
	readonly members: Container;
	readonly property: Property;
}

function open(begin: string): Rule {
	return ruleOf("open", text(begin)).rule;
}
