/** Thoughts that do not close, close twice, or hold a draft of the call. */
import { isRead } from "../judge.js";
import type { Ground, Kind, Slip } from "../kind.js";
import type { Call } from "../message.js";
import { rendered } from "../trace.js";

/** A message of a thought and the calls, in parts. */
interface Thought {
	readonly open: string;
	readonly said: string;
	readonly close: string;
	readonly calls: string;
}

const REASONING = "First I look at the data.\nThen I call.";

const known = new WeakMap<Ground, Thought | null>();

function thoughtOf(ground: Ground): Thought | null {
	let thought = known.get(ground);
	if (thought === undefined) {
		thought = partsOf(ground);
		known.set(ground, thought);
	}
	return thought;
}

function partsOf({ subject, said, tools }: Ground): Thought | null {
	if (!subject.format.reasoning) return null;
	const calls = rendered(subject, { ...said, content: "" }, tools)?.text;
	const trace = rendered(subject, { ...said, content: "", reasoning: REASONING }, tools);
	const thought = trace?.pieces.find(({ role }) => role === "reasoning");
	if (calls === undefined || trace === null || thought === undefined) return null;
	const { text } = trace;
	if (!text.endsWith(calls)) return null;
	const open = text.slice(0, thought.start);
	const close = text.slice(thought.end, text.length - calls.length);
	return /\S/.test(open) && /\S/.test(close) ? { open, said: thought.text, close, calls } : null;
}

const DRAFT = "draft";

/** Whether the format's own rules say that a call ends a thought: it is read without any leniency where the thought does not close. */
function endsThoughts(ground: Ground, { open, said, calls }: Thought): boolean {
	return isRead({ ...ground, said: { ...ground.said, content: "" } }, `${open + said}\n${calls}`);
}

/** A kind of slip; of a draft where a call in a thought is none of the message's. */
function kind(name: string, make: (thought: Thought) => string, meant?: readonly Call[]): Kind {
	return {
		name,
		group: "thoughts",
		make: (ground): Slip | null => {
			const thought = thoughtOf(ground);
			if (thought === null || (name.startsWith(DRAFT) && endsThoughts(ground, thought)))
				return null;
			return { text: make(thought), ...(meant === undefined ? {} : { meant }) };
		},
	};
}

export const THOUGHTS: readonly Kind[] = [
	kind("unclosed-thought", ({ open, said, calls }) => `${open + said}\n${calls}`),
	kind("unopened-thought", ({ said, close, calls }) => said + close + calls),
	kind("double-thought-open", ({ open, said, close, calls }) => open + open + said + close + calls),
	kind(
		"double-thought-close",
		({ open, said, close, calls }) => open + said + close + close + calls,
	),
	kind("empty-thought", ({ open, close, calls }) => open + close + calls),
	// each call may run once: the draft is none
	kind(
		"draft-then-call",
		({ open, said, close, calls }) => `${open}I could call:\n${calls}\n${said}${close}${calls}`,
	),
	kind(
		"draft-alone",
		({ open, close, calls }) =>
			`${open}I could call:\n${calls}\nbut need not.${close}All is known.`,
		[],
	),
];
