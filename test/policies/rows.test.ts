/**
 * The policy table, row by row: each option changes what its row says and nothing else, in every format that it can concern,
 * the same for the whole text and one character at a time. Rows without an option are laws of their own (test/properties): Q3 is
 * in P17, Q7 in P1 and P3, Q8 and Q9 in P10, Q11 and Q12 in P11, Q15 in P2, Q16 in P5, Q2, Q17 and Q23 in P24. Q5, Q19, Q20 and Q22
 * are in the grammars' examples, which P1 to P25 read, too.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createParser, type Message, parse } from "../../src/runtime/index.js";
import type { ParserOptions } from "../../src/runtime/options.js";
import { anyText } from "../properties/support/fragments.js";
import {
	type CallItem,
	callsOf,
	numbered,
	print,
	type Reading,
	read,
} from "../properties/support/reading.js";
import { anySetting, runs, type Setting, settingOf } from "../properties/support/settings.js";
import { registrySubjects, rows, type Subject } from "../properties/support/subjects.js";
import { readable, type Said, settingFor } from "../properties/support/written.js";

const subjects = registrySubjects();

/** The reading of a text, the same at every chunking. */
function same(subject: Subject, text: string, setting: Setting): Reading {
	const whole = read(subject.format, [text], setting);
	expect(print(read(subject.format, text.split(""), setting))).toBe(print(whole));
	return whole;
}

/** The collected message of a text, the same at every chunking. */
function message(subject: Subject, text: string, options: ParserOptions, finish: string): Message {
	const all = { generateId: numbered, ...options };
	const whole = parse(subject.format, text, { ...all, finishReason: finish });
	const parser = createParser(subject.format, { ...all, collect: true });
	for (const character of text.split("")) parser.feed(character);
	parser.finish(finish);
	expect(parser.message).toEqual(whole);
	return whole;
}

function withPolicies(setting: Setting, policies: NonNullable<ParserOptions["policies"]>): Setting {
	return { ...setting, options: { ...setting.options, policies } };
}

/** The first way to write what is said that is read as it was said. */
function written(subject: Subject, said: readonly Said[]): string | null {
	for (const { text } of readable(subject, said)) return text;
	return null;
}

const CALL: Said = { name: "f", arguments: { k: "v w" } };

/** The repairs of a call that may run. */
function repairsToRun({ status, repairs }: CallItem): readonly string[] {
	return status === "incomplete" ? [] : repairs;
}

describe.each(rows(subjects))("policies: %s", (_name, subject) => {
	const { format } = subject;

	if (format.reasoning)
		test("Q1 callsInReasoning: a call in a thought is text, or a call", () => {
			const call = written(subject, [CALL]);
			const thought = written(subject, [{ reasoning: "So. Hm" }, { content: "Yes.\n" }]);
			if (call === null || thought === null) return;
			const text = thought.replace("So. Hm", () => `So.\n${call}\nHm`);
			const setting = settingFor([CALL]);
			const byGrammar = same(subject, text, setting);
			// the frames of a format may be markup in a thought, too; what the call says is not
			if (callsOf(byGrammar).length === 0)
				expect(byGrammar.items.some((item) => "text" in item && item.text.includes("v w"))).toBe(
					true,
				);
			const asked = same(subject, text, withPolicies(setting, { callsInReasoning: "call" }));
			expect(callsOf(asked).map(({ name, status }) => `${name} ${status}`)).toEqual(["f complete"]);
		});

	test("Q4, Q18 lenient: without the code no call that may run is repaired by it; with it alone the example is read as before", () => {
		for (const example of subject.examples) {
			const setting = settingOf(example, false);
			const before = same(subject, example.input, setting);
			const used = new Set(callsOf(before).flatMap(({ repairs }) => repairs));
			if (used.size === 0) continue;
			const none = same(subject, example.input, withPolicies(setting, { lenient: [] }));
			expect(callsOf(none).flatMap(repairsToRun)).toEqual([]);
			const { tools: _, ...free } = setting.options;
			const strict = same(subject, example.input, {
				...setting,
				options: { ...free, strict: true },
			});
			expect(callsOf(strict).flatMap(repairsToRun)).toEqual([]);
		}
	});

	test("Q6 onMalformed: what cannot be read or is cut is an error on request, and the rest stays", () => {
		fc.assert(
			fc.property(anyText(subject), anySetting(subject), (text, { options, finish }) => {
				const quiet = message(subject, text, options, finish);
				expect(quiet.error).toBe(null);
				const policies = { ...options.policies, onMalformed: "error" as const };
				const loud = message(subject, text, { ...options, policies }, finish);
				const faulty =
					quiet.notices.some(({ code }) => code === "malformed" || code === "broken") ||
					quiet.toolCalls.some(({ status }) => status === "incomplete");
				expect(loud.error !== null).toBe(faulty);
				expect({ ...loud, error: null }).toEqual(quiet);
			}),
			runs(60),
		);
	});

	test("Q10 trimContent: white space at both ends of content goes, and nothing else changes", () => {
		fc.assert(
			fc.property(anyText(subject), anySetting(subject), (text, { options, finish }) => {
				const kept = message(subject, text, options, finish);
				const policies = { ...options.policies, trimContent: true };
				const trimmed = message(subject, text, { ...options, policies }, finish);
				expect(trimmed).toEqual({ ...kept, content: kept.content.trim() });
			}),
			runs(60),
		);
	});

	test("Q13 a repeated key: the last one counts, the text of both has left; parameters that come one by one bring a notice", () => {
		const said: Said = { name: "f", arguments: { kone: "first word", ktwo: "last word" } };
		const text = written(subject, [said]);
		if (text === null) return;
		const twice = text.replaceAll("ktwo", "kone");
		const got = same(subject, twice, settingFor([said]));
		const [call] = callsOf(got);
		if (call === undefined) throw new Error(`no call in ${JSON.stringify(twice)}`);
		expect(call.status).toBe("complete");
		expect(JSON.parse(call.arguments)).toEqual({ kone: "last word" });
		expect(call.arguments).toContain("first word");
		const codes = got.notices.filter(({ code }) => code === "duplicate-key");
		// stated: arguments that are one value, JSON that passes through or YAML, are not searched for keys
		const oneValue = twice.includes(call.arguments) || format.name === "yaml_xml";
		expect(codes.length).toBe(oneValue ? 0 : 1);
	});

	test("Q14 strict: the events of a call leave together, at its end", () => {
		const text = written(subject, [{ content: "Yes.\n" }, CALL]) ?? written(subject, [CALL]);
		if (text === null) return;
		const { options } = settingFor([CALL]);
		const parser = createParser(format, { ...options, strict: true });
		const steps = text.split("").map((character) => parser.feed(character));
		steps.push(parser.finish());
		const told = steps.map((step) => step.filter(({ type }) => type.startsWith("call-")));
		const busy = told.filter((step) => step.length > 0);
		expect(busy.length).toBe(1);
		expect(busy[0]?.[0]?.type).toBe("call-start");
		expect(busy[0]?.at(-1)?.type).toBe("call-end");
	});

	test("Q21 coerceQuoted: quoted numbers and booleans become what the schema wants, and only on request", () => {
		const said: Said = { name: "f", arguments: { n: "7", b: "true", s: "7" } };
		const properties = { n: { type: "integer" }, b: { type: "boolean" }, s: { type: "string" } };
		const tools = [{ name: "f", parameters: { type: "object", properties } }];
		const text = written(subject, [said]);
		if (text === null) return;
		const setting = { options: { tools }, finish: "stop" };
		const [call] = callsOf(same(subject, text, withPolicies(setting, { coerceQuoted: true })));
		expect(JSON.parse(call?.arguments ?? "null")).toEqual({ n: 7, b: true, s: "7" });
		const [plain] = callsOf(same(subject, text, setting));
		const kept = JSON.parse(plain?.arguments ?? "null");
		// where the wire has no types the schema gives them; where it has, they are kept
		expect([{ n: 7, b: true, s: "7" }, said.arguments]).toContainEqual(kept);
		if (kept.n === "7") expect(call?.status).toBe("repaired");
	});

	test("Q24 keys such as __proto__ are plain data", () => {
		const args: Record<string, unknown> = JSON.parse('{"__proto__": "x", "constructor": "y"}');
		const said: Said = { name: "f", arguments: args };
		const text = written(subject, [said]);
		if (text === null) return;
		const [call] = callsOf(same(subject, text, { options: {}, finish: "stop" }));
		if (call !== undefined)
			expect(Object.entries(JSON.parse(call.arguments))).toEqual(Object.entries(args));
		expect(Object.getPrototypeOf({})).toBe(Object.prototype);
		expect(({} as { x?: unknown }).x).toBe(undefined);
	});
});
