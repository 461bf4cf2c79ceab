/**
 * `npm run bench:gateway`: what the gateway adds to a stream, what memory it keeps, and whether anything is lost when clients leave and
 * upstreams die. Writes bench/GATEWAY.md. With `-- --quick` a short run that shows its numbers and writes nothing; with
 * `-- --only "WORD"` the sections whose titles have the word, the others stay as they are.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { agents } from "./agents.js";
import { type Child, start } from "./child.js";
import type { Held } from "./gateway.js";
import { llama } from "./llama.js";
import { llamaSoak } from "./llama-soak.js";
import type { Load, Outcome } from "./load.js";

const QUICK = process.argv.includes("--quick");
const ONLY = process.argv[process.argv.indexOf("--only") + 1 || process.argv.length] ?? "";
const PLAN = QUICK
	? { rounds: 1, streams: 50, tokens: 100, pace: 20, requests: 1_000, soak: 500 }
	: { rounds: 3, streams: 200, tokens: 2_000, pace: 20, requests: 20_000, soak: 5_000 };
const AGENTS = QUICK
	? { rounds: 1, tokens: 60, requests: 20 }
	: { rounds: 5, tokens: 200, requests: 60 };
const LLAMA = QUICK ? { rounds: 1, requests: 20 } : { rounds: 5, requests: 100 };
const LLAMA_SOAK = QUICK ? 200 : 2_000;
const TARGET = { p50: 200, p99: 5_000 };
/** Clients do not all come in one millisecond. */
const SPREAD = 2_000;
/** Memory is sampled after each of these parts of the requests; the first ones fill caches. */
const PARTS = 5;

interface Parties {
	readonly upstream: Child;
	readonly proxy: Child;
	readonly gateway: Child;
	readonly load: Child;
}

async function loaded({ load }: Parties, order: Load): Promise<Outcome> {
	return (await load.ask(order)) as Outcome;
}

const held = async ({ gateway }: Parties) => (await gateway.ask(null)) as Held;
const urlOf = ({ ready }: Child) => String(ready);
const ms = (microseconds: number) => `${(microseconds / 1000).toFixed(2)} ms`;
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const median = (values: readonly number[]) =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The proxy and the gateway in turn, so that what the machine does else is the same for both. */
async function latency(parties: Parties): Promise<string> {
	const { streams, tokens, pace, rounds } = PLAN;
	const order = { tokens, pace };
	const bare: Outcome[] = [];
	const ours: Outcome[] = [];
	const busy: number[] = [];
	for (let round = 0; round < rounds; round++) {
		for (const [party, outcomes] of [
			[parties.proxy, bare],
			[parties.gateway, ours],
		] as const) {
			const before = (await held(parties)).cpu;
			// not measured: connections, and code that has not been run yet
			const warm = { url: urlOf(party), streams, requests: streams, order: { tokens: 10, pace } };
			await loaded(parties, warm);
			outcomes.push(await loaded(parties, { ...warm, order, spread: SPREAD }));
			if (party === parties.gateway)
				busy.push(((await held(parties)).cpu - before) / 1e6 / (ours.at(-1)?.seconds ?? 1));
		}
	}
	const rows = (["p50", "p99"] as const).map((name) => {
		const [a, b] = [median(bare.map((one) => one[name])), median(ours.map((one) => one[name]))];
		const verdict = b - a < TARGET[name] ? "below" : "above";
		return `| ${name} | ${ms(a)} | ${ms(b)} | ${ms(b - a)} | ${verdict} ${ms(TARGET[name])} |`;
	});
	return [
		`${streams} streams at once of ${tokens} tokens, ${pace} a second in each; they begin within two seconds; median of ${rounds}. The age of a token when the`,
		`client has it. The gateway used ${(median(busy) * 100).toFixed(0)} % of one core.`,
		"",
		"| age | bare proxy | gateway | added | target |",
		"| --- | ---: | ---: | ---: | --- |",
		...rows,
	].join("\n");
}

async function memory(parties: Parties): Promise<string> {
	const requests = Math.floor(PLAN.requests / PARTS);
	const rows: string[] = [];
	for (let part = 1; part <= PARTS; part++) {
		const order = { tokens: 50, pace: 0 };
		const load = { url: urlOf(parties.gateway), requests, streams: 20, order };
		const { lost } = await loaded(parties, load);
		const { heap, rss } = await held(parties);
		rows.push(`| ${part * requests} | ${mb(heap)} | ${mb(rss)} | ${lost} |`);
	}
	return [
		"| requests | heap | resident | answers lost |",
		"| ---: | ---: | ---: | ---: |",
		...rows,
	].join("\n");
}

async function soak(parties: Parties): Promise<string> {
	const order = { tokens: 60, pace: 200 };
	const load = { url: urlOf(parties.gateway), requests: PLAN.soak, streams: 50, order };
	const outcome = await loaded(parties, { ...load, leaving: 0.2, dying: 0.2 });
	// what is kept for another request is let go
	await new Promise((resolve) => setTimeout(resolve, 6_000));
	const { streams } = await held(parties);
	const left = (await parties.upstream.ask(null)) as { streams: number; sockets: number };
	return [
		"| answers | whole | client left | upstream died, and it was said | lost |",
		"| ---: | ---: | ---: | ---: | ---: |",
		`| ${PLAN.soak} | ${outcome.whole} | ${outcome.left} | ${outcome.broken} | ${outcome.lost} |`,
		"",
		`Afterwards ${streams} streams of the gateway were open, and ${left.streams} streams and ${left.sockets} sockets at the upstream.`,
	].join("\n");
}

/** null: what it needs is not at hand. */
const SECTIONS: readonly (readonly [string, (parties: Parties) => Promise<string | null>])[] = [
	["What it adds", latency],
	["Requests of coding agents", ({ upstream, load }) => agents(upstream, load, AGENTS)],
	["In front of a real llama.cpp server", () => llama(LLAMA)],
	["A soak in front of a real llama.cpp server", () => llamaSoak(LLAMA_SOAK)],
	["Memory", memory],
	["Clients that leave, upstreams that die", soak],
];
const PAGE = new URL("../GATEWAY.md", import.meta.url);

/** A section of the page as it was written. */
function written(title: string): string {
	const [, ...sections] = readFileSync(PAGE, "utf8").split(/^## /m);
	const found = sections.find((one) => one.startsWith(`${title}\n`));
	return found?.slice(title.length).trim() ?? "";
}

async function page(): Promise<string> {
	const upstream = await start("upstream.ts");
	const [proxy, gateway, load] = await Promise.all([
		start("proxy.ts", urlOf(upstream)),
		start("gateway.ts", urlOf(upstream)),
		start("load.ts"),
	]);
	const parties = { upstream, proxy, gateway, load };
	try {
		const model = cpus()[0]?.model ?? "an unknown processor";
		const parts = [
			"# The gateway, measured",
			`Written by \`npm run bench:gateway\`, section by section: Node ${process.versions.node}, ${cpus().length} cores, ${model}. Upstream, gateway, proxy and clients are a process each.`,
		];
		for (const [title, measure] of SECTIONS) {
			const measured = title.includes(ONLY) ? await measure(parties) : null;
			if (measured === null && title.includes(ONLY))
				process.stderr.write(`SKIPPED: ${title}: ../shared/engine is not there\n`);
			const date = new Date().toISOString().slice(0, 10);
			parts.push(`## ${title}`, measured === null ? written(title) : `${date}. ${measured}`);
		}
		return [...parts, ""].join("\n\n");
	} finally {
		for (const child of Object.values(parties)) child.stop();
	}
}

const text = await page();
process.stdout.write(text);
if (!QUICK) writeFileSync(PAGE, text);
