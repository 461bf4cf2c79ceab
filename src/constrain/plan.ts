/** What a model may write for a request: the calls of a message, from its beginning or from their opening on. */

import { checkWriting } from "../render/render.js";
import { ruleOf as partOf } from "../render/survey.js";
import type { Part, Writing } from "../render/writing.js";
import type { Field, Format } from "../runtime/contract.js";
import { isEndless } from "./grammar/endless.js";
import { type Expr, seq, text } from "./grammar/expr.js";
import { CannotConstrain, Report } from "./report.js";
import type { JsonSchema } from "./schema/json.js";
import { partsOf as shapesIn } from "./schema/shape.js";
import { argumentsShape } from "./schema/shapes.js";
import { Exits } from "./texts/exits.js";
import { OpenTexts } from "./texts/open-text.js";
import { placesOf } from "./texts/places.js";
import type { Declared } from "./texts/readings.js";
import { triggersOf } from "./triggers.js";
import { WORD } from "./walk/atoms.js";
import { walkOf } from "./walk/parts.js";
import { START, type State, type Tool } from "./walk/state.js";

export interface Request {
	readonly format: Format;
	readonly writing: Writing;
	/** those that may be called */
	readonly tools: readonly { readonly name: string; readonly schema: JsonSchema }[];
	readonly auto: boolean;
	readonly parallel: boolean;
	/** null: the message begins where the prompt ends */
	readonly entry: string | null;
}

export interface Plan {
	/** one call or more, and nothing else but white space */
	readonly calls: Expr;
	/** what calls begin with, and no answer without one; the model is free up to there. None: a call is required */
	readonly triggers: readonly string[];
	readonly report: Report;
}

/** Throws `CannotConstrain` where the format, or a tool, gives no grammar. */
export function planOf(request: Request): Plan {
	const { format, writing, auto, parallel, entry } = request;
	checkWriting(format, writing);
	if (request.tools.length === 0) throw new CannotConstrain("no tool may be called");
	const report = new Report();
	const tools = request.tools.map(
		({ name, schema }): Tool => ({ name, shape: argumentsShape(name, schema, report) }),
	);
	const walk = walkOf({
		writing,
		ids: format.ids,
		tools,
		...textsOf(format, tools),
		parallel,
		report,
	});
	const write = (part: Part, state: State): Expr | null => {
		walk.refused.clear();
		return walk.write(part, state, (end) => (end.first ? null : text("")));
	};
	const calls = auto
		? behindText(write, writing)
		: entry === null
			? write(writing.message, START)
			: write(entered(writing, entry), { ...START, thought: true });
	const [refused] = walk.refused;
	if (refused !== undefined)
		throw new CannotConstrain(
			refused[1] === writing.format
				? `${writing.format} has no way to write a call of ${JSON.stringify(refused[0])} that its schema admits`
				: refused[1],
		);
	if (calls === null)
		throw new CannotConstrain(
			walk.why !== null
				? `${format.name}: ${walk.why}`
				: auto
					? `${format.name}: its calls stand at the beginning of the message only, or have no strict rule`
					: `${format.name} has no strict way to write a message of calls alone`,
		);
	const held = [...walk.builds.values()].some(({ held }) => held);
	if (held && isEndless(calls))
		throw new CannotConstrain(
			`${format.name}: a list that holds itself cannot be written as elements, of which it has one at least`,
		);
	if (!auto) return { calls, triggers: [], report };
	const triggers = triggersOf(request, calls, tools);
	if ("why" in triggers) throw new CannotConstrain(`${format.name}: ${triggers.why}`);
	return { calls, triggers: triggers.found, report };
}

interface Texts {
	readonly values: OpenTexts;
	readonly thoughts: OpenTexts;
}
const known = new WeakMap<Format, Map<string, Texts>>();
const MOST_KNOWN = 20;

/** The automata of a format's open texts, which depend on little of a request. */
function textsOf(format: Format, tools: readonly Tool[]): Texts {
	const all = known.get(format) ?? new Map<string, Texts>();
	known.set(format, all);
	const declared = declaredIn(format, tools);
	const key = JSON.stringify(declared);
	let texts = all.get(key);
	if (texts === undefined) {
		const of = (field: Field) =>
			new OpenTexts(new Exits(format, placesOf(format, field), declared));
		texts = { values: of("value"), thoughts: of("reasoning") };
		if (all.size >= MOST_KNOWN) all.clear();
		all.set(key, texts);
	}
	return texts;
}

function declaredIn({ nodes }: Format, tools: readonly Tool[]): Declared {
	const names = tools.map(({ name }) => name);
	const keys = new Set<string>();
	const shapes = new Set(tools.map(({ shape }) => shape));
	for (const { ways } of shapes)
		for (const way of ways) {
			if (way.k === "object") for (const { key } of way.properties) keys.add(key);
			for (const part of shapesIn(way)) shapes.add(part);
		}
	const odd = [...new Set([...names, ...keys])].filter((name) => !WORD.test(name));
	const closes = nodes.some((node) => node.k === "same" && node.field === "name");
	return { odd: odd.sort(), tools: closes ? [...names].sort() : [] };
}

/** In a text a call may stand anywhere; else it begins a line. */
function behindText(
	write: (part: Part, state: State) => Expr | null,
	writing: Writing,
): Expr | null {
	const inText: State = { ...START, start: false, begun: true, line: false };
	const anywhere = write(writing.message, inText);
	if (anywhere !== null) return anywhere;
	return seq(text("\n"), write(writing.message, { ...inText, line: true }));
}

/** An entry stands behind the beginning of its thought: what repeats that is left out. */
function entered(writing: Writing, entry: string): Part {
	const part = writing.entries[entry];
	if (part === undefined) throw new CannotConstrain(`${writing.format} has no entry ${entry}`);
	return typeof part !== "string" && part.p === "rule" ? partOf(writing, part.rule) : part;
}
