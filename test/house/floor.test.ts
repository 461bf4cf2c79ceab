/**
 * The floor of the bench does the work that it is compared on: for every chunking it hands out the same
 * content, names and argument text as the parser does, and both what the workload was made of.
 */
import { describe, expect, test } from "vitest";
import { HermesFloor } from "../../bench/floor/hermes.js";
import { PythonFloor } from "../../bench/floor/python.js";
import type { Floor, Sink } from "../../bench/floor/sink.js";
import { DSML, QWEN, TaggedFloor } from "../../bench/floor/tagged.js";
import { ProseFloor } from "../../bench/floor/text.js";
import {
	type Answer,
	answerText,
	dsmlText,
	hermesText,
	pythonText,
	qwenText,
	smallAnswers,
	TOOLS,
	writeFile,
} from "../../bench/texts/calls.js";
import { chunksOf } from "../../bench/texts/chunks.js";
import { prose } from "../../bench/texts/prose.js";
import { Random } from "../../bench/texts/random.js";
import { deepseek_v32 } from "../../src/generated/formats/deepseek_v32.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { lfm2 } from "../../src/generated/formats/lfm2.js";
import { qwen_coder } from "../../src/generated/formats/qwen_coder.js";
import type { Format } from "../../src/runtime/contract.js";
import { createParser } from "../../src/runtime/index.js";

const SIZES = [1, 2, 3, 4, 5, 7, 16, 17, 64, 1000, Number.POSITIVE_INFINITY];

interface Heard {
	content: string;
	calls: { name: string; arguments: string; ended: boolean }[];
}

function byFloor(make: (sink: Sink) => Floor, chunks: readonly string[]): Heard {
	const heard: Heard = { content: "", calls: [] };
	const last = () => {
		const call = heard.calls.at(-1);
		if (!call) throw new Error("no call has begun");
		return call;
	};
	const floor = make({
		text: (text) => {
			heard.content += text;
		},
		start: (name) => heard.calls.push({ name, arguments: "", ended: false }),
		args: (delta) => {
			last().arguments += delta;
		},
		end: () => {
			last().ended = true;
		},
	});
	for (const chunk of chunks) floor.feed(chunk);
	floor.finish();
	return heard;
}

function byParser(format: Format, chunks: readonly string[]): Heard {
	const heard: Heard = { content: "", calls: [] };
	const parser = createParser(format, { tools: TOOLS });
	const events = [...chunks.flatMap((chunk) => parser.feed(chunk)), ...parser.finish("stop")];
	for (const event of events) {
		if (event.type === "content") heard.content += event.text;
		else if (event.type === "call-start") {
			heard.calls[event.index] = { name: event.name, arguments: "", ended: false };
		} else if (event.type === "call-arguments") {
			(heard.calls[event.index] as Heard["calls"][number]).arguments += event.delta;
		} else if (event.type === "call-end") {
			(heard.calls[event.index] as Heard["calls"][number]).ended = event.status === "complete";
		} else throw new Error(`unexpected ${event.type}`);
	}
	return heard;
}

function expected({ before, calls }: Answer): Heard {
	return {
		content: before + "\n".repeat(Math.max(0, calls.length - 1)),
		calls: calls.map((call) => ({
			name: call.name,
			arguments: JSON.stringify(call.arguments),
			ended: true,
		})),
	};
}

const proses = [false, true].map((stray) => prose(new Random(3), 4000, stray));
const openers = [
	"<tool_call",
	"<<tool_call>x<tool_cal",
	"a<tool_call><tool_call>",
	"<tool_call<tool_call>",
];
const answers = [...smallAnswers(30), { before: "", calls: [writeFile(5000)] }];

describe.each(SIZES)("in chunks of %d", (size) => {
	test("prose", () => {
		for (const text of proses) {
			const chunks = chunksOf(text, size);
			const floor = byFloor((sink) => new ProseFloor(sink), chunks);
			expect(floor).toEqual({ content: text, calls: [] });
			expect(byParser(hermes, chunks)).toEqual(floor);
		}
	});

	test("prose with openers, which the floor takes for text", () => {
		for (const text of openers) {
			const floor = byFloor((sink) => new ProseFloor(sink), chunksOf(text, size));
			expect(floor.content).toBe(text);
		}
	});

	test("JSON calls", () => {
		for (const answer of answers) {
			const chunks = chunksOf(answerText(answer, hermesText), size);
			const floor = byFloor((sink) => new HermesFloor(sink), chunks);
			expect(floor).toEqual(expected(answer));
			expect(byParser(hermes, chunks)).toEqual(floor);
		}
	});

	test("XML calls", () => {
		for (const answer of answers) {
			const chunks = chunksOf(answerText(answer, qwenText), size);
			const floor = byFloor((sink) => new TaggedFloor(sink, QWEN), chunks);
			expect(floor).toEqual(expected(answer));
			expect(byParser(qwen_coder, chunks)).toEqual(floor);
		}
	});

	test("DSML calls", () => {
		for (const answer of answers) {
			const chunks = chunksOf(answerText(answer, dsmlText), size);
			const floor = byFloor((sink) => new TaggedFloor(sink, DSML), chunks);
			expect(floor).toEqual(expected(answer));
			expect(byParser(deepseek_v32, chunks)).toEqual(floor);
		}
	});

	test("Python calls", () => {
		for (const answer of answers) {
			const chunks = chunksOf(answerText(answer, pythonText), size);
			const floor = byFloor((sink) => new PythonFloor(sink), chunks);
			expect(floor).toEqual(expected(answer));
			expect(byParser(lfm2, chunks)).toEqual(floor);
		}
	});
});
