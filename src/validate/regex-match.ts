import { spend as spendOfAll } from "./budget.js";
import type { CharacterInstruction, CharacterTest, Instruction, Program } from "./regex-program.js";
import type { Place } from "./regex-tree.js";

/** Instructions that one text may cost; about a second. */
const MAX_STEPS = 20_000_000;
/** What it costs to begin a look, counted in instructions. */
const LOOK_STEPS = 10;

/** One run: the text, and the steps that are left for it and for the looks inside it. */
interface Run {
	readonly text: string;
	steps: number;
}

/**
 * Whether the pattern matches anywhere in the text. All readings advance together, character by
 * character, so the time is at most text times program (with looks: times text once more), whatever
 * the pattern. Throws an Error when even that is too much.
 */
export function matches(program: Program, text: string): boolean {
	return runFrom(program, { text, steps: MAX_STEPS }, 0, true);
}

/** `anywhere`: also from every later place. */
function runFrom(program: Program, run: Run, start: number, anywhere: boolean): boolean {
	const { instructions, backward, unicode } = program;
	const end = backward ? 0 : run.text.length;
	spend(run, LOOK_STEPS + (instructions.length >> 4));
	const step: Step = { at: start, open: [0], readers: [], reached: [] };
	for (;;) {
		if (settle(instructions, run, step)) return true;
		if (step.at === end || (step.readers.length === 0 && !anywhere)) return false;
		const code = characterAt(run.text, step.at, backward, unicode);
		for (const { test, next } of step.readers) if (takes(test, code)) step.open.push(next);
		if (anywhere) step.open.push(0);
		step.readers.length = 0;
		step.at += (backward ? -1 : 1) * (code > 0xffff ? 2 : 1);
	}
}

/** Where a run stands. One object a run, changed in place: a new one a character would be most of the time. */
interface Step {
	at: number;
	/** instructions to follow; used up by `settle` */
	readonly open: number[];
	/** the instructions that wait for the next character */
	readonly readers: CharacterInstruction[];
	/** by instruction: the place, plus one, at which it was last reached; once is enough */
	readonly reached: number[];
}

/** Follows everything that takes no character. True: the pattern has matched. */
function settle(instructions: readonly Instruction[], run: Run, step: Step): boolean {
	const { at, open, readers, reached } = step;
	for (let place = open.pop(); place !== undefined; place = open.pop()) {
		if (reached[place] === at + 1) continue;
		reached[place] = at + 1;
		spend(run, 1);
		const instruction = instructions[place] as Instruction;
		switch (instruction.op) {
			case "match":
				return true;
			case "jump":
				open.push(instruction.to);
				break;
			case "split":
				open.push(instruction.left, instruction.right);
				break;
			case "place":
				if (isPlace(instruction.place, run.text, at)) open.push(place + 1);
				break;
			case "look": {
				const seen = runFrom(instruction.program, run, at, false);
				if (seen !== instruction.negative) open.push(place + 1);
				break;
			}
			case "character":
				readers.push(instruction);
				break;
			default:
				return unknownInstruction(instruction);
		}
	}
	return false;
}

function unknownInstruction(instruction: never): never {
	throw new Error(`unknown instruction ${JSON.stringify(instruction)}`);
}

function spend(run: Run, steps: number): void {
	run.steps -= steps;
	if (run.steps < 0)
		throw new Error(`a text of ${run.text.length} characters is too long for a pattern`);
	spendOfAll(steps);
}

function takes(test: CharacterTest, code: number): boolean {
	if (code < 128) return test.ascii[code] === 1;
	return test.pattern.test(String.fromCodePoint(code));
}

/** The character behind the place, or before it when reading backward; with `unicode` a whole code point. */
function characterAt(text: string, at: number, backward: boolean, unicode: boolean): number {
	if (!backward) return unicode ? (text.codePointAt(at) ?? 0) : text.charCodeAt(at);
	const pair = unicode && at > 1 ? (text.codePointAt(at - 2) ?? 0) : 0;
	return pair > 0xffff ? pair : text.charCodeAt(at - 1);
}

function isPlace(place: Place["source"], text: string, at: number): boolean {
	switch (place) {
		case "^":
			return at === 0;
		case "$":
			return at === text.length;
		case "\\b":
			return isWord(text, at - 1) !== isWord(text, at);
		case "\\B":
			return isWord(text, at - 1) === isWord(text, at);
		default:
			return unknownPlace(place);
	}
}

function unknownPlace(place: never): never {
	throw new Error(`unknown place ${String(place)}`);
}

function isWord(text: string, at: number): boolean {
	return /^\w$/.test(text.charAt(at));
}
