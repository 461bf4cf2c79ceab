/** A model that writes text, the middleware around it, and what both come to. */
import {
	createMiddleware,
	type MiddlewareOptions,
} from "../../../src/adapters/ai-sdk/middleware.js";
import type {
	AnyPart,
	FinishPart,
	FunctionTool,
	OwnPart,
	Params,
} from "../../../src/adapters/ai-sdk/types.js";
import type { FunctionDefinition, ParserOptions } from "../../../src/runtime/options.js";
import { readTools } from "../../../src/tools/index.js";
import type { Item, Reading } from "../../properties/support/reading.js";
import { isPart } from "./order.js";

export type ModelPart = OwnPart | FinishPart | AnyPart;

export function streamOf<T>(parts: readonly T[]): ReadableStream<T> {
	return new ReadableStream<T>({
		start(controller) {
			for (const part of parts) controller.enqueue(part);
			controller.close();
		},
	});
}

export async function listOf<T>(stream: ReadableStream<T>): Promise<T[]> {
	const parts: T[] = [];
	await stream.pipeTo(new WritableStream({ write: (part) => void parts.push(part) }));
	return parts;
}

/** What the parser calls the end of an answer, as the SDK does. */
export function unifiedOf(reason: string): string {
	if (reason === "stop" || reason === "length") return reason;
	return reason === "content_filter" ? "content-filter" : "other";
}

/** A text as a model of the SDK streams it. */
export function textParts(chunks: readonly string[], unified: string): readonly ModelPart[] {
	return [
		{ type: "stream-start" },
		{ type: "response-metadata" },
		{ type: "text-start", id: "0" },
		...chunks.map((delta): ModelPart => ({ type: "text-delta", id: "0", delta })),
		{ type: "text-end", id: "0" },
		{ type: "finish", finishReason: { unified, raw: "as it was" } },
	];
}

/** The tools of a setting, for a request and, as the middleware reads them, for a parser. */
export function requestOf({ tools = [] }: ParserOptions): {
	readonly params: Params;
	readonly reading: Pick<ParserOptions, "tools" | "toolChoice">;
} {
	const known: FunctionDefinition[] = readTools(tools).map(({ name, parameters = {} }) => ({
		name,
		parameters,
	}));
	return {
		params: {
			prompt: [],
			tools: known.map(({ name, parameters }): FunctionTool => {
				return { type: "function", name, inputSchema: parameters };
			}),
		},
		reading: { tools: known, toolChoice: known.length === 0 ? "none" : "auto" },
	};
}

export async function throughMiddleware(
	options: MiddlewareOptions,
	parts: readonly AnyPart[],
	params: Params,
): Promise<readonly AnyPart[]> {
	const middleware = createMiddleware("v3", options);
	const model = { modelId: "a-model" };
	const { stream } = await middleware.wrapStream({
		params: await middleware.transformParams({ params, model }),
		model,
		doStream: async () => ({ stream: streamOf(parts) }),
	});
	return listOf(stream);
}

/** A message as a story: texts that follow each other are one, and a call is its name, id, arguments and whether it was handed out. */
export type Told = readonly (readonly string[])[];

export function toldByParts(parts: readonly AnyPart[]): Told {
	const told: string[][] = [];
	for (const part of parts) {
		if (!isPart(part)) continue;
		const last = told[told.length - 1];
		switch (part.type) {
			case "text-delta":
			case "reasoning-delta": {
				const kind = part.type === "text-delta" ? "content" : "reasoning";
				if (last?.[0] === kind) last[1] += part.delta;
				else told.push([kind, part.delta]);
				break;
			}
			case "tool-input-start":
				told.push(["call", part.toolName, part.id, "", "cut"]);
				break;
			case "tool-input-delta":
				if (last !== undefined) last[3] += part.delta;
				break;
			case "tool-call":
				if (last !== undefined) last[4] = "whole";
				break;
			default:
		}
	}
	return told;
}

export function toldByReading({ items }: Reading): Told {
	const told: string[][] = [];
	for (const item of items) {
		const last = told[told.length - 1];
		if (item.type === "call") told.push(tellCall(item));
		else if (last?.[0] === item.type) last[1] += item.text;
		else told.push([item.type, item.text]);
	}
	return told;
}

function tellCall(call: Extract<Item, { type: "call" }>): string[] {
	const whole = call.status === "incomplete" ? "cut" : "whole";
	return ["call", call.name, call.id, call.arguments, whole];
}
