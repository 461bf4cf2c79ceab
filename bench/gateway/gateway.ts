/** The gateway, in front of the upstream of the bench. Asked, it says what memory it holds and how much time it has used. */
import { openUpstream } from "../../src/gateway/config/open.js";
import { createGateway } from "../../src/gateway/index.js";
import { listen } from "../../src/gateway/node/index.js";
import { nodeTransport } from "../../src/gateway/node/transport.js";
import { createValidator } from "../../src/validate/index.js";
import { serveParent } from "./child.js";
import { TEMPLATE } from "./template.js";

export interface Held {
	/** bytes of the heap that are in use, after a collection */
	readonly heap: number;
	readonly rss: number;
	/** microseconds of the processor, since the start */
	readonly cpu: number;
	/** streams that it counts as open */
	readonly streams: number;
}

const [url = "", mode = "pass", dialect = "vllm"] = process.argv.slice(2);
const settings = { id: "m", url, format: "hermes", reading: {} } as const;
const models = await openUpstream(
	{ ...settings, dialect: dialect === "llama.cpp" ? dialect : "vllm" },
	{ transport: nodeTransport, chatTemplate: mode === "render" ? TEMPLATE : undefined },
);
const app = createGateway({ models, validator: createValidator() });
const listening = await listen(app, { port: 0, host: "127.0.0.1" });

serveParent(listening.url, async (): Promise<Held> => {
	const { user, system } = process.cpuUsage();
	// what was let go in the last turns of the loop is found by the second collection
	for (let i = 0; i < 2; i++) {
		await new Promise((resolve) => setTimeout(resolve, 20));
		globalThis.gc?.();
	}
	const { heapUsed: heap, rss } = process.memoryUsage();
	const metrics = await (await app.request(`${listening.url}/metrics`)).text();
	const streams = Number(/^toolgrammar_streams_open (\d+)$/m.exec(metrics)?.[1]);
	return { heap, rss, cpu: user + system, streams };
});
