/**
 * What messy outputs meant (see meant.ts), lenient and strict: nothing else runs, and nothing is lost in silence. Strict reads
 * fewer of them; the calls that must be read are read by the lenient reader.
 */
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import { feedAllWays } from "../support/chunking.js";
import { MEANT, tools } from "./meant.js";
import { MEANT_JSON } from "./meant-json.js";
import { MEANT_TAGS } from "./meant-tags.js";

const all = [...MEANT, ...MEANT_TAGS, ...MEANT_JSON];

describe.each([...new Set(all.map(({ id }) => id))])("%s", (id) => {
	const rows = all.filter((one) => one.id === id);
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
			if (!strict && row.content !== undefined) expect(message.content).toBe(row.content);
			const ran = new Set(calls.map(({ name }) => name));
			const lacking = row.meant.map(([name]) => name).filter((name) => !ran.has(name));
			if (lacking.length === 0 && (may.length > 0 || row.content !== undefined)) continue;
			const told = message.notices.length > 0 || message.toolCalls.length > calls.length;
			const text = message.reasoning + message.content;
			const shown = lacking.length > 0 && lacking.every((name) => text.includes(name));
			expect(told || shown || text.includes(row.input.trim()), "lost in silence").toBe(true);
		}
	});
});
