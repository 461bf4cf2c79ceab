/** Beside a reading, for people: why a call was not read, in a line for each place, and the command that says all of it. */
import { reasonOf } from "../../explain/reason.js";
import type { Explanation, Finding } from "../../explain/types.js";
import { type Io, write } from "../io.js";
import type { ParseRequest } from "../request.js";
import type { Result } from "../result.js";
import { ASKED } from "./explained.js";

/** Whether a person would ask why: something was not read, cut or refused, or tools were there and no call was. */
export function troubled(result: Result, { tools = [] }: Pick<ParseRequest, "tools">): boolean {
	const { tool_calls: calls, notices, error } = result;
	return (
		error !== null ||
		notices.length > 0 ||
		calls.some(({ status, valid }) => status === "incomplete" || valid === false) ||
		(calls.length === 0 && tools.length > 0)
	);
}

/** Options of `explain` by their names, as another command has read them. */
type Values = {
	readonly [K in keyof typeof ASKED]?: string | boolean | readonly string[] | undefined;
};

/** `file`: the input; undefined: it was standard input. */
export function explainCommandFor(file: string | undefined, values: Values): string {
	const names = Object.keys(ASKED) as (keyof typeof ASKED)[];
	const options = names.flatMap((name) => {
		const value = values[name];
		if (value === undefined || value === false) return [];
		if (value === true) return [`--${name}`];
		return [value].flat().flatMap((word) => [`--${name}`, word]);
	});
	const command = commandOf([
		"toolgrammar",
		"explain",
		...(file === undefined ? [] : [file]),
		...options,
	]);
	return file === undefined ? `${command} < OUTPUT` : command;
}

export async function sayWhy(io: Io, explanation: Explanation, command: string): Promise<void> {
	const lines = whyLines(explanation, command).map((line) => `toolgrammar: ${line}\n`);
	if (lines.length > 0) await write(io.stderr, lines.join(""));
}

/** Places that get a line; the command tells of the others. */
const MOST = 3;

/** Lines for standard error; none: there is nothing to tell. */
function whyLines({ findings, more, advice }: Explanation, command: string): readonly string[] {
	const told = findings.filter(({ kind }) => kind !== "repaired");
	if (told.length === 0 && advice.length === 0) return [];
	const left = told.length - MOST + more;
	return [
		...told.slice(0, MOST).map(lineOf),
		`${left > 0 ? `${left} more places, and ` : ""}what to do: ${command}`,
	];
}

function lineOf(finding: Finding): string {
	const { line, column } = finding.start;
	const reason = reasonOf(finding);
	return `${line}:${column} ${finding.notice ?? finding.kind}: ${oneLine(finding.message)}${reason === null ? "" : ` (${reason})`}`;
}

/** Messages may quote the output. */
function oneLine(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** The words of a command as a shell reads them. */
function commandOf(words: readonly string[]): string {
	const safe = /^[\w@%+=:,./-]+$/;
	return words
		.map((word) => (safe.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
		.join(" ");
}
