/** Real outputs of models that were tuned for calls: at most one in a hundred is not read. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { announceSkip, sharedPath } from "../support/shared.js";
import { reportOutputs } from "./report.js";

const folder = sharedPath("outputs");
const TUNED = ["Hermes-2-Pro-Llama-3-8B", "Hermes-2-Pro-Llama-3-70B", "xLAM-1b", "granite-20b"];

if (folder === null) {
	const reason = announceSkip("the outputs of real models", "outputs");
	test("outputs", (context) => context.skip(reason));
} else {
	const files = readdirSync(folder).filter((file) => TUNED.some((name) => file.includes(name)));

	test("all four are there", () => expect(files).toHaveLength(TUNED.length));

	test.each(files)("%s", (file) => {
		const { outputs, unread, calls } = reportOutputs(join(folder, file));
		expect(outputs).toBeGreaterThan(1000);
		expect(calls).toBeGreaterThan(outputs);
		expect(unread.length / outputs).toBeLessThanOrEqual(0.01);
	});
}
