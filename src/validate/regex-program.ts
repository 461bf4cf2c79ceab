import type { Element, Place, Repeat, Sequence } from "./regex-tree.js";

/** Instructions of one pattern, its looks included; counted repetitions are written out. */
export const MAX_PROGRAM = 20_000;

/** Whether a character (as a text of one character) belongs to an atom. */
export interface CharacterTest {
	readonly ascii: Uint8Array;
	readonly pattern: RegExp;
}

export interface CharacterInstruction {
	readonly op: "character";
	readonly test: CharacterTest;
	/** the instruction behind it */
	readonly next: number;
}
export type Instruction =
	| CharacterInstruction
	| { readonly op: "place"; readonly place: Place["source"] }
	| { readonly op: "look"; readonly negative: boolean; readonly program: Program }
	/** goes on at both */
	| { readonly op: "split"; readonly left: number; readonly right: number }
	| { readonly op: "jump"; readonly to: number }
	| { readonly op: "match" };

/** Runs from instruction 0. */
export interface Program {
	readonly instructions: readonly Instruction[];
	/** reads the text from right to left */
	readonly backward: boolean;
	readonly unicode: boolean;
}

interface Writer {
	readonly out: Instruction[];
	readonly backward: boolean;
	readonly shared: Shared;
}
/** What the programs of one pattern have in common. */
interface Shared {
	readonly unicode: boolean;
	readonly tests: Map<string, CharacterTest>;
	size: number;
}

/** Throws an Error for a pattern with too many instructions. */
export function writeProgram(alternatives: readonly Sequence[], unicode: boolean): Program {
	return program(alternatives, false, { unicode, tests: new Map(), size: 0 });
}

function program(alternatives: readonly Sequence[], backward: boolean, shared: Shared): Program {
	const writer: Writer = { out: [], backward, shared };
	writeAlternatives(writer, alternatives);
	emit(writer, { op: "match" });
	return { instructions: writer.out, backward, unicode: shared.unicode };
}

/** Returns the place of the instruction. */
function emit(writer: Writer, instruction: Instruction): number {
	if (++writer.shared.size > MAX_PROGRAM) throw new Error("the pattern is too large");
	return writer.out.push(instruction) - 1;
}

function writeAlternatives(writer: Writer, alternatives: readonly Sequence[]): void {
	const ends: number[] = [];
	alternatives.forEach((sequence, index) => {
		const last = index === alternatives.length - 1;
		const fork = last ? -1 : emit(writer, { op: "match" });
		const elements = writer.backward ? [...sequence].reverse() : sequence;
		for (const element of elements) writeElement(writer, element);
		if (last) return;
		ends.push(emit(writer, { op: "match" }));
		writer.out[fork] = { op: "split", left: fork + 1, right: writer.out.length };
	});
	for (const end of ends) writer.out[end] = { op: "jump", to: writer.out.length };
}

function writeElement(writer: Writer, element: Element): void {
	switch (element.kind) {
		case "atom":
			emit(writer, {
				op: "character",
				test: testOf(writer.shared, element.source),
				next: writer.out.length + 1,
			});
			return;
		case "place":
			emit(writer, { op: "place", place: element.source });
			return;
		case "group":
			writeAlternatives(writer, element.alternatives);
			return;
		case "look": {
			const { alternatives, behind, negative } = element;
			const inner = program(alternatives, behind, writer.shared);
			emit(writer, { op: "look", negative, program: inner });
			return;
		}
		case "repeat":
			writeRepeat(writer, element);
			return;
		default:
			unknownElement(element);
	}
}

function unknownElement(element: never): never {
	throw new Error(`unknown element ${JSON.stringify(element)}`);
}

function writeRepeat(writer: Writer, { element, min, max }: Repeat): void {
	for (let turn = 0; turn < min; turn++) writeCopy(writer, element);
	if (max === Infinity) {
		const fork = emit(writer, { op: "match" });
		writeCopy(writer, element);
		emit(writer, { op: "jump", to: fork });
		writer.out[fork] = { op: "split", left: fork + 1, right: writer.out.length };
		return;
	}
	const forks: number[] = [];
	for (let turn = min; turn < max; turn++) {
		forks.push(emit(writer, { op: "match" }));
		writeCopy(writer, element);
	}
	for (const fork of forks) {
		writer.out[fork] = { op: "split", left: fork + 1, right: writer.out.length };
	}
}

/** An element without instructions, such as `()`, still counts: `(){1000000000}` would be written for long. */
function writeCopy(writer: Writer, element: Element): void {
	if (++writer.shared.size > MAX_PROGRAM) throw new Error("the pattern is too large");
	writeElement(writer, element);
}

function testOf(shared: Shared, source: string): CharacterTest {
	const known = shared.tests.get(source);
	if (known !== undefined) return known;
	const pattern = new RegExp(`^(?:${source})$`, shared.unicode ? "u" : "");
	const ascii = Uint8Array.from({ length: 128 }, (_, code) =>
		pattern.test(String.fromCharCode(code)) ? 1 : 0,
	);
	shared.tests.set(source, { ascii, pattern });
	return { ascii, pattern };
}
