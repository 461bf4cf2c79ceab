/** Requests as coding agents send them: long instructions, many tools, a history of calls and results. */

export interface AgentShape {
	/** characters of the request, about */
	readonly size: number;
	readonly tools: number;
}

const WORDS =
	"the file of this project is read before it is changed and its tests are run again when something in it was written by a tool that".split(
		" ",
	);

/** Prose and code of so many characters. */
export function textOf(length: number, from = 0): string {
	const lines: string[] = [];
	for (let at = from, size = 0; size < length; at++) {
		const words = Array.from({ length: 12 }, (_, i) => WORDS[(at * 7 + i * i) % WORDS.length]);
		const line =
			at % 5 === 0 ? `\tconst value${at} = {"name": <T>(x${at}) => x[${at}]};` : words.join(" ");
		lines.push(line);
		size += line.length + 1;
	}
	return lines.join("\n").slice(0, length);
}

const string = (description: string) => ({ type: "string", description });

/** About 1.8 kB. */
function toolOf(at: number): object {
	const parameters = {
		$schema: "http://json-schema.org/draft-07/schema#",
		type: "object",
		properties: {
			path: string(`The absolute path of the file. ${textOf(80, at)}`),
			command: string(textOf(120, at)),
			limit: { type: "number", description: textOf(90, at), minimum: 1 },
			mode: { type: "string", enum: ["read", "write", "append"], description: textOf(60, at) },
			edits: {
				type: "array",
				items: {
					type: "object",
					properties: {
						old: string("The text"),
						new: string("The new text"),
						all: { type: "boolean" },
					},
					required: ["old", "new"],
					additionalProperties: false,
				},
			},
		},
		required: ["path"],
		additionalProperties: false,
	};
	return {
		type: "function",
		function: { name: `tool_${at}`, description: textOf(1_000, at * 3), parameters },
	};
}

const TURN = 4_000;

/** The body, but for what a bench adds. Conversations of other names are others, with the same tools. */
export function agentRequest({ size, tools }: AgentShape, name: string) {
	const list = Array.from({ length: tools }, (_, at) => toolOf(at));
	const messages: object[] = [
		{ role: "system", content: `You are a coding agent.\n${textOf(12_000)}` },
		{ role: "user", content: `Conversation ${name}. Make the tests pass.` },
	];
	let made = JSON.stringify({ messages, tools: list }).length;
	for (let turn = 0; made < size; turn++) {
		const id = `call_${name}_${turn}`;
		const args = JSON.stringify({
			path: `/src/${turn}.ts`,
			command: textOf(600, turn),
			limit: turn,
		});
		const called = { name: `tool_${turn % tools}`, arguments: args };
		const more = [
			{
				role: "assistant",
				content: textOf(200, turn),
				tool_calls: [{ id, type: "function", function: called }],
			},
			{ role: "tool", tool_call_id: id, content: textOf(TURN - 1_200, turn) },
		];
		messages.push(...more);
		made += JSON.stringify(more).length;
	}
	return { model: "m", messages, tools: list };
}
