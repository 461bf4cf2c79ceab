/** llama.cpp's own server, with a model of random weights, behind the gateway: whatever it draws, calls come of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openUpstream } from "../../src/gateway/config/open.js";
import { createGateway } from "../../src/gateway/index.js";
import { createValidator } from "../../src/validate/index.js";
import { announceSkip } from "../support/shared.js";
import { freePort, type LlamaServer, llamaFiles, startLlama } from "./llama-server.js";

const RUNS = Number(process.env.CONSTRAIN_CALLS ?? 10);
const missing =
	llamaFiles() === null ? announceSkip("constrained runs of llama.cpp", "engine") : null;
const TEMPLATE =
	"{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}<|im_start|>assistant\n";
const tools = [
	{
		type: "function",
		function: {
			name: "get_weather",
			parameters: {
				type: "object",
				properties: {
					unit: { enum: ["C", "F"] },
					days: { type: "integer", minimum: 1, maximum: 9 },
					hourly: { type: "boolean" },
				},
				required: ["unit", "days"],
				additionalProperties: false,
			},
		},
	},
	{
		type: "function",
		function: {
			name: "ping",
			parameters: { type: "object", properties: {}, additionalProperties: false },
		},
	},
];

describe.skipIf(missing !== null)("constrained", () => {
	let server: LlamaServer | undefined;
	beforeAll(async () => {
		server = await startLlama(await freePort());
	}, 60_000);
	afterAll(() => server?.stop());

	test.each(["hermes", "qwen_coder"])(
		"%s: every answer is valid calls and nothing else",
		async (format) => {
			const models = await openUpstream(
				{
					url: server?.url ?? "",
					id: "tiny",
					format,
					constrain: "required",
					dialect: "llama.cpp",
					reading: { strict: true, fallback: false },
				},
				{ chatTemplate: TEMPLATE },
			);
			const app = createGateway({ models, validator: createValidator() });
			let good = 0;
			for (let seed = 0; seed < RUNS; seed++) {
				const answer = await app.request("http://127.0.0.1/v1/chat/completions", {
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify({
						...{
							model: "tiny",
							seed,
							max_tokens: 600,
							tools,
							tool_choice: "required",
							parallel_tool_calls: false,
						},
						messages: [{ role: "user", content: "Weather?" }],
					}),
				});
				const body = await answer.json();
				const message = body.choices?.[0]?.message;
				const calls: readonly { function: { name: string; arguments: string } }[] =
					message?.tool_calls ?? [];
				const whole = calls.length === 1 && (message.content ?? "").trim() === "";
				if (
					whole &&
					calls.every(({ function: one }) => typeof JSON.parse(one.arguments) === "object")
				)
					good++;
				else console.log(JSON.stringify(body).slice(0, 400));
			}
			expect(good).toBe(RUNS);
		},
		300_000,
	);
});
