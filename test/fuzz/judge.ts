import { checkEnds } from "../properties/laws/p17-ends.js";
import type { Setting } from "../properties/support/settings.js";
import type { Subject } from "../properties/support/subjects.js";
import { grammarOf } from "../support/grammars.js";
import { type Case, randomOf, settingOf } from "./case.js";
import { asTheReference, atEveryChunking, finalWhereCut, inForm, keptWhereCut } from "./demands.js";
import { readingsAlive } from "./readings-alive.js";

export interface Fault {
	/** which demand is not met */
	readonly law: string;
	readonly what: string;
}

/** Null where all is as it should be. */
export function judge(subject: Subject, one: Case): Fault | null {
	const setting = settingOf(subject, one);
	for (const [law, check] of LAWS) {
		try {
			check(subject, one.text, setting);
		} catch (error) {
			return { law, what: error instanceof Error ? error.message : String(error) };
		}
	}
	return null;
}

type Check = (subject: Subject, text: string, setting: Setting) => void;
const LAWS: readonly (readonly [law: string, check: Check])[] = [
	["P4, P5, P6", inForm],
	["P1", atEveryChunking(8)],
	["P21", withFewReadings],
	[
		"reference",
		(subject, text, setting) =>
			asTheReference(grammarOf(subject.format.name))(subject, text, setting),
	],
	["P17", sameAtEveryEnd],
	["P30", finalWhereCut],
	["P29", keptWhereCut],
];

/** A few more than any text has shown (42, step3): each character is read by each of them. */
const MOST_READINGS = 48;

function withFewReadings(subject: Subject, text: string, setting: Setting): void {
	const alive = readingsAlive(subject, text, setting);
	if (alive > MOST_READINGS) throw new Error(`${alive} readings are alive at a time`);
}

/** Each reason is a reading of its own: so much is not done for each text. */
const ONE_IN = 4;

function sameAtEveryEnd(subject: Subject, text: string, setting: Setting): void {
	if (randomOf(text)(ONE_IN) === 0) checkEnds(subject, text, setting);
}
