/** The page that shows each code of the compiler with a grammar that gets it. */
import { checkTogether, runChecks } from "../../src/compiler/checks/index.js";
import { compileGrammar } from "../../src/compiler/index.js";
import { type Diagnostic, formatDiagnostic } from "../../src/language/diagnostics.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Code } from "./codes.js";
import type { WrongGrammar } from "./wrong-grammars.js";

interface Shown {
	readonly source: string;
	readonly diagnostic: Diagnostic;
	readonly wrong: WrongGrammar;
}

const HEAD = `# What the messages mean

<!-- Written by \`npm run messages\` from the checks and their tests. Do not edit. -->

\`toolgrammar check\` and \`generate\` say what is wrong with a grammar: the place, a text that shows the fault, and a hint. Here is
each code with the smallest grammar that gets it, what is said, and a grammar next to it that is in order. An *error* must be
mended, a *warning* should be, a *note* tells what a rule costs. How the language works is in the [reference](REFERENCE.md).
`;

export function messagesPage(codes: readonly Code[], cases: readonly WrongGrammar[]): string {
	const shown = codes.map(({ code, about }) => ({ code, about, ...smallest(code, cases) }));
	const rows = shown.map(
		({ code, diagnostic }) =>
			`| [\`${code}\`](#${code}) | ${diagnostic.severity} | ${cell(diagnostic.message)} |`,
	);
	const sections = shown.map(({ code, about, source, diagnostic, wrong }) =>
		[
			`## ${code}`,
			`*${diagnostic.severity[0]?.toUpperCase()}${diagnostic.severity.slice(1)}.*${about === "" ? "" : ` ${prose(about)}`}`,
			...(wrong.beside === undefined
				? []
				: ["Beside another grammar:", fence("text", sourceOf(wrong.beside, "other"))]),
			fence("text", source),
			fence("text", formatDiagnostic(diagnostic, source)),
			...(wrong.good === null ? [] : ["This is in order:", fence("text", sourceOf(wrong.good))]),
		].join("\n\n"),
	);
	return `${[HEAD, ["| code | severity | for example |", "| --- | --- | --- |", ...rows].join("\n"), ...sections].join("\n\n").replace(/\n{3,}/g, "\n\n")}\n`;
}

/** Tables of Markdown, and angle brackets that are no tags. */
function cell(text: string): string {
	return prose((text.split("\n")[0] ?? "").replace(/:$/, "")).replaceAll("|", "\\|");
}

/** What stands between back-ticks is left as it is. */
function prose(text: string): string {
	return text
		.split(/(`[^`]*`)/)
		.map((part, i) =>
			i % 2 === 1
				? part
				: part.replaceAll("<", "&lt;").replaceAll("*", "\\*").replaceAll("{{", "{&#8203;{"),
		)
		.join("");
}

function fence(language: string, text: string): string {
	return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

function sourceOf(body: string, name = "t"): string {
	return `format ${name} "a test"\n${body}\n`;
}

/** Of the grammars that get the code the shortest, and what is said of it. */
function smallest(code: string, cases: readonly WrongGrammar[]): Shown {
	const found = cases
		.filter((one) => one.code === code)
		.flatMap((wrong) => {
			const source = sourceOf(wrong.bad, wrong.name);
			const diagnostic = heard(wrong, source).find((one) => one.code === code);
			return diagnostic === undefined ? [] : [{ source, diagnostic, wrong }];
		})
		.sort(
			(a, b) =>
				Number(a.wrong.good === null) - Number(b.wrong.good === null) ||
				a.source.length - b.source.length,
		);
	const [first] = found;
	if (first === undefined)
		throw new Error(
			`no grammar gets the code ${code}: add a table to test/checks, or a row to scripts/docs/wrong-grammars.ts`,
		);
	return first;
}

function heard(wrong: WrongGrammar, source: string): readonly Diagnostic[] {
	const file = "t.toolgrammar";
	const { grammar, diagnostics } = parseGrammar(source, file);
	if (grammar === null) return diagnostics;
	if (wrong.examples === true) return compileGrammar(source, file, { coverage: true }).diagnostics;
	if (wrong.beside === undefined) return [...diagnostics, ...runChecks(grammar)];
	const other = parseGrammar(sourceOf(wrong.beside, "other"), "other.toolgrammar").grammar;
	return checkTogether(other === null ? [grammar] : [other, grammar]);
}
