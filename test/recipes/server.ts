/** Stands for the network: a server of completions whose model calls the weather, and answers when it has a result. */
import { every } from "../properties/support/chunks.js";

const CALL = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>';
/** A first try that no schema takes. */
const WRONG = CALL.replace('"Oslo"', "5");
export const ANSWER = "It is sunny.";

interface Asked {
	readonly path: string;
	readonly body: Readonly<Record<string, unknown>>;
}
export interface Network {
	readonly fetch: typeof fetch;
	readonly asked: readonly Asked[];
}

/** `wrong`: the first call has arguments of another type */
export function network({ wrong = false } = {}): Network {
	const asked: Asked[] = [];
	return {
		asked,
		fetch: async (input, init) => {
			const request = new Request(input, init);
			const path = new URL(request.url).pathname;
			if (path === "/v1/models")
				return Response.json({ data: [{ id: "Qwen/Qwen3-8B", owned_by: "vllm" }] });
			const body: Asked["body"] = await request.json();
			asked.push({ path, body });
			const said = JSON.stringify(body.messages ?? body.prompt).includes("sun in Oslo");
			const text = said ? ANSWER : wrong && asked.length === 1 ? WRONG : `I look.\n${CALL}`;
			return body.stream === true ? streamed(path, text) : whole(path, text);
		},
	};
}

function choice(path: string, field: "delta" | "message", text: string, finish_reason: unknown) {
	const of =
		path === "/v1/completions" ? { text } : { [field]: { role: "assistant", content: text } };
	return { choices: [{ index: 0, ...of, finish_reason }] };
}

function whole(path: string, text: string): Response {
	return Response.json(choice(path, "message", text, "stop"));
}

function streamed(path: string, text: string): Response {
	const chunks = every(text, 7).map((one) => choice(path, "delta", one, null));
	const events = [...chunks, choice(path, "delta", "", "stop")].map((one) => JSON.stringify(one));
	const body = [...events, "[DONE]"].map((one) => `data: ${one}\n\n`).join("");
	return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
