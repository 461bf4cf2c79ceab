/** `toolgrammar serve`, as it is built, in a process of its own: the gateway of one play. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../support/shared.js";

const MAIN = join(ROOT, "dist", "cli", "main.js");
/** Milliseconds, until it listens, and until it has ended: it lets open streams go on for ten seconds. */
const PATIENCE = 20_000;

export interface Served {
	/** of the model's server */
	readonly upstream: string;
	/** the model's name, which is that of its format, too */
	readonly format: string;
	/** those that the engine and the agent need */
	readonly flags: readonly string[];
}

/** The words behind `toolgrammar`. */
export function wordsOf({ upstream, format, flags }: Served): readonly string[] {
	const model = ["--model", format, "--format", format];
	return ["serve", "--upstream", upstream, ...model, "--port", "0", ...flags];
}

export interface Serving<T> {
	readonly result: T;
	/** what is wrong with how the gateway ended */
	readonly faults: readonly string[];
	/** what it wrote on standard error: nothing, where nothing is wrong */
	readonly stderr: string;
}

/** The gateway has ended when this has. Rejects when it never listens, with what it has written. `use`: is given its address */
export async function serving<T>(
	served: Served,
	use: (url: string) => Promise<T>,
): Promise<Serving<T>> {
	const child = spawn(process.execPath, [MAIN, ...wordsOf(served)], {
		env: { PATH: process.env.PATH ?? "" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let stderr = "";
	child.stderr.on("data", (data: Buffer) => {
		stderr += data.toString();
	});
	const ended = endOf(child);
	const url = await soon(child, Promise.race([addressIn(child), ended.then(() => null)]));
	if (url === null) throw new Error(`the gateway did not begin: ${await ended}\n${stderr}`);
	try {
		const result = await use(url);
		const early = child.exitCode !== null || child.signalCode !== null;
		child.kill("SIGTERM");
		const how = await soon(child, ended);
		const faults = [
			...(early ? ["the gateway ended before the agent did"] : []),
			...(how === "exit code 0" ? [] : [`the gateway ended with ${how}`]),
			...(stderr === "" ? [] : ["the gateway wrote on standard error"]),
		];
		return { result, faults, stderr };
	} finally {
		child.kill("SIGKILL");
	}
}

function addressIn({ stdout }: { readonly stdout: NodeJS.ReadableStream }): Promise<string> {
	return new Promise((resolve) => {
		let said = "";
		stdout.on("data", (data: Buffer) => {
			said += data.toString();
			const [, url] = /^toolgrammar: (http:\S+) /m.exec(said) ?? [];
			if (url !== undefined) resolve(url);
		});
	});
}

function endOf(child: ChildProcess): Promise<string> {
	return new Promise((resolve) => {
		child.on("error", (error) => resolve(error.message));
		child.on("close", (code, signal) => resolve(code === null ? `${signal}` : `exit code ${code}`));
	});
}

/** Ends the process if it takes too long. */
async function soon<T>(child: ChildProcess, what: Promise<T>): Promise<T> {
	const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
	try {
		return await what;
	} finally {
		clearTimeout(timer);
	}
}
