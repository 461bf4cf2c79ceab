/** What stands behind a call proves that the message is over, or that it is not: by whole literals, and by nothing else. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { EndProof } from "../../src/runtime/program/proof.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const CLOSES = ["</a>", "</ab>", "]"];
const ENDS = ["<|end|>", "</s>"];

const proof = () => new EndProof(CLOSES, ENDS);

/** What the characters say, one by one. */
function said(one: EndProof, text: string): readonly (boolean | null)[] {
	return [...text].map((c) => one.step(c));
}

const somePieces = fc.array(fc.constantFrom(...CLOSES, " ", "\n"), { maxLength: 8 });

test("behind white space and literals that close, an end is one, and all else is none", () => {
	fc.assert(
		fc.property(somePieces, fc.constantFrom(...ENDS), fc.nat(7), (pieces, end, cut) => {
			const text = pieces.join("");
			const undecided = [...text].map(() => null);
			const ended = proof();
			expect(said(ended, text)).toEqual(undecided);
			expect(said(ended, end)).toEqual(
				[...end].map((_, at) => (at === end.length - 1 ? true : null)),
			);
			// a literal that breaks off, with another character or with white space
			const begun = end.slice(0, Math.min(cut, end.length - 1));
			for (const other of begun === "" ? ["x"] : ["x", " "]) {
				const broken = proof();
				said(broken, text + begun);
				expect(broken.step(other)).toBe(false);
			}
		}),
	);
	expect(proof().end()).toBe(true);
});

test("a line of text without a quote proves the end of a call, whatever the lines behind it hold", () => {
	const by = formatOf(`format proof "a test"
message = (call / content)*
call = bol "Action: " name "\\n" arguments
`);
	const call = 'Action: f\n{"a": "x"}';
	for (const behind of [' So.\nHe said "yes".', " So it is\nand 'so' on.\n", ' So.\n\n"y"}']) {
		const [{ content, toolCalls }] = feedAllWays(by, call + behind);
		expect([content, toolCalls.map(({ status }) => status)]).toEqual([behind, ["complete"]]);
	}
	// a quote in the same line may be that of the string
	const [{ toolCalls }] = feedAllWays(by, `${call} So "yes".\n`);
	expect(toolCalls.map(({ status }) => status)).toEqual(["incomplete"]);
});
