/** What programs have seen of clients in front of the gateway: rows of the table in docs/gateway/agents.md. */
import { appendFileSync, readFileSync } from "node:fs";

export type Verdict =
	| { readonly type: "works" }
	/** `code`: of the gateway's error, as the client has it */
	| { readonly type: "refused"; readonly code: string }
	/** `setting`: of `toolgrammar serve`, or of the client; `code`: of the error without it */
	| { readonly type: "needs"; readonly setting: string; readonly code: string };

export interface Seen {
	/** packages of npm, with the version that was run */
	readonly clients: readonly { readonly name: string; readonly version: string }[];
	/** a path of the gateway */
	readonly endpoint: string;
	readonly feature: string;
	readonly verdict: Verdict;
}

export const works: Verdict = { type: "works" };

/** To be called behind the assertions that show it. The rows are added to the file that `TOOLGRAMMAR_SEEN` names; without it they are dropped. */
export function seenBy(...names: readonly string[]) {
	const clients = names.map((name) => ({ name, version: versionOf(name) }));
	return (endpoint: string, feature: string, verdict: Verdict): void => {
		const row: Seen = { clients, endpoint, feature, verdict };
		const { TOOLGRAMMAR_SEEN: file } = process.env;
		if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
	};
}

/** Of the package that is installed beside the programs. */
function versionOf(name: string): string {
	const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
	const { version } = JSON.parse(readFileSync(file, "utf8")) as { readonly version: string };
	return version;
}
