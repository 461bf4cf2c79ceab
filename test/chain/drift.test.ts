/** Calls in the wire of another format that are all that a message says. docs/trust/chain.md says what is read. */
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import type { Format } from "../../src/runtime/contract.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { DRIFTING } from "./drift-options.js";
import { DRIFTS } from "./drifts.js";
import { hearAllWays } from "./support.js";

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
