/**
 * Functions in name spaces, as Codex groups them: a model knows flat names. A function keeps its name where no other one has it;
 * else the name of its space stands before it.
 */
import { type Fields, given, mustBe } from "../reader.js";

/** A function as the request has it. `space`: null: in none; `param`: where it stands */
export interface SaidTool {
	readonly tool: Fields;
	readonly space: string | null;
	readonly param: string;
}

/** A function's name as the protocol says it. */
export interface SaidName {
	readonly name: string;
	readonly namespace?: string;
}

const BETWEEN = "__";

export class NameSpaces {
	/** of each name, in how many places it stands */
	private readonly places = new Map<string, number>();
	private readonly byFlat = new Map<string, SaidName>();

	constructor(tools: readonly SaidTool[]) {
		for (const { tool } of tools) {
			const name = String(tool.name);
			this.places.set(name, (this.places.get(name) ?? 0) + 1);
		}
		for (const { tool, space } of tools) {
			const name = String(tool.name);
			if (space !== null) this.byFlat.set(this.flat(name, space), { name, namespace: space });
		}
	}

	/** The name that the model knows. */
	flat(name: string, space: string | null): string {
		if (space === null || this.places.get(name) === 1) return name;
		return space.endsWith(BETWEEN) ? space + name : space + BETWEEN + name;
	}

	/** The same of an object of the request that has a `name`, and perhaps a `namespace`. */
	flatOf({ name, namespace }: Fields, param: string): string {
		const space = given(namespace) ? mustBe.text(namespace, `${param}.namespace`) : null;
		return this.flat(mustBe.name(name, `${param}.name`), space);
	}

	/** The name as the protocol says it. */
	said(flat: string): SaidName {
		return this.byFlat.get(flat) ?? { name: flat };
	}
}

/** For requests without tools. */
export const NO_SPACES = new NameSpaces([]);
