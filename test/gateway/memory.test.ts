/** Requests that have been answered are let go. `npm run bench:gateway` looks at many more of them. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT } from "../support/shared.js";

/** Bytes; what Node keeps of one request alone, if it keeps it, is some ten thousand. */
const MOST = 3_000;

test("a server with a connection that stays keeps nothing of its requests", async () => {
	const program = join(ROOT, "test", "gateway", "memory.program.ts");
	const words = ["--expose-gc", "--import", "tsx", program];
	const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT });
	const { requests, used } = JSON.parse(stdout) as { requests: number; used: readonly number[] };
	const [, second = 0, third = 0] = used;
	expect(second).toBeGreaterThan(0);
	expect((third - second) / requests).toBeLessThan(MOST);
});
