/** What the README and docs/gateway/agents.md tell users to set is what the agents are run with. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/shared.js";
import type { Agent } from "./agent.js";
import { claudeCode } from "./agents/claude-code.js";
import { AGENTS } from "./agents/index.js";
import { wordsOf } from "./serve.js";

const GATEWAY = "http://127.0.0.1:8484";
const page = readFileSync(join(ROOT, "docs", "gateway", "agents.md"), "utf8");
const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const settings = page.slice(page.indexOf("## Settings"), page.indexOf("## What was seen"));

function startOf(agent: Agent, model: string) {
	return agent.start(
		{ gateway: GATEWAY, engine: "http://127.0.0.1:8000", model, work: "/work", home: "/home" },
		"Go.",
	);
}

test.each(AGENTS.map((agent) => [agent.name, agent] as const))("%s", (name, agent) => {
	const row = settings.split("\n").find((line) => line.startsWith(`| ${name} |`)) ?? "";
	const { env = {}, files = {}, words, before = [] } = startOf(agent, "MODEL");
	for (const [key, value] of Object.entries(env))
		if (/URL|KEY|MODEL$/.test(key) && !key.startsWith("OPENCODE")) {
			expect(row).toContain(`${key}=${value}`);
		}
	for (const path of Object.keys(files))
		if (!path.endsWith("settings.json")) expect(row).toContain(`~/${path}`);
	for (const word of [...before.flat(), ...words].filter((one) => one.startsWith("gateway/")))
		expect(row).toContain(word);
	expect(row).toContain(words[0]);
	// the table of the last run has it, and what the gateway was given for it
	const seen = page.slice(page.indexOf("## What was seen")).split("\n");
	const version = agent.package.slice(agent.package.lastIndexOf("@") + 1);
	const line = seen.find((one) => one.startsWith(`| ${name} | ${version} |`)) ?? "";
	const [needed = ""] = line.split(" | ").slice(-1);
	const { flags = [], why = "" } = agent.needs ?? {};
	expect(needed).toBe(flags.length === 0 ? "– |" : `\`${flags.join(" ")}\`: ${why} |`);
});

test("the commands of the gateway in front of each engine", () => {
	const command = (flags: readonly string[]): string =>
		["toolgrammar", ...wordsOf({ upstream: "URL", format: "NAME", flags })].join(" ");
	expect(page).toContain(`\`${command([])}\``);
	expect(page).toContain(`\`${command(["--chat-template", "FILE"])}\``);
});

test("the three lines of the README", () => {
	const [block = ""] = /```text\ntoolgrammar serve --upstream[^`]*```/.exec(readme) ?? [];
	const model = /--model (\S+)/.exec(block)?.[1] ?? "";
	const { env = {} } = startOf(claudeCode, model);
	for (const key of ["ANTHROPIC_BASE_URL", "ANTHROPIC_API_KEY", "ANTHROPIC_MODEL"])
		expect(block).toContain(`${key}=${env[key]}`);
	expect(readme.slice(readme.indexOf("## The gateway")).indexOf(block)).toBeLessThan(400);
});
