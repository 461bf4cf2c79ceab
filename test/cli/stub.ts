/**
 * A stand-in for the library: three formats that exist nowhere, read by a dozen lines. What the commands do with a
 * parser is tested with it; what the parser does is tested elsewhere.
 *
 * The wire: `[NAME:{…}]` is a call, `(…)` is reasoning, `!` is a malformed place, the rest is content.
 */

import type { Compiled, Library, Parser } from "../../src/cli/library.js";
import type { Explanation, Finding } from "../../src/explain/index.js";
import type { Writing } from "../../src/render/index.js";
import { CONTRACT_VERSION, type Format, type Node } from "../../src/runtime/contract.js";
import type {
	CallStatus,
	Chunk,
	Message,
	ParserEvent,
	ToolCall,
} from "../../src/runtime/events.js";
import type { ParserOptions } from "../../src/runtime/options.js";
import { malformedError } from "../../src/runtime/stages/malformed.js";

export function format(name: string, more: Partial<Format> = {}): Format {
	return {
		version: CONTRACT_VERSION,
		name,
		title: `the ${name} format`,
		aliases: [],
		models: [],
		tokens: [],
		ends: [],
		ids: [],
		shape: "S1",
		reasoning: true,
		holdback: 7,
		lenient: [],
		literals: [],
		openings: [],
		kinds: [],
		start: 0,
		entries: [],
		units: [],
		nodes: [],
		...more,
	};
}

/** A call between two literals: what a template is compared with. */
const CALL: readonly Node[] = [
	{ k: "op", do: { op: "open", unit: 0 }, to: 1 },
	{ k: "literal", literal: 0, to: 2 },
	{ k: "value", py: false, field: "arguments", to: 3 },
	{ k: "literal", literal: 1, to: 4 },
	{ k: "op", do: { op: "close" }, to: 5 },
	{ k: "accept" },
];

export const FORMATS: readonly Format[] = [
	format("toy", {
		aliases: ["toy-one"],
		models: ["Acme/Toy-*"],
		tokens: ["[CALL", "EOC]"],
		literals: ["[CALL", "EOC]"],
		nodes: CALL,
		lenient: ["bare"],
		entries: [{ name: "thinking", after: ["("], node: 0 }],
	}),
	format("other", { models: ["Acme/Toy-Pro-*"], tokens: ["<<other>>"], reasoning: false }),
	format("passthrough", { shape: "S0", reasoning: false, holdback: 0 }),
];

/** What the parsers of one stub were given, for tests that look at it. */
export interface Seen {
	readonly options: ParserOptions[];
	readonly chunks: Chunk[];
	readonly reasons: (string | undefined)[];
}

const JSON_WORDS = { true: "true", false: "false", null: "null" };
const WORDS = { py: JSON_WORDS, bare: JSON_WORDS };

function writing(name: string): Writing {
	return {
		format: name,
		words: WORDS,
		indent: null,
		message: "",
		entries: {},
		rules: {},
		prompt: null,
	};
}

export function stubLibrary(
	formats: readonly Format[] = FORMATS,
): Library & { readonly seen: Seen } {
	const seen: Seen = { options: [], chunks: [], reasons: [] };
	const getFormat = (name: string) =>
		formats.find((one) => one.name === name || one.aliases.includes(name));
	return {
		seen,
		registry: async () => ({ getFormat, listFormats: () => formats }),
		loaders: async () => ({
			canonicalName: (name) => getFormat(name)?.name,
			loadFormat: async (name) => getFormat(name),
		}),
		runtime: async () => ({
			createParser: (format, options = {}) => new StubParser(format, options, seen),
		}),
		chain: async () => ({
			DEFAULT_FALLBACKS: [],
			createChain: (format, options = {}) => new StubChain(format, options, seen),
		}),
		validate: async () => ({
			createValidator: () => ({
				validate: (_tool, text) => (text === "{}" ? [{ path: "", message: "is empty" }] : []),
			}),
		}),
		writers: async () => ({
			getWriting: writing,
		}),
		renderer: async () => ({
			render: (_format, _writing, { content }) =>
				String(content).includes("!")
					? { status: "unrepresentable", reason: "it shouts" }
					: { status: "rendered", text: `<<${String(content)}>>` },
		}),
		compiler: async () => ({ compileGrammar }),
		explain: async () => ({ explain: explainStub }),
	};
}

class StubParser implements Parser {
	readonly #format: Format;
	readonly #options: ParserOptions;
	readonly #seen: Seen;
	#text = "";
	#at = 0;
	#state: "content" | "reasoning" | "name" | "arguments";
	#begin = 0;
	#calls: ToolCall[] = [];
	#content = "";
	#reasoning = "";
	#notices: Message["notices"] = [];
	message: Message | null = null;

	constructor(format: Format, options: ParserOptions, seen: Seen) {
		this.#format = format;
		this.#options = options;
		this.#seen = seen;
		this.#state = options.entry === "thinking" ? "reasoning" : "content";
		seen.options.push(options);
	}

	feed(chunk: Chunk): readonly ParserEvent[] {
		if (typeof chunk !== "string") throw new Error("the commands feed text");
		if (chunk.includes("CRASH")) throw new Error("the parser crashed");
		this.#seen.chunks.push(chunk);
		this.#text += chunk;
		const events: ParserEvent[] = [];
		for (; this.#at < this.#text.length; this.#at++)
			events.push(...this.#step(this.#text[this.#at] ?? "", this.#at, this.#at + 1));
		return events;
	}

	finish(reason?: string): readonly ParserEvent[] {
		this.#seen.reasons.push(reason);
		const end = this.#at;
		const events = this.#state === "arguments" ? [this.#endCall("incomplete", end)] : [];
		const done = this.#calls.some((call) => call.status !== "incomplete");
		if (this.#options.collect)
			this.message = {
				content: this.#content,
				reasoning: this.#reasoning,
				toolCalls: this.#calls,
				finishReason: done && reason === "stop" ? "tool_calls" : (reason ?? "stop"),
				notices: this.#notices,
				error:
					this.#options.policies?.onMalformed === "error"
						? malformedError(this.#calls, this.#notices)
						: null,
			};
		return events;
	}

	#step(character: string, start: number, end: number): ParserEvent[] {
		if (this.#format.name === "passthrough") return [this.#say("content", character, start)];
		switch (this.#state) {
			case "content":
				if (character === "(") this.#state = "reasoning";
				else if (character === "[") [this.#state, this.#begin] = ["name", start];
				else if (character === "!") return [this.#notice("malformed", start)];
				else return [this.#say("content", character, start)];
				return [];
			case "reasoning":
				if (character !== ")") return [this.#say("reasoning", character, start)];
				this.#state = "content";
				return [];
			case "name":
				if (character !== ":") return [];
				this.#state = "arguments";
				return [this.#startCall(end)];
			case "arguments":
				if (character === "]") return [this.#endCall("complete", end)];
				this.#patch((call) => ({ arguments: call.arguments + character }));
				return [
					{ type: "call-arguments", index: this.#calls.length - 1, delta: character, start, end },
				];
		}
	}

	#say(type: "content" | "reasoning", text: string, start: number): ParserEvent {
		if (type === "content") this.#content += text;
		else this.#reasoning += text;
		return { type, text, start, end: start + 1 };
	}

	#notice(code: string, start: number): ParserEvent {
		const notice = { code, message: `${code} at ${start}`, start, end: start + 1 };
		this.#notices = [...this.#notices, notice];
		return { type: "notice", ...notice };
	}

	#startCall(end: number): ParserEvent {
		const start = this.#begin;
		const index = this.#calls.length;
		const name = this.#text.slice(start + 1, end - 1);
		const id = `call_${index}`;
		const call = {
			index,
			id,
			name,
			arguments: "",
			repairs: [],
			valid: null,
			errors: [],
			start,
			end,
		};
		this.#calls.push({ ...call, status: "incomplete" });
		return { type: "call-start", index, id, name, start, end };
	}

	#endCall(status: CallStatus, end: number): ParserEvent {
		this.#state = "content";
		const { tools, validator } = this.#options;
		this.#patch((call) => {
			if (!tools || !validator || status === "incomplete") return { status, end };
			const errors = validator.validate({ name: call.name }, call.arguments);
			return { status, end, errors, valid: errors.length === 0 };
		});
		const index = this.#calls.length - 1;
		return { type: "call-end", index, status, repairs: [], start: this.#begin, end };
	}

	#patch(change: (call: ToolCall) => Partial<ToolCall>): void {
		const call = this.#calls.pop();
		if (call) this.#calls.push({ ...call, ...change(call) });
	}
}

/** Says that a fallback gave the calls. */
class StubChain extends StubParser {
	readonly outcome = { mode: "marker", candidates: 0, closed: null, reask: null } as const;
}

/** A grammar is one line, `NAME` or `error MESSAGE`. */
function compileGrammar(source: string, file: string): Compiled {
	const [word, message] = source.trim().split(/ (.*)/s);
	if (word !== "error") {
		const name = word ?? "";
		const module = `export const ${name} = {};\n`;
		const grammar = { examples: [], rules: [] };
		return { format: format(name), grammar, diagnostics: [], writing: writing(name), module };
	}
	const start = { offset: 0, line: 1, column: 1 };
	const at = { start, end: { offset: 5, line: 1, column: 6 } };
	const diagnostic = { code: "stub", severity: "error", message: message ?? "", file, at } as const;
	const diagnostics = [{ ...diagnostic, hint: "write a name" }];
	return { format: null, grammar: null, diagnostics, writing: null, module: null };
}

/** Each `!` is a place that has died: a quote was expected. */
function explainStub(format: Format, output: string): Explanation {
	const findings = [...output.matchAll(/!/g)].map(({ index: offset }): Finding => {
		const place = { offset, line: 1, column: offset + 1 };
		return {
			kind: "died",
			notice: "malformed",
			repairs: [],
			message: "it shouts",
			start: place,
			end: offset + 1,
			died: place,
			read: "",
			found: "!",
			expected: [{ what: "a quote", place, lenient: null, rule: null }],
			nearest: null,
			meaning: [],
			advice: [],
		};
	});
	const { name } = format;
	const counts = { length: output.length, traced: output.length, more: 0 };
	return { format: name, ...counts, calls: [], summary: "", spans: [], findings, advice: [] };
}
