/**
 * Runs one example of a grammar against anything that reads text, and says what differs. Knows nothing
 * of the interpreter: the machine is tested with it, too.
 */
import type { Example, ExampleTool, Expectation } from "../../src/language/syntax.js";
import type { ToolDefinition } from "../../src/runtime/options.js";

/** What came out, in source order. Other kinds of events are left out by the caller. */
export type Observed =
	| { readonly type: "content" | "reasoning"; readonly text: string }
	| {
			readonly type: "call";
			readonly name: string;
			readonly id: string | null;
			readonly arguments: string;
			readonly status: string;
			readonly repairs: readonly string[];
	  }
	| { readonly type: "notice"; readonly code: string }
	| { readonly type: "markup" };

/** The part of an example that is handed over with the text. */
export interface Request {
	readonly tools: readonly ToolDefinition[];
	readonly entry: string | null;
	readonly finish: string;
}

export type Reader = (text: string, request: Request) => readonly Observed[];

/** One line for each difference; empty when the example holds. */
export function exampleProblems(example: Example, read: Reader): readonly string[] {
	const observed = read(example.input, requestOf(example));
	const wanted = merge(example.expect.map(expectedLine));
	const seen = merge(observed.filter((one) => one.type !== "markup").map(observedLine));
	const got = withCuts(wanted, seen);
	const statesNotices = wanted.some((one) => one.kind === "notice");
	const statesId = example.expect
		.filter((one) => one.type === "call")
		.map((one) => one.id !== null);
	return [
		...compare("event", texts(wanted, statesId), texts(got, statesId)),
		...(statesNotices ? compare("notice", notices(wanted), notices(got)) : []),
	];
}

/** Of a call that is cut the example states what it would have been: what has been shown is a beginning of it. */
function withCuts(wanted: readonly Line[], got: readonly Line[]): readonly Line[] {
	const calls = wanted.filter(({ kind }) => kind === "call");
	let call = 0;
	return got.map((line) => {
		if (line.kind !== "call") return line;
		const stated = calls[call++];
		const { shown } = line;
		const fits = shown !== undefined && stated?.shown?.startsWith(shown);
		return fits && stated !== undefined ? { ...line, text: stated.text } : line;
	});
}

export function requestOf(example: Example): Request {
	return {
		tools: example.tools.map(toolOf),
		entry: example.entry,
		finish: example.finish ?? "stop",
	};
}

function toolOf({ name, parameters }: ExampleTool): ToolDefinition {
	return {
		name,
		parameters: {
			type: "object",
			properties: Object.fromEntries(parameters.map((one) => [one.name, { type: one.type }])),
			required: parameters.filter((one) => !one.optional).map((one) => one.name),
		},
	};
}

/** An expectation or an observation as text that can be compared. */
interface Line {
	readonly kind: "content" | "reasoning" | "call" | "notice";
	readonly text: string;
	readonly id: string | null;
	/** of an incomplete call: name, and what has been shown of the arguments */
	readonly shown?: string;
}

function expectedLine(one: Expectation): Line {
	switch (one.type) {
		case "text":
			return { kind: "content", text: one.text, id: null };
		case "reasoning":
			return { kind: "reasoning", text: one.text, id: null };
		case "notice":
			return { kind: "notice", text: one.code, id: null };
		case "call": {
			const status = one.incomplete
				? "incomplete"
				: one.repairs.length > 0
					? "repaired"
					: "complete";
			return callLine(one.name, one.arguments, status, one.repairs, one.id);
		}
	}
}

function observedLine(one: Exclude<Observed, { type: "markup" }>): Line {
	switch (one.type) {
		case "content":
		case "reasoning":
			return { kind: one.type, text: one.text, id: null };
		case "notice":
			return { kind: "notice", text: one.code, id: null };
		case "call":
			return callLine(one.name, one.arguments, one.status, one.repairs, one.id);
	}
}

function callLine(
	name: string,
	text: string,
	status: string,
	repairs: readonly string[],
	id: string | null,
): Line {
	// The codes of a call that is not usable are its own affair.
	const codes = status === "repaired" ? ` ${repairs.join(" ")}` : "";
	const json = compact(status === "incomplete" ? closed(text) : text);
	const line = { kind: "call", text: `${name} ${json} ${status}${codes}`, id } as const;
	return status === "incomplete" ? { ...line, shown: `${name} ${compact(text)}` } : line;
}

/** Neighbouring texts of one kind are one text; notices stand beside the rest. */
function merge(lines: readonly Line[]): readonly Line[] {
	const merged: Line[] = [];
	for (const line of lines) {
		const index = merged.findLastIndex((one) => one.kind !== "notice");
		const last = merged[index];
		const isText = line.kind === "content" || line.kind === "reasoning";
		if (isText && last?.kind === line.kind)
			merged[index] = { ...last, text: last.text + line.text };
		else if (!isText || line.text !== "") merged.push(line);
	}
	return merged;
}

function texts(lines: readonly Line[], statesId: readonly boolean[]): readonly string[] {
	let call = 0;
	return lines
		.filter((line) => line.kind !== "notice")
		.map(({ kind, text, id }) => {
			if (kind !== "call") return `${kind} ${JSON.stringify(text)}`;
			const shown = statesId[call++] === true ? ` id ${id}` : "";
			return `call ${text}${shown}`;
		});
}

/** Each code once: an example states which notices there are, not how many. */
function notices(lines: readonly Line[]): readonly string[] {
	const codes = lines.filter((line) => line.kind === "notice").map((line) => line.text);
	return [...new Set(codes)].toSorted();
}

function compare(
	what: string,
	wanted: readonly string[],
	got: readonly string[],
): readonly string[] {
	const length = Math.max(wanted.length, got.length);
	return Array.from({ length }, (_, i) => i)
		.filter((i) => wanted[i] !== got[i])
		.map((i) => `${what} ${i + 1}: expected ${wanted[i] ?? "nothing"}, got ${got[i] ?? "nothing"}`);
}

/** JSON text without insignificant white space, its strings in one spelling, its digits as they are. */
export function compact(json: string): string {
	return json.replaceAll(/"(?:[^"\\]|\\.)*"|[ \t\n\r]+/gs, (part) => {
		if (!part.startsWith('"')) return "";
		try {
			return JSON.stringify(JSON.parse(part));
		} catch {
			return part;
		}
	});
}

/**
 * The object that an incomplete call has shown: open strings and containers closed, a key without a
 * value left out. An example states it in this form, because what it states is JSON.
 */
export function closed(partial: string): string {
	const tokens = partial.match(/"(?:[^"\\]|\\.)*(?:"|$)|[{}[\],:]|[^\s"{}[\],:]+/gs) ?? [];
	const closers: string[] = [];
	for (const token of tokens) {
		if (token === "{" || token === "[") closers.unshift(token === "{" ? "}" : "]");
		else if (token === "}" || token === "]") closers.shift();
	}
	const last = tokens.at(-1) ?? "{}";
	if (tokens.length > 0 && /^"(?:[^"\\]|\\.)*$/s.test(last)) tokens[tokens.length - 1] = `${last}"`;
	// A key is what stands behind `{` or `,` of an object and has no value yet.
	if (tokens.at(-1) === ":") tokens.splice(-2);
	else if (closers[0] === "}" && (tokens.at(-2) === "{" || tokens.at(-2) === ",")) tokens.pop();
	if (tokens.at(-1) === ",") tokens.pop();
	return tokens.length === 0 ? "{}" : tokens.join("") + closers.join("");
}
