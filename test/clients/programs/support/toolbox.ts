/** Tools of the AI SDK, and what they were run with. */
import { jsonSchema, tool } from "ai";
import { parameters } from "./said.js";

interface Input {
	readonly city: string;
}

function isInput(value: unknown): value is Input {
	return typeof value === "object" && value !== null && "city" in value;
}

const schema = { ...parameters, required: [...parameters.required] };

export function toolbox() {
	const ran: unknown[] = [];
	const inputSchema = jsonSchema<Input>(schema, {
		validate: (value) =>
			isInput(value)
				? { success: true, value }
				: { success: false, error: new Error("no city is given") },
	});
	const made = (name: string) =>
		tool({
			inputSchema,
			execute: async (input) => {
				ran.push({ name, arguments: input });
				return `${name} of ${input.city}`;
			},
		});
	return { ran, tools: { get_weather: made("get_weather"), get_time: made("get_time") } };
}
