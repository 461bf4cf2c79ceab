/** What a program in TypeScript imports; the strictest settings must have nothing to say, of our declarations either. */
import { createParser, type ParserEvent, parse, toExecutable } from "toolgrammar";
import { toolCallMiddleware } from "toolgrammar/ai-sdk-v3";
import { getFormat } from "toolgrammar/all";
import { createChain } from "toolgrammar/chain";
import { compileGrammar } from "toolgrammar/compiler";
import { hermes } from "toolgrammar/formats/hermes";
import { toolInstructions } from "toolgrammar/instructions";
import { render } from "toolgrammar/render";
import { selectFormat } from "toolgrammar/select";
import { readTools } from "toolgrammar/tools";
import { streamEvents } from "toolgrammar/web";
import { hermes as writing } from "toolgrammar/writings/hermes";

const tools = readTools([{ name: "get_weather", inputSchema: { type: "object" } }]);
const parser = createParser(hermes, { tools });
export const events: readonly ParserEvent[] = [...parser.feed("Hi"), ...parser.finish()];
export const names: readonly string[] = parse(hermes, "Hi").toolCalls.map(({ name }) => name);
export const all = [
	createChain,
	compileGrammar,
	getFormat,
	selectFormat,
	streamEvents,
	toExecutable,
	toolCallMiddleware({ format: hermes, writing, tools: "prompt" }),
	toolInstructions(hermes, writing, tools),
	render(hermes, writing, { content: "Hi" }),
];
