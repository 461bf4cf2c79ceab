import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OutputFile } from "../../../src/cli/files/output.js";
import { folder, TextSink } from "../run-main.js";

const io = {
	stdin: (async function* () {})(),
	stdout: new TextSink(),
	stderr: new TextSink(),
	env: {},
};

test("what another run has taken over is no longer written", async () => {
	const file = join(folder({ out: "theirs\n" }), "out");
	const out = await OutputFile.open("--out", file, io);
	writeFileSync(`${file}.lock`, "of another\n");
	await expect(out.cut(0)).rejects.toThrow(/taken over/);
	out.push("mine\n");
	await expect(out.close()).rejects.toThrow(/taken over/);
	expect(readFileSync(file, "utf8")).toBe("theirs\n");
});
