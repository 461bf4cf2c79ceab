/** A program of an agent's, and all that it starts. */
import { spawn } from "node:child_process";

/** Milliseconds. */
const PATIENCE = 90_000;

export interface Ran {
	readonly code: number;
	readonly printed: string;
}

/** Ends, with what it has started, when the program does, or when it takes too long. `cwd`: a folder */
export function run(
	words: readonly string[],
	cwd: string,
	env: Readonly<Record<string, string>>,
): Promise<Ran> {
	const [command = "", ...rest] = words;
	return new Promise((resolve) => {
		const child = spawn(command, rest, {
			cwd,
			env,
			stdio: ["ignore", "pipe", "pipe"],
			detached: true,
		});
		let printed = "";
		const take = (data: Buffer): void => {
			printed += data.toString();
		};
		child.stdout.on("data", take);
		child.stderr.on("data", take);
		// what it has started goes with it
		const end = (): void => {
			try {
				process.kill(-(child.pid ?? 0), "SIGKILL");
			} catch {
				// it has gone
			}
		};
		const timer = setTimeout(() => {
			printed += "\n(it did not end)";
			end();
		}, PATIENCE);
		child.on("error", (error) => {
			printed += String(error);
		});
		child.on("close", (code) => {
			clearTimeout(timer);
			end();
			resolve({ code: code ?? 1, printed });
		});
	});
}
