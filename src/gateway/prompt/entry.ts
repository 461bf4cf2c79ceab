/** In which state a prompt leaves the message (P25): the model goes on where the prompt ends. */
import type { Format } from "../../runtime/contract.js";

/** The name of the entry with the longest of the ends that the prompt has; null: the message begins at its beginning. */
export function entryOf({ entries }: Format, prompt: string): string | null {
	let best: { readonly name: string; readonly length: number } | null = null;
	for (const { name, after } of entries) {
		for (const { length } of after.filter((end) => prompt.endsWith(end)))
			if (length > (best?.length ?? 0)) best = { name, length };
	}
	return best?.name ?? null;
}
