/** All files of one run of `parse`: they are open, and no two of them are one, before any of them is changed. */
import type { Io } from "../io.js";
import { type Input, openInput } from "./input.js";
import { OutputFile } from "./output.js";
import { identityOf, identityOfName, type Party, refuseSame, statsOf } from "./same.js";

export interface FileNames {
	/** undefined: standard input */
	readonly input: string | undefined;
	/** files that options name, and that are only read */
	readonly read: Readonly<Record<string, string | undefined>>;
	readonly out: string | undefined;
	readonly telemetry: string | undefined;
}

export interface RunFiles {
	readonly input: Input;
	readonly out: OutputFile | null;
	readonly telemetry: OutputFile | null;
}

/** Runs with the files open, and closes them. What was written when a run fails stays written. */
export async function withFiles<T>(
	names: FileNames,
	io: Io,
	run: (files: RunFiles) => Promise<T>,
): Promise<T> {
	const input = await openInput(names.input, io);
	try {
		const read = [input, ...(await parties(names.read))];
		const outputs = await openOutputs(names, read, io);
		try {
			return await run({ input, ...outputs });
		} finally {
			await closeAll([outputs.out, outputs.telemetry]);
		}
	} finally {
		await input.close();
	}
}

/** The second is closed, whatever becomes of the first. */
async function closeAll(files: readonly (OutputFile | null)[]): Promise<void> {
	const closed = await Promise.allSettled(files.map((file) => file?.close()));
	const failed = closed.find((one) => one.status === "rejected");
	if (failed) throw failed.reason;
}

async function openOutputs(
	names: FileNames,
	read: readonly Party[],
	io: Io,
): Promise<Pick<RunFiles, "out" | "telemetry">> {
	const stdout = statsOf(io.descriptors?.stdout);
	const written = [
		{ name: "standard output", identity: stdout === null ? null : identityOf(stdout) },
		...(await parties({ "--out": names.out, "--telemetry": names.telemetry })),
	];
	refuseSame(read, written);
	const output = async (name: string, file: string | undefined) =>
		file === undefined ? null : OutputFile.open(name, file, io);
	const out = await output("--out", names.out);
	try {
		return { out, telemetry: await output("--telemetry", names.telemetry) };
	} catch (error) {
		await out?.discard();
		throw error;
	}
}

async function parties(files: FileNames["read"]): Promise<readonly Party[]> {
	const named = Object.entries(files).map(async ([name, file]) => ({
		name,
		identity: file === undefined ? null : await identityOfName(file),
	}));
	return Promise.all(named);
}
