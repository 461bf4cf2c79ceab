#!/usr/bin/env node
/** The installed command. All that it does is to hand over the process; the rest is `run.ts`. */
import { onInterrupt } from "./interrupt.js";
import { main } from "./run.js";

// A closed pipe shows as an error event; the next write finds the stream destroyed and ends the command.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code === "EPIPE") return;
	process.stderr.write(`toolgrammar: cannot write: ${error.message}\n`);
	process.exitCode = 1;
});

const code = main(process.argv.slice(2), {
	// Read late: a command that needs no input must not wait for it.
	get stdin() {
		return process.stdin;
	},
	stdout: process.stdout,
	stderr: process.stderr,
	env: process.env,
	descriptors: { stdin: 0, stdout: 1 },
	onInterrupt,
});
code.then(
	(exit) => {
		process.exitCode ??= exit;
	},
	(error: unknown) => {
		console.error(error);
		process.exitCode = 1;
	},
);
