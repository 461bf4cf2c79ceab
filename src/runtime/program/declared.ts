/** What the tools of a request say of the arguments of their calls, apart from the types of values. */

import type { FunctionDefinition } from "../options.js";
import { isRecord } from "../record.js";
import { type Declared, SYNONYMS } from "../scan/call/unread.js";
import { keyText, type Wrapper } from "../scan/call/wrapped.js";
import type { DecoratedNames } from "./decorated.js";

const NAME = "name";

/** The names of the parameters that a tool declares; null: it is not declared, or says nothing of them. */
export function parametersOf(tool: FunctionDefinition | undefined): ReadonlySet<string> | null {
	const schema: unknown = tool?.parameters;
	if (!isRecord(schema)) return null;
	return isRecord(schema.properties) ? new Set(Object.keys(schema.properties)) : null;
}

/** Keywords of a schema that may declare further parameters. */
const MORE = [
	"$ref",
	"$dynamicRef",
	"allOf",
	"anyOf",
	"dependentSchemas",
	"if",
	"oneOf",
	"patternProperties",
];

/** `decorated`: names with something around them, where they may be read. */
export function declaredBy(
	tools: ReadonlyMap<string, FunctionDefinition>,
	decorated: DecoratedNames | null,
): Declared {
	const wrappers = new Map<string | null, Wrapper | null>();
	const closed = new Map<FunctionDefinition | undefined, ReadonlySet<string> | null>();
	for (const tool of tools.values()) closed.set(tool, closedParameters(tool));
	const make = (name: string | null): Wrapper | null => {
		const asked = name === null ? [...tools.values()] : [tools.get(name)];
		const lists = asked.map((tool) => closed.get(tool) ?? null);
		if (lists.length === 0 || lists.includes(null)) return null;
		const isDeclared = (key: string): boolean => lists.some((list) => list?.has(key) === true);
		const keys = [...SYNONYMS].filter((key) => !isDeclared(key)).map(keyText);
		return { keys, named: !isDeclared(NAME), name };
	};
	return {
		parameters: (name) => parametersOf(tools.get(name)),
		wrapper: (name) => {
			const known = wrappers.get(name);
			if (known !== undefined) return known;
			const made = make(name);
			// names are the model's: only those of tools are kept
			if (name === null || tools.has(name)) wrappers.set(name, made);
			return made;
		},
		declares: (name) => tools.has(name),
		toolIn: (text) => decorated?.toolIn(text) ?? null,
		takes: (name, key) => closed.get(tools.get(name))?.has(key) ?? true,
	};
}

/** The parameters of a tool that declares some, and says nothing of others. */
export function closedParameters(tool: FunctionDefinition | undefined): ReadonlySet<string> | null {
	const schema: unknown = tool?.parameters;
	if (!isRecord(schema) || MORE.some((keyword) => keyword in schema)) return null;
	const { additionalProperties: others } = schema;
	if (others === true || isRecord(others)) return null;
	const parameters = parametersOf(tool);
	return parameters === null || parameters.size === 0 ? null : parameters;
}
