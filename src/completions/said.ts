/** What servers of completions say beside the text: errors, and why a text ended. */
import { isRecord } from "../runtime/record.js";

/** Other words of servers for why a text ended, in the words of the OpenAI form. */
const REASONS: ReadonlyMap<string, string> = new Map([
	["eos", "stop"],
	["eos_token", "stop"],
	["stop_sequence", "stop"],
	["word", "stop"],
	["limit", "length"],
]);

/** In the words of the OpenAI form. */
export function reasonOf(reason: string): string {
	return REASONS.get(reason) ?? reason;
}

/** What a server says in the JSON of an error, in any of the shapes that servers use; null: it is none. */
export function messageOf(json: unknown): string | null {
	if (!isRecord(json)) return null;
	const { error, detail, message, object } = json;
	if (isRecord(error)) return textOf(error.message) ?? JSON.stringify(error);
	if (typeof error === "string") return error;
	if (object === "error" || detail !== undefined || isCode(json))
		return textOf(message) ?? textOf(detail) ?? listed(detail);
	return null;
}

function isCode({ code, message }: Readonly<Record<string, unknown>>): boolean {
	return typeof code === "number" && typeof message === "string";
}

function textOf(value: unknown): string | null {
	return typeof value === "string" ? value : null;
}

/** The list of faults that pydantic makes. */
function listed(detail: unknown): string {
	const faults = Array.isArray(detail) ? detail : [];
	const texts = faults.map((one: unknown) => (isRecord(one) ? textOf(one.msg) : null));
	return texts.filter((one) => one !== null).join("; ") || "the server refused without a word";
}
