/** From the tree of a grammar to the data of the contract: the passes behind the checks, in order. */
import type { Grammar } from "../language/syntax.js";
import type { Format } from "../runtime/contract.js";
import { derive } from "./derive/derive.js";
import { formatOf } from "./lower/format.js";
import { lower } from "./lower/lower.js";
import { normalize } from "./normal/normalize.js";

/** The grammar must have passed the checks. */
export function compile(grammar: Grammar): Format {
	return formatOf(grammar, lower(normalize(derive(grammar))));
}
