/** The list of the cases in which we want to differ from what two engines agree on. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Deviation {
	readonly id: string;
	/** the row of the policy table (Q…) that decides it; P… where a property of the project does */
	readonly policy: string;
	/** one line */
	readonly reason: string;
	/** options of the request under which we do as the engines: then that is tested too */
	readonly under?: {
		readonly strict?: boolean;
		readonly policies?: object;
		readonly entry?: string;
	};
}

const FILE = new URL("./deviations.json", import.meta.url);

export function readDeviations(): readonly Deviation[] {
	return JSON.parse(readFileSync(fileURLToPath(FILE), "utf8")) as Deviation[];
}
