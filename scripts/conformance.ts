/**
 * `npm run report:conformance -- [FILE.jsonl …]`: compares us with the recorded behaviour of three engines, and prints a
 * table per family. Default: the files of ../shared/conformance. Ends with 1 when a case differs without a named reason.
 * With `--all`, prints the reasons of the named deviations too.
 */
import { readCases } from "../test/conformance/cases.js";
import { readDeviations } from "../test/conformance/deviations.js";
import { type Finding, findings, type Outcome, recordedCases } from "../test/conformance/run.js";

const COLUMNS = [
	"cases",
	"agreed",
	"equal",
	"by option",
	"deviating",
	"alone",
	"failing",
	"open",
	"like one",
] as const;

/** `alone`: of the deviating cases those in which no engine does as we do; `like one`: of the open ones those in which one does. */
function row(title: string, found: readonly Finding[]): string {
	const of = (...outcomes: readonly Outcome[]) =>
		found.filter(({ outcome }) => outcomes.includes(outcome));
	const [open, deviating] = [of("open"), of("deviating")];
	const cells = [
		found.length,
		agreedOf(found).length,
		of("equal", "stale").length,
		of("optional").length,
		deviating.length,
		deviating.filter(({ like }) => like.length === 0).length,
		of("failing").length,
		open.length,
		open.filter(({ like }) => like.length > 0).length,
	];
	return title.padEnd(31) + cells.map((cell) => String(cell).padStart(10)).join("");
}

function agreedOf(found: readonly Finding[]): readonly Finding[] {
	return found.filter(({ outcome }) => outcome !== "open" && outcome !== "contradicted");
}

function print(found: readonly Finding[], all: boolean): void {
	console.log("".padEnd(31) + COLUMNS.map((title) => title.padStart(10)).join(""));
	for (const suite of ["calls", "reasoning"] as const) {
		const ofSuite = found.filter((finding) => finding.suite === suite);
		for (const family of [...new Set(ofSuite.map((finding) => finding.family))].sort()) {
			console.log(
				row(
					`${suite} ${family}`,
					ofSuite.filter((finding) => finding.family === family),
				),
			);
		}
	}
	console.log(row("all", found));
	const agreed = agreedOf(found);
	const as = agreed.filter(({ outcome }) => outcome === "equal" || outcome === "optional").length;
	const share = ((100 * as) / Math.max(1, agreed.length)).toFixed(1);
	console.log(
		`As the engines where at least two agree: ${as} of ${agreed.length} (${share} %), by option included.`,
	);
	const contradicted = found.filter(({ outcome }) => outcome === "contradicted").length;
	console.log(
		`Not among the agreed: ${contradicted} cases in which the engines agree on one thing, and on another for the same text.`,
	);
	for (const { outcome, id, detail } of found) {
		const shown =
			outcome === "failing" ||
			outcome === "stale" ||
			(all && (outcome === "deviating" || outcome === "optional"));
		if (shown) console.log(`\n${outcome} ${id}\n  ${detail}`);
	}
}

const files = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const cases = files.length > 0 ? files.flatMap(readCases) : recordedCases();
if (cases === null) {
	console.error("The recorded cases are not there (../shared/conformance); nothing was compared.");
	process.exitCode = 1;
} else {
	const found = await findings(cases, readDeviations());
	print(found, process.argv.includes("--all"));
	if (found.some(({ outcome }) => outcome === "failing" || outcome === "stale"))
		process.exitCode = 1;
}
