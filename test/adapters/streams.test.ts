/**
 * The frames of each protocol, over every format: their order, what they add up to at each chunking (the message of `parse`),
 * and a stream that breaks.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../src/render/index.js";
import type { Message, ParserEvent } from "../../src/runtime/events.js";
import { collect, parse } from "../../src/runtime/index.js";
import { anyPlaces, cutAtFractions, every } from "../properties/support/chunks.js";
import { anyText } from "../properties/support/fragments.js";
import { type Case, cases, WORDS } from "../properties/support/messages.js";
import { stepsOf, withIds } from "../properties/support/reading.js";
import {
	allTools,
	anySetting,
	REASONS,
	runs,
	type Setting,
	settingOf,
} from "../properties/support/settings.js";
import { registrySubjects, type Subject } from "../properties/support/subjects.js";
import { PROTOCOLS } from "./support/protocols.js";

const SUBJECTS = registrySubjects();

interface Fed {
	readonly text: string;
	readonly setting: Setting;
	readonly message: Message;
}

function fed({ format }: Subject, text: string, setting: Setting): Fed {
	const options = { ...withIds(setting.options), finishReason: setting.finish };
	return { text, setting, message: parse(format, text, options) };
}

/** A message that the format can say, whole or cut. */
const SAID: fc.Arbitrary<readonly [Case, number, string]> = fc.tuple(
	cases(WORDS, WORDS),
	fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
	fc.constantFrom(...REASONS),
);

function saidIn(
	subject: Subject,
	[{ message, tools }, part, finish]: readonly [Case, number, string],
) {
	const { format, writing } = subject;
	const rendered = writing === null ? null : render(format, writing, message, { tools });
	if (rendered?.status !== "rendered") return null;
	const text = rendered.text.slice(0, Math.round(rendered.text.length * part));
	return fed(subject, text, { options: { tools }, finish });
}

function expectStream(steps: readonly (readonly ParserEvent[])[], message: Message): void {
	for (const protocol of PROTOCOLS) {
		const { adapter, checker } = protocol.watch();
		adapter.begin();
		for (const events of steps) {
			const deltas = adapter.events(events).filter((frame) => protocol.deltaOf(frame) !== null);
			const most = runsIn(events, protocol.name !== "Ollama");
			if (deltas.length !== most) expect.fail(`${protocol.name}: ${most} would do: ${deltas}`);
		}
		expect(checker.ended).toBe(false);
		adapter.end(message.finishReason, { prompt_tokens: 5, completion_tokens: 7 });
		expect(checker.ended).toBe(true);
		expect(checker.told, protocol.name).toEqual(protocol.expected(message));
	}
}

/** Texts and arguments that follow each other, each run counted once: so many deltas leave for one chunk. */
function runsIn(events: readonly ParserEvent[], withArguments: boolean): number {
	const kinds = events
		.filter(({ type }) => type !== "notice")
		.map((event) => (event.type === "call-arguments" ? `${event.index}` : event.type));
	return kinds.filter(
		(kind, at) =>
			kind !== kinds[at - 1] &&
			(kind === "content" || kind === "reasoning" || (withArguments && /^\d/.test(kind))),
	).length;
}

/** Gives how many calls have ended. */
function expectBroken(heard: readonly (readonly ParserEvent[])[], message: Message): number {
	const ended = heard.flat().filter(({ type }) => type === "call-end").length;
	for (const protocol of PROTOCOLS) {
		const { adapter, checker } = protocol.watch();
		adapter.begin();
		for (const events of heard) adapter.events(events);
		adapter.fail({ code: "upstream_error", message: "the engine has gone" });
		expect(checker.ended).toBe(true);
		const expected = protocol.expected(message);
		const calls = expected.calls.map((call, at) => ({ ...call, whole: at < ended }));
		expect(checker.told, protocol.name).toEqual({ ...expected, calls, finish: null });
	}
	return ended;
}

describe("the frames of every protocol", () => {
	/** The text in these chunks is what `parse` makes of it whole. */
	const holds = ({ format }: Subject, { setting, message }: Fed, chunks: readonly string[]) =>
		expectStream(stepsOf(format, chunks, setting), message);

	test("of the examples of all grammars: whole, cut, and by characters", () => {
		for (const subject of SUBJECTS) {
			for (const example of subject.examples.slice(0, 1)) {
				const one = fed(subject, example.input, settingOf(example, false));
				holds(subject, one, [one.text]);
				holds(subject, one, every(one.text, 1));
				const step = Math.max(1, Math.floor(one.text.length / 6));
				for (let at = 1; at < one.text.length; at += step)
					holds(subject, one, [one.text.slice(0, at), one.text.slice(at)]);
			}
		}
	});

	test("of messages, whole or cut off, with any reason at their end", () => {
		for (const subject of SUBJECTS) {
			fc.assert(
				fc.property(SAID, anyPlaces, (said, places) => {
					const one = saidIn(subject, said);
					if (one === null) return;
					holds(subject, one, [one.text]);
					holds(subject, one, every(one.text, 1));
					holds(subject, one, cutAtFractions(one.text, places));
				}),
				runs(12),
			);
		}
	});

	test("of any text: calls that break, and what is no call", () => {
		for (const subject of SUBJECTS) {
			fc.assert(
				fc.property(anyText(subject), anySetting(subject), anyPlaces, (text, setting, places) => {
					const one = fed(subject, text, setting);
					holds(subject, one, every(text, 1));
					holds(subject, one, cutAtFractions(text, places));
				}),
				runs(8),
			);
		}
	});

	test("of thoughts that the engine splits off itself, in the middle of a call, too", () => {
		for (const subject of SUBJECTS) {
			fc.assert(
				fc.property(SAID, fc.array(fc.nat(200), { maxLength: 6 }), (said, places) => {
					const one = saidIn(subject, said);
					if (one === null) return;
					const steps = stepsOf(subject.format, every(one.text, 5), one.setting);
					const thought: ParserEvent = { type: "reasoning", text: "hm", start: 0, end: 0 };
					for (const place of places) steps.splice(place % steps.length, 0, [thought]);
					const { finish: finishReason } = one.setting;
					const message = collect(steps.flat(), { finishReason });
					for (const protocol of PROTOCOLS) {
						const { adapter, checker } = protocol.watch();
						adapter.begin();
						for (const events of steps) adapter.events(events);
						adapter.end(message.finishReason);
						expect(checker.told, protocol.name).toEqual(protocol.expected(message));
					}
				}),
				runs(8),
			);
		}
	});

	const thoughtsWithin: readonly (readonly ParserEvent[])[] = [
		[{ type: "call-start", index: 0, id: "1", name: "find", start: 0, end: 1 }],
		[{ type: "reasoning", text: "hm", start: 1, end: 1 }],
		[{ type: "call-arguments", index: 0, delta: "{", start: 1, end: 2 }],
	];

	test("of thoughts in a call that the stream breaks: all but Messages have them", () => {
		for (const protocol of PROTOCOLS) {
			const { adapter, checker } = protocol.watch();
			adapter.begin();
			for (const events of thoughtsWithin) adapter.events(events);
			adapter.fail({ code: "upstream_error", message: "the engine has gone" });
			expect(checker.told.reasoning, protocol.name).toBe(protocol.name === "Anthropic" ? "" : "hm");
			expect(checker.told.calls.some(({ whole }) => whole)).toBe(false);
		}
	});

	test("a notice stands between no two pieces of a text", () => {
		const at = { start: 0, end: 0 };
		const events: readonly ParserEvent[] = [
			{ type: "content", text: "a", ...at },
			{ type: "notice", code: "odd", message: "odd", ...at },
			{ type: "content", text: "b", ...at },
		];
		for (const protocol of PROTOCOLS) {
			const { adapter } = protocol.watch();
			adapter.begin();
			const deltas = adapter.events(events).filter((frame) => protocol.deltaOf(frame) !== null);
			expect(deltas, protocol.name).toHaveLength(1);
		}
	});

	test("of a stream that breaks: what was handed out stays, the open call is never completed", () => {
		let open = 0;
		for (const subject of SUBJECTS) {
			fc.assert(
				fc.property(SAID, (said) => {
					const one = saidIn(subject, [said[0], 1, "stop"]);
					if (one === null) return;
					const steps = stepsOf(subject.format, every(one.text, 3), one.setting).slice(0, -1);
					for (let count = 0; count <= steps.length; count += Math.ceil((steps.length + 1) / 6)) {
						const heard = steps.slice(0, count);
						const message = collect(heard.flat());
						if (expectBroken(heard, message) < message.toolCalls.length) open++;
					}
				}),
				runs(12),
			);
		}
		expect(open).toBeGreaterThan(10);
	});
});

describe("whole messages", () => {
	test("say what the streams say, of every format", () => {
		for (const subject of SUBJECTS) {
			for (const example of subject.examples) {
				const { message } = fed(subject, example.input, settingOf(example, false));
				for (const protocol of PROTOCOLS) {
					const told = readWhole(JSON.parse(protocol.whole(message)));
					const calls = message.toolCalls.filter(
						({ status }) => status !== "incomplete" || protocol.name === "OpenAI Responses",
					);
					expect(told).toEqual({
						content: message.content,
						reasoning: message.reasoning,
						calls: calls.map(({ id, name, arguments: json, status }) => ({
							id,
							name,
							arguments: status === "incomplete" ? json : JSON.parse(json),
						})),
						finish: protocol.expected(message).finish,
					});
				}
			}
		}
	});

	test("numbers keep their digits wherever arguments are written", () => {
		const [subject] = SUBJECTS.filter(({ format }) => format.name === "hermes");
		if (subject === undefined) return expect.fail("no hermes");
		const json = '{"id": 123456789012345678901, "x": 1e999, "y": 1.10}';
		const text = `<tool_call>\n{"name": "find", "arguments": ${json}}\n</tool_call>`;
		const setting = { options: { tools: allTools(subject) }, finish: "stop" };
		const { message } = fed(subject, text, setting);
		expect(message.toolCalls.map((call) => call.arguments)).toEqual([json]);
		for (const { whole, watch, name } of PROTOCOLS) {
			const { adapter } = watch();
			adapter.begin();
			const frames = stepsOf(subject.format, [text], setting).flatMap((step) =>
				adapter.events(step),
			);
			const written = name === "Ollama" ? json : JSON.stringify(json);
			expect(frames.some((frame) => frame.includes(written))).toBe(true);
			expect(whole(message)).toContain(name === "OpenAI Responses" ? JSON.stringify(json) : json);
		}
	});
});

/** What the body of a response says, in whichever protocol. */
function readWhole(body: Record<string, unknown>): unknown {
	const told = { content: "", reasoning: "", calls: [] as unknown[], finish: null as unknown };
	const list = (value: unknown) => value as readonly Record<string, unknown>[];
	if (typeof body.message === "object") {
		const message = body.message as Record<string, unknown>;
		told.content = String(message.content);
		told.reasoning = String(message.thinking ?? "");
		told.finish = body.done_reason;
		for (const { id, function: called } of list(message.tool_calls ?? [])) {
			const { name, arguments: of } = called as Record<string, unknown>;
			told.calls.push({ id, name, arguments: of });
		}
		return told;
	}
	for (const { type, ...item } of list(body.output ?? body.content)) {
		const [part] = Array.isArray(item.content) ? list(item.content) : [];
		if (type === "reasoning") told.reasoning += String(part?.text);
		else if (type === "message") told.content += String(part?.text);
		else if (type === "thinking") {
			told.reasoning += String(item.thinking);
			// clients that find none send the thought back as an answer
			expect(item.signature).not.toBe("");
		} else if (type === "text") told.content += String(item.text);
		else if (type === "tool_use")
			told.calls.push({ id: item.id, name: item.name, arguments: item.input });
		else {
			const { call_id: id, name, arguments: json, status } = item;
			const whole = status === "completed";
			told.calls.push({ id, name, arguments: whole ? JSON.parse(String(json)) : json });
		}
	}
	const details = body.incomplete_details as { readonly reason: string } | null | undefined;
	told.finish = body.stop_reason ?? details?.reason ?? body.status;
	return told;
}
