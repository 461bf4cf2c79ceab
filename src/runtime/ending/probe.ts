/** Readings are asked what would become of them; the machine and its readings stay as they are. */

import type { Machine } from "../machine/machine.js";
import type { Look } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";

/** The readings as they stand. Those that read a value are not copied: what they read cannot be. */
export function copies(m: Machine): { readonly threads: Thread[]; readonly looks: Look[] } {
	const copied = new Map(m.looks.map((look) => [look, copyOf(look)]));
	const threads = m.threads.map((t) => {
		if (t.payload !== null) return t;
		const copy = t.copy();
		copy.looks = t.looks.map((look) => copied.get(look) ?? look);
		return copy;
	});
	return { threads, looks: [...copied.values()] };
}

function copyOf({ from, threads, holds }: Look): Look {
	return { from, threads: threads.map((t) => t.copy()), holds };
}

/** The answer; what copies have said of themselves to the machine is forgotten. */
export function probe<Answer>(m: Machine, ask: () => Answer): Answer {
	const { looks } = m;
	const { opened, marked, kills } = m.head;
	const answer = ask();
	m.looks = looks;
	Object.assign(m.head, { opened, marked, kills });
	return answer;
}
