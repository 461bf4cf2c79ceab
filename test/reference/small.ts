/** Texts for the small grammars, how they are read, and what the interpreter says of them: kept in small.json as digests. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "../../src/compiler/compile.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Grammar } from "../../src/language/syntax.js";
import { randomOf, randomWay, settingOf } from "../fuzz/case.js";
import { nextText } from "../fuzz/texts.js";
import { cutAt } from "../properties/support/chunks.js";
import { type Random, seeded } from "../properties/support/random.js";
import type { Setting } from "../properties/support/settings.js";
import { type Subject, subjectOf } from "../properties/support/subjects.js";
import { ROOT } from "../support/shared.js";
import { byReference, type Lines } from "./comparison.js";
import { digest, WIDTH } from "./digest.js";
import { SMALL, TOOLS } from "./small-grammars.js";

export interface Small {
	readonly grammar: Grammar;
	readonly subject: Subject;
}

export interface SmallCase {
	readonly text: string;
	readonly setting: Setting;
	/** whole, character by character, and cut somewhere */
	readonly chunkings: readonly (readonly string[])[];
}

export const SMALL_RECORD = join(ROOT, "test/reference/small.json");
/** texts of each grammar */
export const SMALL_TEXTS = 120;

export function smallOf(source: string): Small {
	const { grammar, diagnostics } = parseGrammar(source, "small.toolgrammar");
	if (grammar === null) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
	const format = compile(grammar);
	return { grammar, subject: subjectOf(format, grammar.examples, [format], null) };
}

let made: readonly Small[] | null = null;

export function allSmall(): readonly Small[] {
	made ??= SMALL.map(smallOf);
	return made;
}

/** The same for the same number, as long as the grammar stays what it is. */
export function smallCase({ subject }: Small, number: number): SmallCase {
	const random = seeded(randomOf(`${subject.format.name} ${number}`)(2 ** 31));
	const { examples } = subject;
	// the examples first, as they stand
	const text = examples[number]?.input ?? nextText(subject, [], random);
	const places = Array.from({ length: 1 + random(4) }, () => random(text.length + 1));
	return {
		text,
		setting: randomSetting(subject, random),
		chunkings: [[text], text.split(""), cutAt(text, places)],
	};
}

/** Some tools, and some of what may be repaired. */
function randomSetting(subject: Subject, random: Random): Setting {
	const { options, finish } = settingOf(subject, randomWay(subject, random));
	const { lenient, name } = subject.format;
	const declared = options.tools === undefined ? undefined : (TOOLS[name] ?? options.tools);
	const tools = declared?.filter(() => random(6) > 0);
	return {
		options: {
			...options,
			...(tools === undefined ? {} : { tools }),
			...(random(5) > 0
				? {}
				: { policies: { lenient: ["unclosed", ...lenient].filter(() => random(2) === 0) } }),
		},
		finish,
	};
}

export function askSmall({ grammar }: Small, { text, setting }: SmallCase): Lines {
	return byReference(grammar, text, setting);
}

/** By the name of the grammar: the digests of its texts, one behind the other. */
export type SmallRecord = { readonly [grammar: string]: string };

export function readSmallRecord(): SmallRecord {
	return existsSync(SMALL_RECORD)
		? (JSON.parse(readFileSync(SMALL_RECORD, "utf8")) as SmallRecord)
		: {};
}

export function smallDigest(record: SmallRecord, { subject }: Small, number: number): string {
	return (record[subject.format.name] ?? "").slice(number * WIDTH, (number + 1) * WIDTH);
}

export function digestOfSmall({ grammar }: Small, one: SmallCase, lines: Lines): string {
	return digest([grammar.name, one.text, one.setting, lines]);
}
