/**
 * What messy outputs meant (see meant.ts), lenient and strict: nothing else runs, and nothing is lost in silence. Strict reads
 * fewer of them; the calls that must be read are read by the lenient reader.
 */
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import { feedAllWays } from "../support/chunking.js";
import { MEANT, tools } from "./meant.js";

describe.each([...new Set(MEANT.map(({ id }) => id))])("%s", (id) => {
	const rows = MEANT.filter((one) => one.id === id);
	test.each(rows.map((one) => [one.format, one.input, one] as const))("%s: %s", (_, __, row) => {
		const format = getFormat(row.format);
		if (!format) throw new Error(`no format ${row.format}`);
		for (const strict of [false, true]) {
			const options = { tools, strict, finish: row.finish ?? "stop" };
			const [message] = feedAllWays(format, row.input, options);
			const calls = message.toolCalls.filter(({ status }) => status !== "incomplete");
			const may = calls.map((call) => [call.name, JSON.parse(call.arguments) as unknown]);
			expect(row.meant).toEqual(expect.arrayContaining(may));
			if (!strict) expect(may).toEqual(expect.arrayContaining([...(row.read ?? [])]));
			if (may.length > 0) continue;
			const told = message.notices.length > 0 || message.toolCalls.length > 0;
			expect(told || message.content.includes(row.input.trim()), "lost in silence").toBe(true);
		}
	});
});
