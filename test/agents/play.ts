/** One agent through one scenario, in a folder of its own, in front of a gateway of its own. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { Agent } from "./agent.js";
import type { FormatName, ScriptedEngine } from "./engine.js";
import { run } from "./process.js";
import { ANSWER, PROMPT, type Scenario } from "./scenarios.js";
import { serving } from "./serve.js";

export interface Played {
	/** empty: all is as it must be */
	readonly faults: readonly string[];
	readonly seconds: number;
	/** what the gateway was given for this agent */
	readonly flags: readonly string[];
	/** what the agent printed */
	readonly printed: string;
	/** what the gateway wrote on standard error */
	readonly stderr: string;
}

export interface Stage {
	readonly engine: ScriptedEngine;
	/** the folders of the agents' programs, and of Node */
	readonly bins: readonly string[];
	/** where the folders of the runs are made. They are not deleted here: agents leave programs behind that still write */
	readonly folders: string;
	/** what every agent's environment has */
	readonly env: Readonly<Record<string, string>>;
}

export async function play(
	agent: Agent,
	scenario: Scenario,
	format: FormatName,
	stage: Stage,
): Promise<Played> {
	const from = performance.now();
	const { engine } = stage;
	const flags = agent.needs?.flags ?? [];
	const served = { upstream: engine.server.url, format, flags: [...engine.flags, ...flags] };
	const act = (gateway: string): Promise<Performed> =>
		perform(agent, scenario, format, { ...stage, gateway });
	const { result, faults, stderr } =
		agent.isDirect === true
			? { result: await act(""), faults: [], stderr: "" }
			: await serving(served, act);
	return {
		faults: [...result.faults, ...faults],
		...{ flags, stderr, printed: result.printed },
		seconds: (performance.now() - from) / 1000,
	};
}

interface Performed {
	readonly faults: readonly string[];
	readonly printed: string;
}

async function perform(
	agent: Agent,
	scenario: Scenario,
	format: FormatName,
	{ engine, bins, folders, env: always, gateway }: Stage & { readonly gateway: string },
): Promise<Performed> {
	const folder = mkdtempSync(join(folders, "agent-"));
	const [home, work] = [join(folder, "home"), join(folder, "work")];
	for (const one of [home, work]) mkdirSync(one);
	engine.begin(format, scenario.turns(agent, work));
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
		...always,
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
	return { faults, printed };
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
