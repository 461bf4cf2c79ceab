/** What the README shows beside the blocks that `.ci/run` runs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hermes } from "../../src/generated/formats/hermes.js";
import { getFormat } from "../../src/generated/registry.js";
import { parse } from "../../src/runtime/index.js";
import { toExecutable } from "../../src/trust/index.js";
import { createValidator } from "../../src/validate/index.js";
import { ROOT } from "../support/shared.js";
import { run } from "./run.js";

const readme = readFileSync(join(ROOT, "README.md"), "utf8");

test("ten formats, each with its name", () => {
	const table = readme.slice(readme.indexOf("## Ten formats"));
	const names = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = ""]) => name);
	expect(names).toHaveLength(10);
	expect(names.map((name) => getFormat(name)?.name)).toEqual(names);
});

test("the lines that run a call run the one that fits, and no other", async () => {
	const [, code = ""] = /^```ts\n([\s\S]*?)^```$/m.exec(readme) ?? [];
	const parameters = { type: "object", properties: { n: { type: "number" } } };
	const tools = [{ name: "pay", parameters }];
	const ran: unknown[] = [];
	const pay = (name: string, input: unknown) => ran.push([name, input]);
	for (const n of ["1", '"all"']) {
		const text = `<tool_call>\n{"name": "pay", "arguments": {"n": ${n}}}\n</tool_call>`;
		const [call] = parse(hermes, text, { tools }).toolCalls;
		await run(code, { createValidator, toExecutable, tools, call, run: pay });
	}
	expect(ran).toEqual([["pay", { n: 1 }]]);
});
