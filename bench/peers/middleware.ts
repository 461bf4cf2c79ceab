/** The parsers of the tool-call middleware for the AI SDK, driven as the middleware drives them. */
import type { TCMProtocol } from "@ai-sdk-tool/parser";
import { TOOLS } from "../texts/calls.js";
import type { Peer } from "./peer.js";

type Streams = ReturnType<TCMProtocol["createStreamParser"]>;
type Part = Streams extends TransformStream<infer Input, unknown> ? Input : never;
type Tools = Parameters<TCMProtocol["createStreamParser"]>[0]["tools"];

const tools: Tools = TOOLS.flatMap((tool) =>
	"function" in tool
		? [
				{
					type: "function" as const,
					name: tool.function.name,
					inputSchema: tool.function.parameters as object,
				},
			]
		: [],
);

async function run(protocol: TCMProtocol, chunks: readonly string[]): Promise<void> {
	const { readable, writable } = protocol.createStreamParser({ tools });
	const writer = writable.getWriter();
	const writing = (async () => {
		for (const delta of chunks) await writer.write({ type: "text-delta", id: "1", delta } as Part);
		await writer.close();
	})();
	let calls = 0;
	const reader = readable.getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		if (next.value.type === "tool-call") calls++;
	}
	await writing;
	if (calls !== 1) throw new Error(`${calls} calls instead of one`);
}

export const MIDDLEWARE_PEERS: readonly Peer[] = [
	{
		name: "@ai-sdk-tool/parser hermes",
		reads: "hermes",
		note: "a TransformStream of parts",
		async load() {
			const { hermesProtocol } = await import("@ai-sdk-tool/parser");
			return (chunks) => run(hermesProtocol(), chunks);
		},
	},
	{
		name: "@ai-sdk-tool/parser qwen3coder",
		reads: "qwen_coder",
		note: "a TransformStream of parts",
		async load() {
			const { qwen3CoderProtocol } = await import("@ai-sdk-tool/parser");
			return (chunks) => run(qwen3CoderProtocol(), chunks);
		},
	},
];
