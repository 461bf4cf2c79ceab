/** Names under which the gateway is called: what is none of its own is refused, and is no defect. */
import { request } from "node:http";
import { expect, test } from "vitest";
import { listen } from "../../../src/gateway/node/index.js";
import { outcomeOf } from "../support/outcomes.js";
import { textGateway } from "../support.js";

/** Names that `new URL` throws on, beside those that are only others. */
const OTHERS = ["xn--localhost", "xn--a", "localhost.example", "a_b", "1.2.3.4.5", "[::2]"];

test.each(OTHERS)("%s", async (host) => {
	const defects: unknown[] = [];
	const onError = (error: unknown) => defects.push(error);
	const app = textGateway("hermes", "Hi", { hosts: ["localhost"], onError });
	const listening = await listen(app, { port: 0, host: "127.0.0.1" });
	try {
		const said = await get(`${listening.url}/v1/models`, host);
		const { status, code } = outcomeOf("called by a name");
		expect([said.status, JSON.parse(said.text).error.code]).toEqual([status, code]);
		expect(defects).toEqual([]);
		expect((await get(`${listening.url}/v1/models`, "localhost")).status).toBe(200);
	} finally {
		await listening.close(0);
	}
});

function get(url: string, host: string): Promise<{ status: number | undefined; text: string }> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { headers: { host } }, (answer) => {
			let text = "";
			answer.setEncoding("utf8").on("data", (piece: string) => {
				text += piece;
			});
			answer.on("end", () => resolve({ status: answer.statusCode, text }));
		});
		sent.on("error", reject).end();
	});
}
