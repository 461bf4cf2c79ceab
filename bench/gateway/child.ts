/** Processes of the bench: each says when it is ready, and answers questions. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface Child {
	/** what it said when it was ready, such as its address */
	readonly ready: unknown;
	ask(question: unknown): Promise<unknown>;
	stop(): void;
}

/** Starts a file of this folder. Rejects if it ends before it is ready. */
export async function start(file: string, ...words: readonly string[]): Promise<Child> {
	const child = fork(fileURLToPath(new URL(file, import.meta.url)), [...words]);
	const next = () =>
		new Promise<unknown>((resolve, reject) => {
			const ended = (code: number | null) => reject(new Error(`${file} ended with ${code}`));
			child.once("exit", ended);
			child.once("message", (message) => {
				child.off("exit", ended);
				resolve(message);
			});
		});
	const ready = await next();
	return {
		ready,
		ask: (question) => {
			const answer = next();
			child.send(question as never);
			return answer;
		},
		stop: () => {
			child.removeAllListeners("exit");
			child.kill();
		},
	};
}

/** The other side: `answer` is called for each question, one after the other. */
export function serveParent(ready: unknown, answer: (question: unknown) => unknown): void {
	process.on("message", (question) => {
		void Promise.resolve(answer(question)).then((said) => process.send?.(said));
	});
	process.send?.(ready);
}

/** Microseconds by a clock that all processes of a machine share. */
export function now(): number {
	return Number(process.hrtime.bigint() / 1000n);
}
