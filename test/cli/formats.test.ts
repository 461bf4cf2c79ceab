import { expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { parse } from "../../src/runtime/index.js";
import { run } from "./run-main.js";

test("formats --json: every format with the members of the contract, in its order", async () => {
	const { code, stdout } = await run(["formats", "--json"]);
	expect(code).toBe(0);
	const rows = JSON.parse(stdout);
	expect(rows.map(({ name }: { name: string }) => name)).toEqual(["toy", "other", "passthrough"]);
	const [{ lenient, ...first }] = rows;
	expect(lenient[0]).toBe("bare");
	expect(Object.keys(rows[0]).indexOf("lenient")).toBe(7);
	expect(JSON.stringify(first)).toBe(
		'{"name":"toy","title":"the toy format","aliases":["toy-one"],"models":["Acme/Toy-*"],"tokens":["[CALL","EOC]"],' +
			'"shape":"S1","entries":["thinking"],"reasoning":true,"holdback":7}',
	);
});

test("formats: a table whose columns stand one below the other", async () => {
	const { code, stdout } = await run(["formats"]);
	expect(code).toBe(0);
	const lines = stdout.trimEnd().split("\n");
	expect(lines).toHaveLength(4);
	const columns = lines.map((line) => line.search(/ALIASES|toy-one|-$/));
	expect(new Set(columns).size).toBe(1);
	expect(lines[1]).toMatch(/^toy +S1 +7 +yes +the toy format +toy-one$/);
	expect(lines[3]).toMatch(/^passthrough +S0 +0 +no +the passthrough format +-$/);
	for (const line of lines) expect(line).toBe(line.trimEnd());
});

test("formats --json: every code that a parse can list as a repair may be listed as lenient", async () => {
	const { stdout } = await run(["formats", "--json"], { library });
	const rows: readonly { name: string; lenient: readonly string[] }[] = JSON.parse(stdout);
	for (const { name, lenient } of rows) {
		expect(new Set(lenient).size, name).toBe(lenient.length);
		for (const code of ["single-quotes", "trailing-comma", "stringified", "envelope", "unclosed"])
			expect(lenient, name).toContain(code);
	}
	const call = `<tool_call>\n{'name': "f", "arguments": {"a": [1,],}}\n</tool_call>`;
	const all = parse(hermes, call).toolCalls[0]?.repairs ?? [];
	expect(all.length).toBeGreaterThan(0);
	for (const code of all) {
		expect(rows.find(({ name }) => name === "hermes")?.lenient).toContain(code);
		const policies = { lenient: all.filter((other) => other !== code) };
		expect(parse(hermes, call, { policies }).toolCalls[0]?.status ?? "none").not.toBe("repaired");
	}
});
