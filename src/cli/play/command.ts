/** `play`: sample outputs through the parser, token by token, to be watched. */
import { fileURLToPath } from "node:url";
import type { Format } from "../../runtime/contract.js";
import { readArguments } from "../arguments.js";
import { UsageError } from "../errors.js";
import { checkEntry, unknownFormat } from "../execute.js";
import { explainCommandFor } from "../explain/why.js";
import { isGrammarFile, readGrammarFile } from "../grammar-file.js";
import { type Io, write } from "../io.js";
import type { Library, Registry } from "../library.js";
import { grammarSource } from "../package-grammars.js";
import { type Clock, Pace, showSpeed, systemClock } from "./pace.js";
import { PlainDisplay } from "./plain.js";
import { playSample } from "./player.js";
import { withReasons } from "./reasons.js";
import { examplesOf, folderName, listSamples, readSample, type Sample } from "./samples.js";
import { type Tally, totals } from "./tally.js";
import { TerminalDisplay } from "./terminal.js";
import { tokens } from "./tokens.js";

const OPTIONS = {
	format: { type: "string" },
	speed: { type: "string" },
	tools: { type: "string" },
	entry: { type: "string" },
} as const;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];

/** The package's own samples, from the sources and from the build alike. */
const EXAMPLES = fileURLToPath(new URL("../../../examples", import.meta.url));

export async function playCommand(
	words: readonly string[],
	io: Io,
	library: Library,
	clock: Clock = systemClock,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	const wanted = speedOf(values.speed);
	const registry = await library.registry();
	const { createParser } = await library.runtime();
	const { explain } = await library.explain();
	const samples = await collectSamples(positionals, values, registry, library);

	const { stdout, env } = io;
	const terminal = stdout.isTTY === true && env.TERM !== "dumb";
	const usual = showSpeed(samples.reduce((sum, { text }) => sum + tokens(text).length, 0));
	const speed = wanted ?? (terminal ? usual : 0);
	const say = (text: string) => write(stdout, text);
	const display = terminal
		? new TerminalDisplay(stdout, say, !env.NO_COLOR, clock)
		: new PlainDisplay(say);
	if (terminal && wanted === undefined && samples.length > 1)
		await say(`${samples.length} samples at ${speed} tokens a second; --speed N changes that\n\n`);

	const pace = new Pace(speed, clock);
	const tallies: Tally[] = [];
	for (const sample of samples) {
		const { tools, format, text, finish } = sample;
		const entry = values.entry ?? sample.entry;
		const shown = withReasons(() => explain(format, text, { tools, entry, finishReason: finish }));
		// the package's own samples are no files of the viewer's
		const why =
			positionals.length > 0 ? explainCommandFor(sample.file, asked(sample, values)) : null;
		const parser = createParser(sample.format, {
			markup: true,
			...(tools ? { tools } : {}),
			...(entry !== undefined ? { entry } : {}),
		});
		tallies.push(await playSample(sample, parser, display, pace, { shown, why }));
	}
	if (samples.length > 1) await say(`${totals(tallies)}\n`);
	return 0;
}

/** What `explain` is to be asked, to say why a sample was read so. */
function asked({ format, toolsFile }: Sample, values: Values) {
	return { format: values.format ?? format.name, tools: toolsFile, entry: values.entry };
}

async function collectSamples(
	files: readonly string[],
	values: Values,
	registry: Registry,
	library: Library,
): Promise<readonly Sample[]> {
	const own = isGrammarFile(values.format) ? await readGrammarFile(values.format, library) : null;
	const only =
		own?.format ?? (values.format === undefined ? undefined : formatNamed(registry, values.format));
	if (files.length === 0) {
		if (values.tools !== undefined || values.entry !== undefined)
			throw new UsageError("--tools and --entry need a FILE");
		const all = own === null ? await listSamples(EXAMPLES, registry) : [];
		const chosen = only ? all.filter(({ format }) => format.name === only.name) : [...all];
		// the package has samples of some formats, and examples of all
		const source = own?.source ?? (only ? await grammarSource(only.name) : undefined);
		if (only && source !== undefined) chosen.push(...examplesOf(source, only));
		if (chosen.length === 0) throw new UsageError("there is no sample to play; name a FILE");
		return chosen;
	}
	const samples: Sample[] = [];
	for (const file of files) {
		const format = only ?? registry.getFormat(folderName(file));
		if (!format) throw new UsageError(`${file}: name its format with --format`);
		checkEntry(format, values.entry);
		samples.push(await readSample(file, format, values.tools));
	}
	return samples;
}

function formatNamed(registry: Registry, name: string): Format {
	const format = registry.getFormat(name);
	if (!format) throw new UsageError(unknownFormat(registry, name));
	return format;
}

/** Tokens a second; undefined where nothing was asked for. */
function speedOf(word: string | undefined): number | undefined {
	if (word === undefined) return undefined;
	const speed = word.trim() === "" ? Number.NaN : Number(word);
	if (!Number.isFinite(speed) || speed < 0)
		throw new UsageError(
			`--speed takes a number of tokens a second, 0 for no delay, not ${JSON.stringify(word)}`,
		);
	return speed;
}
