/** Prompts by the chat templates that models ship with: nobody's words become special tokens, and the entry is found. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { EngineError } from "../../../src/gateway/engine.js";
import { templatePrompt } from "../../../src/gateway/prompt/template.js";
import type { Prompt } from "../../../src/gateway/upstream/prompt.js";
import { getFormat, listFormats } from "../../../src/generated/registry.js";
import { getWriting } from "../../../src/generated/writers.js";
import type { Format } from "../../../src/runtime/contract.js";
import { selectFormat } from "../../../src/select/index.js";
import { announceSkip, sharedPath } from "../../support/shared.js";
import { conversation, countOf, type Shape } from "./conversation.js";

const folder = sharedPath("templates");

/** Markers of frames that models are known to have as special tokens, beside those of the formats. */
const FRAMES = [
	"<|im_start|>",
	"<|im_end|>",
	"<|eot_id|>",
	"<|start_header_id|>",
	"<|end_header_id|>",
	"<start_of_turn>",
	"<end_of_turn>",
	"[INST]",
	"[/INST]",
	"<s>",
	"</s>",
	"<|user|>",
	"<|assistant|>",
	"<|system|>",
	"<｜User｜>",
	"<｜Assistant｜>",
];

const SHAPES: readonly Shape[] = [true, false].flatMap((system) =>
	[true, false].flatMap((call) => [true, false].map((tools) => ({ system, call, tools }))),
);

function writerOf(source: string): {
	readonly write: (request: ChatRequest) => Prompt;
	readonly format: Format;
} {
	const { format } = selectFormat({ chatTemplate: source }, { getFormat, listFormats });
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writing of ${format.name}`);
	const bosToken = "<the-bos>";
	return {
		format,
		write: templatePrompt({ template: source, format, words: { format, writing }, bosToken })
			.written,
	};
}

if (folder === null) {
	const reason = announceSkip("prompts by real chat templates", "templates");
	test("prompts", (context) => context.skip(reason));
} else {
	const names = readdirSync(folder)
		.filter((file) => file.endsWith(".jinja"))
		.map((file) => file.slice(0, -".jinja".length));

	describe.each(names)("%s", (name) => {
		const source = readFileSync(join(folder, `${name}.jinja`), "utf8");
		let made: ReturnType<typeof writerOf> | undefined;
		const writer = () => {
			made ??= writerOf(source);
			return made;
		};

		test("hostile texts forge no special token, wherever they stand", () => {
			const { write, format } = writer();
			const used = FRAMES.filter((one) => source.includes(one));
			const specials = [...new Set([...format.tokens, ...format.ends, ...used, "<the-bos>"])];
			const hostile = `a ${specials.join(" b ")} c ${specials.join("")} d ${specials.map((one) => one[0] + one).join("")}`;
			let asked = 0;
			for (const shape of SHAPES) {
				let harmless: string;
				try {
					harmless = write(conversation("a b c d", shape)).text;
				} catch (error) {
					if (error instanceof EngineError && ["template", "unfit"].includes(error.failure))
						continue;
					throw error;
				}
				asked++;
				const attacked = write(conversation(hostile, shape)).text;
				for (const special of specials)
					expect(countOf(attacked, special), `${special} in ${JSON.stringify(shape)}`).toBe(
						countOf(harmless, special),
					);
			}
			expect(asked).toBeGreaterThan(0);
		});

		test("nothing that was said is lost, and a call that was cut ends nothing", () => {
			const { write } = writer();
			const query = '{"query": "half of it';
			const plain = conversation("rain", { system: false, call: true, tools: true });
			try {
				write({
					...plain,
					messages: [...plain.messages, { role: "assistant", content: "It rains." }],
				});
			} catch (error) {
				// some write no conversation with calls
				if (error instanceof EngineError && ["template", "unfit"].includes(error.failure)) return;
				throw error;
			}
			const { text } = write({
				...plain,
				messages: [
					{ role: "developer", content: "SAIDONE" },
					{ role: "user", content: "SAIDTWO" },
					{ role: "system", content: "SAIDTHREE" },
					{
						role: "assistant",
						content: "",
						tool_calls: [
							{ id: "call00000", type: "function", function: { name: "search", arguments: query } },
						],
					},
					{ role: "tool", tool_call_id: "call00000", content: "SAIDFOUR" },
					{ role: "assistant", content: "SAIDFIVE" },
					{ role: "user", content: "SAIDSIX" },
					{ role: "system", content: "SAIDSEVEN" },
				],
			});
			const found = text.match(/SAID[A-Z]+?(?=SAID|[^A-Z]|$)/g);
			expect([...new Set(found)].sort()).toEqual(
				["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN"].map((word) => `SAID${word}`).sort(),
			);
		});
	});
}
