/** The table of docs/gateway/agents.md, from the outcomes of a run. */
import { AGENTS } from "./agents/index.js";

export interface Outcome {
	readonly agent: string;
	readonly scenario: string;
	readonly format: string;
	/** what stood behind the gateway */
	readonly engine: string;
	/** what the gateway was given for this agent */
	readonly flags: readonly string[];
	readonly faults: readonly string[];
}

/** The mark of the table in the page. */
export const SECTION = "agents";

export function tableOf(outcomes: readonly Outcome[]): string {
	const rows = AGENTS.flatMap(({ name, package: of, endpoint, needs }) => {
		const own = outcomes.filter(({ agent }) => agent === name);
		if (own.length === 0) return [];
		const titles = [...new Set(own.map(({ scenario }) => scenario))];
		const said = titles.map((title) => {
			const ways = own
				.filter(({ scenario }) => scenario === title)
				.map(({ engine, format, faults }) => {
					const fails = faults.length === 0 ? "" : ` **fails: ${faults.join("; ")}**`;
					return `${engine}, ${format}${fails}`;
				});
			return `${title} (${ways.join("; ")})`;
		});
		// what was given, not what was to be given
		const given = [...new Set(own.map(({ flags }) => flags.join(" ")))].filter(Boolean);
		const setting = given.map((words) => `\`${words}\`: ${needs?.why ?? ""}`).join("; ");
		const version = of.slice(of.lastIndexOf("@") + 1);
		return [
			`| ${name} | ${version} | \`${endpoint}\` | ${said.join("<br>")} | ${setting === "" ? "–" : setting} |`,
		];
	});
	return [
		"| agent | version | endpoint | works | needs this setting |",
		"| --- | --- | --- | --- | --- |",
		...rows,
	].join("\n");
}
