/** What an output came to, in a sentence. */
import type { Format } from "../runtime/contract.js";
import type { Message } from "../runtime/events.js";
import { quoted } from "./expected.js";

const MOST_CALLS = 5;

export function summaryOf(
	format: Format,
	output: string,
	message: Message,
	places: number,
): string {
	if (output === "") return "the output is empty: there is nothing to read";
	const { toolCalls, content, reasoning } = message;
	const strange = odd(output);
	const parts = [
		toolCalls.length === 0
			? "no call"
			: `${count(toolCalls.length, "call")}: ${toolCalls
					.slice(0, MOST_CALLS)
					.map(
						({ name, status, valid }) =>
							`${shortened(name)} ${status}${valid === false ? ", invalid" : ""}`,
					)
					.join("; ")}${toolCalls.length > MOST_CALLS ? "; …" : ""}`,
		content === "" ? "" : `${count(content.length, "character")} of content`,
		reasoning === "" ? "" : `${count(reasoning.length, "character")} of reasoning`,
		places === 0 ? "nothing to explain" : count(places, "place to explain", "places to explain"),
	].filter((part) => part !== "");
	return `${format.name} reads ${parts.join(", ")}${strange}`;
}

/** Bytes that are no UTF-8 are U+FFFD by now; control characters are in no model's text. */
function odd(output: string): string {
	let count = 0;
	for (let at = 0; at < output.length; at++) {
		const c = output.charCodeAt(at);
		if (c === 0xfffd || c < 9 || (c > 13 && c < 32)) count++;
	}
	if (count * 20 < output.length) return "";
	return `; ${Math.round((count / output.length) * 100)} % of it are no characters of text: is this a binary file?`;
}

function count(number: number, noun: string, nouns = `${noun}s`): string {
	return `${number.toLocaleString("en")} ${number === 1 ? noun : nouns}`;
}

function shortened(name: string): string {
	return name.length > 40
		? `${quoted(name.slice(0, 39)).slice(1, -1)}…`
		: quoted(name).slice(1, -1);
}
