/** llama.cpp's own server with a model of random weights, where it lies beside the checkout. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharedPath } from "../support/shared.js";

export interface LlamaServer {
	readonly url: string;
	stop(): void;
}

/** The program and the model; null: they are not there. */
export function llamaFiles(): { readonly program: string; readonly model: string } | null {
	const program = sharedPath("engine", "llama-server");
	const model = sharedPath("engine", "tiny.gguf");
	return program === null || model === null ? null : { program, model };
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === "string") throw new Error("no port");
	return address.port;
}

/** Resolves when it answers. `--special`: control tokens stand in the text. `context`: tokens of all that are answered at a time */
export async function startLlama(
	port: number,
	context = 16_384,
	parallel = 4,
): Promise<LlamaServer> {
	const files = llamaFiles();
	if (files === null) throw new Error("there is no server");
	// the copy may be run wherever the original lies
	const folder = mkdtempSync(join(tmpdir(), "llama-"));
	const program = join(folder, "llama-server");
	copyFileSync(files.program, program);
	const words = ["-m", files.model, "--special", "--port", `${port}`, "--host", "127.0.0.1"];
	const more = ["-c", `${context}`, "-np", `${parallel}`, "-t", "1", "--no-warmup"];
	// the server takes no longer texts than the model says that it was trained with
	const trained = ["--override-kv", `llama.context_length=int:${context}`];
	const child: ChildProcess = spawn(program, [...words, ...more, ...trained], { stdio: "ignore" });
	const stop = (): void => {
		child.kill("SIGKILL");
		rmSync(folder, { recursive: true, force: true });
	};
	const url = `http://127.0.0.1:${port}`;
	for (let tries = 0; tries < 400; tries++) {
		const answer = await fetch(`${url}/health`).catch(() => null);
		if (answer?.ok === true) return { url, stop };
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	stop();
	throw new Error("llama-server does not answer");
}
