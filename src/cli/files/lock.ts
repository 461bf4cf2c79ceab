/**
 * One run at a time writes a file. The lock is a file beside it, `NAME.lock`, so that it holds between machines that share
 * the folder. It says which process writes, and its time of change is that process's last sign of life: a run that was killed
 * blocks nobody on its own machine, and nobody elsewhere for longer than `STALE`.
 */
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { readFile, readlink, realpath, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { isRecord } from "../../runtime/record.js";
import { FileError, messageOf } from "../errors.js";
import type { Io } from "../io.js";

/** Milliseconds between two signs of life, and without one until a lock counts for nothing. */
const BEAT = 10_000;
const STALE = 120_000;

export interface Lock {
	/** Rejects if another run has taken the file over, after this one gave no sign of life. */
	check(): Promise<void>;
	release(): Promise<void>;
}

/** What stands in a lock. */
interface Holder {
	readonly lock: "toolgrammar";
	readonly process: number;
	readonly host: string;
	/** process numbers mean nothing in another container */
	readonly space: string;
	/** of all runs only this one */
	readonly run: string;
}

/** The locks of this process. */
const held = new Set<string>();

/** Rejects with a `FileError` if another run has it. */
export async function lockFile(file: string, io: Io): Promise<Lock> {
	const path = `${await target(file)}.lock`;
	const me = { host: hostname(), space: await readlink("/proc/self/ns/pid").catch(() => "") };
	const holder: Holder = { lock: "toolgrammar", process: process.pid, ...me, run: randomUUID() };
	const text = `${JSON.stringify(holder)}\n`;
	while (!(await create(path, text, file))) await removeStale(path, file, me);
	held.add(path);
	const beat = setInterval(() => {
		const now = new Date();
		utimes(path, now, now).catch(() => undefined);
	}, BEAT);
	beat.unref();
	const forget = io.onInterrupt?.(() => {
		if (readFileSync(path, "utf8") === text) rmSync(path);
	});
	const mine = async () => (await readFile(path, "utf8").catch(() => null)) === text;
	return {
		check: async () => {
			if (await mine()) return;
			throw new FileError(
				`${file} has been taken over by another run: its lock ${path} has changed`,
			);
		},
		release: async () => {
			clearInterval(beat);
			forget?.();
			held.delete(path);
			if (await mine()) await rm(path, { force: true });
		},
	};
}

/** The file that is written, links being followed; it need not be there. */
async function target(file: string): Promise<string> {
	const found = await realpath(file).catch(() => null);
	return found ?? join(await realpath(dirname(file)), basename(file));
}

/** false: there is one already. */
async function create(path: string, text: string, file: string): Promise<boolean> {
	try {
		await writeFile(path, text, { flag: "wx" });
		return true;
	} catch (error) {
		if (isRecord(error) && error.code === "EEXIST") return false;
		throw new FileError(`cannot lock ${file}: ${messageOf(error)}`);
	}
}

/** Rejects unless the run that made the lock is gone. A file that is no lock is not ours to remove. */
async function removeStale(
	path: string,
	file: string,
	me: Pick<Holder, "host" | "space">,
): Promise<void> {
	const [text, stats] = await Promise.all([
		readFile(path, "utf8").catch(() => null),
		stat(path).catch(() => null),
	]);
	// it has just been released
	if (stats === null) return;
	const holder = text === null ? null : readHolder(text);
	const age = Date.now() - stats.mtimeMs;
	if (holder === null && age < STALE)
		throw new FileError(`${file} is being written by another run, or ${path} is no lock of one`);
	if (holder === null)
		throw new FileError(`cannot lock ${file}: ${path} is no lock; remove it if nobody needs it`);
	const here = holder.host === me.host && holder.space === me.space;
	if (age < STALE && (!here || runs(holder.process, path)))
		throw new FileError(
			`${file} is being written by another run, process ${holder.process} on ${holder.host}. ` +
				`If that run is gone: wait ${STALE / 60_000} minutes, or remove ${path}`,
		);
	await rm(path, { force: true });
}

function readHolder(text: string): Holder | null {
	try {
		const given: unknown = JSON.parse(text);
		if (!isRecord(given) || given.lock !== "toolgrammar") return null;
		const { process, host, space, run } = given;
		if (typeof process !== "number" || typeof run !== "string") return null;
		if (typeof host !== "string" || typeof space !== "string") return null;
		return { lock: "toolgrammar", process, host, space, run };
	} catch {
		return null;
	}
}

function runs(id: number, path: string): boolean {
	// a number that comes again: the one before it is gone
	if (id === process.pid) return held.has(path);
	try {
		process.kill(id, 0);
		return true;
	} catch (error) {
		return isRecord(error) && error.code === "EPERM";
	}
}
