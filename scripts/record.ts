/**
 * `npm run record`: asks the reference interpreter what it says of the texts of test/reference/recorded.test.ts and small.test.ts,
 * and keeps it. Needed after a change of examples, of the texts or of the interpreter: until then the test asks the interpreter,
 * and is slow.
 * `--check` writes nothing: it says which texts the interpreter reads otherwise than it did, with what it has said of the first
 * one then and now, and exits with 1.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { settingOf } from "../test/fuzz/case.js";
import { registrySubjects } from "../test/properties/support/subjects.js";
import { byMachine, type Lines } from "../test/reference/comparison.js";
import { WIDTH } from "../test/reference/digest.js";
import {
	askReference,
	digestOf,
	RECORD,
	readRecord,
	recordedCase,
	TEXTS,
} from "../test/reference/recorded.js";
import {
	allSmall,
	askSmall,
	digestOfSmall,
	readSmallRecord,
	SMALL_RECORD,
	SMALL_TEXTS,
	smallCase,
} from "../test/reference/small.js";

/** so many numbers of texts that differ are printed for each format */
const SHOWN = 10;

/** One text of a record, and its two readers. */
interface Recorded {
	readonly text: string;
	/** how it is read: options, entry, reason */
	readonly way: unknown;
	readonly reference: () => Lines;
	readonly machine: () => Lines;
	readonly digest: (lines: Lines) => string;
}

/** The texts of one format or small grammar. */
interface Chapter {
	readonly name: string;
	readonly count: number;
	readonly text: (number: number) => Recorded;
}

interface Book {
	readonly file: string;
	readonly kept: Readonly<Record<string, string>>;
	readonly chapters: readonly Chapter[];
}

function books(): readonly Book[] {
	const small = allSmall().map(
		(one): Chapter => ({
			name: one.grammar.name,
			count: SMALL_TEXTS,
			text: (number) => {
				const { text, setting } = smallCase(one, number);
				const asked = { text, setting, chunkings: [] };
				return {
					text,
					way: setting,
					reference: () => askSmall(one, asked),
					machine: () => byMachine(one.subject.format, [text], setting),
					digest: (lines) => digestOfSmall(one, asked, lines),
				};
			},
		}),
	);
	const formats = registrySubjects().map(
		(subject): Chapter => ({
			name: subject.format.name,
			count: TEXTS,
			text: (number) => {
				const one = recordedCase(subject, number);
				const { text, ...way } = one;
				return {
					text,
					way,
					reference: () => askReference(subject, one),
					machine: () => byMachine(subject.format, [text], settingOf(subject, one)),
					digest: (lines) => digestOf(one, lines),
				};
			},
		}),
	);
	return [
		{ file: SMALL_RECORD, kept: readSmallRecord(), chapters: small },
		{ file: RECORD, kept: readRecord(), chapters: formats },
	];
}

function write({ file, chapters }: Book): void {
	const record: Record<string, string> = {};
	for (const { name, count, text } of chapters) {
		let digests = "";
		for (let number = 0; number < count; number++) {
			const { digest, reference } = text(number);
			digests += digest(reference());
		}
		record[name] = digests;
		console.log(`${name}: ${count} texts`);
	}
	writeFileSync(file, `${JSON.stringify(record, null, "\t")}\n`);
}

/** How many texts differ; the first one is printed. */
function check({ kept, chapters }: Book): number {
	let differ = 0;
	let told = false;
	const known = new Set(chapters.map(({ name }) => name));
	for (const name of Object.keys(kept)) {
		if (known.has(name)) continue;
		console.error(`${name}: on record, and no longer read`);
		differ++;
	}
	for (const { name, count, text } of chapters) {
		const changed: number[] = [];
		const digests = kept[name] ?? "";
		for (let number = 0; number < count; number++) {
			const one = text(number);
			const now = one.reference();
			const was = digests.slice(number * WIDTH, (number + 1) * WIDTH);
			if (one.digest(now) === was) continue;
			if (!told) tell(`${name}, text ${number}`, one, was, now);
			told = true;
			changed.push(number);
		}
		if (changed.length > 0) console.error(`${name}: ${changed.length} differ: ${shown(changed)}`);
		differ += changed.length;
	}
	return differ;
}

function shown(numbers: readonly number[]): string {
	return numbers.slice(0, SHOWN).join(" ") + (numbers.length > SHOWN ? " …" : "");
}

/** A digest cannot be read back. Where the machine still reads the text as the record says, its reading is the old one. */
function tell(title: string, { text, way, machine, digest }: Recorded, was: string, now: Lines) {
	const read = machine();
	const old =
		was === ""
			? ["(not on record)"]
			: digest(read) === was
				? read
				: ["(unknown: the machine reads it otherwise, too)", ...read.map((line) => `  ${line}`)];
	console.error(`${title}: ${JSON.stringify(text)}\nread with ${JSON.stringify(way)}`);
	for (const line of old) console.error(`- ${line}`);
	for (const line of now) console.error(`+ ${line}`);
}

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
if (values.check) {
	let differ = 0;
	for (const book of books()) differ += check(book);
	if (differ > 0) {
		console.error(`${differ} texts differ: where that is meant, run npm run record`);
		process.exitCode = 1;
	} else console.log("the record is fresh");
} else for (const book of books()) write(book);
