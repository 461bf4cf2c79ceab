/** Values in each notation of a wire, by tool: rules of one place are used again in another. */
import type { Words } from "../../render/writing.js";
import { many, text } from "../grammar/expr.js";
import type { OpenTexts } from "../texts/open-text.js";
import { type Notation, scannerNotation } from "../values/notation.js";
import { Values } from "../values/values.js";
import { rootOf, type State } from "./state.js";
import type { Source } from "./walk.js";

const WORDS = { true: "true", false: "false", null: "null" } as const;

export class Notations {
	private readonly known = new Map<string, Values>();
	private readonly scanned: Readonly<Record<"json" | "py", Notation>>;
	private found: { readonly notation: Notation | null } | null = null;

	constructor(private readonly source: Source) {
		this.scanned = {
			json: scannerNotation(WORDS, false),
			py: scannerNotation(source.writing.words.py, true),
		};
	}

	/** JSON that stands in an open text; null: none is safe there. */
	get open(): Notation | null {
		this.found ??= { notation: openNotation(this.source.values, WORDS) };
		return this.found.notation;
	}

	notation(kind: "json" | "py"): Notation {
		return this.scanned[kind];
	}

	of(kind: "json" | "py", s: State): Values {
		return this.inNotation(kind, this.notation(kind), s);
	}

	inNotation(kind: string, notation: Notation, s: State): Values {
		const key = `${kind} ${s.tool?.name ?? ""}`;
		let values = this.known.get(key);
		if (values === undefined) {
			values = new Values(notation, rootOf(s), this.source.report);
			this.known.set(key, values);
		}
		return values;
	}
}

function openNotation(texts: OpenTexts, words: Words): Notation | null {
	const string = texts.string();
	if (string === null) return null;
	return {
		words,
		space: many(text(" "), 0, 1),
		counts: false,
		fits: (json) => texts.exits.after(json) !== null,
		string: () => string,
	};
}
