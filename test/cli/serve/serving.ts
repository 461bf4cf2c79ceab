/** Runs `serve` inside the test, on a free port. */
import { library } from "../../../src/cli/library.js";
import { type Surroundings, serveCommand } from "../../../src/cli/serve/command.js";
import { engines } from "../../../src/gateway/node/engines.js";
import { TextSink } from "../run-main.js";

export interface Served {
	readonly code: number;
	readonly stderr: string;
}

export interface ServeSetting {
	readonly env?: Readonly<Record<string, string>>;
	/** in place of those that open real upstreams */
	readonly engines?: Surroundings["engines"];
}

/** Serves until `act` is done. */
export async function serving(
	words: readonly string[],
	act: (url: string, greeting: string) => Promise<void>,
	setting: ServeSetting = {},
): Promise<Served> {
	const stdout = new TextSink();
	const stderr = new TextSink();
	let stop = () => {};
	const stopped = new Promise<void>((resolve) => {
		stop = resolve;
	});
	const code = serveCommand(
		["--port", "0", ...words],
		{ stdin: (async function* () {})(), stdout, stderr, env: setting.env ?? {} },
		library,
		{ engines: setting.engines ?? engines, stop: () => stopped },
	);
	const url = async () => {
		for (;;) {
			const found = /http:\/\/\S+/.exec(stdout.text);
			if (found) return found[0];
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
	};
	try {
		await Promise.race([code, url().then((at) => act(at, stdout.text))]);
	} finally {
		stop();
	}
	return { code: await code, stderr: stderr.text };
}
