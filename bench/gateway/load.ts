/** The clients: many streams at once, each token's age when it arrives, and what came of each answer. */
import { Agent, request as send } from "node:http";
import { type AgentShape, agentRequest } from "./agent.js";
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
	/** the requests are those of agents; default: a word, and a tool */
	readonly agent?: AgentShape;
	/** requests of agents that arrive while the streams run; ages of their own tokens are not counted */
	readonly beside?: Beside;
}

export interface Beside {
	readonly agent: AgentShape;
	readonly perSecond: number;
	readonly order: Order;
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

const CONVERSATIONS = 40;
const WHOLE = String.raw`{\"whole\": true}`;
const TOOLS = [{ type: "function", function: { name: "done", parameters: { type: "object" } } }];

type End = "whole" | "broken" | "left" | "lost";

const WORD = { model: "m", messages: [{ role: "user", content: "Go." }], tools: TOOLS };

/** Makes bodies, each of another conversation as long as there are. */
function bodies(agent: AgentShape | undefined): (order: Order) => string {
	const all =
		agent === undefined
			? [WORD]
			: Array.from({ length: CONVERSATIONS }, (_, at) => agentRequest(agent, `${at}`));
	const begun = all.map((request) => JSON.stringify({ ...request, stream: true }).slice(0, -1));
	let at = 0;
	return (order) => `${begun[at++ % begun.length]},"order":${JSON.stringify(order)}}`;
}

interface Asking {
	readonly url: string;
	readonly order: Order;
	readonly body: string;
	readonly leaves: boolean;
}

function ask({ url, order, body, leaves }: Asking, agent: Agent, ages: number[]): Promise<End> {
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
		client.end(body);
	});
}

/** Asks at its pace until it is told to stop; the bodies are made before. */
function askBeside(url: string, beside: Beside, agent: Agent, ended: (end: End) => void) {
	const { perSecond, order } = beside;
	const bodyOf = bodies(beside.agent);
	const open = new Set<Promise<void>>();
	const timer = setInterval(() => {
		const body = bodyOf(order);
		const one = ask({ url, order, body, leaves: false }, agent, []).then((end) => {
			open.delete(one);
			ended(end);
		});
		open.add(one);
	}, 1000 / perSecond);
	return async () => {
		clearInterval(timer);
		await Promise.all(open);
	};
}

async function run(load: Load): Promise<Outcome> {
	const { url, order } = load;
	const bodyOf = bodies(load.agent);
	const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
	const ends = { whole: 0, broken: 0, left: 0, lost: 0 };
	const ages: number[] = [];
	const stop =
		load.beside === undefined
			? async () => {}
			: askBeside(url, load.beside, agent, (end) => {
					if (end !== "whole") ends.lost++;
				});
	const from = now();
	let begun = 0;
	const one = async (_: unknown, at: number) => {
		await new Promise((resolve) => setTimeout(resolve, ((load.spread ?? 0) * at) / load.streams));
		while (begun < load.requests) {
			begun++;
			const dies = Math.random() < (load.dying ?? 0);
			const dyingAt = Math.floor(Math.random() * order.tokens);
			const leaves = !dies && Math.random() < (load.leaving ?? 0);
			const mine = dies ? { ...order, dies: dyingAt } : order;
			ends[await ask({ url, order: mine, body: bodyOf(mine), leaves }, agent, ages)]++;
			// a long run keeps the youngest ages only; quantiles are of those
			if (ages.length > 2_000_000) ages.splice(0, 1_000_000);
		}
	};
	await Promise.all(Array.from({ length: load.streams }, one));
	const seconds = (now() - from) / 1e6;
	await stop();
	agent.destroy();
	const sorted = Float64Array.from(ages).sort();
	const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
	return { p50: at(0.5), p99: at(0.99), tokens: sorted.length, ...ends, seconds };
}

serveParent(null, (load) => run(load as Load));
