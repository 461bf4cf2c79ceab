/** What would read more calls: each option that could is tried on the output, with the parser itself, and said if it does. */
import { createChain } from "../chain/index.js";
import type { Format } from "../runtime/contract.js";
import { createParser, type Message, type ParserOptions } from "../runtime/index.js";
import { rankFormats } from "../select/output/rank.js";
import type { FormatRegistry } from "../select/registry.js";
import { GATES } from "./codes.js";
import { quoted } from "./expected.js";
import type { Places } from "./places.js";
import type { Advice, Finding } from "./types.js";

export interface Tried extends ParserOptions {
	readonly finishReason: string;
	readonly formats: FormatRegistry | undefined;
}

/** Characters that are read with other options, and by all formats: the beginning of a long output says enough. */
const MOST_TRIED = 131_072;
const MOST_RANKED = 16_384;
/** Formats that are named. */
const MOST_FORMATS = 2;

export function adviceOf(
	format: Format,
	output: string,
	{ finishReason, formats, ...options }: Tried,
	message: Message,
	places: Places,
	/** places of which something is said already */
	found: number,
): { readonly advice: readonly Advice[]; readonly findings: readonly Finding[] } {
	if (output.trim() === "") return { advice: [EMPTY], findings: [] };
	const text = output.slice(0, MOST_TRIED);
	const read = (other: Format, changes: ParserOptions): Message => {
		const parser = createParser(other, { ...options, ...changes, collect: true });
		parser.feed(text);
		parser.finish(finishReason);
		return parser.message ?? message;
	};
	const base = runnable(text.length === output.length ? message : read(format, {}));
	const more = (changes: ParserOptions, other = format): boolean =>
		runnable(read(other, changes)) > base;
	const advice: Advice[] = [];
	const add = (code: Advice["code"], words: string, option: string | null): void => {
		advice.push({ code, text: words, option });
	};
	const { toolChoice, strict, policies, entry, tools } = options;
	if (toolChoice !== undefined && toolChoice !== "auto" && more({ toolChoice: "auto" }))
		add(
			"tool-choice",
			`tool_choice ${quoted(JSON.stringify(toolChoice))} allows no call that the output has`,
			"--tool-choice auto",
		);
	if (strict === true && more({ strict: false }))
		add("strict", "without strict mode a call is read", "--policy strict=false");
	if (policies?.lenient !== undefined && more({ policies: { ...policies, lenient: undefined } }))
		add("policy", "policies.lenient leaves out a code that a call needs", null);
	const guess =
		formats === undefined
			? null
			: rankFormats(text.slice(0, MOST_RANKED), formats, tools === undefined ? {} : { tools });
	const guessed = (guess?.guessed ?? []).map((name) => ({ name }));
	if (tools === undefined && guessed.length > 0 && more({ tools: guessed }))
		add(
			"tools",
			`with the tools declared (${guessed
				.map(({ name }) => name)
				.slice(0, 4)
				.join(", ")}) a call is read`,
			"--tools FILE",
		);
	if (
		policies?.callsInReasoning !== "call" &&
		more({ policies: { ...policies, callsInReasoning: "call" } })
	)
		add(
			"policy",
			"a call stands in a thought: this policy lets its opening end the thought",
			"--policy callsInReasoning=call",
		);
	for (const { name } of format.entries)
		if (name !== entry && more({ entry: name }))
			add(
				"entry",
				`if the prompt has opened what the output goes on with, read it from the entry ${name}`,
				`--entry ${name}`,
			);
	if (entry !== undefined && more({ entry: undefined }))
		add("entry", `the output does not begin in the entry ${entry}: read it without`, null);
	if (message.toolCalls.length === 0 || message.notices.some(({ code }) => TROUBLE.has(code))) {
		fallbacks(format, text, { ...options, tools: tools ?? guessed }, formats, base, add);
		const own = (guess?.groups ?? []).filter(
			({ complete, repaired, formats: names }) =>
				complete + repaired > base && !names.includes(format.name),
		);
		const least = own[0]?.foreign.length ?? 0;
		const named = own
			.filter(({ foreign }) => foreign.length <= least)
			.slice(0, MOST_FORMATS)
			.flatMap((group) => {
				const [name] = group.formats;
				const title = name === undefined ? undefined : formats?.getFormat(name)?.title;
				return name === undefined
					? []
					: [{ name, text: `${name} reads it (${title}): ${group.text}` }];
			});
		for (const one of named) add("format", one.text, `--format ${one.name}`);
		const [best] = named;
		const other = best === undefined ? undefined : formats?.getFormat(best.name);
		const call =
			other === undefined
				? undefined
				: read(other, {
						...(tools === undefined ? { tools: guessed } : {}),
						entry: undefined,
						policies: undefined,
					}).toolCalls[0];
		if (best !== undefined && call !== undefined) {
			const start = places.of(call.start);
			return { advice, findings: [foreign(best.name, call.name, start, call.end, output)] };
		}
	}
	if (advice.length === 0 && found === 0 && base === 0 && message.toolCalls.length === 0)
		add("format", beginning(format), null);
	return { advice, findings: [] };
}

const EMPTY: Advice = {
	code: "finish",
	text: "the model wrote nothing: look at its finish reason, and at what the server keeps back of the text",
	option: null,
};

/** Notices that say that a call may have been meant. */
const TROUBLE: ReadonlySet<string> = new Set(["malformed", "broken"]);

function fallbacks(
	format: Format,
	text: string,
	options: ParserOptions,
	formats: FormatRegistry | undefined,
	base: number,
	add: (code: Advice["code"], words: string, option: string | null) => void,
): void {
	if (options.validator === undefined || options.tools === undefined) return;
	const drift = formats?.listFormats() ?? [];
	for (const intent of [undefined, true] as const) {
		const chain = createChain(format, {
			...options,
			drift,
			collect: true,
			...(intent === undefined ? {} : { intent }),
		});
		chain.feed(text);
		chain.finish("stop");
		const option = intent === undefined ? "--fallback" : "--fallback --policy intent=true";
		const { outcome, message } = chain;
		if (message !== null && outcome?.mode !== "primary" && runnable(message) > base) {
			add(
				"fallback",
				`the fallback chain reads a call (as ${outcome?.mode ?? "fallback"})${intent === true ? ", if you say that one is meant" : ""}`,
				option,
			);
			return;
		}
		const closed = outcome?.closed ?? null;
		if (intent === true && closed !== null && closed.gate !== "intent")
			add(
				"fallback",
				`the fallback chain gives none: its gate ${closed.gate} is closed: ${closed.message}; ${GATES[closed.gate].advice.text}`,
				null,
			);
	}
}

function runnable({ toolCalls }: Message): number {
	return toolCalls.filter(({ status, valid }) => status !== "incomplete" && valid !== false).length;
}

function foreign(
	format: string,
	name: string,
	start: Finding["start"],
	end: number,
	output: string,
): Finding {
	return {
		kind: "foreign",
		notice: null,
		repairs: [],
		message: `${format} reads a call of ${quoted(name)} here`,
		start,
		end,
		died: null,
		read: output.slice(start.offset, Math.min(end, start.offset + 60)),
		found: null,
		expected: [],
		nearest: null,
		meaning: [],
		advice: [],
	};
}

/** Nothing of the output looks like a call of any format. */
function beginning(format: Format): string {
	if (format.units.length === 0) return `${format.name} reads no calls: every character is content`;
	const marks = format.openings.map((id) => quoted((format.literals[id] ?? "").trim())).slice(0, 4);
	const how = marks.length === 0 ? `(${format.title})` : `; they begin with ${marks.join(", ")}`;
	return `nothing in the output begins as calls of ${format.name} do${how}`;
}
