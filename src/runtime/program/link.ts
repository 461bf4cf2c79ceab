/** The nodes of a format as steps that are linked. */
import type { Format } from "../contract.js";
import { atomClass, hasVisible } from "../scan/classes.js";
import { partsOf } from "./parts.js";
import { ASSERT, ATOM, CALL, FORK, KIND, RETURN, SLOT, Step, TEXT } from "./steps.js";
import { meets } from "./walks.js";

/** The step of a node. */
export function stepAt({ name }: Format, steps: readonly Step[], id: number): Step {
	const step = steps[id];
	if (step === undefined) throw new Error(`format ${name}: no node ${id}`);
	return step;
}

export function stepsOf(format: Format): readonly Step[] {
	const literal = (id: number): string => format.literals[id] ?? "";
	const tokens = [...format.tokens].sort((a, b) => b.length - a.length);
	const steps = format.nodes.map((node, id) => new Step(KIND[node.k], id));
	const at = (id: number): Step => stepAt(format, steps, id);
	format.nodes.forEach((node, id) => {
		const step = at(id);
		switch (node.k) {
			case "fork":
				step.more = node.to.map(at);
				return;
			case "literal":
				step.text = literal(node.literal);
				step.visible = hasVisible(step.text);
				step.parts = partsOf(step.text, tokens);
				break;
			case "space":
				step.greedy = node.greedy;
				break;
			case "atom":
				step.cls = atomClass(node.kind);
				step.field = node.field;
				break;
			case "slot":
				step.what = node.slot;
				step.cls = atomClass("word");
				step.field = node.field;
				break;
			case "same":
				step.field = node.field;
				break;
			case "assert":
				step.what = node.what;
				break;
			case "look":
				step.more = [at(node.body)];
				break;
			case "op":
				step.op = node.do;
				break;
			case "value":
				step.py = node.py;
				step.yaml = node.yaml === true;
				step.unlisted = node.unlisted === true;
				step.field = node.field;
				break;
			case "pattern":
				step.pattern = node.pattern;
				step.py = node.pattern.py;
				break;
			case "text":
				step.field = node.field;
				step.typed = node.typed;
				step.quoted = node.quoted === true;
				step.stray = node.stray;
				step.section = node.section ?? null;
				if (node.section !== undefined) step.more = [at(node.section.entry)];
				step.to = at(node.exits);
				step.terminators = node.terminators ?? null;
				step.stopTexts = node.stops === null ? null : [...node.stops.map(literal), ...format.ends];
				return;
			case "call":
				step.more = [at(node.body)];
				step.to = at(node.back);
				return;
			case "eol":
				break;
			case "return":
			case "accept":
				return;
			default:
				node satisfies never;
				return;
		}
		step.to = at(node.to);
	});
	for (const step of steps) {
		if (step.kind !== CALL) continue;
		for (const end of returnsOf(step)) end.backs = [...end.backs, step.to];
	}
	for (const step of steps) {
		if (step.kind === ATOM && step.field === "key") readBeside(step, "key");
		else if (step.field === "name" && (step.kind === SLOT || isWord(step)))
			readBeside(step, "decorated");
	}
	for (const step of steps) {
		if (step.kind !== TEXT) continue;
		step.asserts = meets(step.to, (s) => s.kind === ASSERT && s.what !== "end");
		if (format.ends.length === 0) continue;
		// in a value it is data
		step.ends = step.field !== "value" || meets(step.to, ({ what }) => what === "end");
	}
	return steps;
}

/** The ends of the rule that a step enters; rules that are entered within it have ends of their own. */
function returnsOf(call: Step): readonly Step[] {
	const seen = new Set<Step>(call.more);
	for (const step of seen) {
		// the body of a condition ends for itself
		if (step.kind === FORK) for (const one of step.more) seen.add(one);
		seen.add(step.to);
	}
	return [...seen].filter(({ kind }) => kind === RETURN);
}

/**
 * A key is a declared name or a run of its class: a name that is no such run is read beside it. So is the decorated name of
 * a call; an attribute holds decoration itself.
 */
function readBeside(step: Step, what: "key" | "decorated"): void {
	const slot = new Step(SLOT, step.id);
	slot.what = what;
	slot.cls = step.cls;
	slot.field = step.field;
	slot.to = step.to;
	step.declared = slot;
}

function isWord({ kind, cls }: Step): boolean {
	return kind === ATOM && cls === atomClass("word");
}
