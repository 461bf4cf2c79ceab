/**
 * What the interpreter says of spoilt texts, kept in recorded.json: it takes a hundred times as long as the machine. Of each
 * text only a digest is kept. The texts are made anew from their numbers, so one that has become another is asked anew.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Case, randomOf, randomWay, settingOf } from "../fuzz/case.js";
import { nextText } from "../fuzz/texts.js";
import { seeded } from "../properties/support/random.js";
import type { Subject } from "../properties/support/subjects.js";
import { grammarOf } from "../support/grammars.js";
import { ROOT } from "../support/shared.js";
import { byReference, type Lines } from "./comparison.js";
import { digest, WIDTH } from "./digest.js";

export const RECORD = join(ROOT, "test/reference/recorded.json");
/** texts of each format */
export const TEXTS = 200;

/** The same text for the same number, as long as the examples of the grammar stay what they are. */
export function recordedCase(subject: Subject, number: number): Case {
	const { name } = subject.format;
	const random = seeded(randomOf(`${name} ${number}`)(2 ** 31));
	const text = nextText(subject, [], random);
	return { format: name, ...randomWay(subject, random), text };
}

/** By the name of the format: the digests of its texts, one behind the other. */
export type Record = { readonly [format: string]: string };

export function readRecord(): Record {
	return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, "utf8")) as Record) : {};
}

export function recordedDigest(record: Record, { format }: Case, number: number): string {
	return (record[format] ?? "").slice(number * WIDTH, (number + 1) * WIDTH);
}

export function digestOf(one: Case, lines: Lines): string {
	return digest([one, lines]);
}

export function askReference(subject: Subject, one: Case): Lines {
	return byReference(grammarOf(one.format), one.text, settingOf(subject, one));
}
