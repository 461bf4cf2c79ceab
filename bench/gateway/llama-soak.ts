/**
 * Clients of a real llama.cpp server through the gateway: a grammar makes the model write a call, each answer is looked through, and
 * some clients leave at any moment.
 */
import { Agent, type IncomingMessage, request as send } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { freePort, llamaFiles, startLlama } from "../../test/engine/llama-server.js";
import { start } from "./child.js";
import type { Held } from "./gateway.js";

const CLIENTS = 8;
/** The share of clients that leave, and within how many milliseconds. */
const LEAVING = 0.2;
const SOON = 60;
/** Letters of an argument. */
const LONGEST = 24;

const TOOLS = [
	{
		type: "function",
		function: {
			name: "write",
			parameters: {
				type: "object",
				properties: { content: { type: "string" } },
				required: ["content"],
			},
		},
	},
];

/** A call as models of hermes write it, with so many letters. */
function grammarOf(letters: number): string {
	const before = JSON.stringify('<tool_call>\n{"name": "write", "arguments": {"content": "');
	const behind = JSON.stringify('"}}\n</tool_call>');
	return `root ::= ${before} [a-z]{${letters},${letters}} ${behind}`;
}

/** `STATUS CODE` of an answer that is an error; `lost`: no answer, or one without the call. */
type End = "whole" | "left" | "lost" | `${number} ${string}`;

interface Call {
	name: string;
	arguments: string;
}

interface Choice {
	readonly delta?: { readonly tool_calls?: readonly { readonly function: Partial<Call> }[] };
	readonly message?: { readonly tool_calls?: readonly { readonly function: Call }[] };
	readonly finish_reason: string | null;
}

function choicesOf(text: string, stream: boolean): readonly Choice[] {
	const bodies = stream
		? text.split("\n\n").flatMap((frame) => (frame.startsWith("data: {") ? [frame.slice(6)] : []))
		: [text];
	return bodies.flatMap((body) => (JSON.parse(body) as { choices: readonly Choice[] }).choices);
}

/** Whether the answer is the call, to its end. */
function isWhole(text: string, stream: boolean, letters: number): boolean {
	if (stream && !text.endsWith("data: [DONE]\n\n")) return false;
	const call: Call = { name: "", arguments: "" };
	let reason: string | null = null;
	for (const { delta, message, finish_reason } of choicesOf(text, stream)) {
		for (const { function: said } of (delta ?? message)?.tool_calls ?? []) {
			call.name += said.name ?? "";
			call.arguments += said.arguments ?? "";
		}
		reason = finish_reason ?? reason;
	}
	if (reason !== "tool_calls" || call.name !== "write") return false;
	const { content } = JSON.parse(call.arguments) as { readonly content?: unknown };
	return typeof content === "string" && content.length === letters;
}

function codeOf(text: string): string {
	return /"code":"(\w+)"/.exec(text)?.[1] ?? "";
}

function ask(url: string, at: number, agent: Agent): Promise<End> {
	const letters = 1 + (at % LONGEST);
	const stream = at % 3 > 0;
	const leaves = Math.random() < LEAVING;
	const body = JSON.stringify({
		...{ model: "m", stream, seed: at, max_tokens: 200, tools: TOOLS },
		grammar: grammarOf(letters),
		messages: [{ role: "user", content: `Write the file number ${at}.` }],
	});
	return new Promise((resolve) => {
		const headers = { "content-type": "application/json" };
		const client = send(`${url}/v1/chat/completions`, { method: "POST", headers, agent });
		const ended = (answer: IncomingMessage, text: string): End => {
			if (!answer.complete) return leaves ? "left" : "lost";
			if (answer.statusCode !== 200) return `${answer.statusCode ?? 0} ${codeOf(text)}`;
			return isWhole(text, stream, letters) ? "whole" : "lost";
		};
		client.on("error", () => resolve(leaves ? "left" : "lost"));
		client.on("response", (answer) => {
			let text = "";
			answer.setEncoding("utf8");
			answer.on("data", (chunk: string) => {
				text += chunk;
			});
			answer.on("error", () => {});
			answer.on("close", () => resolve(ended(answer, text)));
		});
		if (leaves) setTimeout(() => client.destroy(), Math.random() * SOON);
		client.end(body);
	});
}

/** Slots of the server that are at work, when those of clients that have left had their time. */
async function busySlots(url: string): Promise<number> {
	for (let tries = 0; ; tries++) {
		const slots = (await (await fetch(`${url}/slots`)).json()) as { is_processing: boolean }[];
		const busy = slots.filter((slot) => slot.is_processing).length;
		if (busy === 0 || tries === 20) return busy;
		await after(100);
	}
}

/** The table; null: the server is not at hand. */
export async function llamaSoak(requests: number): Promise<string | null> {
	if (llamaFiles() === null) return null;
	const server = await startLlama(await freePort());
	const gateway = await start("gateway.ts", server.url, "render", "llama.cpp");
	try {
		const ends = new Map<End, number>();
		const agent = new Agent({ keepAlive: true });
		let begun = 0;
		const client = async () => {
			while (begun < requests) {
				const end = await ask(String(gateway.ready), begun++, agent);
				ends.set(end, (ends.get(end) ?? 0) + 1);
			}
		};
		await Promise.all(Array.from({ length: CLIENTS }, client));
		agent.destroy();
		const busy = await busySlots(server.url);
		const { streams } = (await gateway.ask(null)) as Held;
		const count = (end: End) => ends.get(end) ?? 0;
		const errors = [...ends].filter(([end]) => /^\d/.test(end));
		const told = errors.map(([end, times]) => `${times} × ${end}`).join(", ") || "0";
		return [
			`${CLIENTS} clients at once, kept connections; a third of the answers in one body, the others streamed. A grammar forces a call of 1 to ${LONGEST} letters, which is`,
			`looked for in each answer. A fifth of the clients leave within ${SOON} ms, if the answer has not ended by then.`,
			"",
			"| requests | whole | client left | errors, 502 and others | lost |",
			"| ---: | ---: | ---: | ---: | ---: |",
			`| ${requests} | ${count("whole")} | ${count("left")} | ${told} | ${count("lost")} |`,
			"",
			`Afterwards ${streams} streams of the gateway were open, and ${busy} slots of the server at work.`,
		].join("\n");
	} finally {
		gateway.stop();
		server.stop();
	}
}
