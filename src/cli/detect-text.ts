/** What `detect` has found, for people and for programs. */
import type { TemplateCheck } from "../select/check/check.js";
import type { Ranking } from "../select/output/rank.js";
import type { Selection } from "../select/select.js";
import type { Detected } from "./detect.js";

/** Groups of formats that people are shown; programs get all. */
const SHOWN = 8;

export function explain({ selection, check, output }: Detected): string {
	const lines = [
		...(selection ? sayChoice(selection) : []),
		...(check ? sayCheck(check) : []),
		...(output ? sayOutput(output, selection) : []),
	];
	return `${lines.join("\n")}\n`;
}

/** One object; `selection`, `check` and `output` are null where nothing was asked. */
export function toJson({ selection, check, output }: Detected): object {
	return { selection: selection && choice(selection), check, output };
}

function choice({ format, by, evidence, runnersUp }: Selection): object {
	return {
		format: format.name,
		by,
		evidence,
		runnersUp: runnersUp.map((one) => ({ format: one.format.name, by: one.by, text: one.text })),
	};
}

function sayChoice({ format, by, evidence, runnersUp }: Selection): readonly string[] {
	const differing = evidence.filter(({ agrees }) => !agrees);
	const others = runnersUp.map((one) => one.format.name);
	return [
		`format: ${format.name} (by ${WORDS[by]}): ${format.title}`,
		...evidence.map(({ agrees, text }) => `  ${agrees ? "+" : "-"} ${text}`),
		...(differing.length > 0 ? ["  the evidence disagrees: the strongest decides"] : []),
		...(others.length > 0 ? [`  then: ${others.join(", ")}`] : []),
	];
}

const WORDS: Readonly<Record<Selection["by"], string>> = {
	name: "name",
	template: "chat template",
	model: "model id",
	"model-type": "model type",
	default: "default",
};

function sayCheck({
	format,
	result,
	asked,
	problems,
	repaired,
	left,
	strayTails,
}: TemplateCheck): readonly string[] {
	const notes = (word: string, all: TemplateCheck["problems"]): readonly string[] =>
		all.map(({ title, text }) => `  ${word}: ${title}: ${text}`);
	return [
		`template: ${SENTENCES[result]} (${format}, ${asked} messages)`,
		...notes("differs", problems),
		...notes("repaired", repaired),
		...notes("not written", left),
		...strayTails.map(
			(tail) =>
				`  a prompt ends in a way that leads to no entry: ${JSON.stringify(tail.slice(-40))}`,
		),
	];
}

const SENTENCES: Readonly<Record<TemplateCheck["result"], string>> = {
	"round-trips": "what it writes is read back",
	"no calls": "it writes no calls; its text is read back",
	differs: "what it writes is NOT read back",
	unchecked:
		"it writes calls only as the content already has them, so that nothing is known of its format",
	unreadable: "it cannot be rendered, so that nothing is known",
};

function sayOutput(
	{ groups, read, cut, guessed }: Ranking,
	selection: Selection | null,
): readonly string[] {
	const calls = groups.some(({ complete, repaired }) => complete + repaired > 0);
	const chosen = selection?.format.name;
	const group = groups.find(({ formats }) => chosen !== undefined && formats.includes(chosen));
	const verdict = calls
		? "formats that read calls in it"
		: groups.length > 0
			? "no format reads a call in it; the nearest"
			: "no format reads a call in it, and none has a marker there";
	return [
		`output: ${read} characters${cut ? " (the rest is not read)" : ""}: ${verdict}`,
		...(guessed.length > 0
			? [`  taken for tools, because none were given: ${guessed.join(", ")}`]
			: []),
		...groups
			.slice(0, SHOWN)
			.map(({ rank, formats, text }) => `  ${rank}. ${formats.join(", ")}: ${text}`),
		...(groups.length > SHOWN ? [`  and ${groups.length - SHOWN} more`] : []),
		...(chosen === undefined || !calls || group?.rank === 1
			? []
			: [
					`  ${chosen} ${group ? `is number ${group.rank}` : "reads no call"}: the evidence and the output disagree`,
				]),
	];
}
