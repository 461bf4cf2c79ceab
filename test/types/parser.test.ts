/** What the types refuse, the run time refuses: the parser, the chain, the readers of events, tools, the step to a call that runs. */
import { describe, expect, test } from "vitest";
import { createChain } from "../../src/chain/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import {
	collect,
	createDispatcher,
	createParser,
	type ParserOptions,
	parse,
	readEvents,
	toExecutable,
} from "../../src/index.js";
import { readTools } from "../../src/tools/index.js";
import { createValidator } from "../../src/validate/index.js";
import { refused } from "./table.js";

const TEXT = '<tool_call>\n{"name": "pay", "arguments": {"amount": 5}}\n</tool_call>';
const parameters = { type: "object", properties: { amount: { type: "number" } } };
const tools = [{ name: "pay", parameters }];
const validator = createValidator();
const [call] = parse(hermes, TEXT).toolCalls;
if (call === undefined) throw new Error("no call");
const sink = {
	content() {},
	reasoning() {},
	callStart() {},
	callArguments() {},
	callEnd() {},
	notice() {},
};
/** A piece of a stream, as an API's client gives it. */
const piece = { id: "1", choices: [{ delta: { content: "a" } }] };

describe("formats and texts", () => {
	refused([
		// @ts-expect-error
		[() => createParser("hermes"), /the format must be an object.*not "hermes".*getFormat/],
		// @ts-expect-error
		[() => createParser({ hermes }), /not an object with hermes/],
		// @ts-expect-error
		[() => createParser(), /not undefined/],
		// @ts-expect-error
		[() => createChain("hermes"), /getFormat/],
		// @ts-expect-error
		[() => parse(TEXT, hermes), /the format comes first, then the text/],
		// @ts-expect-error
		[() => parse(hermes, { text: TEXT }), /the text must be a text/],
		// @ts-expect-error
		[() => createParser(hermes).feed(5), /what is fed must be a text.*not 5/],
		// @ts-expect-error
		[() => createParser(hermes).feed(piece), /choices\[0\]\.delta\.content/],
		// @ts-expect-error
		[() => createParser(hermes).feed({ content: "x" }), /an object with content/],
		// @ts-expect-error
		[() => createParser(hermes).finish(5), /the reason of finish must be a text/],
		// @ts-expect-error
		[() => readEvents("hermes", [TEXT]), /getFormat/],
		// @ts-expect-error
		[() => readEvents(hermes, { text: TEXT }), /an iterator over chunks/],
		// @ts-expect-error
		[() => readEvents(hermes, new Response(TEXT)), /readCompletions of toolgrammar\/completions/],
		// @ts-expect-error
		[() => collect(undefined), /events must be a list, not undefined; feed and finish return them/],
		// @ts-expect-error
		[() => collect(TEXT), /events must be a list/],
		// @ts-expect-error
		[() => collect(createParser(hermes)), /events must be a list/],
		// @ts-expect-error
		[() => collect([], { policies: { onMalformed: "throw" } }), /known are text, error/],
	]);
});

describe("options", () => {
	refused([
		// @ts-expect-error
		[() => createParser(hermes, { validator: createValidator }), /createValidator\(\)/],
		// @ts-expect-error
		[() => createParser(hermes, { strict: "true" }), /strict must be true or false/],
		// @ts-expect-error
		[() => createParser(hermes, { tols: [] }), /"tols".*did you mean "tools"/],
		// @ts-expect-error
		[() => createParser(hermes, { limits: { dept: 9 } }), /did you mean "depth"/],
		// @ts-expect-error
		[() => createParser(hermes, { limits: { depth: "9" } }), /depth must be a whole number/],
		// @ts-expect-error
		[() => createParser(hermes, { limits: { depth: null } }), /depth must be a whole number/],
		// @ts-expect-error
		[() => createParser(hermes, { policies: { unknown: 1 } }), /member of options\.policies/],
		// @ts-expect-error
		[() => createParser(hermes, { policies: { unknownTool: "drop" } }), /forward, withhold/],
		// @ts-expect-error
		[() => createParser(hermes, { policies: { trimContent: 1 } }), /trimContent must be/],
		// @ts-expect-error
		[() => createParser(hermes, { policies: { lenient: "none" } }), /lenient must be a list/],
		// @ts-expect-error
		[() => createParser(hermes, { toolChoice: { type: "tool", name: "a" } }), /toolChoice/],
		// @ts-expect-error
		[() => createParser(hermes, { takenIds: ["a"] }), /a Set/],
		// @ts-expect-error
		[() => createParser(hermes, { sink: {} }), /sink must be an object with content/],
		// @ts-expect-error
		[() => parse(hermes, TEXT, { sink }), /sink takes all events/],
		// @ts-expect-error
		[() => readEvents(hermes, [TEXT], { sink }), /sink takes all events/],
		// @ts-expect-error
		[() => parse(hermes, TEXT, { finishReason: 1 }), /finishReason must be a text/],
		// @ts-expect-error
		[() => createChain(hermes, { intent: "yes" }), /intent must be true or false/],
		// @ts-expect-error
		[() => createChain(hermes, { signal: [] }), /did you mean "signals"/],
		// @ts-expect-error
		[() => createChain(hermes, { fallbacks: [hermes] }), /member of options\.fallbacks\[0\]/],
		// @ts-expect-error
		[() => createChain(hermes, { fallbacks: [{ format: hermes }] }), /\.mode must be "json"/],
		// @ts-expect-error
		[() => createChain(hermes, { fallbacks: [{ mode: "json" }] }), /\[0\]\.format must be/],
		// @ts-expect-error
		[() => createChain(hermes, { signals: [{ anyCase: true }] }), /\[0\]\.text must be/],
	]);
});

describe("tools", () => {
	refused([
		// @ts-expect-error
		[() => createParser(hermes, { tools: { pay: { parameters } } }), /tools must be a list/],
		// @ts-expect-error
		[() => createParser(hermes, { tools: ["pay"] }), /tools\[0\] must be an object/],
		// @ts-expect-error
		[() => createParser(hermes, { tools: [{ parameters }] }), /has no name/],
		[
			// @ts-expect-error
			() => createParser(hermes, { tools: [{ name: "pay", paramters: parameters }] }),
			/did you mean "parameters"/,
		],
		[
			// @ts-expect-error
			() => createParser(hermes, { tools: [{ name: "pay", parameters: "object" }] }),
			/must be a schema/,
		],
		// @ts-expect-error
		[() => readTools("pay"), /tools must be a list of tools or a record/],
	]);
});

describe("nothing runs that nobody has judged", () => {
	refused([
		// @ts-expect-error
		[() => toExecutable(call, { tools }), /validator must be given/],
		// @ts-expect-error
		[() => toExecutable(call, { validator }), /tools must be given/],
		// @ts-expect-error
		[() => toExecutable(call), /must be/],
		// @ts-expect-error
		[() => toExecutable(call, { tools, validator: createValidator }), /createValidator\(\)/],
		// @ts-expect-error
		[() => toExecutable(call, { tools: { pay: { parameters } }, validator }), /must be a list/],
		// @ts-expect-error
		[() => createDispatcher({ tools }), /validator must be given/],
		// @ts-expect-error
		[() => createDispatcher({ validator }), /tools must be given/],
		// @ts-expect-error
		[() => createDispatcher({ tools, validator, runAt: "end" }), /known are call-end, finish/],
	]);
});

test("undefined is the default, in types and when it runs", () => {
	const none: { [Name in keyof Required<ParserOptions>]: undefined } = {
		tools: undefined,
		toolChoice: undefined,
		entry: undefined,
		strict: undefined,
		policies: undefined,
		limits: undefined,
		validator: undefined,
		collect: undefined,
		markup: undefined,
		sink: undefined,
		takenIds: undefined,
		generateId: undefined,
	};
	const { sink: _, ...reading } = none;
	const plain = parse(hermes, TEXT);
	const same = { ...plain, toolCalls: [{ ...call, id: expect.any(String) }] };
	expect(parse(hermes, TEXT, reading)).toEqual(same);
	const parser = createChain(hermes, {
		...none,
		fallbacks: undefined,
		intent: undefined,
		signals: undefined,
		candidateLength: undefined,
		example: undefined,
		collect: true,
	});
	parser.feed(TEXT);
	parser.finish();
	expect(parser.message).toEqual(same);
});
