/** What is wrong with the prompts of a chat template, found by writing one and reading it, before anybody asks. */
import type { ChatRequest } from "../chat-request.js";
import type { Prompt } from "../upstream/prompt.js";

const SYSTEM = "Answer in rhymes only.";
const QUESTION = "How is the weather in Oslo, and what is on the news?";
const RESULT = "seven degrees with drizzle";

/** Parameters without a description, and tools without parameters, are common, and templates forget them. */
const TOOLS = [
	{
		type: "function",
		function: {
			name: "get_weather",
			description: "The weather of a place.",
			parameters: {
				type: "object",
				properties: {
					city: { type: "string" },
					days: { type: "integer", description: "How many." },
				},
				required: ["city"],
			},
		},
	},
	{
		type: "function",
		function: { name: "list_news", parameters: { type: "object", properties: {} } },
	},
];

const CONVERSATION: ChatRequest = {
	model: "probe",
	tools: TOOLS,
	messages: [
		{ role: "system", content: SYSTEM },
		{ role: "user", content: QUESTION },
		{
			role: "assistant",
			content: null,
			tool_calls: [
				{
					id: "call00000",
					type: "function",
					function: { name: "get_weather", arguments: '{"city": "Reykholt"}' },
				},
			],
		},
		{ role: "tool", tool_call_id: "call00000", content: RESULT },
	],
};

/** The texts that a prompt must have, and their names for people. */
const PARTS: readonly (readonly [text: string, title: string])[] = [
	[SYSTEM, "the system's text"],
	[QUESTION, "the user's text"],
	["get_weather", "the name of a tool"],
	["list_news", "the name of a tool without a description"],
	["Reykholt", "the argument of a call of the history"],
	[RESULT, "the result of a call"],
];

/** Sentences, for people; none where all is well. */
export function faultsOf(write: (request: ChatRequest) => Prompt): readonly string[] {
	const found = new Set<string>();
	for (const thinking of [true, false]) {
		const kwargs = { enable_thinking: thinking, thinking };
		try {
			const { text } = write({ ...CONVERSATION, chat_template_kwargs: kwargs });
			for (const [part, title] of PARTS)
				if (!text.includes(part)) found.add(`its prompts do not show ${title}`);
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			found.add(`a conversation with a tool's call cannot be written: ${message}`);
		}
	}
	return [...found];
}
