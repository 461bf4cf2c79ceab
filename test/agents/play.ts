/** One agent through one scenario, in a folder of its own. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { Agent } from "./agent.js";
import type { FormatName, ScriptedEngine } from "./engine.js";
import { ANSWER, PROMPT, type Scenario } from "./scenarios.js";

export interface Played {
	/** empty: all is as it must be */
	readonly faults: readonly string[];
	readonly seconds: number;
	/** what the agent printed */
	readonly printed: string;
}

export interface Stage {
	readonly engine: ScriptedEngine;
	/** the address of a gateway, by what it does with calls that were cut */
	readonly gateways: Readonly<Record<"plain" | "withholding", string>>;
	/** the folders of the agents' programs, and of Node */
	readonly bins: readonly string[];
	/** where the folders of the runs are made. They are not deleted here: agents leave programs behind that still write */
	readonly folders: string;
}

/** Milliseconds. */
const PATIENCE = 90_000;

export async function play(
	agent: Agent,
	scenario: Scenario,
	format: FormatName,
	{ engine, gateways, bins, folders }: Stage,
): Promise<Played> {
	const folder = mkdtempSync(join(folders, "agent-"));
	const from = performance.now();
	const [home, work] = [join(folder, "home"), join(folder, "work")];
	for (const one of [home, work]) mkdirSync(one);
	engine.begin(format, scenario.turns(agent, work));
	const gateway = agent.cut === "withheld" ? gateways.withholding : gateways.plain;
	const start = agent.start(
		{ gateway, engine: engine.server.url, model: format, work, home },
		PROMPT,
	);
	for (const [path, text] of Object.entries(start.files ?? {})) {
		mkdirSync(dirname(join(home, path)), { recursive: true });
		writeFileSync(join(home, path), text);
	}
	const env = {
		PATH: [...bins, process.env.PATH].join(delimiter),
		HOME: home,
		TMPDIR: folder,
		TERM: "dumb",
		NO_COLOR: "1",
		CI: "1",
		DO_NOT_TRACK: "1",
		...start.env,
	};
	let printed = "";
	let code = 0;
	for (const words of [...(start.before ?? []), start.words]) {
		const ran = await run(words, work, env);
		printed += ran.printed;
		code ||= ran.code;
	}
	const faults = [...faultsIn(scenario, work), ...faultsOf(scenario, engine, printed, code)];
	return { faults, printed, seconds: (performance.now() - from) / 1000 };
}

function faultsIn({ files, absent }: Scenario, work: string): readonly string[] {
	const wrong = Object.entries(files).flatMap(([name, text]) => {
		const path = join(work, name);
		if (!existsSync(path)) return [`${name} was not written`];
		return readFileSync(path, "utf8") === text ? [] : [`${name} has another text`];
	});
	const there = absent.filter((name) => existsSync(join(work, name)));
	return [...wrong, ...there.map((name) => `${name} was written, by a call that was cut`)];
}

function faultsOf(
	{ results }: Scenario,
	engine: ScriptedEngine,
	printed: string,
	code: number,
): readonly string[] {
	const told = engine.results();
	// a call that was cut may end the agent's run, or be told to the model as an error
	if (results === 0) return engine.asked() === 0 ? ["the model was never asked"] : [];
	return [
		...(code === 0 ? [] : [`exit code ${code}`]),
		...(told === results ? [] : [`the model was told ${told} results, not ${results}`]),
		...(printed.includes(ANSWER) ? [] : ["the answer was not printed"]),
	];
}

interface Ran {
	readonly code: number;
	readonly printed: string;
}

function run(words: readonly string[], cwd: string, env: Record<string, string>): Promise<Ran> {
	const [command = "", ...rest] = words;
	return new Promise((resolve) => {
		const child = spawn(command, rest, {
			cwd,
			env,
			stdio: ["ignore", "pipe", "pipe"],
			detached: true,
		});
		let printed = "";
		const take = (data: Buffer): void => {
			printed += data.toString();
		};
		child.stdout.on("data", take);
		child.stderr.on("data", take);
		// what it has started goes with it
		const end = (): void => {
			try {
				process.kill(-(child.pid ?? 0), "SIGKILL");
			} catch {
				// it has gone
			}
		};
		const timer = setTimeout(() => {
			printed += "\n(it did not end)";
			end();
		}, PATIENCE);
		child.on("error", (error) => {
			printed += String(error);
		});
		child.on("close", (code) => {
			clearTimeout(timer);
			end();
			resolve({ code: code ?? 1, printed });
		});
	});
}
