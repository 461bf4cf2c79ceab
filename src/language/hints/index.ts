import { openBracket } from "../brackets.js";
import { character } from "./characters.js";
import { inExample, inPrompt } from "./examples.js";
import { betweenStatements, comment, inFirstLine, inList, notAGrammar } from "./file.js";
import { asRegular } from "./regular.js";
import { inExpressions, inPattern, inRuleHead, notAlone } from "./rules.js";
import { type Explanation, type Failure, type HintFor, type Scene, sceneOf } from "./scene.js";

export type { Explanation, Failure } from "./scene.js";

/** Says what is usually meant by a text that stands where it cannot. The first hint that fits is taken; the last one always does. */
export function explain(failure: Failure): Explanation {
	const scene = sceneOf(failure);
	for (const hintFor of HINTS) {
		const found = hintFor(scene);
		if (found !== null) return typeof found === "string" ? { hint: found } : found;
	}
	return { hint: USUAL[scene.kind] };
}

const openAtEnd: HintFor = ({ found, kind, source, offset, statement }) => {
	if (found.text !== "" || kind === "example" || kind === "prompt") return null;
	const open = openBracket(source, offset - statement.length, offset);
	if (open === null) return null;
	const hint = `close the "${open.bracket}"; only an indented line continues a rule`;
	return { hint, related: [{ at: open.at, message: "opened here" }] };
};

const HINTS: readonly HintFor[] = [
	openAtEnd,
	notAGrammar,
	character,
	betweenStatements,
	inFirstLine,
	inPrompt,
	inExample,
	inRuleHead,
	asRegular,
	comment,
	notAlone,
	inPattern,
	inExpressions,
	inList,
];

const USUAL: { readonly [K in Scene["kind"]]: string } = {
	format: 'the first line of a grammar is: format NAME "title"',
	list: 'texts stand in quotes, with commas between: models "a", "b"',
	prompt: "the text stands in the lines below, indented: | text",
	example: 'a line of an example begins with "|" (input) or with "=" (what is expected)',
	rule: "a rule is NAME = expression; its parts are texts in quotes, fields and rules, with blanks between them",
};
