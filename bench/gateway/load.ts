/** The clients: many streams at once, each token's age when it arrives, and what came of each answer. */
import { Agent, request as send } from "node:http";
import { now, serveParent } from "./child.js";
import type { Order } from "./upstream.js";

export interface Load {
	readonly url: string;
	readonly requests: number;
	/** at the same time */
	readonly streams: number;
	/** milliseconds over which they begin; default: all at once */
	readonly spread?: number;
	readonly order: Order;
	/** the share of clients that leave before their answer has ended */
	readonly leaving?: number;
	/** the share of answers of which the upstream dies */
	readonly dying?: number;
}

export interface Outcome {
	/** ages of tokens, in microseconds: half of them are not above the first, 99 % not above the second */
	readonly p50: number;
	readonly p99: number;
	readonly tokens: number;
	/** answers that ended, with the whole call */
	readonly whole: number;
	/** of answers that should have ended so, those that did not */
	readonly lost: number;
	/** answers that broke off, and said so */
	readonly broken: number;
	readonly left: number;
	readonly seconds: number;
}

const WHOLE = String.raw`{\"whole\": true}`;
const TOOLS = [{ type: "function", function: { name: "done", parameters: { type: "object" } } }];

type End = "whole" | "broken" | "left" | "lost";

function ask({ url, order }: Load, leaves: boolean, agent: Agent, ages: number[]): Promise<End> {
	return new Promise((resolve) => {
		let rest = "";
		let seen = 0;
		let call = false;
		let error = false;
		let done = false;
		const leaveAt = leaves ? Math.floor(Math.random() * order.tokens) : -1;
		const headers = { "content-type": "application/json" };
		const client = send(
			`${url}/v1/chat/completions`,
			{ method: "POST", headers, agent },
			(answer) => {
				answer.setEncoding("utf8");
				answer.on("data", (chunk: string) => {
					const at = now();
					const text = rest + chunk;
					for (const [, stamp] of text.matchAll(/@(\d+);/g)) {
						seen++;
						ages.push(at - Number(stamp));
					}
					call ||= text.includes(WHOLE) || text.includes(JSON.stringify(WHOLE).slice(1, -1));
					error ||= text.includes('{"error":');
					done ||= text.includes("[DONE]");
					rest = text.slice(text.lastIndexOf("\n") + 1);
					if (leaves && seen >= leaveAt) client.destroy();
				});
				answer.on("close", () => {
					if (done) resolve(call && seen === order.tokens ? "whole" : "lost");
					else if (leaves) resolve("left");
					else resolve(order.dies !== undefined && error ? "broken" : "lost");
				});
			},
		);
		client.on("error", () => resolve(leaves ? "left" : "lost"));
		const messages = [{ role: "user", content: "Go." }];
		client.end(JSON.stringify({ model: "m", stream: true, messages, tools: TOOLS, order }));
	});
}

async function run(load: Load): Promise<Outcome> {
	const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
	const ends = { whole: 0, broken: 0, left: 0, lost: 0 };
	const ages: number[] = [];
	const from = now();
	let begun = 0;
	const one = async (_: unknown, at: number) => {
		await new Promise((resolve) => setTimeout(resolve, ((load.spread ?? 0) * at) / load.streams));
		while (begun < load.requests) {
			begun++;
			const dies = Math.random() < (load.dying ?? 0);
			const { order } = load;
			const dyingAt = Math.floor(Math.random() * order.tokens);
			const leaves = !dies && Math.random() < (load.leaving ?? 0);
			const mine = dies ? { ...load, order: { ...order, dies: dyingAt } } : load;
			ends[await ask(mine, leaves, agent, ages)]++;
			// a long run keeps the youngest ages only; quantiles are of those
			if (ages.length > 2_000_000) ages.splice(0, 1_000_000);
		}
	};
	await Promise.all(Array.from({ length: load.streams }, one));
	agent.destroy();
	const sorted = Float64Array.from(ages).sort();
	const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
	const seconds = (now() - from) / 1e6;
	return { p50: at(0.5), p99: at(0.99), tokens: sorted.length, ...ends, seconds };
}

serveParent(null, (load) => run(load as Load));
