/** Each code has an output whose explanation names the cause and what to do: in the cases, or in the examples of the grammars. */
import { expect, test } from "vitest";
import { toolsOf } from "../../src/compiler/examples/run.js";
import { GATES, NOTICES, REPAIRS } from "../../src/explain/codes.js";
import { explain, formatExplanation } from "../../src/explain/index.js";
import { listFormats } from "../../src/generated/registry.js";
import { parseGrammar } from "../../src/language/parse.js";
import {
	CHAIN_CASES,
	DERIVED_CASES,
	FIRST_SIX,
	NOTICE_CASES,
	OTHER_CASES,
	REPAIR_CASES,
} from "./cases.js";
import { grammarOf } from "./support.js";

const CASES = [
	...FIRST_SIX,
	...NOTICE_CASES,
	...CHAIN_CASES,
	...REPAIR_CASES,
	...DERIVED_CASES,
	...OTHER_CASES,
];

/** Only the gateway gives these: it has the request, and `explain` has the output alone. */
const OF_THE_GATEWAY = ["withheld-by-choice", "withheld-parallel"];

test("each notice, repair and gate has a case", () => {
	const notices = new Set(CASES.map(({ notice }) => notice));
	const repairs = new Set(CASES.flatMap(({ repair, breaks }) => [repair, breaks]));
	const gates = new Set(CASES.map(({ gate }) => gate));
	const wanted = Object.keys(NOTICES).filter((code) => !OF_THE_GATEWAY.includes(code));
	expect(wanted.filter((code) => !notices.has(code))).toEqual([]);
	expect(Object.keys(REPAIRS).filter((code) => !repairs.has(code))).toEqual([]);
	expect(Object.keys(GATES).filter((code) => ![...gates].some((gate) => gate === code))).toEqual(
		[],
	);
});

test("each deviation of an example is named by the explanation of it, with what can be done", () => {
	let seen = 0;
	for (const format of listFormats()) {
		const source = grammarOf(format.name) ?? "";
		for (const example of parseGrammar(source, format.name).grammar?.examples ?? []) {
			const codes = example.expect.flatMap((one) => (one.type === "call" ? one.repairs : []));
			if (codes.length === 0) continue;
			const explanation = explain(format, example.input, {
				tools: toolsOf(example.tools),
				entry: example.entry ?? undefined,
				finishReason: example.finish ?? "stop",
				grammar: source,
			});
			const findings = explanation.findings.filter(({ repairs }) => repairs.length > 0);
			const named = new Set(findings.flatMap(({ repairs }) => repairs));
			expect(
				codes.filter((code) => !named.has(code)),
				`${format.name}: ${example.title}`,
			).toEqual([]);
			const mute = findings.filter(
				({ meaning, advice, expected }) =>
					meaning.length + expected.length === 0 || advice.length === 0,
			);
			expect(
				mute.map(({ message }) => message),
				`${format.name}: ${example.title}`,
			).toEqual([]);
			const printed = formatExplanation(explanation, example.input);
			if (findings.length === 1) for (const code of codes) expect(printed).toContain(code);
			seen += codes.length;
		}
	}
	expect(seen).toBeGreaterThan(200);
});
