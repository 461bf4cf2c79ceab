/**
 * `npm run test:agents`: real coding agents in front of the gateway, whose model writes calls as text. The agents are installed from
 * npm in a temporary folder, then run where no other machine can be reached: in a name space of Linux that has the loopback alone.
 *
 *     npm run test:agents                       the four that CI runs
 *     npm run test:agents -- --all --write      all, and the table of docs/gateway/agents.md
 *     npm run test:agents -- pi --verbose       one, with all that it prints
 *     npm run test:agents -- --built            with `dist/` as it is: without this, it is built before
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type OtherNode, withNode } from "../../scripts/other-node.js";
import { withSection } from "../support/section.js";
import { AGENTS } from "./agents/index.js";
import { type Outcome, SECTION, tableOf } from "./table.js";

const ROOT = resolve(fileURLToPath(import.meta.url), "../../..");
const PAGE = join(ROOT, "docs", "gateway", "agents.md");
/** Most agents want a newer Node than the project does. */
const NODE = 22;
const IN_CI: readonly string[] = [
	"Claude Code",
	"Codex",
	"opencode",
	"opencode, toolgrammar/opencode",
	"Qwen Code",
];

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("--"));
const isChosen = (name: string): boolean => {
	if (words.includes("--all")) return true;
	return wanted.length === 0 ? IN_CI.includes(name) : wanted.includes(name);
};
const agents = AGENTS.filter(({ name }) => isChosen(name));

/** Runs the command where only this machine can be reached. */
const ALONE = [
	...["unshare", "--map-root-user", "--net"],
	// what agents leave running ends with the run
	...["--pid", "--fork", "--kill-child", "--mount-proc"],
	"sh",
	"-c",
	'ip link set lo up && exec "$@"',
	"sh",
];

/** For agents that are not alone. */
const NO_WAY = {
	HTTP_PROXY: "http://127.0.0.1:9",
	HTTPS_PROXY: "http://127.0.0.1:9",
	NO_PROXY: "127.0.0.1,localhost",
};

async function isAlone(node: OtherNode): Promise<boolean> {
	const [command = "", ...rest] = ALONE;
	return (await node.run(command, [...rest, "true"]).catch(() => 1)) === 0;
}

const folder = mkdtempSync(join(tmpdir(), "toolgrammar-agents-"));
try {
	if (agents.length === 0)
		throw new Error(`there is no such agent: ${AGENTS.map(({ name }) => name).join(", ")}`);
	const outcomes = await withNode(NODE, async (node) => {
		if (
			!words.includes("--built") &&
			(await node.run("npm", ["run", "build"], { folder: ROOT })) !== 0
		)
			throw new Error("npm run build");
		const packages = await node.install([...new Set(agents.map((agent) => agent.package))]);
		for (const { name, setup } of agents)
			if (
				setup !== undefined &&
				(await node.run("node", [join("node_modules", setup)], { folder: packages })) !== 0
			)
				throw new Error(`${name} could not be put in place`);
		const report = join(folder, "report.json");
		const bins = [join(packages, "node_modules", ".bin")];
		const alone = await isAlone(node);
		if (!alone)
			console.error(
				"NOT ALONE: this machine makes no name space; proxies that are none stand for it",
			);
		const task = {
			...{ names: agents.map(({ name }) => name), bins, report, folders: folder },
			env: alone ? {} : NO_WAY,
			verbose: words.includes("--verbose"),
			llama: words.includes("--all"),
		};
		const inside = join(ROOT, "test", "agents", "inside.ts");
		const command = ["node", "--import", import.meta.resolve("tsx"), inside, JSON.stringify(task)];
		const [first = "", ...rest] = alone ? [...ALONE, ...command] : command;
		if ((await node.run(first, rest, { folder: ROOT })) !== 0) throw new Error("the run broke off");
		return JSON.parse(readFileSync(report, "utf8")) as readonly Outcome[];
	});
	const failed = outcomes.filter(({ faults }) => faults.length > 0);
	// a table of faults is no statement about agents: it may be this machine's fault
	if (words.includes("--write") && failed.length === 0)
		writeFileSync(PAGE, withSection(readFileSync(PAGE, "utf8"), SECTION, tableOf(outcomes)));
	console.log(`${outcomes.length - failed.length} of ${outcomes.length} as they must be`);
	if (failed.length > 0) process.exitCode = 1;
} catch (error) {
	console.error(`test:agents FAILED: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
} finally {
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
