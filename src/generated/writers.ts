// Generated from grammars/ by `npm run generate`. Do not edit.
import type { Writing } from "../render/writing.js";
import { hermes } from "./writings/hermes.js";
import { kimik2 } from "./writings/kimik2.js";
import { miro } from "./writings/miro.js";
import { mistral } from "./writings/mistral.js";
import { passthrough } from "./writings/passthrough.js";
import { qwen_coder } from "./writings/qwen_coder.js";

const BY_NAME = new Map<string, Writing>(
	[hermes, kimik2, miro, mistral, passthrough, qwen_coder].map((writing) => [writing.format, writing]),
);

/** What `render` needs of a format, by the format's canonical name. */
export function getWriting(name: string): Writing | undefined {
	return BY_NAME.get(name);
}
