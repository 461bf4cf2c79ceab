/** What the parser, or the chain, says of a case: the codes, with the sentence beside each. */
import { createChain, DEFAULT_FALLBACKS } from "../../src/chain/index.js";
import { listFormats } from "../../src/generated/registry.js";
import { parse } from "../../src/runtime/index.js";
import { createValidator } from "../../src/validate/index.js";
import type { Case } from "./cases.js";
import { formatNamed } from "./support.js";

export interface Said {
	readonly notices: readonly { readonly code: string; readonly message: string }[];
	readonly repairs: readonly string[];
	readonly gate: { readonly gate: string; readonly message: string } | null;
}

export const validator = createValidator();

export function said(one: Case): Said {
	const format = formatNamed(one.format);
	if (one.chain !== undefined) {
		const behindIntent = new Set(DEFAULT_FALLBACKS.map(({ format: known }) => known));
		const drift = listFormats().filter((known) => !behindIntent.has(known));
		const chain = createChain(format, { drift, validator, ...one.chain, collect: true });
		chain.feed(one.text);
		chain.finish(one.finish ?? "stop");
		const notices = chain.message?.notices ?? [];
		return { notices, repairs: [], gate: chain.outcome?.closed ?? null };
	}
	const options = { validator, ...one.options, finishReason: one.finish };
	const { notices, toolCalls } = parse(format, one.text, options);
	return { notices, repairs: toolCalls.flatMap(({ repairs }) => repairs), gate: null };
}
