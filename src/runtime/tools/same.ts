/**
 * Tools that say the same are one object, whichever request brings them. A server reads its tools anew from each request, and types,
 * validators and all that is known of texts are made once for each object: else they would be made for each request.
 */
import type { FunctionDefinition, ToolDefinition } from "../options.js";
import { KeptTools } from "./kept.js";
import { readList } from "./read.js";

/** The tools of a request. */
export interface Tools {
	/** the first of two with one name */
	readonly byName: ReadonlyMap<string, FunctionDefinition>;
	readonly names: ReadonlySet<string>;
}

interface KeptList extends Tools {
	readonly list: readonly FunctionDefinition[];
}

/** Lists that are kept: those used last. */
const MOST_LISTS = 8;

const NO_TOOLS: Tools = { byName: new Map(), names: new Set() };
const byArray = new WeakMap<readonly ToolDefinition[], Tools>();
const kept = new KeptTools();
const lists: KeptList[] = [];

/** Made once for equal lists. An array that has been read is not looked at again. */
export function toolsOf(tools: readonly ToolDefinition[] | undefined): Tools {
	if (tools === undefined || (Array.isArray(tools) && tools.length === 0)) return NO_TOOLS;
	let made = byArray.get(tools);
	if (made === undefined) {
		made = listOf(readList(tools));
		byArray.set(tools, made);
	}
	return made;
}

export function toolMap(
	tools: readonly ToolDefinition[] | undefined,
): ReadonlyMap<string, FunctionDefinition> {
	return toolsOf(tools).byName;
}

function listOf(read: readonly FunctionDefinition[]): Tools {
	let all = true;
	const list = read.map((tool) => {
		const one = kept.one(tool);
		if (one === null) all = false;
		return one ?? tool;
	});
	return all ? keptList(list) : named(list);
}

function keptList(list: readonly FunctionDefinition[]): Tools {
	const at = lists.findIndex(
		(one) => one.list.length === list.length && one.list.every((tool, k) => tool === list[k]),
	);
	const [known] = at < 0 ? [] : lists.splice(at, 1);
	const made = known ?? { list, ...named(list) };
	lists.unshift(made);
	lists.splice(MOST_LISTS);
	return made;
}

function named(list: readonly FunctionDefinition[]): Tools {
	const byName = new Map<string, FunctionDefinition>();
	for (const tool of list) if (!byName.has(tool.name)) byName.set(tool.name, tool);
	return { byName, names: new Set(byName.keys()) };
}
