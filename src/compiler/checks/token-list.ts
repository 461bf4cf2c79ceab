import { quote } from "../analyse/print.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** Only tokenizers write these; tags in plain brackets are as often ordinary text. */
const BARS = /[|\uFF5C]/;

/** With a list of special tokens, each literal that looks like one should be in it, and each of them should be read somewhere. */
export const check: Check = (context) => {
	const { grammar, literals } = context;
	const { found, report } = reporter(context, "token-list", "warning");
	if (grammar.tokens.length === 0) return [];
	const tokens = grammar.tokens.map((token) => token.text).sort((a, b) => b.length - a.length);
	const reported = new Set<string>();
	for (const use of literals) {
		// a deviation is often just this: a marker that is none
		if (use.lenient !== null) continue;
		const pieces = tokens.reduce(
			(rest, token) => rest.flatMap((piece) => piece.split(token)),
			[use.text],
		);
		if (reported.has(use.text) || !pieces.some((piece) => BARS.test(piece))) continue;
		reported.add(use.text);
		report({
			at: use.at,
			message: `${quote(use.text)} looks like a special token, but is not in \`tokens\``,
			hint: "add it to `tokens` if the tokenizer has it as one piece; ordinary text that looks like it is then told apart",
		});
	}
	const read = [
		...literals.map((use) => use.text),
		...grammar.ends.map((end) => end.text),
		...grammar.entries.flatMap((entry) => entry.after),
	];
	for (const token of grammar.tokens) {
		if (read.some((text) => text.includes(token.text))) continue;
		report({
			at: token.at,
			message: `no rule reads the token ${quote(token.text)}`,
			hint: "leave it out, or look for a slip in its spelling",
		});
	}
	return oncePerPlace(found);
};
