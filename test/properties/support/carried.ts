/** What the writers can carry of random messages, as the table of docs/FORMATS.md. */
import fc from "fast-check";
import { render } from "../../../src/render/index.js";
import { limitLines, wireLimitsOf, withinLimits } from "./limits.js";
import { type Case, cases, declared, WORDS } from "./messages.js";
import { registrySubjects, type Subject } from "./subjects.js";
import { markerString } from "./values.js";

const MESSAGES = 1_000;
const SEED = 1;

/** Share of the messages that cannot be written, in percent. */
function lost({ format, writing }: Subject, messages: readonly Case[]): string {
	if (writing === null) throw new Error(`${format.name} has no writing`);
	const count = messages.filter(
		({ message, tools }) =>
			render(format, writing, message, { tools }).status === "unrepresentable",
	).length;
	return count === 0 ? "0" : ((100 * count) / messages.length).toFixed(1);
}

function row(subject: Subject): string {
	const { format } = subject;
	const sample = (all: fc.Arbitrary<Case>) => fc.sample(all, { numRuns: MESSAGES, seed: SEED });
	const within = ({ message }: Case) => declared(withinLimits(format, message));
	const ordinary = sample(cases(WORDS, WORDS));
	const hard = sample(cases(WORDS, markerString(subject))).map(within);
	const limits = wireLimitsOf(format).map(({ title }) => title);
	const cells = [
		`\`${format.name}\``,
		lost(subject, ordinary),
		lost(subject, ordinary.map(within)),
		lost(subject, hard),
		limits.join("; "),
	];
	return `| ${cells.join(" | ")} |`;
}

/** All stated limits, a line for each format that has some. */
export function limitsList(): string {
	const code = (literal: string): string => {
		const text = literal.replaceAll("\n", "\\n");
		return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
	};
	const lines = registrySubjects().flatMap(({ format }) => {
		const limits = limitLines(format, code);
		return limits.length === 0 ? [] : [`* \`${format.name}\`: ${limits.join("; ")}.`];
	});
	return [...lines, ""].join("\n");
}

export function carriedTable(): string {
	return [
		"| format | ordinary | within its limits | hard arguments | limits of the wire |",
		"| --- | ---: | ---: | ---: | --- |",
		...registrySubjects().map(row),
		"",
	].join("\n");
}
