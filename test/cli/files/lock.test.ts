/** The lock of a file that is written: whom it keeps out, and for how long. */
import { existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFile } from "../../../src/cli/files/lock.js";
import { folder, TextSink } from "../run-main.js";

const io = {
	stdin: (async function* () {})(),
	stdout: new TextSink(),
	stderr: new TextSink(),
	env: {},
};

/** A file, and the lock that another run has left beside it. */
async function left(change: (lock: Record<string, unknown>) => unknown, age = 0) {
	const file = join(folder({ out: "" }), "out");
	const path = `${file}.lock`;
	const lock = await lockFile(file, io);
	const text = readFileSync(path, "utf8");
	await lock.release();
	expect(existsSync(path)).toBe(false);
	const changed = change(JSON.parse(text));
	writeFileSync(path, typeof changed === "string" ? changed : `${JSON.stringify(changed)}\n`);
	const then = new Date(Date.now() - age * 1000);
	utimesSync(path, then, then);
	return { file, path };
}

test.each([
	["alive, on this machine", process.ppid, {}, 0],
	["alive, and long without a chance to say so", process.ppid, {}, 100],
	["on another machine", 1, { host: `${hostname()}-two` }, 0],
	["in another container", 1, { space: "pid:[1]" }, 100],
])("another run, %s: refused", async (_title, id, more, age) => {
	const { file, path } = await left(
		(lock) => ({ ...lock, process: id, run: "other", ...more }),
		age,
	);
	const before = readFileSync(path, "utf8");
	await expect(lockFile(file, io)).rejects.toThrow(
		`${file} is being written by another run, process ${id}`,
	);
	await expect(lockFile(file, io)).rejects.toThrow(`remove ${path}`);
	expect(readFileSync(path, "utf8")).toBe(before);
});

test.each([
	// the highest number that Linux gives is 2^22
	["dead, on this machine", 2 ** 22 + 1, {}, 0],
	["with the number that this process has now", process.pid, {}, 0],
	["on another machine, silent", 1, { host: `${hostname()}-two` }, 121],
	["whose number is another process's now", process.ppid, {}, 121],
])("another run, %s: taken over", async (_title, id, more, age) => {
	const { file, path } = await left(
		(lock) => ({ ...lock, process: id, run: "other", ...more }),
		age,
	);
	const lock = await lockFile(file, io);
	await lock.check();
	await lock.release();
	expect(existsSync(path)).toBe(false);
});

test.each([0, 1e6])(
	"a file of that name that is no lock, %d seconds old: refused, and it stays",
	async (age) => {
		for (const text of ["", "mine", "{}", '{"lock":"toolgrammar"}']) {
			const { file, path } = await left(() => text, age);
			await expect(lockFile(file, io)).rejects.toThrow(path);
			expect(readFileSync(path, "utf8")).toBe(text);
		}
	},
);

test("a run that another has taken the file from: it is told, and does not remove the other's lock", async () => {
	const file = join(folder({ out: "" }), "out");
	const lock = await lockFile(file, io);
	await expect(lockFile(file, io)).rejects.toThrow(/another run/);
	await lock.check();
	writeFileSync(`${file}.lock`, "of another\n");
	await expect(lock.check()).rejects.toThrow(/has been taken over by another run/);
	await lock.release();
	expect(readFileSync(`${file}.lock`, "utf8")).toBe("of another\n");
});
