/** Ids come back as they were written, in results and records, in one thread and in several. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { idText, withText } from "../../src/cli/exact-id.js";
import { library } from "../../src/cli/library.js";
import { folder, run } from "./run-main.js";

/** Source texts of ids; a record's message has a name where this is a string or a number. */
const IDS = [
	"9007199254740993",
	"9007199254740992",
	"12345678901234567890",
	"-0",
	"1e400",
	"1.0",
	"1E2",
	'"9007199254740993"',
	'"a\\u0062\\"c"',
	'{"k": [9007199254740993, 1.0]}',
	"[1e400]",
	"true",
	"null",
];

/** The source text of the id of a line that begins with it. */
const echoed = (line: string) =>
	IDS.find((id) => line.startsWith(`{"id":${id},`) || line.includes(`"message_id":${id},`));

describe.each([
	["1", library],
	["2", library],
])("with %s threads", (workers) => {
	test("results and records", async () => {
		const requests = IDS.map(
			(id) => `{"format": "hermes", "id" : ${id} ,"input": "\\"id\\": 7"}\n`,
		);
		const failed = IDS.map((id) => `{"id":${id},"format":"nosuch","input":""}\n`);
		const file = join(folder(), "records");
		const words = ["parse", "--jsonl", "--workers", workers, "--telemetry", file];
		const input = [...requests, ...failed].join("");
		const { code, stdout } = await run(words, { library, input });
		expect(code).toBe(0);
		expect(stdout.trimEnd().split("\n").map(echoed)).toEqual([...IDS, ...IDS]);
		const names = IDS.map((id) => (/^["\d-]/.test(id) ? id : "null"));
		expect(readFileSync(file, "utf8").trimEnd().split("\n").map(echoed)).toEqual(names);
	});
});

test("without one, and of no object: null", async () => {
	const input = '{"format":"hermes","input":""}\n[{"id":1}]\n"id"\n7\n{"id":1\n{}\n';
	const { stdout } = await run(["parse", "--jsonl"], { library, input });
	for (const line of stdout.trimEnd().split("\n")) expect(line).toMatch(/^\{"id":null,"format":/);
});

test("of any object the member that JSON.parse gives", () => {
	const space = fc.stringMatching(/^[ \t\r]{0,2}$/);
	const key = fc.constantFrom(
		'"id"',
		'"i\\u0064"',
		'"\\u0069d"',
		'"ID"',
		'"x"',
		'"\\\\id"',
		'"\\"id"',
	);
	const members = fc.array(fc.tuple(key, fc.json({ maxDepth: 3 }), space), { maxLength: 6 });
	fc.assert(
		fc.property(members, space, (given, between) => {
			const parts = given.map(
				([name, value, more]) => `${more}${name}${between}:${more}${value}${between}`,
			);
			const line = `{${between}${parts.join(",")}}${between}`;
			const parsed = JSON.parse(line);
			const id = idText(line);
			expect(id).toBe(id.trim());
			expect(JSON.parse(id)).toEqual(parsed.id ?? null);
		}),
	);
});

test("withText: as JSON.stringify writes it, but for the one member", () => {
	const of = { a: 1, id: "x", b: undefined, c: { id: 2 } };
	expect(withText(of, "id", "1e400")).toBe('{"a":1,"id":1e400,"c":{"id":2}}');
	expect(withText(of, "none", "1")).toBe(JSON.stringify(of));
});
