/**
 * The reference interpreter: reads a text by a grammar, as docs/SEMANTICS.md says, slowly and in the
 * plainest way. It sees the whole text and shares no code with the machine that it judges.
 */
import type { Grammar } from "../../src/language/syntax.js";
import type { ResolvedLimits } from "../../src/runtime/limits.js";
import type { Limits, ToolDefinition } from "../../src/runtime/options.js";
import { advance, placeAt, proceed } from "./advance.js";
import { expand } from "./expand.js";
import { target } from "./facts.js";
import { normalize, type Plan } from "./normal.js";
import { beginning, isVisible, type Out, type Piece, type Reading } from "./reading.js";
import { DEFAULT_LIMITS, endText, isEnd, type Setting } from "./setting.js";
import type { Attempt, Over, State } from "./state.js";
import { callsIn, type Found, loopOfCalls, type Thought } from "./thoughts.js";
import { Todos } from "./todo.js";
import type { Node } from "./tree.js";
import { toolMap } from "./typed.js";

export type { Piece };

export interface ReferenceOptions {
	readonly tools?: readonly ToolDefinition[];
	readonly entry?: string;
	readonly strict?: boolean;
	/** what the engine said at the end; default `stop` */
	readonly finish?: string;
	/** what becomes of calls in a thought; default `end` */
	readonly callsInReasoning?: "end" | "text";
	/** the deviations that may be used; absent: all */
	readonly lenient?: readonly string[];
	readonly limits?: Limits;
}

export interface ReferenceResult {
	/** in source order; the spans of content, reasoning, calls and markup tile the text */
	readonly pieces: readonly Piece[];
}

const plans = new WeakMap<Grammar, Plan>();

export function interpret(
	grammar: Grammar,
	text: string,
	options: ReferenceOptions = {},
): ReferenceResult {
	const plan = plans.get(grammar) ?? normalize(grammar);
	plans.set(grammar, plan);
	const start = options.entry === undefined ? plan.start : plan.entries.get(options.entry);
	if (start === undefined) throw new Error(`the grammar has no entry "${options.entry}"`);
	const loop = loopOfCalls(plan.rules);
	const ended = new Map<number, Found>();
	// each round ends one more thought, and reads what stands behind it anew
	for (;;) {
		const setting = { ...settingFor(plan, text, options), ended };
		const { out, thoughts } = run(setting, start);
		const pieces = [...collect(out)];
		const before = ended.size;
		for (const thought of thoughts) {
			if (loop === null) break;
			const known = ended.get(thought.start);
			const found = known ?? callsIn(setting, loop, thought);
			if (known === undefined && found.from >= 0) {
				ended.set(thought.start, found);
				break;
			}
			const last = pieces.findLastIndex(
				({ type, start, end }) =>
					type === "reasoning" && thought.start <= start && end <= thought.end,
			);
			pieces.splice(last + 1, 0, ...found.notices);
		}
		if (ended.size === before) return { pieces: tile(text, pieces) };
	}
}

interface Run {
	readonly out: Out | null;
	readonly thoughts: readonly Thought[];
}

function run(setting: Setting, start: Node): Run {
	const { text } = setting;
	const thoughts = new Map<number, Thought>();
	const todo = setting.todos.push(start, setting.todos.accept);
	let state: State = proceed(setting, beginning(todo), 0, fallback(setting));
	// Every step but a few reads a character or gives up an attempt; a loop without end is a defect.
	for (let left = 2000 * (text.length + 50); state.mode !== "over"; left--) {
		if (left === 0) throw new Error("the interpreter does not come to an end");
		if (state.mode === "payload" && state.attempts.length === 0) {
			const { begun, todo } = state.reading;
			const { task } = todo;
			const { start, at, counter } = state;
			const open = counter === null ? isEnd(setting, at) : at >= text.length;
			if (task.type === "payload" && task.field === "reasoning")
				thoughts.set(start, { start, end: at, open, begun });
		}
		state = advance(setting, state);
	}
	return { out: afterEnd(setting, state), thoughts: [...thoughts.values()] };
}

/** What the beginning of an entry or of a message is, if it is not what these say: text in the loop of `message`. */
function fallback(setting: Setting): readonly Attempt[] {
	const { todos, plan } = setting;
	const inLoop = (from: Node): Reading | undefined =>
		expand(placeAt(setting, 0), beginning(todos.push(from, todos.accept))).find(
			(one) => one.doing.is === "waiting" && one.todo.task.type === "scan",
		);
	const reading = inLoop(plan.start) ?? inLoop(lastOf(plan, plan.start));
	if (reading === undefined) return [];
	const place = { mode: "payload", start: 0, at: 0, attempts: [], stray: false } as const;
	return [
		{ payload: { ...place, reading, counter: null }, opened: false, told: false, entry: true },
	];
}

/** The last part of a message that is a sequence: its loop, where it ends with one. */
function lastOf(plan: Plan, node: Node): Node {
	if (node.type === "ref") return lastOf(plan, target(plan.rules, node.rule));
	const last = node.type === "sequence" ? node.items.at(-1) : undefined;
	return last === undefined ? node : lastOf(plan, last);
}

/** Without them the call would be another one: it is read so, and does not run. */
const READ_ALWAYS: readonly string[] = [
	"unclosed-value",
	"unclosed-call",
	"doubled-close",
	"other-close",
	"unknown-close",
	"unopened-key",
	"wrapped-arguments",
];

function settingFor(plan: Plan, text: string, options: ReferenceOptions): Setting {
	const strict = options.strict ?? false;
	const given = { ...DEFAULT_LIMITS, ...(options.limits as Partial<ResolvedLimits> | undefined) };
	// an attempt reads at least its first character
	const limits = { ...given, heldText: Math.max(1, given.heldText, plan.longest) };
	const allows = (code: string): boolean =>
		!strict && (options.lenient === undefined || options.lenient.includes(code));
	const hasTools = (options.tools ?? []).length > 0;
	const reads = (code: string): boolean =>
		READ_ALWAYS.includes(code) || (allows(code) && (hasTools || code !== "unopened-call"));
	return {
		text,
		plan,
		todos: new Todos(plan.rules),
		tools: toolMap(options.tools ?? []),
		strict,
		decorated: allows("decorated-name"),
		endsThoughts: allows("unclosed-thought") && (options.callsInReasoning ?? "end") === "end",
		ended: new Map(),
		inThought: false,
		thoughtFrom: -1,
		stopped: (options.finish ?? "stop") === "stop",
		limits,
		allows,
		reads,
		reading: { depth: limits.depth, repair: reads },
		met: { unit: false, literal: false },
	};
}

/** Behind an `ends` text, and behind a message that the grammar ends, everything is content. */
function afterEnd(setting: Setting, { reading, at }: Over): Out | null {
	const { text } = setting;
	const start = at + endText(setting, at).length;
	const rest = text.slice(start);
	if (rest === "") return reading.out;
	const content: Piece = { type: "content", text: rest, start, end: text.length };
	const out = { piece: content, before: reading.out };
	if (!isVisible(rest)) return out;
	return { piece: { type: "notice", code: "after-end", start, end: text.length }, before: out };
}

function collect(out: Out | null): readonly Piece[] {
	const pieces: Piece[] = [];
	for (let at = out; at !== null; at = at.before) pieces.push(at.piece);
	return pieces.reverse();
}

/** Merges neighbours of one kind, fills the gaps with markup, and puts notices where they belong. */
function tile(text: string, pieces: readonly Piece[]): readonly Piece[] {
	const tiles: Piece[] = [];
	let end = 0;
	for (const piece of pieces) {
		if (piece.type === "notice") continue;
		if (piece.start < end) throw new Error("two pieces overlap");
		const last = tiles.at(-1);
		if (piece.start > end) tiles.push({ type: "markup", start: end, end: piece.start });
		else if (last && "text" in last && "text" in piece && last.type === piece.type) {
			tiles[tiles.length - 1] = { ...last, text: last.text + piece.text, end: piece.end };
			end = piece.end;
			continue;
		}
		tiles.push(piece);
		end = piece.end;
	}
	if (end < text.length) tiles.push({ type: "markup", start: end, end: text.length });
	return withNotices(tiles, pieces);
}

/** A notice stands behind what it is about, and behind what left before it; notices keep their order. */
function withNotices(tiles: readonly Piece[], pieces: readonly Piece[]): readonly Piece[] {
	const all: Piece[] = [];
	let left = 0;
	let next = 0;
	for (const piece of pieces) {
		if (piece.type !== "notice") {
			left = piece.end;
			continue;
		}
		const before = Math.max(left, piece.start === piece.end ? piece.start : piece.start + 1);
		for (let tile = tiles[next]; tile && tile.start < before; tile = tiles[next]) {
			all.push(tile);
			next++;
		}
		all.push(piece);
	}
	return [...all, ...tiles.slice(next)];
}
