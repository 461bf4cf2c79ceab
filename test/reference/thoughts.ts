/**
 * Calls in thoughts (section 3 of docs/SEMANTICS.md). The text of a thought is read once more, as a message that knows nothing but
 * calls. It shows which calls stand there, and whether the thought ends before the last of them.
 */
import { advance, proceed } from "./advance.js";
import { contains, mayBeEmpty, target } from "./facts.js";
import { beginning, isVisible, type Out, type Piece } from "./reading.js";
import { hasStopped, type Setting } from "./setting.js";
import type { State } from "./state.js";
import { choice, isOpenPayload, type Node, optionsOf, type Rules, type Scan } from "./tree.js";

/** A thought, [start, end) of the text; `open`: the message ends in it; `begun`: content or a call stands before it. */
export interface Thought {
	readonly start: number;
	readonly end: number;
	readonly open: boolean;
	readonly begun: boolean;
}

/** What the calls in a thought come to. */
export interface Found {
	/** the calls from here on end the thought; -1: none do */
	readonly from: number;
	/** those that begin before this place say so */
	readonly to: number;
	/** of the calls that are thought */
	readonly notices: readonly Piece[];
}

/** The loop of `message`, with nothing in it but what opens a call; null: nothing does. */
export function loopOfCalls(rules: Rules): Scan | null {
	const loop = findLoop(rules, { type: "ref", rule: "message" });
	if (loop?.body === null || loop === null) return null;
	const options = optionsOf(loop.body).filter((one) => opensCall(rules, one) === "yes");
	return options.length === 0 ? null : { ...loop, body: choice(options) };
}

function findLoop(rules: Rules, node: Node): Scan | null {
	let found: Scan | null = null;
	contains(rules, node, (part) => {
		if (part.type === "scan" && part.outermost) found ??= part;
		return found !== null;
	});
	return found;
}

/** Whether a call opens before any text but that between the calls of a section; `perhaps`: what follows says. */
function opensCall(rules: Rules, node: Node): "yes" | "no" | "perhaps" {
	switch (node.type) {
		case "unit":
			return "yes";
		case "sequence":
			for (const item of node.items) {
				const opens = opensCall(rules, item);
				if (opens !== "perhaps") return opens;
			}
			return "perhaps";
		case "choice": {
			const all = node.options.map((one) => opensCall(rules, one));
			if (all.includes("yes")) return "yes";
			return all.includes("perhaps") ? "perhaps" : "no";
		}
		case "ref":
			return opensCall(rules, target(rules, node.rule));
		case "lenient":
			return opensCall(rules, node.body);
		case "scan": {
			const opens = node.body === null ? "no" : opensCall(rules, node.body);
			return opens === "no" && mayBeEmpty(rules, node) ? "perhaps" : opens;
		}
		case "optional":
		case "many":
			return opensCall(rules, node.body) === "yes" ? "yes" : "perhaps";
		case "payload":
			return isOpenPayload(node) ? "no" : "perhaps";
		default:
			return "perhaps";
	}
}

/** `setting`: that of the message; its text is read up to the end of the thought. */
export function callsIn(setting: Setting, loop: Scan, thought: Thought): Found {
	const { items, homes } = read(
		{
			...setting,
			text: setting.text.slice(0, thought.end),
			stopped: hasStopped(setting, thought.end),
			limits: { ...setting.limits, calls: Number.POSITIVE_INFINITY },
			ended: new Map(),
			inThought: true,
			thoughtFrom: thought.start,
		},
		loop,
		thought,
	);
	const notices: Piece[] = [];
	const told = ({ start, end }: Piece): void => {
		notices.push({ type: "notice", code: "call-in-reasoning", start, end });
	};
	let run: { readonly from: number; readonly calls: Piece[] } | null = null;
	const drop = (): void => {
		run?.calls.forEach(told);
		run = null;
	};
	let outside = true;
	let spoiled = false;
	/** where the text of the message ended that was read last */
	let mark = thought.start;
	for (const item of items) {
		const home = homes.find((at) => mark < at && at <= item.start);
		if (home !== undefined) {
			mark = Math.max(...homes.filter((at) => at <= item.start));
			outside = true;
			spoiled = false;
		}
		if (item.type === "content") {
			if (!(outside && item.start === mark)) outside = false;
			else mark = item.end;
			if (isVisible(item.text)) {
				drop();
				spoiled = !outside;
			}
		} else if (item.type === "call") {
			outside = false;
			const known = setting.endsThoughts && setting.tools.has(item.name);
			const whole = item.status !== "incomplete" && !item.repairs.includes("unclosed");
			if (known && !spoiled) run ??= { from: mark, calls: [] };
			if (known && !spoiled && whole) run?.calls.push(item);
			else {
				drop();
				told(item);
				spoiled = true;
			}
		}
		const begun = run as { readonly from: number } | null;
		const { heldText } = setting.limits;
		if (begun !== null && item.end - begun.from > heldText) {
			return { from: begun.from, to: begun.from + heldText, notices };
		}
	}
	const last = run as { readonly from: number } | null;
	if (last !== null && thought.open) return { from: last.from, to: thought.end, notices };
	drop();
	return { from: -1, to: -1, notices };
}

interface Read {
	readonly items: readonly Piece[];
	/** where the text of the message began, or went on */
	readonly homes: readonly number[];
}

function read(setting: Setting, loop: Scan, { start, begun }: Thought): Read {
	const todo = setting.todos.push(loop, setting.todos.accept);
	const homes = new Set<number>();
	let state: State = proceed(setting, { ...beginning(todo), begun }, start, []);
	for (let left = 2000 * (setting.text.length + 50); state.mode !== "over"; left--) {
		if (left === 0) throw new Error("the interpreter does not come to an end");
		if (state.mode === "payload" && state.attempts.length === 0) {
			if (state.reading.todo.task === loop) homes.add(state.start);
		}
		state = advance(setting, state);
	}
	const items: Piece[] = [];
	for (let at: Out | null = state.reading.out; at !== null; at = at.before)
		if (at.piece.type !== "notice") items.push(at.piece);
	return { items: items.reverse(), homes: [...homes].sort((a, b) => a - b) };
}
