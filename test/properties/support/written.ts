/**
 * Well-formed messages by the format's own writer: what a layout looks like is read from the grammar's tree, and nothing is
 * guessed from examples. The writer's texts are not read back here; what the reader makes of them is for the laws to say.
 */
import { Writer } from "../../../src/render/write.js";
import { innerParts, type Part, type Writing } from "../../../src/render/writing.js";
import { makeId } from "../../../src/runtime/engine/ids.js";
import type { ToolDefinition } from "../../../src/runtime/options.js";
import { besideMarks, type Reading, read } from "./reading.js";
import type { Setting } from "./settings.js";
import type { Subject } from "./subjects.js";

export interface SaidCall {
	readonly name: string;
	readonly arguments: { readonly [key: string]: unknown };
}
/** A piece of a message; in any order, as often as the grammar has a place for it. */
export type Said = { readonly reasoning: string } | { readonly content: string } | SaidCall;

/** Ways to write one message that are tried. */
const MOST_TEXTS = 64;

export function writingOf({ format, writing }: Subject): Writing {
	if (writing === null) throw new Error(`${format.name} has no writing: the law needs one`);
	return writing;
}

/** All ways in which the grammar writes the message, the likeliest first, each once. */
export function textsOf(subject: Subject, said: readonly Said[], most = MOST_TEXTS): string[] {
	const writing = writingOf(subject);
	let index = 0;
	const items = said.map((one) => {
		if ("reasoning" in one) return { type: "reasoning" as const, text: one.reasoning };
		if ("content" in one) return { type: "content" as const, text: one.content };
		return { type: "call" as const, call: one, index: index++ };
	});
	const task = { items, makeId: (name: string, at: number) => idOf(subject, name, at) };
	const texts = new Set<string>();
	for (const text of new Writer(writing, task).texts(writing.message)) {
		texts.add(text);
		if (texts.size === most) break;
	}
	return [...texts];
}

const ids = new Map<string, string>();

/** The same id for the same call, so that two texts can be compared. */
function idOf({ format }: Subject, name: string, at: number): string {
	const call = `${format.name} ${name} ${at}`;
	const id = ids.get(call) ?? makeId(format.ids, name, String(at));
	ids.set(call, id);
	return id;
}

/** A setting that declares all that is called, each argument with the type that it has. */
export function settingFor(said: readonly Said[]): Setting {
	const tools = new Map<string, Record<string, object>>();
	for (const one of said) {
		if (!("name" in one)) continue;
		const properties = tools.get(one.name) ?? {};
		for (const [key, value] of Object.entries(one.arguments)) properties[key] = schemaOf(value);
		tools.set(one.name, properties);
	}
	const list = [...tools].map(
		([name, properties]): ToolDefinition => ({
			name,
			parameters: { type: "object", properties },
		}),
	);
	return { options: { tools: list }, finish: "stop" };
}

function schemaOf(value: unknown): object {
	if (value === null) return { type: ["integer", "null"] };
	if (Array.isArray(value)) return { type: "array", items: schemaOf(value[value.length - 1]) };
	if (typeof value === "object") {
		const properties = Object.entries(value).map(([key, of]) => [key, schemaOf(of)]);
		return { type: "object", properties: Object.fromEntries(properties) };
	}
	return { type: typeof value };
}

/** Whether the reading is what was said: the same pieces in the same order, all calls whole, nothing to notice. */
export function tells(reading: Reading, said: readonly Said[]): boolean {
	const { items, notices } = besideMarks(reading);
	return notices.length === 0 && told(items) === asked(said);
}

/** Texts of one kind that meet are one: what stands between them was no piece of the message. */
function told(items: Reading["items"]): string {
	return merged(
		items.map((item) =>
			item.type === "call"
				? `call ${item.name} ${canonical(item.arguments)} ${item.status}`
				: { kind: item.type, text: item.text },
		),
	);
}

function asked(said: readonly Said[]): string {
	return merged(
		said.map((one) => {
			if ("content" in one) return { kind: "content", text: one.content };
			if ("reasoning" in one) return { kind: "reasoning", text: one.reasoning };
			return `call ${one.name} ${canonical(JSON.stringify(one.arguments))} complete`;
		}),
	);
}

function canonical(json: string): string {
	try {
		return JSON.stringify(JSON.parse(json));
	} catch {
		return `not JSON: ${json}`;
	}
}

function merged(parts: readonly (string | { readonly kind: string; readonly text: string })[]) {
	const list: (string | { kind: string; text: string })[] = [];
	for (const part of parts) {
		const last = list[list.length - 1];
		if (typeof part === "string") list.push(part);
		else if (typeof last === "object" && last.kind === part.kind) last.text += part.text;
		else list.push({ ...part });
	}
	return JSON.stringify(list);
}

/** The ways to write the message that are read as it was said, one by one. */
export function* readable(
	subject: Subject,
	said: readonly Said[],
	setting: Setting = settingFor(said),
	most = MOST_TEXTS,
): Generator<{ readonly text: string; readonly reading: Reading }> {
	for (const text of textsOf(subject, said, most)) {
		const reading = read(subject.format, [text], setting);
		if (tells(reading, said)) yield { text, reading };
	}
}

/** Names and keys that the grammar prescribes: of a tool that has a layout of its own. */
export function prescribed(subject: Subject, field: "name" | "key"): readonly string[] {
	const found = new Set<string>();
	const walk = (part: Part): void => {
		if (typeof part === "string") return;
		if (part.p === "set" && part.field === field) found.add(part.text);
		if (part.p === "group" && part.field === field && typeof part.of === "string")
			found.add(part.of);
		for (const inner of innerParts(part)) walk(inner);
	};
	const { message, rules } = writingOf(subject);
	walk(message);
	for (const rule of Object.values(rules)) walk(rule);
	return [...found];
}
