/** The part of `npm run test:agents` that runs where nothing but this machine can be reached. Its arguments: see `run.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { createGateway, type GatewayOptions } from "../../src/gateway/index.js";
import { engines } from "../../src/gateway/node/engines.js";
import { listen } from "../../src/gateway/node/index.js";
import { createValidator } from "../../src/validate/index.js";
import { llamaFiles } from "../engine/llama-server.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import type { Agent } from "./agent.js";
import { AGENTS } from "./agents/index.js";
import { FORMATS, type FormatName, scriptedEngine } from "./engine.js";
import { llamaEngine } from "./llama.js";
import { play, type Stage } from "./play.js";
import { SCENARIOS, type Scenario } from "./scenarios.js";
import type { Outcome } from "./table.js";

interface Task {
	readonly names: readonly string[];
	readonly bins: readonly string[];
	/** where the outcomes are written */
	readonly report: string;
	/** where the folders of the runs are made */
	readonly folders: string;
	readonly verbose: boolean;
	/** whether llama.cpp's server is one of the engines */
	readonly llama: boolean;
}

const task = JSON.parse(process.argv[2] ?? "{}") as Task;
const engine = await scriptedEngine();
const models = await engines.openConfig(
	JSON.stringify({
		models: FORMATS.map((id) => ({ id, upstream: engine.server.url, format: id })),
	}),
	{ env: {}, readText: () => Promise.reject(new Error("there is no file")) },
);
const open = async (reading: GatewayOptions["reading"]) =>
	await listen(createGateway({ models, validator: createValidator(), reading }), {
		port: 0,
		host: "127.0.0.1",
	});
const plain = await open({});
const withholding = await open({ policies: { incompleteCall: "withhold" } });
const gateways = { plain: plain.url, withholding: withholding.url };

const where = { bins: task.bins, folders: task.folders };
const outcomes: Outcome[] = [];
const agents = AGENTS.filter(({ name }) => task.names.includes(name));

async function perform(
	agent: Agent,
	scenario: Scenario,
	format: FormatName,
	stage: Stage,
): Promise<void> {
	const { name } = agent;
	const { faults, seconds, printed } = await play(agent, scenario, format, stage);
	const { engine: by } = stage;
	outcomes.push({ agent: name, scenario: scenario.title, format, engine: by.name, faults });
	const said = faults.length === 0 ? "ok" : `FAILED: ${faults.join("; ")}`;
	console.log(
		`${name}, ${by.name}, ${format}: ${scenario.title}: ${said} (${seconds.toFixed(1)} s)`,
	);
	if (faults.length > 0 || task.verbose) console.log(printed.slice(-3_000));
}

for (const agent of agents)
	for (const [at, scenario] of SCENARIOS.entries()) {
		// both formats come before each agent
		const format = FORMATS[at % FORMATS.length] ?? FORMATS[0];
		await perform(agent, scenario, format, { ...where, engine, gateways });
	}

const template = sharedPath("templates", "Qwen-Qwen3-0.6B.jinja");
if (task.llama && (llamaFiles() === null || template === null))
	announceSkip("agents in front of llama.cpp", "engine");
if (task.llama && llamaFiles() !== null && template !== null) {
	const llama = await llamaEngine();
	const rendered = await engines.openConfig(
		JSON.stringify({
			models: [{ id: "hermes", upstream: llama.server.url, format: "hermes", chatTemplate: "t" }],
		}),
		{ env: {}, readText: async () => readFileSync(template, "utf8") },
	);
	const front = await listen(createGateway({ models: rendered }), { port: 0, host: "127.0.0.1" });
	const stage = {
		engine: llama,
		gateways: { plain: front.url, withholding: front.url },
		...where,
	};
	for (const agent of agents.filter(({ isDirect }) => isDirect !== true))
		for (const scenario of SCENARIOS.filter(({ results }) => results > 0))
			await perform(agent, scenario, "hermes", stage);
	await front.close(0);
	await llama.server.close();
	llama.stop();
}
writeFileSync(task.report, JSON.stringify(outcomes));
await plain.close(0);
await withholding.close(0);
await engine.server.close();
