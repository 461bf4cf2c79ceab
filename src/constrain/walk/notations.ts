/** Values in each notation of a wire: rules of one place are used again in another. */
import type { Words } from "../../render/writing.js";
import { many, row, text } from "../grammar/expr.js";
import type { OpenTexts } from "../texts/open-text.js";
import { type Notation, scannerNotation } from "../values/notation.js";
import { Values } from "../values/values.js";
import type { Source } from "./walk.js";

const WORDS = { true: "true", false: "false", null: "null" } as const;
const BLANK = many(text(" "), 0, 1);

export class Notations {
	readonly json: Values;
	readonly py: Values;
	/** JSON in one line of YAML */
	readonly yaml: Values;
	private found: { readonly open: Values | null } | null = null;

	constructor(private readonly source: Source) {
		const { writing, report } = source;
		const json = scannerNotation(WORDS, false);
		this.json = new Values(json, report);
		this.py = new Values(scannerNotation(writing.words.py, true), report);
		this.yaml = new Values({ ...json, typed: true, space: BLANK }, report);
	}

	/** JSON that stands in an open text; null: none is safe there. */
	get open(): Values | null {
		const { values, report } = this.source;
		if (this.found === null) {
			const notation = openNotation(values, WORDS);
			this.found = { open: notation === null ? null : new Values(notation, report) };
		}
		return this.found.open;
	}
}

function openNotation(texts: OpenTexts, words: Words): Notation | null {
	const string = texts.string();
	if (string === null) return null;
	return {
		words,
		typed: false,
		space: BLANK,
		free: string,
		counted: () => null,
		matching: (pattern) => {
			const written = texts.matching(pattern, null);
			return written === null ? null : row(text('"'), written, text('"'));
		},
		fits: (json) => texts.exits.after(json) !== null,
	};
}
