/** Shapes as a grammar of their values, in the notation in which a wire writes them. */
import { choice, EMPTY, type Expr, many, maybe, row, ruleOf, text } from "../grammar/expr.js";
import type { Report } from "../report.js";
import { habitable } from "../schema/habitable.js";
import { hintOf, type Property, partsOf, type Shape, type Way } from "../schema/shape.js";
import { type Item, inOrder } from "./in-order.js";
import { jsonLine } from "./json-line.js";
import type { Notation, StringWay } from "./notation.js";
import { numberOf, typedNumber } from "./numbers.js";

type RuleExpr = Extract<Expr, { t: "rule" }>;

/** Values in one notation, a rule for each shape. */
export class Values {
	private readonly known = new Map<Shape, Expr>();
	private readonly scalars = new Map<string, Expr>();
	private readonly members = new Map<Expr, Expr>();
	private readonly comma: Expr;
	/** of a notation in which not everything can stand: the shapes of which something can */
	private readonly alive = new Map<Shape, boolean>();
	private readonly todo: { readonly rule: RuleExpr; readonly shape: Shape }[] = [];
	private busy = false;

	constructor(
		readonly notation: Notation,
		readonly report: Report,
	) {
		this.comma = ruleOf("comma", row(text(","), notation.space));
	}

	/** Null: no value of it can stand here. */
	of(shape: Shape): Expr | null {
		if (!this.isAlive(shape)) return null;
		let found = this.known.get(shape);
		if (found === undefined) {
			const [way, ...more] = shape.ways;
			const isPlain = way !== undefined && more.length === 0 && !("extra" in way || "item" in way);
			const rule = isPlain ? this.way(way, shape) : ruleOf(hintOf(shape));
			found = rule ?? EMPTY;
			this.known.set(shape, found);
			// its body waits: no recursion, however deep a shape is
			if (found.t === "rule" && !isPlain) this.todo.push({ rule: found, shape });
		}
		this.settle();
		return found;
	}

	/** A value of one of the ways of a shape. */
	way(way: Way, shape: Shape): Expr | null {
		const found = this.spelled(way, shape);
		this.settle();
		return found;
	}

	private settle(): void {
		if (this.busy) return;
		this.busy = true;
		for (let next = this.todo.pop(); next !== undefined; next = this.todo.pop()) {
			const { rule, shape } = next;
			rule.rule.body = choice(
				shape.ways.map((way) => this.spelled(way, shape)).filter((one) => one !== null),
			);
		}
		this.busy = false;
	}

	private isAlive(shape: Shape): boolean {
		const { fits } = this.notation;
		if (fits === null) return shape.ways.length > 0;
		const known = this.alive.get(shape);
		if (known !== undefined) return known;
		const reached = new Set([shape]);
		for (const one of reached)
			for (const way of one.ways) for (const part of partsOf(way)) reached.add(part);
		const found = habitable(reached, (way) => {
			if (way.k === "named")
				return way.values.some((one) => fits(jsonLine(one, this.notation.words)));
			return (
				way.k !== "object" || way.properties.every((one) => !one.required || this.keyFits(one))
			);
		});
		for (const one of reached) this.alive.set(one, found.shapes.has(one));
		return found.shapes.has(shape);
	}

	/** One rule for all members of a type: their keys alone differ. */
	private behindKey(value: Expr): Expr {
		const known = this.members.get(value);
		if (known !== undefined) return known;
		const found = ruleOf("member", row(text(":"), this.notation.space, value));
		this.members.set(value, found);
		return found;
	}

	private keyFits({ key }: Property): boolean {
		return this.notation.fits?.(`${JSON.stringify(key)}:`) ?? true;
	}

	private spelled(way: Way, shape: Shape): Expr | null {
		const { words } = this.notation;
		switch (way.k) {
			case "named":
				return this.named(way, shape);
			case "string":
				return this.string(way, shape);
			case "number":
				return this.notation.typed
					? typedNumber(way, shape, this.report)
					: this.scalar(JSON.stringify(way), () => numberOf(way));
			case "boolean":
				return this.scalar("boolean", () => choice([text(words.true), text(words.false)]));
			case "null":
				return text(words.null);
			case "object":
				return this.object(way);
			case "array":
				return this.array(way);
			default:
				return way satisfies never;
		}
	}

	/** The same rule for all that are equal. */
	private scalar(key: string, make: () => Expr): Expr {
		const known = this.scalars.get(key);
		if (known !== undefined) return known;
		const expr = make();
		const found = expr.t === "rule" || expr.t === "text" ? expr : ruleOf("value", expr);
		this.scalars.set(key, found);
		return found;
	}

	private named({ values }: Extract<Way, { k: "named" }>, { place }: Shape): Expr | null {
		const { words, fits } = this.notation;
		const texts = values.map((value) => jsonLine(value, words));
		const kept = fits === null ? texts : texts.filter(fits);
		for (const one of texts)
			if (!kept.includes(one))
				this.report.weakened(`${place}.enum`, `${one} cannot stand here, so it is left out`);
		if (kept.length === 0) return null;
		return this.scalar(`= ${kept.join("\n")}`, () => choice(kept.map(text)));
	}

	private string(way: StringWay, { place }: Shape): Expr {
		const { notation, report } = this;
		const { min, max, pattern } = way;
		if (pattern === null && min === 0 && max === null) return notation.free;
		const key = `" ${JSON.stringify(way)}`;
		const known = this.scalars.get(key);
		if (known !== undefined) return known;
		const written = pattern === null ? notation.counted(min, max) : notation.matching(pattern);
		if (written !== null) return this.scalar(key, () => written);
		notFollowed(way, place, report);
		return notation.free;
	}

	private object(way: Extract<Way, { k: "object" }>): Expr | null {
		const { space } = this.notation;
		if (way.properties.length === 0) {
			if (way.extra === null) return row(text("{"), text("}"));
			return this.map(way.extra);
		}
		const items = way.properties.flatMap((one): readonly Item[] => {
			const value = this.keyFits(one) ? this.of(one.shape) : null;
			if (value === null) {
				this.report.omitted(one.shape.place, "it cannot stand here");
				return [];
			}
			const expr = row(text(JSON.stringify(one.key)), this.behindKey(value));
			return [{ required: one.required, expr }];
		});
		const members = inOrder(items, this.comma, true);
		return members === null ? null : row(text("{"), space, members, space, text("}"));
	}

	/**
	 * An object as a block mapping of YAML: each key begins a line, and its value is JSON in that line, which is YAML, too. It has
	 * one member at least.
	 */
	lines({ properties }: Extract<Way, { k: "object" }>): Expr | null {
		const items = properties.flatMap(({ key, shape, required }): readonly Item[] => {
			const plain = /^[A-Za-z_$][\w$]*$/.test(key) && !YAML_WORD.test(key);
			const value = this.of(shape);
			if (value === null) return [];
			return [{ required, expr: row(text(`${plain ? key : JSON.stringify(key)}: `), value) }];
		});
		return inOrder(items, text("\n"), false);
	}

	/** An object with any keys. */
	private map(of: Shape): Expr {
		const value = this.of(of);
		const { space, free } = this.notation;
		if (value === null) return row(text("{"), text("}"));
		const member = row(free, text(":"), space, value);
		const more = many(row(text(","), space, member), 0, null);
		return row(text("{"), space, maybe(row(member, more, space)), text("}"));
	}

	private array({ first, item, min, max }: Extract<Way, { k: "array" }>): Expr | null {
		const { space } = this.notation;
		const comma = row(text(","), space);
		const around = (of: Expr) => row(text("["), space, of, space, text("]"));
		const most = max ?? Number.POSITIVE_INFINITY;
		const heads: Expr[] = [];
		for (const shape of first.slice(0, most)) {
			const expr = this.of(shape);
			if (expr === null) break;
			heads.push(expr);
		}
		const more = heads.length < first.length || item === null ? null : this.of(item);
		if (heads.length === 0) {
			if (max === 0 || more === null) return text("[]");
			const others = many(row(comma, more), Math.max(0, min - 1), max === null ? null : max - 1);
			const full = row(more, others, space);
			return row(text("["), space, min > 0 ? full : maybe(full), text("]"));
		}
		const least = Math.max(0, min - heads.length);
		const left = max === null ? null : max - heads.length;
		let rest: Expr = more === null || left === 0 ? EMPTY : many(row(comma, more), least, left);
		for (let at = heads.length - 1; at >= 0; at--) {
			const here = row(at === 0 ? EMPTY : comma, heads[at] ?? EMPTY, rest);
			rest = at < min ? here : maybe(here);
		}
		return around(rest);
	}
}

const YAML_WORD = /^(?:true|false|null|none|yes|no|on|off|y|n|nan|inf|infinity)$/i;

/** Says of a text that stands where its characters are not counted what is not enforced of it. */
export function notFollowed({ min, max, pattern }: StringWay, place: string, report: Report): void {
	const why = "not followed in open text";
	if (min > 0) report.left(`${place}.minLength`, why);
	if (max !== null) report.left(`${place}.maxLength`, why);
	if (pattern !== null) {
		report.leftIfAny(`${place}.pattern`, why);
		report.leftIfAny(`${place}.format`, why);
	}
}
