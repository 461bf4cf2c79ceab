/**
 * Compares us with the recorded behaviour of three engines, and prints a table per family. Ends with 1 when a case
 * differs without a named reason. With `--all`, prints the reasons of the named deviations too.
 */
import { readDeviations } from "../test/conformance/deviations.js";
import { type Finding, findings, type Outcome } from "../test/conformance/run.js";

const COLUMNS = ["cases", "agreed", "equal", "by option", "deviating", "failing"] as const;

function row(title: string, found: readonly Finding[]): string {
	const count = (...outcomes: readonly Outcome[]) =>
		found.filter(({ outcome }) => outcomes.includes(outcome)).length;
	const cells = [
		found.length,
		found.length - count("open", "contradicted"),
		count("equal", "stale"),
		count("optional"),
		count("deviating"),
		count("failing"),
	];
	return title.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join("");
}

function print(found: readonly Finding[], all: boolean): void {
	console.log("".padEnd(24) + COLUMNS.map((title) => title.padStart(10)).join(""));
	for (const suite of ["calls", "reasoning"] as const) {
		const ofSuite = found.filter((finding) => finding.suite === suite);
		for (const family of new Set(ofSuite.map((finding) => finding.family))) {
			console.log(
				row(
					`${suite} ${family}`,
					ofSuite.filter((finding) => finding.family === family),
				),
			);
		}
	}
	console.log(row("all", found));
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

const found = await findings(readDeviations());
if (found === null) {
	console.error("The recorded cases are not there (../shared/conformance); nothing was compared.");
	process.exitCode = 1;
} else {
	print(found, process.argv.includes("--all"));
	if (found.some(({ outcome }) => outcome === "failing" || outcome === "stale"))
		process.exitCode = 1;
}
