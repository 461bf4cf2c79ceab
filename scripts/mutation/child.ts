/** A process that tries mutants until it is told to stop, or until one of them takes it along. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import type { Instrumented } from "./mutants.js";
import { type Limits, makePlan, modulesFor, type Plan } from "./plan.js";
import { Switch } from "./switch.js";
import { type Result, Trial } from "./try.js";

export type ToChild =
	| { readonly kind: "plan"; readonly limits: Limits }
	| { readonly kind: "try"; readonly mutants: readonly number[]; readonly budget: number };

export type FromChild =
	| { readonly kind: "said"; readonly line: string }
	| { readonly kind: "begun"; readonly mutant: number }
	| { readonly kind: "tried"; readonly mutant: number; readonly result: Result }
	| { readonly kind: "done" };

const [root = ".", build = "", planned = ""] = process.argv.slice(2);

function send(message: FromChild): void {
	process.send?.(message);
}

async function work(message: ToChild): Promise<void> {
	const instrumented = deserialize(readFileSync(build)) as Instrumented;
	modulesFor(root, instrumented, false, new Switch(0)).load("test/support/seed.ts");
	if (message.kind === "plan") {
		const before = existsSync(planned) ? (deserialize(readFileSync(planned)) as Plan) : null;
		const keep = (plan: Plan): void => writeFileSync(planned, serialize(plan));
		const say = (line: string): void => send({ kind: "said", line });
		keep(await makePlan(root, instrumented, message.limits, before, say, keep));
		return;
	}
	const trial = new Trial(
		root,
		instrumented,
		deserialize(readFileSync(planned)) as Plan,
		message.budget,
	);
	for (const id of message.mutants) {
		const mutant = instrumented.mutants[id];
		if (mutant === undefined) continue;
		send({ kind: "begun", mutant: id });
		send({ kind: "tried", mutant: id, result: await trial.run(mutant) });
	}
}

/** Under a mutant a promise may be refused that nobody waits for: its test decides, not the process. */
for (const name of ["unhandledRejection", "uncaughtException"]) process.on(name, () => undefined);

process.on("message", (message: ToChild) => {
	work(message).then(
		// what a test has left open would keep the process
		() => process.send?.({ kind: "done" } satisfies FromChild, () => process.exit(0)),
		(error: unknown) => {
			console.error(error);
			process.exit(1);
		},
	);
});
