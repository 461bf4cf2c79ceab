/** Readings with limits. */
import { expect } from "vitest";
import type { Limits } from "../../../src/runtime/options.js";
import { every } from "./chunks.js";
import { type Reading, read } from "./reading.js";
import type { Setting } from "./settings.js";
import type { Subject } from "./subjects.js";

export function limited(setting: Setting, limits: Limits): Setting {
	return { ...setting, options: { ...setting.options, limits } };
}

export function count({ notices }: Reading, code: string): number {
	return notices.filter((notice) => notice.code === code).length;
}

/** The same text whole and character by character: one reading, or the test fails. */
export function readBoth({ format }: Subject, text: string, setting: Setting): Reading {
	const whole = read(format, [text], setting);
	expect(read(format, every(text, 1), setting)).toEqual(whole);
	return whole;
}
