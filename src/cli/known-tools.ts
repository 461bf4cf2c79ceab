/**
 * Lines of one job declare the same tools again and again, all of a list or one by one. The validator knows a schema by its
 * identity, and the parser a list by its own: giving them those of a line before, where they are equal, saves making them ready.
 */
import type { ToolDefinition } from "../runtime/options.js";

type Tools = readonly ToolDefinition[];

/** How many are remembered, the last used of them: memory stays constant. */
const LISTS = 32;
const TOOLS = 256;
/** JSON characters of all that are remembered of one kind; a longer one is remembered alone */
const CHARACTERS = 1 << 20;

/** Gives for tools the same object as for equal ones before. */
export function knownTools(): (tools: Tools | undefined) => Tools | undefined {
	const lists = new Recent<Tools>(LISTS);
	const single = new Recent<ToolDefinition>(TOOLS);
	return (tools) => tools && lists.like(tools, () => tools.map((tool) => single.like(tool)));
}

/** Values by their JSON text, the last used one at the end. */
class Recent<T> {
	private readonly known = new Map<string, T>();
	private characters = 0;

	constructor(private readonly most: number) {}

	like(given: T, make: () => T = () => given): T {
		const text = JSON.stringify(given);
		const found = this.known.get(text);
		const value = found ?? make();
		if (found === undefined) this.characters += text.length;
		else this.known.delete(text);
		this.known.set(text, value);
		for (const [oldest] of this.known) {
			if (oldest === text) break;
			if (this.known.size <= this.most && this.characters <= CHARACTERS) break;
			this.known.delete(oldest);
			this.characters -= oldest.length;
		}
		return value;
	}
}
