/** A thread that judges grammars, with a watchdog: one that does not come to an end is ended, and a new one goes on. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Candidate, Judged } from "./laws.js";

type Told = { readonly ready: true } | { readonly at: string } | { readonly judged: Judged };

/** Far more than any candidate needs: only what never ends takes as long. */
export const PATIENCE = 12_000;

export class Watched {
	private worker: Worker | null = null;

	constructor(private readonly patience = PATIENCE) {}

	async judge(candidate: Candidate): Promise<Judged> {
		this.worker ??= await started();
		const worker = this.worker;
		return new Promise((resolve) => {
			let at = "";
			const done = (judged: Judged): void => {
				clearTimeout(timer);
				worker.off("message", onMessage).off("error", onError).off("exit", onExit);
				resolve(judged);
			};
			const lost = (law: string, what: string): void => {
				this.worker = null;
				void worker.terminate();
				const [, text] = /^read (.*)$/s.exec(at) ?? [];
				const broken = {
					law,
					what: `${what}: ${at}`,
					text: text === undefined ? null : (JSON.parse(text) as string),
				};
				done({ accepted: at !== "compile", texts: 0, broken });
			};
			const timer = setTimeout(() => lost("end", "no end"), this.patience);
			const onMessage = (told: Told): void => {
				if ("judged" in told) done(told.judged);
				else if ("at" in told) at = told.at;
			};
			const onError = (error: Error): void => lost("thread", error.message);
			const onExit = (code: number): void => lost("thread", `it has ended with ${code}`);
			worker.on("message", onMessage).on("error", onError).on("exit", onExit);
			worker.postMessage(candidate);
		});
	}

	async end(): Promise<void> {
		const worker = this.worker;
		this.worker = null;
		await worker?.terminate();
	}
}

async function started(): Promise<Worker> {
	const worker = new Worker(new URL("./boot.mjs", import.meta.url), {
		resourceLimits: { maxOldGenerationSizeMb: 1024 },
	});
	await once(worker, "message");
	return worker;
}
