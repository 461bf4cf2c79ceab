/** Calls in the wire of another format that are all that a message says. docs/trust/chain.md says what is read. */
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import type { Format } from "../../src/runtime/contract.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { DRIFTING } from "./drift-options.js";
import { DRIFTS } from "./drifts.js";
import { hear, hearAllWays } from "./support.js";

function nameOf(tool: ToolDefinition): string {
	return "name" in tool ? String(tool.name) : "";
}

function formatOf(name: string): Format {
	const format = getFormat(name);
	if (format === null || format === undefined) throw new Error(`no format ${name}`);
	return format;
}

describe("reported drifts", () => {
	test.each(DRIFTS.map((one) => [`${one.id} (${one.primary})`, one] as const))(
		"%s",
		(_id, { primary, text, tool, meant, lost }) => {
			const format = formatOf(primary);
			const { message, outcome } = hearAllWays(format, text, { ...DRIFTING, tools: [tool] });
			const calls = message.toolCalls.map((call) => ({
				name: call.name,
				arguments: JSON.parse(call.arguments) as unknown,
				valid: call.valid,
			}));
			if (lost !== null) {
				expect(outcome.mode).not.toBe("drift");
				return;
			}
			expect(calls).toEqual([{ name: nameOf(tool), arguments: meant, valid: true }]);
			expect(["primary", "drift"]).toContain(outcome.mode);
			expect(message.finishReason).toBe("tool_calls");
			if (outcome.mode === "drift")
				expect(message.notices.map(({ code }) => code)).toContain("fallback");
		},
	);

	test("most of them are recovered", () => {
		expect(DRIFTS.length).toBeGreaterThanOrEqual(21);
		const recovered = DRIFTS.filter(({ lost }) => lost === null).length;
		expect(recovered / DRIFTS.length).toBeGreaterThanOrEqual(15 / 21);
	});
});

describe("gates", () => {
	const call = (name: string, args: string): string => `<function=${name}>${args}</function>`;
	const GOOD = call("weather", '{"days": 3}');

	test.each([
		["size", GOOD, { candidateLength: 20 }],
		["name", call("nobody", "{}"), {}],
		["name", GOOD, { toolChoice: "say" }],
		["schema", call("weather", '{"days": "x"}'), {}],
		["schema", call("weather", '{"days": 1, "days": 2}'), {}],
		["single", `${GOOD}\n${GOOD}`, {}],
	] as const)("%s is closed to %s", (gate, text, more) => {
		const { message, outcome } = hearAllWays(formatOf("hermes"), text, { ...DRIFTING, ...more });
		expect(message.toolCalls).toEqual([]);
		expect(message.content).toBe(text);
		expect(outcome).toMatchObject({ mode: "none", closed: { gate } });
		expect(message.notices.map(({ code }) => code)).toEqual(["reask"]);
	});

	test("intent is not asked, but where the caller says that no tool is meant there is no call", () => {
		const format = formatOf("hermes");
		expect(hearAllWays(format, GOOD, DRIFTING).outcome.mode).toBe("drift");
		expect(hearAllWays(format, GOOD, { ...DRIFTING, intent: false }).outcome.mode).toBe("none");
		expect(hearAllWays(format, GOOD, { ...DRIFTING, toolChoice: "none" }).outcome.mode).toBe(
			"none",
		);
	});

	test("a call of the primary wins", () => {
		const own = '<tool_call>\n{"name": "say", "arguments": {"text": "x"}}\n</tool_call>';
		const { message, outcome } = hearAllWays(formatOf("hermes"), `${GOOD}\n${own}`, DRIFTING);
		expect(message.toolCalls.map(({ name }) => name)).toEqual(["say"]);
		expect(message.content).toBe(`${GOOD}\n`);
		expect(outcome).toMatchObject({ mode: "primary", candidates: 1 });
	});

	test("a call that is cut behind a whole one: more was meant, so neither runs", () => {
		for (const between of ["", "\n", " \n\n"])
			for (let at = "<function=weather>".length; at < GOOD.length; at++) {
				const text = `${GOOD}${between}${GOOD.slice(0, at)}`;
				const { message, outcome } = hear(formatOf("hermes"), [...text], DRIFTING, "length");
				expect([text, message.toolCalls, outcome.mode]).toEqual([text, [], "none"]);
				expect(message.content).toBe(text);
			}
	});

	test("a call of the primary that follows at once ends it, and what was read is counted", () => {
		const own = '<tool_call>\n{"name": "say", "arguments": {"text": "x"}}\n</tool_call>';
		for (const between of ["", "\n"]) {
			const heard = hearAllWays(formatOf("hermes"), `${GOOD}${between}${own}`, DRIFTING);
			expect(heard.message.content).toBe(`${GOOD}${between}`);
			expect(heard.outcome).toMatchObject({ mode: "primary", candidates: 1 });
		}
	});

	test("formats that are not named read nothing", () => {
		const { drift: _, ...none } = DRIFTING;
		expect(hearAllWays(formatOf("hermes"), GOOD, none).outcome.mode).toBe("none");
		const others = DRIFTING.drift?.filter(({ name }) => name !== "functionary_v31") ?? [];
		const { outcome } = hearAllWays(formatOf("hermes"), GOOD, { ...DRIFTING, drift: others });
		expect(outcome.mode).toBe("none");
	});
});
