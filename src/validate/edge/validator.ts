import { dereference, type Schema, validate } from "@cfworker/json-schema";
import type { Dialect } from "../dialect.js";
import { type Judge, validatorsOf } from "../judge.js";
import { bend } from "./bend.js";
import { readableErrors } from "./errors.js";
import { measure } from "./measure.js";
import { schemaMistake } from "./shape.js";

/** Beyond so many values only the first error is looked for: the library hands its errors over as arguments of a function. */
const MANY_VALUES = 10_000;

/**
 * A validator that makes no code, on `@cfworker/json-schema`: for browsers and workers that forbid it. Slower than the one on
 * ajv; docs/TRUST.md lists where the two differ. Never throws, never changes a schema, never fetches one.
 */
export const createValidator = validatorsOf({ mistake: schemaMistake, prepare });

function prepare(schema: object, dialect: Dialect): Judge {
	const bent = bend(schema, dialect);
	const root: Schema = bent.schema;
	const known = dereference(root);
	for (const one of Object.values(known)) {
		if (typeof one === "boolean" || one.$ref === undefined) continue;
		if (known[one.__absolute_ref__ ?? one.$ref] === undefined)
			throw new Error(`can't resolve reference ${one.$ref}`);
	}
	return (value, all) => {
		const size = measure(value);
		if (size.infinite) return [{ path: "", message: "a number is beyond the range of a double" }];
		const first = !all || size.values > MANY_VALUES;
		// in draft 07, too, what stands beside a reference counts, as it does for ajv
		const draft = dialect === "2020-12" ? "2020-12" : "2019-09";
		const { errors } = bent.during(size, () => validate(value, root, draft, known, first));
		return readableErrors(errors);
	};
}
