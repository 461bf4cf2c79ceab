/** A process that tries one format after the other: its processor time is that of the format. */
import { type Exhausted, exhaust } from "../../test/exhaust/search.js";
import { registrySubjects } from "../../test/properties/support/subjects.js";

export interface ToChild {
	readonly format: string;
	/** of processor time */
	readonly seconds: number;
}
export type FromChild = Exhausted;

/** To ask for the time costs as much as to read some texts. */
const ASK_EVERY = 16;

function tried(name: string, seconds: number): Exhausted {
	const subject = registrySubjects().find(({ format }) => format.name === name);
	if (subject === undefined) throw new Error(`no format is named ${name}`);
	// processor time: what is reached does not depend on what else the machine does
	const begun = process.cpuUsage();
	let asked = 0;
	const over = (): boolean => {
		if (asked++ % ASK_EVERY > 0) return false;
		const { user, system } = process.cpuUsage(begun);
		return user + system > seconds * 1e6;
	};
	return exhaust(subject, { depth: Number.POSITIVE_INFINITY, over });
}

process.on("message", ({ format, seconds }: ToChild) => {
	process.send?.(tried(format, seconds) satisfies FromChild);
});
