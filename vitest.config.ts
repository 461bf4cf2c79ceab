import { randomInt } from "node:crypto";
import { defineConfig } from "vitest/config";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { builtSources, EXTERNAL } from "./test/support/built.js";

/** One last line that a person, or `.ci/run`, can read without scrolling. */
const totals: Reporter = {
	onTestRunEnd(modules: readonly TestModule[], unhandled) {
		const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
		for (const module of modules) {
			for (const test of module.children.allTests()) count[stateOf(test)]++;
		}
		const broken = modules.filter((module) => module.errors().length > 0).length;
		process.stdout.write(
			`\ntests: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped, ` +
				`${count.pending} not run; files: ${modules.length}, of which ${broken} did not load; ` +
				`other errors: ${unhandled.length}\n`,
		);
	},
};

function stateOf(test: TestCase): "passed" | "failed" | "skipped" | "pending" {
	return test.result().state;
}

/** They count the blocks of code that are run: the engine does so only in a thread that has not loaded that code before. */
const COUNTING = [
	"test/chain/drift-work.test.ts",
	"test/chain/work.test.ts",
	"test/machine/work.test.ts",
	"test/properties/made-up.test.ts",
	"test/properties/p21.test.ts",
];

// One seed for all workers, which read it as they read any other.
if (process.env.FC_SEED === "random") {
	const seed = randomInt(2 ** 31);
	process.env.FC_SEED = String(seed);
	process.stdout.write(`FC_SEED=${seed}\n`);
}

export default defineConfig({
	plugins: [builtSources()],
	test: {
		server: { deps: { external: [EXTERNAL] } },
		projects: [
			// one thread for many files: loading all formats takes as long as many a file's tests
			{
				extends: true,
				test: {
					name: "shared",
					include: ["test/**/*.test.ts"],
					exclude: COUNTING,
					isolate: false,
				},
			},
			{
				extends: true,
				test: { name: "counting", include: COUNTING, env: { COUNTS_WORK: "1" } },
			},
		],
		setupFiles: ["test/support/seed.ts", "test/support/clean.ts"],
		pool: "threads",
		// Two workers: what the smallest machines of CI services have.
		maxWorkers: 2,
		// of the tests that say that they wait side by side
		maxConcurrency: 16,
		// Property tests run thousands of texts; a hanging one must still fail within a minute or two.
		testTimeout: 120_000,
		hookTimeout: 60_000,
		reporters: ["default", totals],
	},
});
