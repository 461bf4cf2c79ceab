/** Servers that listen until the test is over. */
import type { Hono } from "hono";
import { type Listening, listen } from "../../../src/gateway/node/index.js";

const open: Listening[] = [];

/** The address of the app, at a port that was free. */
export async function started(app: Hono): Promise<string> {
	const listening = await listen(app, { port: 0, host: "127.0.0.1" });
	open.push(listening);
	return listening.url;
}

/** For `afterEach`: a module that several files import is loaded once, and so would be a hook in it. */
export async function closeStarted(): Promise<void> {
	for (const one of open.splice(0)) await one.close(0);
}
