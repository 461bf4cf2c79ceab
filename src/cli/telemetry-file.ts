/** The file of `--telemetry`: one record a line, as they come. */
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import type { TelemetryRecord } from "../telemetry/records.js";
import { FileError, messageOf, UsageError } from "./errors.js";

/** Characters that are collected before they are written. */
const BLOCK = 1 << 16;

export class TelemetryFile {
	private pending = "";

	private constructor(
		private readonly name: string,
		private readonly handle: FileHandle,
	) {}

	/** Replaces the file; makes its folders. */
	static async open(name: string): Promise<TelemetryFile> {
		if (name === "-")
			throw new UsageError("--telemetry takes a file: standard output has the results");
		try {
			await mkdir(dirname(name), { recursive: true });
			return new TelemetryFile(name, await open(name, "w"));
		} catch (error) {
			throw cannotWrite(name, error);
		}
	}

	readonly onRecord = (record: TelemetryRecord): void => {
		this.pending += `${JSON.stringify(record)}\n`;
	};

	/** Writes when a block is full: to be called between messages, so that memory stays constant. */
	async settle(): Promise<void> {
		if (this.pending.length >= BLOCK) await this.write();
	}

	/** Writes the rest. */
	async close(): Promise<void> {
		try {
			await this.write();
		} finally {
			await this.handle.close();
		}
	}

	private async write(): Promise<void> {
		const text = this.pending;
		this.pending = "";
		if (text === "") return;
		try {
			await this.handle.writeFile(text);
		} catch (error) {
			throw cannotWrite(this.name, error);
		}
	}
}

/** Runs with the file open, or with none where no name is given. */
export async function withTelemetry<T>(
	name: string | undefined,
	run: (file: TelemetryFile | null) => Promise<T>,
): Promise<T> {
	if (name === undefined) return await run(null);
	const file = await TelemetryFile.open(name);
	try {
		return await run(file);
	} finally {
		await file.close();
	}
}

function cannotWrite(name: string, error: unknown): FileError {
	return new FileError(`cannot write ${name}: ${messageOf(error)}`);
}
