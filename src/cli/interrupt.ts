/** The last deeds of a process that is told to end: it ends all the same, and by the same signal. */

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

type Act = () => void;
const acts = new Set<Act>();

/** `act` must be short and must not wait. Gives what takes it back. */
export function onInterrupt(act: Act): () => void {
	if (acts.size === 0) for (const signal of SIGNALS) process.on(signal, end);
	acts.add(act);
	return () => {
		acts.delete(act);
		if (acts.size === 0) for (const signal of SIGNALS) process.off(signal, end);
	};
}

function end(signal: NodeJS.Signals): void {
	for (const act of acts) {
		try {
			act();
		} catch {
			// the others are still done
		}
	}
	for (const each of SIGNALS) process.off(each, end);
	process.kill(process.pid, signal);
}
