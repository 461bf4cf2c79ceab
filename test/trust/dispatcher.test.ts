/** Over all formats: the two times at which calls may run give the same calls, and never one that must not run. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	createDispatcher,
	createParser,
	type Decision,
	type ParserEvent,
	parse,
	type RunAt,
	type ToolDefinition,
} from "../../src/index.js";
import type { Format } from "../../src/runtime/contract.js";
import { createValidator } from "../../src/validate/index.js";
import { every } from "../properties/support/chunks.js";
import { anyText } from "../properties/support/fragments.js";
import { withIds } from "../properties/support/reading.js";
import {
	allTools,
	anySetting,
	runs,
	type Setting,
	settingOf,
} from "../properties/support/settings.js";
import { registrySubjects, rows, type Subject } from "../properties/support/subjects.js";

const validator = createValidator();

/** What was decided in each step: one per chunk, and that of the end. */
function steps(
	format: Format,
	chunks: readonly string[],
	{ options, finish }: Setting,
	tools: readonly ToolDefinition[],
	runAt: RunAt | undefined,
): {
	readonly decided: readonly (readonly Decision[])[];
	readonly events: readonly ParserEvent[][];
} {
	const parser = createParser(format, { ...withIds(options), validator });
	const dispatcher = createDispatcher({
		tools,
		validator,
		...(runAt === undefined ? {} : { runAt }),
	});
	const decided: (readonly Decision[])[] = [];
	const events: ParserEvent[][] = [];
	for (const chunk of chunks) {
		const given = [...parser.feed(chunk)];
		events.push(given);
		decided.push(dispatcher.feed(given));
	}
	const last = [...parser.finish(finish)];
	events.push(last);
	decided.push(dispatcher.finish(last));
	return { decided, events };
}

/** As the parser's own message tells it, with the verdict that it has about each call. */
function expected(format: Format, text: string, { options, finish }: Setting): readonly unknown[] {
	const { toolCalls } = parse(format, text, {
		...withIds(options),
		validator,
		finishReason: finish,
	});
	return toolCalls.map(({ id, name, arguments: args, status, valid }) => {
		const ok = status !== "incomplete" && valid === true;
		return ok ? { ok, id, name, args, input: JSON.parse(args) } : { ok, id, name, args };
	});
}

function told(decisions: readonly Decision[]): readonly unknown[] {
	return decisions.map((decision) => {
		const { id, name, arguments: args } = decision.call;
		if (!decision.ok) {
			expect(decision.message).toContain("was not run");
			return { ok: false, id, name, args };
		}
		expect(["complete", "repaired"]).toContain(decision.call.status);
		return { ok: true, id, name, args, input: decision.call.input };
	});
}

/** Declares what the text calls and no example declares, with any arguments. */
function withCalledTools(subject: Subject, text: string, { options, finish }: Setting): Setting {
	const { toolCalls } = parse(subject.format, text, { ...options, finishReason: finish });
	const declared = [...(options.tools ?? []), ...allTools(subject)];
	const called = toolCalls.map(({ name }) => ({ name }));
	return { options: { ...options, tools: [...declared, ...called] }, finish };
}

function isEnd({ type }: ParserEvent): boolean {
	return type === "call-end";
}

function check(subject: Subject, text: string, setting: Setting): number {
	const tools = setting.options.tools ?? [];
	const wanted = expected(subject.format, text, setting);
	for (const chunks of [[text], every(text, 1)]) {
		const soon = steps(subject.format, chunks, setting, tools, "call-end");
		const decided = soon.decided.map(({ length }) => length).join();
		const ended = soon.events.map((given) => given.filter(isEnd).length).join();
		expect(decided, "a decision comes with the end of its call").toBe(ended);
		expect(told(soon.decided.flat())).toEqual(wanted);
	}
	const late = steps(subject.format, every(text, 7), setting, tools, "finish");
	expect(late.decided.slice(0, -1).flat()).toEqual([]);
	expect(told(late.decided.flat())).toEqual(wanted);
	return wanted.filter((call) => Object(call).ok === true).length;
}

describe.each(rows(registrySubjects()))("when calls may run: %s", (_name, subject) => {
	test("examples, whole and cut", () => {
		let ran = 0;
		for (const example of subject.examples) {
			const setting = withCalledTools(subject, example.input, settingOf(example, false));
			ran += check(subject, example.input, setting);
			check(subject, example.input.slice(0, (example.input.length * 2) / 3), setting);
		}
		// the format without calls has none that run
		if (subject.format.shape !== "S0") expect(ran).toBeGreaterThan(0);
	});

	test("any text, any way to read it", () => {
		const settings = anySetting(subject).map(({ options, finish }) => ({
			options: { ...options, tools: options.tools ?? allTools(subject) },
			finish,
		}));
		fc.assert(
			fc.property(anyText(subject), settings, (text, setting) => {
				check(subject, text, setting);
			}),
			runs(40),
		);
	});
});

describe("a dispatcher", () => {
	const tools = [{ name: "a" }];
	const begin: ParserEvent = { type: "call-start", index: 0, id: "x", name: "a", start: 0, end: 1 };
	const piece: ParserEvent = { type: "call-arguments", index: 0, delta: "{}", start: 1, end: 3 };

	test("gives no decision about a call without an end", () => {
		const dispatcher = createDispatcher({ tools, validator, runAt: "call-end" });
		expect(dispatcher.feed([begin, piece])).toEqual([]);
		expect(dispatcher.finish([])).toEqual([]);
	});

	test("waits for the end of the message, unless it is told not to", () => {
		const end: ParserEvent = {
			type: "call-end",
			index: 0,
			status: "complete",
			repairs: [],
			start: 0,
			end: 3,
		};
		const events = [begin, piece, end];
		const byDefault = createDispatcher({ tools, validator });
		expect(byDefault.feed(events)).toEqual([]);
		expect(byDefault.finish([])).toHaveLength(1);
		const soon = createDispatcher({ tools, validator, runAt: "call-end" });
		expect(soon.feed(events)).toHaveLength(1);
		expect(soon.finish([])).toEqual([]);
	});

	test("follows one message", () => {
		const dispatcher = createDispatcher({ tools, validator });
		dispatcher.finish([]);
		expect(() => dispatcher.feed([])).toThrow(/feed after finish/);
		expect(() => dispatcher.finish([])).toThrow(/finish was called before/);
	});
});
