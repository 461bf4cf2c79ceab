/** Requests of all formats, lengths and mistakes; the same for the same number. */
import { listFormats } from "../../../src/generated/registry.js";
import { getWriting } from "../../../src/generated/writers.js";
import { render } from "../../../src/render/index.js";

const TOOLS = [
	{
		type: "function",
		function: {
			name: "search",
			parameters: { type: "object", properties: { q: { type: "string" } }, required: ["q"] },
		},
	},
];

const texts = listFormats().map((format) => {
	const writing = getWriting(format.name);
	const calls = [{ name: "search", arguments: { q: "Ångström 😀" } }];
	const made = writing === undefined ? null : render(format, writing, { calls });
	const text = made?.status === "rendered" ? made.text : "Nothing to call. ";
	return { format: format.name, text };
});

/** One line without its end. */
export function requestLine(number: number): string {
	if (number % 97 === 13) return "no JSON";
	if (number % 97 === 31) return JSON.stringify({ id: number, format: "gone", input: "" });
	const { format, text } = texts[number % texts.length] ?? { format: "passthrough", text: "" };
	const words = "word ".repeat((number * 7919) % 300);
	const input = (number % 5 === 0 ? words : "") + (number % 7 === 0 ? text.slice(0, -9) : text);
	return JSON.stringify({
		id: number,
		format,
		input,
		...(number % 3 === 0 ? { tools: TOOLS } : {}),
		...(number % 4 === 0 ? { fallback: true } : {}),
	});
}

/** So many lines; some are followed by an empty one. */
export function requests(count: number): string {
	return Array.from(
		{ length: count },
		(_, number) => `${requestLine(number)}\n${number % 50 === 7 ? "\n  \n" : ""}`,
	).join("");
}
