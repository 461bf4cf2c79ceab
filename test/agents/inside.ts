/** The part of `npm run test:agents` that runs where nothing but this machine can be reached. Its arguments: see `run.ts`. */
import { writeFileSync } from "node:fs";
import { llamaFiles } from "../engine/llama-server.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import type { Agent } from "./agent.js";
import { AGENTS } from "./agents/index.js";
import { FORMATS, type FormatName, type ScriptedEngine, scriptedEngine } from "./engine.js";
import { llamaEngine } from "./llama.js";
import { play } from "./play.js";
import { SCENARIOS, type Scenario } from "./scenarios.js";
import type { Outcome } from "./table.js";

interface Task {
	readonly names: readonly string[];
	readonly bins: readonly string[];
	/** where the outcomes are written */
	readonly report: string;
	/** where the folders of the runs are made */
	readonly folders: string;
	/** what every agent's environment has */
	readonly env: Readonly<Record<string, string>>;
	readonly verbose: boolean;
	/** whether llama.cpp's server is one of the engines */
	readonly llama: boolean;
}

const {
	names,
	llama: withLlama,
	verbose,
	report,
	...where
} = JSON.parse(process.argv[2] ?? "{}") as Task;
const outcomes: Outcome[] = [];
const agents = AGENTS.filter(({ name }) => names.includes(name));

async function perform(
	agent: Agent,
	scenario: Scenario,
	format: FormatName,
	engine: ScriptedEngine,
): Promise<void> {
	const played = await play(agent, scenario, format, { ...where, engine });
	const { faults, seconds, flags, printed, stderr } = played;
	outcomes.push({
		agent: agent.name,
		scenario: scenario.title,
		format,
		engine: engine.name,
		flags,
		faults,
	});
	const said = faults.length === 0 ? "ok" : `FAILED: ${faults.join("; ")}`;
	console.log(
		`${agent.name}, ${engine.name}, ${format}: ${scenario.title}: ${said} (${seconds.toFixed(1)} s)`,
	);
	if (faults.length === 0 && !verbose) return;
	console.log(printed.slice(-3_000));
	if (stderr !== "") console.log(`the gateway, on standard error:\n${stderr.slice(-3_000)}`);
}

/** A setting that nothing fails without is none that the table should ask for. */
async function performWithout(agent: Agent, engine: ScriptedEngine): Promise<void> {
	const seen: string[] = [];
	for (const scenario of SCENARIOS) {
		const plain = { ...agent, needs: null };
		const { faults } = await play(plain, scenario, FORMATS[0], { ...where, engine });
		seen.push(...faults);
	}
	console.log(
		`${agent.name}, without its setting: ${seen.length === 0 ? "FAILED: it needs none" : `${seen.join("; ")}, as it must be`}`,
	);
	if (seen.length > 0) return;
	const of = { agent: agent.name, scenario: "without its setting", format: FORMATS[0] };
	outcomes.push({ ...of, engine: engine.name, flags: [], faults: ["it needs no setting"] });
}

const scripted = await scriptedEngine();
for (const agent of agents) {
	for (const [at, scenario] of SCENARIOS.entries()) {
		// both formats come before each agent
		const format = FORMATS[at % FORMATS.length] ?? FORMATS[0];
		await perform(agent, scenario, format, scripted);
	}
	if (agent.needs !== null) await performWithout(agent, scripted);
}
await scripted.server.close();

const template = sharedPath("templates", "Qwen-Qwen3-0.6B.jinja");
if (withLlama && (llamaFiles() === null || template === null))
	announceSkip("agents in front of llama.cpp", "engine");
if (withLlama && llamaFiles() !== null && template !== null) {
	const llama = await llamaEngine(template);
	for (const agent of agents.filter(({ isDirect }) => isDirect !== true))
		for (const scenario of SCENARIOS.filter(({ results }) => results > 0))
			await perform(agent, scenario, "hermes", llama);
	await llama.server.close();
	llama.stop();
}
writeFileSync(report, JSON.stringify(outcomes));
