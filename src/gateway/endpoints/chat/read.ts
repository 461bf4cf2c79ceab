/** The request of chat completions: checked where the gateway relies on it, passed on as it is where it does not. */
import { isRecord } from "../../../tools/misuse.js";
import type { ChatRequest } from "../../chat-request.js";
import { badRequest } from "../../problem.js";
import { fields } from "./fields.js";
import { readMessage } from "./message.js";

/** As many as the API that this one is modelled on. */
const MOST_CHOICES = 128;

/** Throws a `RequestProblem`. A field that is null counts as left out. */
export function readChat(body: unknown): ChatRequest {
	if (!isRecord(body)) throw badRequest("the body must be a JSON object");
	for (const [old, now] of [
		["functions", "tools"],
		["function_call", "tool_choice"],
	] as const) {
		if (body[old] !== undefined && body[old] !== null)
			throw badRequest(`${old} is not supported any more: use ${now}`, old);
	}
	const field = fields(body, "");
	const { messages, ...rest } = Object.fromEntries(
		Object.entries(body).filter(([name, value]) => value !== null || !NULL_IS_ABSENT.has(name)),
	);
	if (!Array.isArray(messages) || messages.length === 0)
		throw badRequest("messages must be a list of one message or more", "messages");
	const tools = field.list("tools");
	const n = field.whole("n", 1, MOST_CHOICES);
	const stream = field.boolean("stream");
	const parallel = field.boolean("parallel_tool_calls");
	const streamOptions = readStreamOptions(body.stream_options ?? undefined);
	return {
		...rest,
		model: field.word("model"),
		messages: messages.map((message: unknown, at) => readMessage(message, `messages[${at}]`)),
		...(tools === undefined ? {} : { tools }),
		...(n === undefined ? {} : { n }),
		...(stream === undefined ? {} : { stream }),
		...(parallel === undefined ? {} : { parallel_tool_calls: parallel }),
		...(streamOptions === undefined ? {} : { stream_options: streamOptions }),
	};
}

const NULL_IS_ABSENT: ReadonlySet<string> = new Set([
	"tools",
	"tool_choice",
	"n",
	"stream",
	"parallel_tool_calls",
	"stream_options",
]);

function readStreamOptions(given: unknown): ChatRequest["stream_options"] {
	if (given === undefined) return undefined;
	if (!isRecord(given)) throw badRequest("stream_options must be an object", "stream_options");
	const include = fields(given, "stream_options.").boolean("include_usage");
	const { include_usage: _, ...rest } = given;
	return { ...rest, ...(include === undefined ? {} : { include_usage: include }) };
}
