/** The format by a model's type, refined by words of its id. */
import type { Format } from "../runtime/contract.js";
import { formatOfName } from "./by-model.js";
import { looseName, oneSpelling } from "./model-name.js";
import { TYPES, type TypeRow } from "./model-types.js";
import type { FormatRegistry } from "./registry.js";

export interface TypeMatch {
	readonly format: Format;
	/** the end of a sentence that begins with the type */
	readonly why: string;
}

/** The row of the table, then a name or alias. `model`: the id, perhaps empty. */
export function formatOfType(
	registry: FormatRegistry,
	type: string,
	model: string,
): TypeMatch | null {
	if (type.length > LONGEST || model.length > LONGEST) return null;
	const plain = plainType(type);
	const row = ROWS.get(plain);
	const found = row ? ofRow(registry, row, model) : null;
	if (found) return found;
	const named = formatOfName(registry.listFormats(), plain);
	return named ? { format: named, why: "is a name of the format" } : null;
}

/** Nobody's type or id is longer. */
const LONGEST = 512;

/** A registry of one's own may lack the format of a row. */
function ofRow(registry: FormatRegistry, row: TypeRow, model: string): TypeMatch | null {
	const name = oneSpelling(model);
	for (const { words, format } of row.rules ?? []) {
		const word = words.split(" ").find((one) => name.includes(oneSpelling(one)));
		const found = word === undefined ? undefined : registry.getFormat(format);
		if (found) return { format: found, why: `and the word ${word} of the id mean ${format}` };
	}
	const found = registry.getFormat(row.format);
	return found ? { format: found, why: `means ${row.format}` } : null;
}

/** An architecture is the type in capitals, and what the model is for. */
function plainType(type: string): string {
	return looseName(type.trim().replace(/(For(CausalLM|ConditionalGeneration)|LMHeadModel)$/, ""));
}

const ROWS: ReadonlyMap<string, TypeRow> = new Map(
	TYPES.flatMap((row) =>
		row.types.split(" ").map((type): [string, TypeRow] => [plainType(type), row]),
	),
);
