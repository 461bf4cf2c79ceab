/** What a server that runs a model does, for `serve` of these tests: it lists the model, and answers both of its endpoints. */
import type { Script, Seen, Wire } from "./server.js";

export interface ModelServer {
	/** the first is asked for its owner, which says what server it is */
	readonly models: readonly string[];
	readonly owner: "vllm" | "llamacpp" | "sglang" | "library";
	/** what the model writes */
	text(seen: Seen): string;
	/** characters of a piece; default 3 */
	readonly size?: number;
	/** what happens behind the text; default: the end, usage, `[DONE]` */
	end?(wire: Wire, seen: Seen): void | Promise<void>;
}

export const USAGE = { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 };

export function modelServer(server: ModelServer): Script {
	const { models, owner, size = 3 } = server;
	return async (seen, wire) => {
		if (seen.path === "/v1/models") {
			const data = models.map((id) => ({ id, object: "model", owned_by: owner }));
			return wire.status(200, { "content-type": "application/json" }, JSON.stringify({ data }));
		}
		const chat = seen.path === "/v1/chat/completions";
		const choice = (text: string, finish_reason: string | null) => ({
			choices: [{ index: 0, ...(chat ? { delta: { content: text } } : { text }), finish_reason }],
		});
		const text = server.text(seen);
		for (let at = 0; at < text.length; at += size)
			await wire.event(choice(text.slice(at, at + size), null));
		if (server.end !== undefined) return await server.end(wire, seen);
		await wire.event(choice("", "stop"));
		await wire.event({ choices: [], usage: USAGE });
		await wire.event("[DONE]");
		wire.end();
	};
}
