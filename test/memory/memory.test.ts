/**
 * P22: what a parser keeps is bounded. Measured in a process of its own, whose collector can be called; the bounds leave room for
 * what the engine does, and not for a leak. `npm run bench:memory` measures more.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { MEMORY_LIMITS } from "../../bench/memory/page.js";
import type { MemoryRows } from "../../bench/memory.js";
import { ROOT } from "../support/shared.js";

let rows: MemoryRows;

/** Bytes for each parser that the engine may need for itself: one list that each made for itself would take more. */
const ROOM = 64;

beforeAll(async () => {
	const args = [
		"--expose-gc",
		"--import",
		"tsx",
		join(ROOT, "bench/memory.ts"),
		"--quick",
		"--json",
	];
	const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
	rows = JSON.parse(stdout) as MemoryRows;
}, 120_000);

describe("memory", () => {
	test("an argument that nobody keeps does not make the heap grow", () => {
		expect(rows.streamed.length).toBeGreaterThan(0);
		for (const row of rows.streamed) {
			// a leak would show
			expect(row.length).toBeGreaterThan(3 * MEMORY_LIMITS.growth);
			expect(row.growth, `${row.format}, ${row.to}, ${row.chunk}`).toBeLessThan(
				MEMORY_LIMITS.growth,
			);
		}
	});

	test("a parser that waits for its first call is small", () => {
		expect(rows.idle.length).toBeGreaterThan(0);
		for (const { format, options, fresh, reading } of rows.idle) {
			expect(fresh, `${format}, ${options}`).toBeLessThan(MEMORY_LIMITS.idle + ROOM);
			expect(reading, `${format}, ${options}, in prose`).toBeLessThan(MEMORY_LIMITS.idle + ROOM);
		}
	});

	test("what is held of a chunk does not keep the chunk", () => {
		expect(rows.retained.length).toBeGreaterThan(0);
		for (const { format, chunk, kept } of rows.retained) {
			expect(chunk).toBeGreaterThan(5 * MEMORY_LIMITS.kept);
			expect(kept, format).toBeLessThan(MEMORY_LIMITS.kept);
		}
	});

	test("what waits takes a few bytes for each character, in whatever chunks it comes", () => {
		expect(rows.held.length).toBeGreaterThan(0);
		for (const { format, what, chunk, length, held } of rows.held) {
			// a node of a lazy string takes 32 bytes
			expect(held / length, `${format}: ${what}, ${chunk}`).toBeLessThan(MEMORY_LIMITS.held);
		}
	});
});
