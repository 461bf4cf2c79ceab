/** Real outputs of models, read by the format that the model's card names: what is read, and why the rest is not. */
import { readFileSync } from "node:fs";
import { getFormat } from "../../src/generated/registry.js";
import { parse } from "../../src/runtime/engine/parser.js";
import { guessTools } from "../../src/select/output/guess.js";

/** A line of a file. */
interface Output {
	readonly id: string;
	/** `relevance`: no call is right */
	readonly category: string;
	/** the format that the model's card names */
	readonly format: string;
	readonly text: string;
}

export interface Unread {
	readonly id: string;
	/** the codes of the notices, or how the output begins */
	readonly why: string;
	readonly text: string;
}

export interface OutputReport {
	readonly format: string;
	readonly outputs: number;
	/** outputs of which every call is whole */
	readonly read: number;
	/** outputs without a call, where none is right */
	readonly text: number;
	readonly unread: readonly Unread[];
	/** calls that needed a lenient rule or a repair, by its code */
	readonly repairs: ReadonlyMap<string, number>;
	readonly calls: number;
}

/** The tools of the questions are not known: a name that stands where a tool's could stand is one. */
export function reportOutputs(file: string): OutputReport {
	const unread: Unread[] = [];
	const repairs = new Map<string, number>();
	const counts = { outputs: 0, read: 0, text: 0, calls: 0 };
	let name = "";
	for (const line of readFileSync(file, "utf8").split("\n")) {
		if (line === "") continue;
		const output: Output = JSON.parse(line);
		const format = getFormat(output.format);
		if (format === undefined) throw new RangeError(`there is no format ${output.format}`);
		name = format.name;
		counts.outputs++;
		const { text, category, id } = output;
		const { toolCalls, notices } = parse(format, text, { tools: guessTools(text) });
		for (const { repairs: codes } of toolCalls) {
			counts.calls++;
			for (const code of codes) repairs.set(code, (repairs.get(code) ?? 0) + 1);
		}
		const whole = toolCalls.every(({ status }) => status !== "incomplete");
		if (toolCalls.length > 0 && whole) counts.read++;
		else if (category === "relevance" && toolCalls.length === 0) counts.text++;
		else {
			const codes = [...new Set(notices.map(({ code }) => code))].sort().join(", ");
			unread.push({ id, text, why: codes === "" ? beginning(text) : codes });
		}
	}
	return { format: name, ...counts, unread, repairs };
}

/** What the output begins with: prose, or a mark. */
function beginning(text: string): string {
	const start = text.trimStart();
	if (start === "") return "empty";
	return /^\p{L}/u.test(start) ? "begins as prose" : `begins with ${JSON.stringify(start[0])}`;
}
