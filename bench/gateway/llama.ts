/** The gateway in front of a real llama.cpp server: times of the same requests straight to the server, and through the gateway. */
import { Agent, request as send } from "node:http";
import { freePort, llamaFiles, startLlama } from "../../test/engine/llama-server.js";
import { type Child, start } from "./child.js";

const CLIENTS = 4;
const TOKENS = 64;

export interface LlamaPlan {
	readonly rounds: number;
	/** of a round */
	readonly requests: number;
}

/** Milliseconds from the request. */
interface Times {
	readonly first: number;
	readonly end: number;
}

interface Round {
	readonly times: readonly Times[];
	readonly lost: number;
	readonly seconds: number;
}

/** null: the answer is not whole */
function ask(url: string, at: number, agent: Agent): Promise<Times | null> {
	const body = JSON.stringify({
		model: "m",
		stream: true,
		max_tokens: TOKENS,
		seed: at,
		messages: [{ role: "user", content: `Read the file number ${at}, please.` }],
		cache_prompt: false,
		ignore_eos: true,
	});
	return new Promise((resolve) => {
		const from = performance.now();
		let first: number | null = null;
		let tail = "";
		const headers = { "content-type": "application/json" };
		const client = send(`${url}/v1/chat/completions`, { method: "POST", headers, agent });
		client.on("error", () => resolve(null));
		client.on("response", (answer) => {
			answer.setEncoding("utf8");
			answer.on("data", (chunk: string) => {
				if (first === null && /"(?:content|reasoning_content)":"|"tool_calls":/.test(chunk))
					first = performance.now() - from;
				tail = (tail + chunk).slice(-32);
			});
			answer.on("close", () => {
				const whole = answer.statusCode === 200 && tail.includes("[DONE]");
				const end = performance.now() - from;
				resolve(whole ? { first: first ?? end, end } : null);
			});
		});
		client.end(body);
	});
}

async function round(url: string, requests: number): Promise<Round> {
	// the server closes connections that it said it would keep: a client that keeps them loses half of its requests
	const agent = new Agent({ keepAlive: false });
	const times: Times[] = [];
	let begun = 0;
	let lost = 0;
	const from = performance.now();
	const client = async () => {
		while (begun < requests) {
			const one = await ask(url, begun++, agent);
			if (one === null) lost++;
			else times.push(one);
		}
	};
	await Promise.all(Array.from({ length: CLIENTS }, client));
	agent.destroy();
	return { times, lost, seconds: (performance.now() - from) / 1000 };
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const quantile = (values: readonly number[], share: number) =>
	sorted(values)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

/** The table; null: the server is not at hand. */
export async function llama({ rounds, requests }: LlamaPlan): Promise<string | null> {
	if (llamaFiles() === null) return null;
	const server = await startLlama(await freePort());
	const children: Child[] = [];
	try {
		for (const mode of ["pass", "render"])
			children.push(await start("gateway.ts", server.url, mode, "llama.cpp"));
		const parties = [
			{ name: "the server", url: server.url },
			...children.map(({ ready }, at) => ({
				name: at === 0 ? "`pass`" : "`render`",
				url: String(ready),
			})),
		];
		const measured = parties.map((): Round[] => []);
		// the first round is not counted: code that has not been run yet
		for (let at = 0; at <= rounds; at++)
			for (const [which, { url }] of parties.entries()) {
				const one = await round(url, requests);
				if (at > 0) measured[which]?.push(one);
			}
		const rows = parties.map(({ name }, which) => {
			const all = measured[which] ?? [];
			const median = (of: (one: Round) => number) => quantile(all.map(of), 0.5);
			const time = (member: keyof Times, share: number) =>
				`${median(({ times }) =>
					quantile(
						times.map((one) => one[member]),
						share,
					),
				).toFixed(1)} ms`;
			const rate = median(({ seconds }) => requests / seconds).toFixed(1);
			const lost = all.reduce((sum, one) => sum + one.lost, 0);
			const cells = [time("first", 0.5), time("first", 0.99), time("end", 0.5), time("end", 0.99)];
			return `| ${[name, ...cells, rate, lost].join(" | ")} |`;
		});
		return [
			`${CLIENTS} clients at once, ${requests} requests of a sentence and ${TOKENS} tokens of answer each, from a model of random weights: the server's work is small,`,
			`so that the gateway's shows. No tools: the server's own parser of calls would end many of the random answers with an error, and do more work. The`,
			`prompts of \`render\` are of another template. Medians of ${rounds} rounds, the parties in turn.`,
			"",
			"| by | first token, p50 | p99 | end, p50 | p99 | requests a second | lost |",
			"| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
			...rows,
		].join("\n");
	} finally {
		for (const child of children) child.stop();
		server.stop();
	}
}
