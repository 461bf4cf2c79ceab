/** What requests of coding agents cost the gateway, and the streams beside which they arrive. */
import { type Child, start } from "./child.js";
import type { Held } from "./gateway.js";
import type { Load, Outcome } from "./load.js";

const TOOLS = 24;
const SIZES = [80_000, 500_000];
const STREAMS = 100;
const PACE = 20;
const PER_SECOND = 4;
const TARGET = 5_000;

export interface AgentPlan {
	readonly rounds: number;
	/** of each stream */
	readonly tokens: number;
	/** requests, one after the other, of which the processor time is taken */
	readonly requests: number;
}

const median = (values: readonly number[]) =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (microseconds: number) => `${(microseconds / 1000).toFixed(2)} ms`;
const urlOf = ({ ready }: Child) => String(ready);

interface Party {
	readonly name: string;
	readonly child: Child;
}

/** The parties in turn, so that what the machine does else is the same for all. */
export async function agents(upstream: Child, load: Child, plan: AgentPlan): Promise<string> {
	const parties: readonly Party[] = [
		{ name: "bare proxy", child: await start("proxy.ts", urlOf(upstream)) },
		{ name: "`pass`", child: await start("gateway.ts", urlOf(upstream), "pass") },
		{ name: "`render`", child: await start("gateway.ts", urlOf(upstream), "render") },
	];
	try {
		const rows: string[] = [];
		for (const size of SIZES) rows.push(...(await rowsOf(size, parties, load, plan)));
		return [
			`${PER_SECOND} requests a second of ${TOOLS} tools and so many bytes arrive while ${STREAMS} streams of ${PACE} tokens a second run. The tools are the same in all, the`,
			`conversations are not. The ages of the streams' tokens; added: to those behind the proxy, with the same requests, in the same round; medians of ${plan.rounds}.`,
			`Processor time: of the gateway for one request and its short answer, alone, median of the rounds' means of ${plan.requests}.`,
			"",
			"| request | by | p50 | p99 | added to p99 | processor time | lost |",
			"| ---: | --- | ---: | ---: | ---: | ---: | ---: |",
			...rows,
		].join("\n");
	} finally {
		for (const { child } of parties) child.stop();
	}
}

interface Measured {
	readonly outcome: Outcome;
	/** microseconds; null: nobody has counted */
	readonly cpu: number | null;
}

async function rowsOf(
	size: number,
	parties: readonly Party[],
	load: Child,
	plan: AgentPlan,
): Promise<readonly string[]> {
	const measured = parties.map((): Measured[] => []);
	for (let round = 0; round <= plan.rounds; round++) {
		for (const [at, party] of parties.entries()) {
			const one = await measure(size, party, load, plan);
			// the first is not counted: code that has not been run yet
			if (round > 0) measured[at]?.push(one);
		}
	}
	const p99s = measured.map((all) => all.map(({ outcome }) => outcome.p99));
	return parties.map(({ name }, at) => {
		const all = measured[at] ?? [];
		const own = p99s[at] ?? [];
		const added = median(own.map((p99, round) => p99 - (p99s[0]?.[round] ?? Number.NaN)));
		const cpu = median(all.flatMap((one) => one.cpu ?? []));
		const cells = [
			`${size / 1000} kB`,
			name,
			ms(median(all.map(({ outcome }) => outcome.p50))),
			ms(median(own)),
			at === 0 ? "–" : `${ms(added)}, ${added < TARGET ? "below" : "above"} ${ms(TARGET)}`,
			at === 0 ? "–" : ms(cpu),
			`${all.reduce((sum, { outcome }) => sum + outcome.lost, 0)}`,
		];
		return `| ${cells.join(" | ")} |`;
	});
}

async function measure(
	size: number,
	{ name, child }: Party,
	load: Child,
	{ tokens, requests }: AgentPlan,
): Promise<Measured> {
	const agent = { size, tools: TOOLS };
	const few = { tokens: 10, pace: PACE };
	const running: Load = {
		url: urlOf(child),
		streams: STREAMS,
		requests: STREAMS,
		order: { tokens, pace: PACE },
		spread: 1_000,
		beside: { agent, order: few, perSecond: PER_SECOND },
	};
	const outcome = (await load.ask(running)) as Outcome;
	if (name === "bare proxy") return { outcome, cpu: null };
	const used = async () => ((await child.ask(null)) as Held).cpu;
	const before = await used();
	const order = { tokens: 1, pace: 0 };
	const alone: Load = { url: urlOf(child), streams: 1, requests, agent, order };
	await load.ask(alone);
	return { outcome, cpu: ((await used()) - before) / requests };
}
