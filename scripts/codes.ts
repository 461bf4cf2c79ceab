/**
 * `npm run codes` fills docs/CODES.md: each code, what it means, what to do, and an example that is run here.
 * With `--check` it writes nothing and fails when the page is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ERRORS, GATES, type Meaning, NOTICES, REPAIRS } from "../src/explain/codes.js";
import { listFormats } from "../src/generated/registry.js";
import {
	type Case,
	CHAIN_CASES,
	DERIVED_CASES,
	FIRST_SIX,
	NOTICE_CASES,
	REPAIR_CASES,
} from "../test/explain/cases.js";
import { said } from "../test/explain/run.js";

const page = join(dirname(dirname(fileURLToPath(import.meta.url))), "docs", "CODES.md");
const CASES = [...NOTICE_CASES, ...FIRST_SIX, ...CHAIN_CASES, ...REPAIR_CASES, ...DERIVED_CASES];

type Kind = "notice" | "repair" | "gate";

/** Codes whose message only a gateway gives; its tests show them. */
const OF_THE_GATEWAY: readonly string[] = ["withheld-by-choice", "withheld-parallel"];

function entries(kind: Kind, meanings: Readonly<Record<string, Meaning>>): string {
	return Object.entries(meanings)
		.map(([code, { means, advice }]) => {
			const option = advice.option === null ? "" : ` (\`${advice.option}\`)`;
			return `### \`${code}\`\n\n${sentence(means)}\n${sentence(advice.text, option)}\n\n${example(kind, code)}`;
		})
		.join("\n");
}

function example(kind: Kind, code: string): string {
	if (kind === "notice" && OF_THE_GATEWAY.includes(code))
		return "It comes from [the gateway](GATEWAY.md) alone.\n";
	const found = CASES.find(
		(one) => one[kind] === code || (kind === "repair" && one.breaks === code),
	);
	if (found === undefined) throw new Error(`${kind} ${code} has no case in test/explain/cases.ts`);
	const { notices, gate, repairs } = said(found);
	const shown = found.text.length > 400 ? `${found.text.slice(0, 120)}…` : found.text;
	const fence = shown.includes("```") ? "````" : "```";
	return [
		`With \`${found.format}\`${settings(found)}, ${found.title}:\n`,
		`${fence}text\n${shown}\n${fence}\n`,
		`${outcome(found, code, kind, notices, repairs, gate)}\n`,
	].join("\n");
}

function outcome(
	found: Case,
	code: string,
	kind: Kind,
	notices: ReturnType<typeof said>["notices"],
	repairs: readonly string[],
	gate: ReturnType<typeof said>["gate"],
): string {
	if (kind === "gate") {
		if (gate?.gate !== code) throw new Error(`gate ${code}: ${found.title}: it is ${gate?.gate}`);
		return `gives: ${cut(gate.message)}.`;
	}
	if (kind === "repair" && found.breaks === undefined) {
		if (!repairs.includes(code)) throw new Error(`repair ${code}: ${found.title}: it is not there`);
		return `gives a call with the repairs ${[...new Set(repairs)].map((one) => `\`${one}\``).join(", ")}.`;
	}
	const wanted = kind === "notice" ? code : "broken";
	const notice = notices.find((one) => one.code === wanted);
	if (notice === undefined) throw new Error(`notice ${wanted}: ${found.title}: it is not there`);
	return kind === "notice"
		? `gives: ${cut(notice.message)}.`
		: `gives no call that may run: ${cut(notice.message)}.`;
}

/** What the example was read with, beside the tools. */
function settings({ options, chain, finish }: Case): string {
	const words: string[] = [];
	const { tools: _, ...own } = options ?? {};
	const { tools: __, ...chained } = chain ?? {};
	if (chain !== undefined) words.push("the fallback chain");
	const said = { ...(chain === undefined ? own : chained) };
	if (Object.keys(said).length > 0) words.push(`\`${JSON.stringify(said)}\``);
	if (finish !== undefined) words.push(`the finish reason \`${finish}\``);
	return words.length === 0 ? "" : ` and ${words.join(", ")}`;
}

function cut(message: string): string {
	const one = message.split("\n")[0] ?? "";
	return one.length > 160 ? `${one.slice(0, 159)}…` : one;
}

function sentence(words: string, behind = ""): string {
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}${behind}.`;
}

function lenientTable(): string {
	const known = new Set<string>(Object.keys(REPAIRS));
	const codes = new Map<string, string[]>();
	for (const { name, lenient } of listFormats())
		for (const code of new Set(lenient)) {
			if (known.has(code)) continue;
			codes.set(code, [...(codes.get(code) ?? []), name]);
		}
	const rows = [...codes]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(
			([code, formats]) => `| \`${code}\` | ${formats.map((name) => `\`${name}\``).join(", ")} |`,
		);
	return ["| code | formats |", "| --- | --- |", ...rows, ""].join("\n");
}

function errorTable(): string {
	const rows = Object.entries(ERRORS).map(
		([code, { means, advice }]) => `| \`${code}\` | ${means} | ${advice.text} |`,
	);
	return ["| code | meaning | what to do |", "| --- | --- | --- |", ...rows, ""].join("\n");
}

export function codesPage(): string {
	return `# Codes

A call did not come out, or came out with a mark on it. Ask why:

\`\`\`sh
toolgrammar explain output.txt --format hermes --tools tools.json
\`\`\`

It shows the place, what was expected there, and what would read it. This page has all codes that it, and results, can hold.
\`npm run codes\` has written it and run each example; where an example names no tools, \`get_weather(city, days?)\` and \`ping()\` are declared.

* [Notices](#notices): \`notices\` of a message. They tell of text that was not read as it may be meant.
* [Repairs](#repairs): \`repairs\` of a call. It was read, although the text is not as the format has it.
* [Lenient rules](#lenient-rules): the other codes in \`repairs\`, named by the grammars.
* [Gates](#gates): why the [fallback chain](trust/chain.md) gave no call.
* [Errors](#errors): \`error.code\` of a result of \`toolgrammar parse\`. Those of the gateway stand in [GATEWAY.md](GATEWAY.md).

## Notices

${entries("notice", NOTICES)}
## Repairs

${entries("repair", REPAIRS)}
## Lenient rules

Known mistakes of models, each a rule of its grammar, which says what it reads (\`lenient CODE …\`). \`toolgrammar explain\` shows that line.

${lenientTable()}
## Gates

${entries("gate", GATES)}
## Errors

${errorTable()}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const made = codesPage();
	if (!process.argv.includes("--check")) {
		writeFileSync(page, made);
		console.log("docs/CODES.md: written");
	} else if (made === readFileSync(page, "utf8")) console.log("docs/CODES.md is fresh");
	else {
		console.error("docs/CODES.md is stale: run npm run codes");
		process.exitCode = 1;
	}
}
