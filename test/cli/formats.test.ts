import { expect, test } from "vitest";
import { run } from "./run-main.js";

test("formats --json: every format with the members of the contract, in its order", async () => {
	const { code, stdout } = await run(["formats", "--json"]);
	expect(code).toBe(0);
	const rows = JSON.parse(stdout);
	expect(rows.map(({ name }: { name: string }) => name)).toEqual(["toy", "other", "passthrough"]);
	expect(JSON.stringify(rows[0])).toBe(
		'{"name":"toy","title":"the toy format","aliases":["toy-one"],"models":["Acme/Toy-*"],"tokens":["[CALL","EOC]"],' +
			'"shape":"S1","entries":["thinking"],"lenient":["bare"],"reasoning":true,"holdback":7}',
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
