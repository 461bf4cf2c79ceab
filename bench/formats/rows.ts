/** What each format costs: small answers, and ordinary text without a call. */
import { getWriting } from "../../src/generated/writers.js";
import { render } from "../../src/render/index.js";
import { createParser, type Format, parse } from "../../src/runtime/index.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { HermesFloor } from "../floor/hermes.js";
import { alternate, median, type Plan } from "../measure.js";
import { hermesText, smallAnswers, TOOLS } from "../texts/calls.js";
import { chunksOf } from "../texts/chunks.js";
import { code, prose } from "../texts/prose.js";
import { Random } from "../texts/random.js";

export interface FormatRow {
	readonly format: string;
	/** microseconds for an answer with one call, as one text; null: the format writes none */
	readonly answer: number | null;
	/** the same, divided by what the hand-written parser of hermes takes for the same calls in its own wire */
	readonly ofFloor: number | null;
	/** microseconds for such an answer to a request with tools that no request before it had */
	readonly fresh: number | null;
	/** seconds for 1 MB of Markdown, in chunks of 64 and of 4 characters */
	readonly by64: number;
	readonly by4: number;
}

const ANSWERS = 40;
const MARKDOWN = 100_000;

export function formatRow(format: Format, plan: Plan): FormatRow {
	const texts = answersIn(format);
	const floorTexts = smallAnswers(ANSWERS).map(({ calls }) =>
		calls.slice(0, 1).map(hermesText).join(""),
	);
	const text = markdown(MARKDOWN);
	const reads = (size: number) => {
		const chunks = chunksOf(text, size);
		return () => {
			const parser = createParser(format, { tools: TOOLS });
			for (const chunk of chunks) parser.feed(chunk);
			parser.finish("stop");
		};
	};
	const runs = [answered(format, texts, () => TOOLS), floor(floorTexts), reads(64), reads(4)];
	const [answers = 0, least = 0, by64 = 0, by4 = 0] = alternate(runs, plan).map(median);
	// by itself: the others would pay for a part of its garbage
	const [fresh = 0] = alternate([answered(format, texts, freshTools)], plan).map(median);
	const each = texts.length === 0 ? null : (answers * 1000) / texts.length;
	return {
		format: format.name,
		answer: each,
		ofFloor: each === null ? null : each / ((least * 1000) / floorTexts.length),
		fresh: each === null ? null : (fresh * 1000) / texts.length,
		by64: (by64 * 1000) / text.length,
		by4: (by4 * 1000) / text.length,
	};
}

let requests = 0;

/** Tools that no request has had: the same, and one more. */
export function freshTools(tools: readonly ToolDefinition[] = TOOLS): readonly ToolDefinition[] {
	requests++;
	return [...tools, { name: `tool_${requests}` }];
}

function answered(
	format: Format,
	texts: readonly string[],
	toolsOf: () => readonly ToolDefinition[],
): () => void {
	return () => {
		let calls = 0;
		for (const text of texts) calls += parse(format, text, { tools: toolsOf() }).toolCalls.length;
		if (calls < texts.length) throw new Error(`${format.name}: ${calls} calls`);
	};
}

function floor(texts: readonly string[]): () => void {
	return () => {
		let seen = 0;
		const note = (): void => {
			seen++;
		};
		for (const text of texts) {
			const parser = new HermesFloor({ text: note, start: note, args: note, end: note });
			parser.feed(text);
			parser.finish();
		}
		if (seen === 0) throw new Error("the floor has read nothing");
	};
}

/** Answers with one call each. */
export function answersIn(format: Format): string[] {
	const writing = getWriting(format.name);
	if (writing === undefined) return [];
	return smallAnswers(ANSWERS).flatMap(({ calls }) => {
		const written = render(format, writing, { calls: calls.slice(0, 1) }, { tools: TOOLS });
		return written.status === "rendered" ? [written.text] : [];
	});
}

/** Prose, lists, tables and code, with the signs with which calls begin. */
function markdown(length: number): string {
	const random = new Random(17);
	const parts: string[] = [];
	for (let n = 0; n < length; n = parts.reduce((sum, part) => sum + part.length, 0)) {
		parts.push(
			`## Part ${parts.length}\n\n${prose(random, 400, true)}\n\n`,
			'- one: `x[0] = {"a": 1}`, *two* (see [a link](https://example.com/?q=1)) & 5 < 6\n',
			"| a | b |\n|---|---|\n| 1 | <b>2</b> |\n\n",
			`\`\`\`ts\n${code(random, 300, (line) => line.length)}\n\`\`\`\n\n`,
		);
	}
	return parts.join("").slice(0, length);
}
