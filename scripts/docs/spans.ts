/** An output as HTML in which each piece says what it was read as. */
import { optionsOf } from "../../src/compiler/examples/run.js";
import type { Example } from "../../src/language/syntax.js";
import type { Format } from "../../src/runtime/contract.js";
import { createParser } from "../../src/runtime/engine/parser.js";
import { html } from "./markdown.js";

/** What a piece is, with the element that tells it where no style sheet does. */
const ELEMENTS = {
	text: null,
	markup: null,
	name: "b",
	key: "var",
	arguments: "ins",
	reasoning: "i",
} as const;

type Part = keyof typeof ELEMENTS;

interface Piece {
	readonly part: Part;
	readonly start: number;
	readonly end: number;
}

/** What each character of an example's input was read as. */
export function piecesOf(format: Format, example: Example): readonly Piece[] {
	const { input } = example;
	const parser = createParser(format, { ...optionsOf(example), markup: true });
	const parts: Part[] = new Array<Part>(input.length).fill("markup");
	const calls: { start: number; text: string }[] = [];
	for (const event of [...parser.feed(input), ...parser.finish(example.finish ?? "stop")]) {
		const { type, start, end } = event;
		if (type === "content") parts.fill("text", start, end);
		else if (type === "reasoning") parts.fill("reasoning", start, end);
		else if (type === "call-start") {
			const at = input.slice(start, end).lastIndexOf(event.name);
			if (at >= 0) parts.fill("name", start + at, start + at + event.name.length);
			calls[event.index] = { start: at < 0 ? start : start + at + event.name.length, text: "" };
		} else if (type === "call-arguments") {
			const call = calls[event.index];
			if (call !== undefined) call.text += event.delta;
		} else if (type === "call-end") {
			const { start: from, text } = calls[event.index] ?? { start, text: "" };
			for (const [part, at, to] of argumentsIn(input.slice(from, end), text))
				parts.fill(part, from + at, from + to);
		}
	}
	const pieces: Piece[] = [];
	for (const [at, part] of parts.entries()) {
		const last = pieces.at(-1);
		if (last?.part === part) pieces[pieces.length - 1] = { ...last, end: at + 1 };
		else pieces.push({ part, start: at, end: at + 1 });
	}
	return pieces;
}

type Found = readonly ["key" | "arguments", from: number, to: number];

/** Where the arguments stand in the text of their call: as they are, or key by key and value by value. What is not found is left out. */
function argumentsIn(wire: string, text: string): readonly Found[] {
	const at = wire.indexOf(text);
	if (at >= 0 && text !== "") return [["arguments", at, at + text.length]];
	const found: Found[] = [];
	let from = 0;
	const find = (part: Found[0], spellings: readonly string[]): void => {
		for (const spelling of spellings) {
			const place = spelling === "" ? -1 : alone(wire, spelling, from);
			if (place < 0) continue;
			from = place + spelling.length;
			found.push([part, place, from]);
			return;
		}
	};
	const visit = (value: unknown): void => {
		const whole = JSON.stringify(value);
		if (Array.isArray(value) && !wire.includes(whole, from)) for (const item of value) visit(item);
		else if (typeof value === "object" && value !== null && !wire.includes(whole, from))
			for (const [key, inner] of Object.entries(value)) {
				find("key", [key]);
				visit(inner);
			}
		else if (typeof value === "string") find("arguments", [value, whole]);
		else find("arguments", [whole, PYTHON.get(whole) ?? ""]);
	};
	visit(readJson(text));
	return found;
}

/** Where a text stands that is no part of a longer word; -1: nowhere. */
function alone(wire: string, text: string, from: number): number {
	const letter = (at: number): boolean => /[\p{L}\p{N}_]/u.test(wire[at] ?? "");
	for (let at = wire.indexOf(text, from); at >= 0; at = wire.indexOf(text, at + 1)) {
		const end = at + text.length;
		if (!(letter(at) && letter(at - 1)) && !(letter(end - 1) && letter(end))) return at;
	}
	return -1;
}

const PYTHON: ReadonlyMap<string, string> = new Map([
	["true", "True"],
	["false", "False"],
	["null", "None"],
]);

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

export function spansOf(format: Format, example: Example): string {
	const pieces = piecesOf(format, example).map(({ part, start, end }) => {
		const text = html(example.input.slice(start, end));
		const element = ELEMENTS[part];
		if (element !== null) return `<${element} class="${part}">${text}</${element}>`;
		return part === "markup" ? `<span class="markup">${text}</span>` : text;
	});
	// HTML drops a line end that stands first
	return `<pre class="wire">${pieces.join("").replace(/^(<[^>]+>)?\n/, "\n$&")}</pre>`;
}
