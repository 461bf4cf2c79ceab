/** What a program knows of calls in its thoughts (policy Q1): made once, from what its message may hold. */

import type { Format, Node, NodeId } from "../contract.js";
import type { Automaton } from "./automaton.js";
import { FORK, Program, Step, TEXT } from "./program.js";
import { callLoops, type Loop, opensCall } from "./reasoning.js";

const made = new WeakMap<Program, Thoughts | null>();

export class Thoughts {
	private readonly ends = new WeakMap<Step, Step>();
	private alone: Program | null = null;

	private constructor(
		private readonly program: Program,
		private readonly loops: readonly Loop[],
		private readonly loop: Loop,
	) {}

	/** null: the format has no thoughts, or no calls in its text. */
	static of(program: Program): Thoughts | null {
		let thoughts = made.get(program);
		if (thoughts === undefined) {
			const loops = program.format.reasoning ? callLoops(program.format) : [];
			const [loop] = loops;
			thoughts = loop === undefined ? null : new Thoughts(program, loops, loop);
			made.set(program, thoughts);
		}
		return thoughts;
	}

	/** The program of a message that holds calls and text, and nothing else. */
	get calls(): Program {
		this.alone ??= new Program(callsAlone(this.program.format, this.loops, this.loop.id));
		return this.alone;
	}

	/** The same thought, where what opens a call in the text of the message is a way out, too. */
	endingWithCalls(thought: Step): Step {
		let step = this.ends.get(thought);
		if (step === undefined) {
			const { steps } = this.program;
			const fork = new Step(FORK, -1);
			fork.more = [thought.to, ...this.loop.openings.flatMap((id) => steps[id] ?? [])];
			step = new Step(TEXT, -1);
			step.field = thought.field;
			step.to = fork;
			const loop = steps[this.loop.id];
			const { literals } = this.program.format;
			const [one, other] = [thought.stopTexts, this.loop.stops];
			step.stopTexts =
				one === null || other === null
					? null
					: [...new Set([...one, ...other.map((id) => literals[id] ?? "")])];
			step.ends = thought.ends;
			step.asserts = thought.asserts || loop?.asserts === true;
			this.ends.set(thought, step);
		}
		return step;
	}

	/** Whether the step is one of those. */
	static isEnding({ id }: Step): boolean {
		return id < 0;
	}

	/** With what a call may begin in a thought, or the thought's own end; null: not only with literals. */
	stopsOf(thought: Step): Automaton | null {
		return this.program.stopsOf(this.endingWithCalls(thought));
	}
}

function callsAlone(format: Format, loops: readonly Loop[], start: NodeId): Format {
	const nodes: Node[] = [...format.nodes];
	for (const { id, node, openings, stops } of loops) {
		const exits = nodes.push({ k: "fork", to: openings }) - 1;
		nodes[id] = { ...node, exits, stops };
	}
	// a section is left for a call only: in a thought no other thought begins
	format.nodes.forEach((node, id) => {
		if (node.k !== "op" || node.do.op !== "leave") return;
		const fork = format.nodes[node.to];
		const ways = fork?.k === "fork" ? fork.to : [node.to];
		const to = nodes.push({ k: "fork", to: ways.filter((way) => opensCall(format, way)) }) - 1;
		nodes[id] = { ...node, to };
	});
	return { ...format, nodes, start, entries: [] };
}
