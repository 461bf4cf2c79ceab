// Generated from grammars/ by `npm run generate`. Do not edit.
import type { Format } from "../runtime/contract.js";
import { hermes } from "./formats/hermes.js";
import { kimik2 } from "./formats/kimik2.js";
import { miro } from "./formats/miro.js";
import { mistral } from "./formats/mistral.js";
import { passthrough } from "./formats/passthrough.js";
import { qwen_coder } from "./formats/qwen_coder.js";

const FORMATS: readonly Format[] = [hermes, kimik2, miro, mistral, passthrough, qwen_coder];

const BY_NAME = new Map<string, Format>();
for (const format of FORMATS) for (const alias of format.aliases) BY_NAME.set(alias, format);
for (const format of FORMATS) BY_NAME.set(format.name, format);

/** A format by its canonical name or an alias. */
export function getFormat(name: string): Format | undefined {
	return BY_NAME.get(name);
}

/** All formats, by name. */
export function listFormats(): readonly Format[] {
	return FORMATS;
}
