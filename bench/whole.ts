/** Texts that are there at once, and what a parser costs before it has read anything. */
import { hermes } from "../src/generated/formats/hermes.js";
import { qwen_coder } from "../src/generated/formats/qwen_coder.js";
import { createParser, type Format, parse } from "../src/runtime/index.js";
import type { ToolDefinition } from "../src/runtime/options.js";
import { alternate, median, medianRatio, type Plan } from "./measure.js";
import { KB } from "./ratios.js";
import { Counts } from "./subjects.js";
import { answerText, hermesText, qwenText, smallAnswers, TOOLS, writeFile } from "./texts/calls.js";

export interface WholeRow {
	readonly id: string;
	readonly title: string;
	readonly value: number;
	readonly unit: string;
	/** the least or the most that the project asks for */
	readonly target: { readonly least: number } | { readonly most: number } | null;
}

interface Texts {
	readonly id: string;
	readonly title: string;
	readonly format: Format;
	readonly texts: readonly string[];
}

/** Parsers that are made for one sample. */
const MANY = 20_000;

export function wholes(plan: Plan): WholeRow[] {
	const answers = smallAnswers(1000);
	const large = writeFile(100 * KB);
	const works: Texts[] = [
		{ id: "W2", title: "JSON call, 100 KB", format: hermes, texts: [hermesText(large)] },
		{ id: "W3", title: "XML call, 100 KB", format: qwen_coder, texts: [qwenText(large)] },
		{
			id: "W4",
			title: "1,000 small answers, JSON",
			format: hermes,
			texts: answers.map((answer) => answerText(answer, hermesText)),
		},
		{
			id: "W4x",
			title: "1,000 small answers, XML",
			format: qwen_coder,
			texts: answers.map((answer) => answerText(answer, qwenText)),
		},
	];
	return [
		...works.flatMap((work) => parsed(work, plan)),
		...works.filter(({ id }) => id.startsWith("W4")).map((work) => asServer(work, plan)),
		constructed(plan),
	];
}

function parsed({ id, title, format, texts }: Texts, plan: Plan): WholeRow[] {
	process.stderr.write(`bench: whole texts: ${id}\n`);
	const length = texts.reduce((sum, text) => sum + text.length, 0);
	const whole = (): void => {
		let calls = 0;
		for (const text of texts) calls += parse(format, text, { tools: TOOLS }).toolCalls.length;
		if (calls < texts.length) throw new Error(`${id}: ${calls} calls`);
	};
	const fed = (): void => {
		const counts = new Counts();
		for (const text of texts) {
			const parser = createParser(format, { tools: TOOLS });
			for (const event of parser.feed(text)) counts.event(event);
			for (const event of parser.finish("stop")) counts.event(event);
		}
		if (counts.calls < texts.length) throw new Error(`${id}: ${counts.calls} calls`);
	};
	const [ours = [], other = []] = alternate([whole, fed], plan);
	return [
		{
			id,
			title: `${title}: parse, divided by feed in one chunk`,
			value: medianRatio(ours, other),
			unit: "×",
			target: { most: 1.5 },
		},
		{
			id,
			title: `${title}: parse`,
			// a text's bytes: nearly all of it is ASCII
			value: length / 1e6 / (median(ours) / 1e3),
			unit: "MB/s",
			target: id === "W4" ? { least: 100 } : null,
		},
	];
}

/** Each text with tools that are read anew, as a server reads them from each request. */
function asServer({ id, title, format, texts }: Texts, plan: Plan): WholeRow {
	process.stderr.write(`bench: tools of each request: ${id}\n`);
	const body = JSON.stringify(TOOLS);
	const readAll = (toolsOf: () => readonly ToolDefinition[]): void => {
		let calls = 0;
		for (const text of texts) calls += parse(format, text, { tools: toolsOf() }).toolCalls.length;
		if (calls < texts.length) throw new Error(`${id}: ${calls} calls`);
	};
	let parsedLast: unknown = null;
	const [anew = [], same = []] = alternate(
		[
			() => readAll(() => JSON.parse(body)),
			() =>
				readAll(() => {
					parsedLast = JSON.parse(body);
					return TOOLS;
				}),
		],
		plan,
	);
	if (parsedLast === null) throw new Error("no tools were read");
	return {
		id: `${id}t`,
		title: `${title}: parse with tools that are read from JSON each time, divided by the same with one list of tools`,
		value: medianRatio(anew, same),
		unit: "×",
		target: { most: 2 },
	};
}

function constructed(plan: Plan): WholeRow {
	process.stderr.write("bench: construction\n");
	const options = { tools: TOOLS };
	let last: unknown = null;
	const [times = []] = alternate(
		[
			() => {
				for (let i = 0; i < MANY; i++) last = createParser(hermes, options);
			},
		],
		plan,
	);
	if (last === null) throw new Error("no parser was made");
	return {
		id: "new",
		title: "createParser",
		value: (median(times) * 1e6) / MANY,
		unit: "ns",
		target: { most: 1000 },
	};
}
