/**
 * `npm run play:picture` draws docs/play.svg, the animated picture of the README: on the left what a model writes, token by token, on the
 * right the events that the parser gives for it, when it gives them. What is shown is parsed here. Where nothing moves, all of it is seen.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hermes } from "../src/generated/formats/hermes.js";
import type { ParserEvent } from "../src/runtime/events.js";
import { createParser } from "../src/runtime/index.js";

const page = join(dirname(dirname(fileURLToPath(import.meta.url))), "docs", "play.svg");

const TOKENS = [
	...["Let", " me", " look", ".", "\n", "<", "tool", "_call", ">", "\n"],
	...['{"', "name", '":', ' "', "get", "_weather", '",', ' "', "arguments", '":', ' {"'],
	...["city", '":', ' "', "Os", "lo", '",', ' "', "days", '":', " ", "3", "}}", "\n"],
	...["</", "tool", "_call", ">"],
];
const TOOLS = [{ name: "get_weather", parameters: { type: "object" } }];

/** Seconds: of a token, and at the end, when all is there. */
const TOKEN = 0.16;
const REST = 3;
const DURATION = TOKENS.length * TOKEN + REST;

const [WIDTH, LINE, SIZE, CHAR] = [860, 22, 14, 8.43];
const [LEFT, RIGHT, TOP] = [24, 440, 62];
const WRAP = 44;
/** Readable on the dark ground. */
const COLOURS: Readonly<Record<string, string>> = {
	wire: "#c9d1d9",
	content: "#7ee787",
	"call-start": "#79c0ff",
	"call-arguments": "#d2a8ff",
	"call-end": "#ffa657",
};

interface Shown {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly colour: string;
	/** seconds from the beginning */
	readonly at: number;
}

function wire(): readonly Shown[] {
	let [column, line] = [0, 0];
	return TOKENS.flatMap((token, index) => {
		if (column + token.length > WRAP) [column, line] = [0, line + 1];
		const at = { x: LEFT + column * CHAR, y: TOP + line * LINE, at: index * TOKEN };
		column += token.length;
		if (token === "\n") [column, line] = [0, line + 1];
		return token === "\n" ? [] : [{ text: token, colour: COLOURS.wire ?? "", ...at }];
	});
}

function wordOf(event: ParserEvent): string {
	switch (event.type) {
		case "content":
		case "reasoning":
			return JSON.stringify(event.text);
		case "call-start":
			return event.name;
		case "call-arguments":
			return event.delta;
		case "call-end":
			return event.status;
		case "notice":
			return event.code;
		case "markup":
			return "";
		default:
			return event satisfies never;
	}
}

/** Events of one kind that follow each other stand in one line. */
function events(): readonly Shown[] {
	const parser = createParser(hermes, { tools: TOOLS });
	const shown: Shown[] = [];
	let [line, column, last] = [-1, 0, ""];
	const show = (event: ParserEvent, at: number): void => {
		const colour = COLOURS[event.type] ?? "";
		const text = wordOf(event);
		if (event.type !== last || column + text.length > WRAP) {
			const again = event.type === last;
			last = event.type;
			line++;
			column = 16;
			const [x, y] = [RIGHT, TOP + line * LINE];
			if (!again) shown.push({ text: event.type, x, y, colour, at });
		}
		shown.push({ text, x: RIGHT + column * CHAR, y: TOP + line * LINE, colour, at });
		column += text.length + (event.type === "call-arguments" ? 0 : 1);
	};
	TOKENS.forEach((token, index) => {
		for (const event of parser.feed(token)) show(event, index * TOKEN);
	});
	for (const event of parser.finish("stop")) show(event, TOKENS.length * TOKEN);
	return shown;
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function drawn({ text, x, y, colour, at }: Shown): string {
	const from = (at / DURATION).toFixed(4);
	const animate =
		at === 0
			? ""
			: `<animate attributeName="opacity" calcMode="discrete" values="0;1" keyTimes="0;${from}" dur="${DURATION.toFixed(2)}s" repeatCount="indefinite"/>`;
	return `<text x="${x.toFixed(1)}" y="${y}" fill="${colour}" xml:space="preserve">${escaped(text)}${animate}</text>`;
}

const all = [...wire(), ...events()];
const height = Math.max(...all.map(({ y }) => y)) + 24;
const head = (x: number, text: string) => `<text x="${x}" y="30" fill="#8b949e">${text}</text>`;
writeFileSync(
	page,
	[
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">`,
		"<title>What a model writes, token by token, and the events that are read from it</title>",
		`<rect width="${WIDTH}" height="${height}" rx="8" fill="#0d1117"/>`,
		`<path d="M${RIGHT - 20} 14V${height - 14}" stroke="#30363d"/>`,
		`<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="${SIZE}">`,
		head(LEFT, "what the model writes"),
		head(RIGHT, "what leaves the parser"),
		...all.map(drawn),
		"</g>",
		"</svg>",
		"",
	].join("\n"),
);
console.log(`docs/play.svg: ${all.length} texts, ${DURATION.toFixed(1)} s`);
