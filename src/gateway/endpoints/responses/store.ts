/** What was said before, by the ids of responses and items: for clients that send ids in place of texts. In memory, and bounded. */
import { isRecord } from "../../../runtime/record.js";

export interface StoreOptions {
	/** that are kept; the oldest goes first. Default: 1,000 */
	readonly responses?: number | undefined;
	/** of all of them, as JSON. Default: 67,108,864 */
	readonly characters?: number | undefined;
}

const DEFAULTS = { responses: 1_000, characters: 67_108_864 } as const;

interface Kept {
	/** the conversation up to the response, with it */
	readonly items: readonly unknown[];
	readonly ids: readonly string[];
	readonly size: number;
}

/** Ids are random, so that nobody finds what another client has said. */
export class ResponseStore {
	private readonly responses = new Map<string, Kept>();
	private readonly items = new Map<string, unknown>();
	private size = 0;
	private readonly most: { readonly responses: number; readonly characters: number };

	constructor({
		responses = DEFAULTS.responses,
		characters = DEFAULTS.characters,
	}: StoreOptions = {}) {
		this.most = { responses, characters };
	}

	/** `input`: the items before the response; `output`: its own. */
	keep(id: string, input: readonly unknown[], output: readonly unknown[]): void {
		const items = [...input, ...output];
		const size = JSON.stringify(items).length;
		if (size > this.most.characters) return;
		const ids: string[] = [];
		for (const item of output)
			if (isRecord(item) && typeof item.id === "string") {
				this.items.set(item.id, item);
				ids.push(item.id);
			}
		this.responses.set(id, { items, ids, size });
		this.size += size;
		for (const [oldest, kept] of this.responses) {
			if (this.responses.size <= this.most.responses && this.size <= this.most.characters) break;
			this.responses.delete(oldest);
			for (const one of kept.ids) this.items.delete(one);
			this.size -= kept.size;
		}
	}

	/** The items up to the response, with it; null: it is not known, or not any more. */
	conversation(id: string): readonly unknown[] | null {
		return this.responses.get(id)?.items ?? null;
	}

	/** One item of a response; undefined: it is not known, or not any more. */
	item(id: string): unknown {
		return this.items.get(id);
	}
}
