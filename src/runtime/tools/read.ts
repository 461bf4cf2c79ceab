/** Which shape a tool has, and what it says in it. */

import { misuse, unknownName, wrong } from "../../misuse/check.js";
import type { ArgumentsCheck, FunctionDefinition } from "../options.js";
import { isRecord } from "../record.js";
import { readSchema } from "./schema.js";

/** Where the shapes keep the schema of the arguments: OpenAI, MCP and the AI SDK, Anthropic. */
const SCHEMAS = ["parameters", "inputSchema", "input_schema"];
/** Further members of a tool that takes no arguments. */
const PLAIN = ["name", "description", "type", "function", "strict", "check"];

/**
 * Takes a list of tools, or a record of them by their names:
 *
 * - OpenAI Chat Completions: `{ type: "function", function: { name, description, parameters } }`, also the inner object alone
 * - OpenAI Responses: `{ type: "function", name, description, parameters }`
 * - Model Context Protocol: `{ name, description, inputSchema }`
 * - Anthropic: `{ name, description, input_schema }`, with or without `type: "custom"`
 * - AI SDK: a record `{ NAME: { description, inputSchema } }`, or `parameters` as older versions call it
 *
 * Each schema may be a JSON Schema, the AI SDK's `jsonSchema(…)`, or a Standard Schema (zod, valibot, arktype). A Standard Schema judges
 * the arguments itself, too, after its JSON Schema has; one that cannot be written as JSON Schema does so alone.
 *
 * Throws a TypeError that names the place for anything else, for a name that is empty, and for one that comes twice.
 */
export function readTools(tools: object): readonly FunctionDefinition[] {
	const found = Array.isArray(tools)
		? readList(tools).map((tool, at) => ({ tool, place: `tools[${at}]` }))
		: fromRecord(tools);
	const places = new Map<string, string>();
	for (const { tool, place } of found) {
		const first = places.get(tool.name);
		if (first !== undefined)
			throw misuse(place, `has the name ${JSON.stringify(tool.name)}, as ${first} has`);
		places.set(tool.name, place);
	}
	return found.map(({ tool }) => tool);
}

interface Found {
	readonly tool: FunctionDefinition;
	readonly place: string;
}
type Members = Readonly<Record<string, unknown>>;

/** A list of tools in the same shapes, for those who take no record. Names may repeat. */
export function readList(tools: unknown): readonly FunctionDefinition[] {
	if (!Array.isArray(tools))
		throw wrong(
			"tools",
			"a list",
			tools,
			"; readTools of toolgrammar/tools makes a list of a record",
		);
	return tools.map((tool: unknown, at) => {
		const place = `tools[${at}]`;
		if (!isRecord(tool)) throw wrong(place, "an object", tool);
		return readListed(tool, place);
	});
}

function fromRecord(tools: unknown): readonly Found[] {
	if (!isRecord(tools)) throw misuse("tools", "must be a list of tools or a record of them");
	if (typeof tools.name === "string" || typeof tools.type === "string")
		throw misuse("tools", "is one tool: put it into a list");
	return Object.entries(tools).map(([name, tool]) => {
		const place = `tools[${JSON.stringify(name)}]`;
		if (!isRecord(tool)) throw misuse(place, "must be an object");
		const type = tool.type ?? "function";
		if (type !== "function" && type !== "dynamic") throw misuse(place, wrongType(type));
		if (schemasOf(tool).length === 0) throw misuse(place, "has neither inputSchema nor parameters");
		return { tool: define(name, tool, place), place };
	});
}

function readListed(tool: Members, place: string): FunctionDefinition {
	const type = tool.type ?? "function";
	if (type !== "function" && !(type === "custom" && "input_schema" in tool))
		throw misuse(place, wrongType(type));
	const inner = tool.function ?? undefined;
	if (inner === undefined) return define(tool.name, tool, place);
	if (!isRecord(inner)) throw wrong(`${place}.function`, "an object", inner);
	const [beside] = schemasOf(tool);
	if (beside !== undefined) throw misuse(place, `has ${beside} beside function, not inside of it`);
	return define(inner.name, inner, `${place}.function`);
}

function wrongType(type: unknown): string {
	return `has the type ${JSON.stringify(type)}: only functions with JSON arguments are read`;
}

function define(name: unknown, tool: Members, place: string): FunctionDefinition {
	if (name === undefined) throw misuse(place, "has no name: it is in none of the known shapes");
	if (typeof name !== "string") throw misuse(`${place}.name`, "must be a string");
	if (name === "") throw misuse(place, "has an empty name");
	const description = tool.description ?? undefined;
	if (description !== undefined && typeof description !== "string")
		throw misuse(`${place}.description`, "must be a string");
	const [keyword, second] = schemasOf(tool);
	if (second !== undefined) throw misuse(place, `has both ${keyword} and ${second}`);
	const read =
		keyword === undefined ? none(tool, place) : readSchema(tool[keyword], `${place}.${keyword}`);
	const check = both(read.check, ownCheck(tool.check, `${place}.check`));
	return {
		name,
		...(description === undefined ? {} : { description }),
		...read,
		...(check === undefined ? {} : { check }),
	};
}

/** A tool without a schema takes everything: it may have no member that could be one. */
function none(tool: Members, place: string): { readonly check?: ArgumentsCheck } {
	for (const [name, value] of Object.entries(tool)) {
		const could = typeof value === "function" || isRecord(value);
		if (could && !PLAIN.includes(name))
			throw unknownName(TypeError, `member of ${place}, which has no schema`, name, [
				...SCHEMAS,
				...PLAIN,
			]);
	}
	return {};
}

function ownCheck(check: unknown, place: string): ArgumentsCheck | undefined {
	if (check === undefined || check === null) return undefined;
	if (typeof check !== "function") throw wrong(place, "a function", check);
	return check as ArgumentsCheck;
}

function both(one?: ArgumentsCheck, other?: ArgumentsCheck): ArgumentsCheck | undefined {
	if (one === undefined || other === undefined) return one ?? other;
	return (args) => [...one(args), ...other(args)];
}

function schemasOf(tool: Members): readonly string[] {
	return SCHEMAS.filter((keyword) => tool[keyword] !== undefined && tool[keyword] !== null);
}
