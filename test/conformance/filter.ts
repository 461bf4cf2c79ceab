/** The command line as a filter: requests in, results out. What is tested is what other programs get. */
import { spawn } from "node:child_process";
import { ROOT } from "../support/shared.js";

export interface Request {
	readonly id: string;
	readonly format: string;
	readonly input?: string;
	readonly chunks?: readonly string[];
	readonly tools?: readonly object[];
	readonly tool_choice?: string;
	readonly entry?: string;
	readonly finish_reason?: string;
	readonly strict?: boolean;
	readonly policies?: object;
}
export interface Result {
	readonly id: string;
	readonly content: string;
	readonly reasoning: string;
	readonly tool_calls: readonly {
		readonly function: { readonly name: string; readonly arguments: string };
		readonly status: "complete" | "repaired" | "incomplete";
		readonly repairs: readonly string[];
	}[];
	readonly error: { readonly code: string; readonly message: string } | null;
}

const COMMAND = ["--import", "tsx", "src/cli/main.ts", "parse", "--jsonl"];

/** Results by the requests' ids. One process serves them all. */
export async function filter(requests: readonly Request[]): Promise<ReadonlyMap<string, Result>> {
	const child = spawn(process.execPath, COMMAND, { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		output += text;
	});
	const ended = new Promise<number | null>((resolve, reject) => {
		child.on("error", reject).on("close", resolve);
	});
	child.stdin.end(requests.map((request) => `${JSON.stringify(request)}\n`).join(""));
	const code = await ended;
	if (code !== 0) throw new Error(`parse --jsonl ended with ${code}`);
	const results = output
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as Result);
	if (results.length !== requests.length) {
		throw new Error(`${requests.length} requests, but ${results.length} results`);
	}
	return new Map(results.map((result) => [result.id, result]));
}
