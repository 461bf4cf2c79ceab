/** `toolgrammar serve` of the installed package, in a process of its own. Its models are the replay's, which answer as fast as they are read. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(
	new URL("../node_modules/toolgrammar/dist/cli/main.js", import.meta.url),
);
/** Milliseconds, until it listens, and until it has ended. */
const PATIENCE = 20_000;

/** `flags`: what the gateway is given beside its port; `use`: is given its address. Rejects when the gateway says anything on standard error. */
export async function commanding(
	flags: readonly string[],
	use: (url: string) => Promise<void>,
): Promise<void> {
	const words = ["serve", "--port", "0", "--speed", "0", ...flags];
	const child = spawn(process.execPath, [MAIN, ...words], { stdio: ["ignore", "pipe", "pipe"] });
	const kill = (): boolean => child.kill("SIGKILL");
	const timer = setTimeout(kill, PATIENCE);
	let stderr = "";
	child.stderr.on("data", (data: Buffer) => {
		stderr += data.toString();
	});
	const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
	const listens = new Promise<string>((resolve) => {
		let said = "";
		child.stdout.on("data", (data: Buffer) => {
			said += data.toString();
			const [, url] = /^toolgrammar: (http:\S+) /m.exec(said) ?? [];
			if (url !== undefined) resolve(url);
		});
	});
	try {
		const url = await Promise.race([listens, ended.then(() => null)]);
		if (url === null) throw new Error(`toolgrammar ${words.join(" ")}: ${stderr}`);
		clearTimeout(timer);
		await use(url);
		child.kill("SIGTERM");
		const late = setTimeout(kill, PATIENCE);
		const code = await ended;
		clearTimeout(late);
		if (code !== 0 || stderr !== "")
			throw new Error(`toolgrammar ${words.join(" ")} ended with ${code}: ${stderr}`);
	} finally {
		clearTimeout(timer);
		kill();
	}
}
