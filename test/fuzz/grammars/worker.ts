/** The thread in which candidates are judged: the one that watches it may end it. */
import { parentPort } from "node:worker_threads";
import { type Candidate, judge } from "./laws.js";

const port = parentPort;
if (port === null) throw new Error("this is a thread of test/fuzz/grammars/watched.ts");
port.on("message", (candidate: Candidate) => {
	const judged = judge(candidate, (at) => port.postMessage({ at }));
	port.postMessage({ judged });
});
port.postMessage({ ready: true });
