/** How much more than the floor the parser costs, on the workloads W1 to W4. */

import { runAllFormats } from "./all-formats.js";
import { alternate, median, medianRatio, type Plan } from "./measure.js";
import {
	type FloorName,
	type FormatName,
	type Messages,
	runFloor,
	runOurs,
	runTold,
	runValueEvents,
	runValues,
} from "./subjects.js";
import {
	answerText,
	dsmlText,
	hermesText,
	pythonText,
	qwenText,
	smallAnswers,
	writeFile,
} from "./texts/calls.js";
import { chunksOf } from "./texts/chunks.js";
import { prose } from "./texts/prose.js";
import { Random } from "./texts/random.js";

export const KB = 1024;
export const MB = 1024 * KB;
const CHUNKS = [4, 64];

interface Work {
	readonly id: string;
	readonly title: string;
	readonly format: FormatName;
	readonly floor: FloorName;
	/** what the project holds itself to */
	readonly target: number | null;
	readonly texts: readonly string[];
	/** the engine's code has read every format before: none of it is made for this one */
	readonly afterAll?: boolean;
}

export interface RatioRow {
	readonly id: string;
	readonly title: string;
	readonly chunk: number;
	/** nanoseconds per chunk */
	readonly floor: number;
	/** told to a sink, as the floor is */
	readonly ours: number;
	readonly ratio: number;
	/** handed out as arrays of event objects */
	readonly events: number;
	readonly eventsRatio: number;
	readonly target: number | null;
}

function works(): Work[] {
	const [small, large] = [writeFile(100 * KB), writeFile(MB)];
	const answers = smallAnswers(1000);
	const json = { format: "hermes", floor: "hermes", target: 1.75 } as const;
	const xml = { format: "qwen_coder", floor: "qwen_coder", target: 1.75 } as const;
	const dsml = { format: "deepseek_v32", floor: "deepseek_v32", target: 2.5 } as const;
	const python = { format: "lfm2", floor: "lfm2", target: 2.5 } as const;
	const text = { format: "hermes", floor: "prose" } as const;
	const [plain, stray] = [false, true].map((odd) => prose(new Random(1), MB, odd)) as [
		string,
		string,
	];
	const each = (write: typeof hermesText) => answers.map((answer) => answerText(answer, write));
	return [
		{ id: "W1", title: "prose, 1 MB", ...text, target: 1.5, texts: [plain] },
		{
			id: "W1e",
			title: "prose, against the least parser that hands out events",
			...text,
			floor: "events",
			target: null,
			texts: [plain],
		},
		{ id: "W1s", title: "prose with stray <, 1 MB", ...text, target: null, texts: [stray] },
		{ id: "W2", title: "JSON call, 100 KB", ...json, texts: [hermesText(small)] },
		{ id: "W2L", title: "JSON call, 1 MB", ...json, texts: [hermesText(large)] },
		{
			id: "W2v",
			title: "JSON call, 100 KB, values decoded",
			...json,
			floor: "values",
			target: 2,
			texts: [hermesText(small)],
		},
		{ id: "W3", title: "XML call, 100 KB", ...xml, texts: [qwenText(small)] },
		{ id: "W3d", title: "DSML call, 100 KB", ...dsml, texts: [dsmlText(small)] },
		{ id: "W3p", title: "Python call, 100 KB", ...python, texts: [pythonText(small)] },
		{ id: "W3L", title: "XML call, 1 MB", ...xml, texts: [qwenText(large)] },
		{
			id: "W4",
			title: "1,000 small answers, JSON",
			...json,
			target: null,
			texts: each(hermesText),
		},
		{ id: "W4x", title: "1,000 small answers, XML", ...xml, target: null, texts: each(qwenText) },
		...[
			{ id: "W1a", title: "prose, 1 MB", ...text, texts: [plain] },
			{ id: "W2a", title: "JSON call, 100 KB", ...json, texts: [hermesText(small)] },
			{ id: "W3a", title: "XML call, 100 KB", ...xml, texts: [qwenText(small)] },
		].map((work) => ({
			...work,
			title: `${work.title}, after all formats have run`,
			target: 2.3,
			afterAll: true,
		})),
	];
}

function check(work: Work, messages: Messages): void {
	const floor = String(runFloor(work.floor, messages));
	for (const run of runsOf(work)) {
		const ours = String(run(work.format, messages));
		if (ours !== floor) throw new Error(`${work.id}: not the same work: ${ours}; floor: ${floor}`);
	}
}

/** What is measured: told to a sink, and asked for events. */
function runsOf({ floor }: Work): readonly [typeof runTold, typeof runOurs] {
	return floor === "values" ? [runValues, runValueEvents] : [runTold, runOurs];
}

export const RATIO_WORKS: readonly string[] = [
	"W1",
	"W1e",
	"W1s",
	"W2",
	"W2L",
	"W2v",
	"W3",
	"W3d",
	"W3p",
	"W3L",
	"W4",
	"W4x",
	"W1a",
	"W2a",
	"W3a",
];

/** One workload, by its id; each is measured in a process of its own. */
export function ratios(plan: Plan, id: string): RatioRow[] {
	const rows: RatioRow[] = [];
	for (const work of works()) {
		if (work.id !== id) continue;
		process.stderr.write(`bench: ratios: ${work.id}\n`);
		const cuts = CHUNKS.map((size) => work.texts.map((text) => chunksOf(text, size)));
		for (const messages of cuts) check(work, messages);
		if (work.afterAll === true) runAllFormats();
		const [told, asked] = runsOf(work);
		const subjects = cuts.flatMap((messages) => [
			() => void told(work.format, messages),
			() => void asked(work.format, messages),
			() => void runFloor(work.floor, messages),
		]);
		const times = alternate(subjects, plan);
		cuts.forEach((messages, i) => {
			const [ours = [], events = [], floor = []] = times.slice(3 * i, 3 * i + 3);
			const count = messages.reduce((sum, chunks) => sum + chunks.length, 0);
			const perChunk = (of: readonly number[]) => (median(of) * 1e6) / count;
			rows.push({
				id: work.id,
				title: work.title,
				chunk: CHUNKS[i] ?? 0,
				floor: perChunk(floor),
				ours: perChunk(ours),
				ratio: medianRatio(ours, floor),
				events: perChunk(events),
				eventsRatio: medianRatio(events, floor),
				target: work.target,
			});
		});
	}
	return rows;
}
