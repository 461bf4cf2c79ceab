/** Upstream servers of one file of tests. */
import { afterEach } from "vitest";
import { type Script, serve, type TestServer } from "./server.js";

/** Opens a server, which is closed when its test has ended. */
export function upstreams(): (script: Script) => Promise<TestServer> {
	const open: TestServer[] = [];
	afterEach(async () => {
		await Promise.all(open.splice(0).map((server) => server.close()));
	});
	return async (script) => {
		const server = await serve(script);
		open.push(server);
		return server;
	};
}
