/** Workloads that are a call: one large `write_file`, and many small answers. */
import type { ToolDefinition } from "../../src/runtime/options.js";
import { code, prose } from "./prose.js";
import { Random } from "./random.js";

export interface Call {
	readonly name: string;
	readonly arguments: Readonly<Record<string, string>>;
}

function tool(name: string, ...parameters: readonly string[]): ToolDefinition {
	const properties = Object.fromEntries(parameters.map((key) => [key, { type: "string" }]));
	const schema = { type: "object", properties, required: parameters };
	return { type: "function", function: { name, parameters: schema } };
}

export const TOOLS: readonly ToolDefinition[] = [
	tool("write_file", "path", "content"),
	tool("get_weather", "city", "day"),
	tool("search", "query"),
	tool("f", "a"),
];

export function hermesText(call: Call): string {
	return `<tool_call>\n${JSON.stringify(call)}\n</tool_call>`;
}

export function qwenText({ name, arguments: values }: Call): string {
	const parameters = Object.entries(values).map(
		([key, value]) => `<parameter=${key}>\n${value}\n</parameter>\n`,
	);
	return `<tool_call>\n<function=${name}>\n${parameters.join("")}</function>\n</tool_call>`;
}

/** As DeepSeek's DSML. */
export function dsmlText({ name, arguments: values }: Call): string {
	const parameters = Object.entries(values).map(
		([key, value]) =>
			`<｜DSML｜parameter name="${key}" string="true">${value}</｜DSML｜parameter>\n`,
	);
	return `<｜DSML｜function_calls>\n<｜DSML｜invoke name="${name}">\n${parameters.join("")}</｜DSML｜invoke>\n</｜DSML｜function_calls>`;
}

/** As LFM2's list of Python calls. */
export function pythonText({ name, arguments: values }: Call): string {
	const literal = (value: string): string =>
		`'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n")}'`;
	const parameters = Object.entries(values).map(([key, value]) => `${key}=${literal(value)}`);
	return `<|tool_call_start|>[${name}(${parameters.join(", ")})]<|tool_call_end|>`;
}

/** A call that writes a file of code; its JSON text has about `length` characters. */
export function writeFile(length: number): Call {
	const content = code(new Random(7), length, (line) => JSON.stringify(line).length - 2);
	return { name: "write_file", arguments: { path: "src/a.ts", content } };
}

export interface Answer {
	readonly before: string;
	readonly calls: readonly Call[];
}

function smallCall(random: Random): Call {
	const kind = random.below(3);
	if (kind === 0) {
		const city = random.pick(["Oslo", "New York", 'Say "Aah"', "São Paulo", "two\nlines"]);
		return { name: "get_weather", arguments: { city, day: random.pick(["today", "tomorrow"]) } };
	}
	if (kind === 1) {
		return { name: "search", arguments: { query: prose(random, 20 + random.below(50), false) } };
	}
	const content = code(random, 40 + random.below(160), (line) => line.length);
	return { name: "write_file", arguments: { path: "src/b.ts", content } };
}

/** Short answers: some prose, then one to three calls. */
export function smallAnswers(count: number): Answer[] {
	const random = new Random(99);
	const answers: Answer[] = [];
	for (let i = 0; i < count; i++) {
		const before = prose(random, 40 + random.below(200), false);
		const calls: Call[] = [];
		for (let left = 1 + random.below(3); left > 0; left--) calls.push(smallCall(random));
		answers.push({ before, calls });
	}
	return answers;
}

export function answerText(answer: Answer, write: (call: Call) => string): string {
	return answer.before + answer.calls.map(write).join("\n");
}
