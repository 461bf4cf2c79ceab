/** The table of SDKs in docs/gateway/agents.md, from what the programs have seen. */
import type { Seen, Verdict } from "./programs/support/seen.js";

/** The mark of the table in the page. */
export const SECTION = "sdks";

/** `lines`: of the file that the programs write; what several runs have seen alike is one row. Throws where they have seen different things. */
export function rowsOf(lines: string): readonly Seen[] {
	const rows = new Map<string, Seen>();
	for (const line of lines.split("\n").filter((one) => one !== "")) {
		const row = JSON.parse(line) as Seen;
		const key = JSON.stringify([row.clients, row.endpoint, row.feature]);
		const before = rows.get(key);
		if (before !== undefined && saidOf(before.verdict) !== saidOf(row.verdict))
			throw new Error(`${row.feature}: ${saidOf(before.verdict)}, and ${saidOf(row.verdict)}`);
		rows.set(key, before ?? row);
	}
	return [...rows.values()];
}

export function tableOf(rows: readonly Seen[]): string {
	return [
		"| client | version | endpoint | feature | verdict |",
		"| --- | --- | --- | --- | --- |",
		...rows.map(({ clients, endpoint, feature, verdict }) => {
			const names = clients.map(({ name }) => `\`${name}\``).join(", ");
			const versions = clients.map(({ version }) => version).join(", ");
			return `| ${names} | ${versions} | \`${endpoint}\` | ${feature} | ${saidOf(verdict)} |`;
		}),
	].join("\n");
}

function saidOf(verdict: Verdict): string {
	switch (verdict.type) {
		case "works":
			return "works";
		case "refused":
			return `refused: \`${verdict.code}\``;
		case "needs":
			return `needs \`${verdict.setting}\`; without it refused: \`${verdict.code}\``;
		default: {
			const never: never = verdict;
			throw new Error(`no verdict: ${JSON.stringify(never)}`);
		}
	}
}
