/** The least that a server between a client and an engine can do: bytes through `node:http`, unread. */
import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { serveParent } from "./child.js";

const [upstream = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

const server = createServer((request, response) => {
	const { url: path = "/", method, headers } = request;
	const out = send(new URL(path, upstream), { method, headers, agent }, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers);
		answer.pipe(response);
	});
	out.on("error", () => response.destroy());
	response.on("close", () => out.destroy());
	request.pipe(out);
});
server.listen(0, "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	serveParent(`http://127.0.0.1:${port}`, () => null);
});
