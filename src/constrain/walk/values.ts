/** A value where the walk has come to it. */
import type { WriteKind } from "../../render/writing.js";
import { alt, choice, type Expr, seq, text } from "../grammar/expr.js";
import { isAnyText, only, type Shape, type Way } from "../schema/shape.js";
import { ANY } from "../schema/shapes.js";
import type { Ending } from "../texts/ends.js";
import { jsonLine } from "../values/json-line.js";
import { typedNumber } from "../values/numbers.js";
import { notFollowed } from "../values/values.js";
import { atomValue, isPlain } from "./atoms.js";
import { dueOf } from "./members.js";
import { isPlaced, type State, type Tool } from "./state.js";
import type { Then, Walk } from "./walk.js";

export function value(walk: Walk, kind: WriteKind, s: State, then: Then): Expr | null {
	const due = dueOf(s);
	if (due === null) return null;
	const behind = then({ ...due.after, line: false });
	if (behind === null) return null;
	return seq(valueText(walk, kind, { shape: due.shape, placed: isPlaced(s) }, behind), behind);
}

/** `placed`: see `isPlaced`. */
interface Value {
	readonly shape: Shape;
	readonly placed: boolean;
}

function valueText(walk: Walk, kind: WriteKind, value: Value, behind: Expr): Expr | null {
	const { shape } = value;
	switch (kind) {
		case "json":
			return walk.values.json.of(shape);
		case "py":
			return walk.values.py.of(shape);
		case "text":
		case "typed":
			return bare(walk, kind, value, behind);
		case "attr":
		case "line":
		case "word":
		case "digits":
			return alt(shape.ways.map((way) => atomValue(walk, kind, way, shape)));
		case "yaml":
		case "input":
		case "quoted":
		case "tool":
		case "prop":
		case "unbound":
			return null;
		default:
			return kind satisfies never;
	}
}

/** A value between marks: a text as it is, all else as its shape says. */
function bare(walk: Walk, kind: "text" | "typed", value: Value, behind: Expr): Expr | null {
	const { shape, placed } = value;
	const { ways } = shape;
	const others = kind === "text" ? "" : placed ? ANY_VALUE : beginsOf(shape);
	const free = ways.some(isAnyText);
	const alone = kind === "text" || (ways.length > 4 && others === "");
	// a text may be any of the others
	const ending = walk.outlines.endingBefore(walk, behind);
	if (free && alone) return walk.source.values.until(ending);
	return alt(ways.map((way) => bareWay(walk, kind, way, shape, { ending, others })));
}

/** The characters with which values begin that do not fit: a text that is read as one would be no text, and not valid. */
function beginsOf({ ways, among = ways }: Shape): string {
	return among.map(beginOf).join("");
}

function beginOf(way: Way): string {
	switch (way.k) {
		case "object":
			return way.properties.length === 0 && way.extra === ANY ? "" : "{";
		case "array": {
			const { first, item, min, max } = way;
			return first.length === 0 && item === ANY && min === 0 && max === null ? "" : "[";
		}
		case "number":
			return way.low === null && way.high === null ? "" : NUMBER;
		case "named":
			return way.values.some((value) => typeof value === "number") ? NUMBER : "";
		case "string":
		case "boolean":
		case "null":
			return "";
		default:
			return way satisfies never;
	}
}
const NUMBER = "-0123456789";
/** with which values begin that are no texts, in JSON or Python */
const ANY_VALUE = `${NUMBER}{["'(tfnTFN`;

function bareWay(
	walk: Walk,
	kind: "text" | "typed",
	way: Way,
	shape: Shape,
	{ ending, others }: { readonly ending: Ending; readonly others: string },
): Expr | null {
	const { values, report, writing } = walk.source;
	const { bare } = writing.words;
	if (way.k === "string") {
		const matching = way.pattern === null ? null : values.matching(way.pattern, ending);
		if (matching !== null) return matching;
		notFollowed(way, shape.place, report);
		if (others !== "")
			report.weakened(shape.place, "only texts that begin as no other type are written");
		return values.until(ending, others);
	}
	if (way.k === "named") {
		const spelled = way.values
			.filter((one) => kind === "typed" || typeof one === "string")
			.map((one) => (typeof one === "string" ? one : jsonLine(one, bare)));
		const told = way.type === "string" ? others : "";
		const kept = spelled.filter(
			(one) =>
				isPlain(one) && values.admits(one, ending) && (one === "" || !told.includes(one.charAt(0))),
		);
		if (kept.length < spelled.length)
			report.weakened(`${shape.place}.enum`, "left out what this wire ends elsewhere");
		return alt(kept.map(text));
	}
	if (kind === "text") return null;
	switch (way.k) {
		case "number":
			return typedNumber(way, shape, report);
		case "boolean":
			return choice([text(bare.true), text(bare.false)]);
		case "null":
			return text(bare.null);
		case "object":
		case "array":
			return values.holdsJson(ending) ? (walk.values.open?.of(only(way, shape)) ?? null) : null;
		default:
			return way satisfies never;
	}
}

/** All arguments as one value. */
export function wholeValue(walk: Walk, kind: WriteKind, { shape }: Tool): Expr | null {
	switch (kind) {
		case "yaml": {
			const [way] = shape.ways;
			return way?.k === "object" ? walk.values.yaml.lines(way) : null;
		}
		case "py":
			return walk.values.py.of(shape);
		case "json":
		case "input": {
			const of = walk.values.json.of(shape);
			return of === null ? null : { t: "json", shape, of };
		}
		default:
			return null;
	}
}
