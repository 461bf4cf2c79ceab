import type { FunctionDefinition, JsonSchema } from "../options.js";
import { isRecord } from "../record.js";
import { ask, memberNames, memberSchema, type Step } from "./lookup.js";
import { schemaTypes } from "./schema.js";
import { UNDECLARED, type ValueTypes } from "./types.js";
import { trimWhiteSpace } from "./whitespace.js";

/** Places kept per tool. Keys come from model output, so what is kept must not grow with them. */
const MAX_PLACES = 1_000;

/** A place inside a tool's arguments, and what the schema says about the value there. */
export class Place {
	private readonly known = new Map<Step, Place>();
	private said: ValueTypes | null = null;
	private declared: ReadonlySet<string> | null = null;

	constructor(
		/** the schema of the whole arguments; null: nothing is said here */
		private readonly root: JsonSchema | null,
		private readonly schema: unknown,
		private readonly left: { places: number },
	) {}

	/** What is declared for the value at this place. */
	get types(): ValueTypes {
		const { root } = this;
		if (this.said === null) this.said = root === null ? UNDECLARED : schemaTypes(root, this.schema);
		return this.said;
	}

	/** The members that are declared here by name. */
	get names(): ReadonlySet<string> {
		if (this.declared === null) {
			const names = new Set<string>();
			const { root } = this;
			if (root !== null) memberNames(ask(root), this.schema, names);
			this.declared = names;
		}
		return this.declared;
	}

	/** The place of a member, or of the elements of a list (`null`). */
	child(step: Step): Place {
		const { root } = this;
		if (root === null) return this;
		const hit = this.known.get(step);
		if (hit !== undefined) return hit;
		const trimmed = step === null ? null : trimWhiteSpace(step);
		let found = this.lookUp(root, step);
		if (trimmed !== step && !found.types.declared) found = this.lookUp(root, trimmed);
		if (this.left.places > 0) {
			this.left.places--;
			this.known.set(step, found);
		}
		return found;
	}

	private lookUp(root: JsonSchema, step: Step): Place {
		const question = ask(root);
		const schema = memberSchema(question, this.schema, step);
		if (schema === undefined || question.steps <= 0) return NOWHERE;
		return new Place(root, schema, this.left);
	}
}

/** A place about which nothing is said, and nothing about what is inside it. */
const NOWHERE = new Place(null, undefined, { places: 0 });

const roots = new WeakMap<FunctionDefinition, Place>();

/** The place of a tool's whole arguments. */
export function argumentsPlace(tool: FunctionDefinition | undefined): Place {
	if (tool === undefined) return NOWHERE;
	let place = roots.get(tool);
	if (place === undefined) {
		place = isRecord(tool.parameters)
			? new Place(tool.parameters, tool.parameters, { places: MAX_PLACES })
			: NOWHERE;
		roots.set(tool, place);
	}
	return place;
}
