/** Runs an example of a grammar through the machine and says what differs from what it expects. */
import type { Example, ExampleTool, Expectation } from "../../language/syntax.js";
import type { Format, IdPart } from "../../runtime/contract.js";
import { makeId } from "../../runtime/engine/ids.js";
import { createParser } from "../../runtime/engine/parser.js";
import type { ParserEvent } from "../../runtime/events.js";
import type { FunctionDefinition, ParserOptions } from "../../runtime/options.js";

/** What an example's `with` lines declare, as tools. */
export function toolsOf(tools: readonly ExampleTool[]): readonly FunctionDefinition[] {
	return tools.map((tool) => ({
		name: tool.name,
		parameters: {
			type: "object",
			properties: Object.fromEntries(tool.parameters.map((p) => [p.name, { type: p.type }])),
			required: tool.parameters.filter((p) => !p.optional).map((p) => p.name),
		},
	}));
}

/** The options that an example asks for. */
export function optionsOf(example: Example): ParserOptions {
	return {
		tools: toolsOf(example.tools),
		...(example.entry === null ? {} : { entry: example.entry }),
	};
}

/** The events of an example's input, fed in the given pieces. */
export function eventsOf(
	format: Format,
	example: Example,
	pieces: readonly string[],
): readonly ParserEvent[] {
	const parser = createParser(format, {
		...optionsOf(example),
		generateId: ({ name, index }) => makeId(steady(format.ids), name, String(index)),
	});
	const events: ParserEvent[] = [];
	for (const piece of pieces) events.push(...parser.feed(piece));
	events.push(...parser.finish(example.finish ?? "stop"));
	return events;
}

/** What is random stands still: a report says the same each time. */
function steady(ids: readonly IdPart[]): readonly IdPart[] {
	return ids.map((part) => {
		if ("random" in part) return { text: "0".repeat(part.random) };
		return "alnum" in part ? { text: "0".repeat(part.alnum) } : part;
	});
}

export function runExample(
	format: Format,
	example: Example,
): readonly Difference<Example["expect"][number]>[] {
	return differences(example.expect, eventsOf(format, example, [example.input]));
}

/** Something that was read otherwise. */
export interface Difference<E extends Expectation = Expectation> {
	/** what was expected and what was read, as lines of a grammar state it */
	readonly lines: readonly string[];
	/** null: nothing more was expected */
	readonly expectation: E | null;
}

interface Read {
	readonly type: "text" | "reasoning" | "call";
	text: string;
	id: string;
	status: string;
	repairs: readonly string[];
	arguments: string;
}

/** The first expectation that what was read does not meet, and the notices that are missing; empty: all is as expected. */
export function differences<E extends Expectation>(
	expected: readonly E[],
	events: readonly ParserEvent[],
): readonly Difference<E>[] {
	const read = fold(events);
	const notices = new Set(events.flatMap((e) => (e.type === "notice" ? [e.code] : [])));
	const wanted = expected.filter((e) => e.type !== "notice");
	const at = Array.from({ length: Math.max(wanted.length, read.length) }).findIndex(
		(_, i) => !meets(wanted[i], read[i]),
	);
	const found: Difference<E>[] = [];
	if (at >= 0) found.push(differenceOf(wanted[at], read[at], notices));
	for (const e of expected) {
		if (e.type !== "notice" || notices.has(e.code)) continue;
		const all = notices.size === 0 ? "there is none" : `there is ${[...notices].join(", ")}`;
		found.push({ lines: [`  expected notice ${e.code}`, `  read     ${all}`], expectation: e });
	}
	return found;
}

function meets(want: Expectation | undefined, got: Read | undefined): boolean {
	return want !== undefined && got !== undefined && agree(want, got);
}

function differenceOf<E extends Expectation>(
	want: E | undefined,
	got: Read | undefined,
	notices: ReadonlySet<string>,
): Difference<E> {
	const withId = want?.type === "call" && want.id !== null;
	const lines = [
		`  expected ${want === undefined ? "nothing more" : showExpected(want)}`,
		`  read     ${got === undefined ? "nothing more" : showRead(got, withId)}`,
		...(notices.size === 0 ? [] : [`  notices  ${[...notices].join(", ")}`]),
	];
	return { lines, expectation: want ?? null };
}

function fold(events: readonly ParserEvent[]): Read[] {
	const read: Read[] = [];
	const calls: Read[] = [];
	for (const e of events) {
		const last = read[read.length - 1];
		if (e.type === "content" || e.type === "reasoning") {
			const type = e.type === "content" ? "text" : "reasoning";
			if (last?.type === type) last.text += e.text;
			else read.push({ type, text: e.text, id: "", status: "", repairs: [], arguments: "" });
		} else if (e.type === "call-start") {
			const call: Read = {
				type: "call",
				text: e.name,
				id: e.id,
				status: "",
				repairs: [],
				arguments: "",
			};
			calls[e.index] = call;
			read.push(call);
		} else if (e.type === "call-arguments") {
			const call = calls[e.index];
			if (call !== undefined) call.arguments += e.delta;
		} else if (e.type === "call-end") {
			const call = calls[e.index];
			if (call !== undefined) {
				call.status = e.status;
				call.repairs = e.repairs;
			}
		}
	}
	return read;
}

function agree(want: Expectation, got: Read): boolean {
	switch (want.type) {
		case "text":
		case "reasoning":
			return got.type === want.type && got.text === want.text;
		case "call": {
			if (got.type !== "call" || got.text !== want.name) return false;
			if (want.id !== null && got.id !== want.id) return false;
			if ((got.status === "incomplete") !== want.incomplete) return false;
			const a = compact(want.arguments);
			const b = compact(got.arguments);
			// of a call that was cut the example states the arguments as they would have been closed
			if (want.incomplete ? !a.startsWith(b) : a !== b) return false;
			return want.incomplete || [...want.repairs].sort().join() === [...got.repairs].sort().join();
		}
		case "notice":
			return true;
		default:
			return want satisfies never;
	}
}

/** JSON text without the white space between its tokens; the digits of numbers are kept. */
function compact(json: string): string {
	return json.replace(/("(?:[^"\\]|\\.)*"?)|\s+/g, "$1");
}

function showExpected(e: Expectation): string {
	if (e.type === "notice") return `notice ${e.code}`;
	if (e.type !== "call") return `${e.type} ${JSON.stringify(e.text)}`;
	const status = e.incomplete
		? " incomplete"
		: e.repairs.length > 0
			? ` repaired ${e.repairs.join(", ")}`
			: "";
	return `call ${e.name} ${e.arguments}${e.id === null ? "" : ` id ${e.id}`}${status}`;
}

function showRead(r: Read, withId: boolean): string {
	if (r.type !== "call") return `${r.type} ${JSON.stringify(r.text)}`;
	const repairs = r.repairs.length > 0 ? ` repaired ${r.repairs.join(", ")}` : "";
	const status = r.status === "incomplete" ? " incomplete" : "";
	return `call ${r.text} ${r.arguments}${withId ? ` id ${r.id}` : ""}${repairs}${status}`;
}
