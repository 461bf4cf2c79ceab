/** A model that says what a scenario wants, in the text of a format, behind a server that is like vLLM's. */

import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { render } from "../../src/render/index.js";
import type { FunctionDefinition } from "../../src/runtime/options.js";
import { isRecord } from "../../src/runtime/record.js";
import { readTools } from "../../src/tools/index.js";
import { type Seen, serve, type TestServer } from "../gateway/upstream/server.js";
import { PROMPT, type Turn } from "./scenarios.js";

export const FORMATS = ["hermes", "qwen_coder"] as const;
export type FormatName = (typeof FORMATS)[number];

export interface ScriptedEngine {
	/** what stands behind the gateway */
	readonly name: string;
	readonly server: TestServer;
	/** of `toolgrammar serve`, for this engine */
	readonly flags: readonly string[];
	/** What the next requests of an agent are answered with; the last one is repeated. */
	begin(format: FormatName, turns: readonly Turn[]): void;
	/** how many results of tools the last of them held */
	results(): number;
	/** how many of them there were */
	asked(): number;
}

export async function scriptedEngine(): Promise<ScriptedEngine> {
	let script: { readonly format: FormatName; readonly turns: readonly Turn[] } | null = null;
	let asked = 0;
	let last: readonly unknown[] = [];

	/** Agents ask for titles and the like beside their work. */
	const turnFor = ({ body }: Seen): Turn => {
		const isWork =
			Array.isArray(body.tools) &&
			body.tools.length > 0 &&
			JSON.stringify(body.messages).includes(PROMPT);
		if (!isWork || script === null) return { content: "A file" };
		const turn = script.turns[Math.min(asked++, script.turns.length - 1)];
		last = Array.isArray(body.messages) ? body.messages : [];
		return turn ?? { content: "A file" };
	};
	const server = await serve(async (seen, wire) => {
		if (seen.path === "/v1/models") {
			const data = FORMATS.map((id) => ({ id, object: "model", owned_by: "vllm" }));
			return wire.status(200, { "content-type": "application/json" }, JSON.stringify({ data }));
		}
		const turn = turnFor(seen);
		const text = textOf(turn, String(seen.body.model), toolsOf(seen));
		const choice = (content: string, finish_reason: string | null) => ({
			choices: [{ index: 0, delta: { content }, finish_reason }],
		});
		for (let at = 0; at < text.length; at += 9)
			await wire.event(choice(text.slice(at, at + 9), null));
		await wire.event(choice("", turn.cut === undefined ? "stop" : "length"));
		const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
		await wire.event({ choices: [], usage });
		await wire.event("[DONE]");
		wire.end();
	});
	return {
		name: "a scripted server",
		server,
		flags: [],
		begin(format, turns) {
			script = { format, turns };
			asked = 0;
			last = [];
		},
		results: () => last.filter((one) => isRecord(one) && one.role === "tool").length,
		asked: () => asked,
	};
}

function toolsOf({ body }: Seen): readonly FunctionDefinition[] {
	return Array.isArray(body.tools) ? readTools(body.tools) : [];
}

/** What a model of the format would write. */
export function textOf(
	{ reasoning, content, calls = [], cut }: Turn,
	model: string,
	tools: readonly FunctionDefinition[],
): string {
	const format = getFormat(model);
	const writing = getWriting(model);
	if (format === undefined || writing === undefined) throw new Error(`no format ${model}`);
	for (const { name } of calls)
		if (tools.length > 0 && !tools.some((tool) => tool.name === name))
			console.error(
				`  the agent has no tool ${name}: ${tools.map((tool) => tool.name).join(", ")}`,
			);
	const message = { content, calls, ...(reasoning === undefined ? {} : { reasoning }) };
	const done = render(format, writing, message, { tools });
	if (done.status !== "rendered") throw new Error(`${model}: ${done.reason}`);
	return cut === undefined ? done.text : done.text.slice(0, -cut);
}
