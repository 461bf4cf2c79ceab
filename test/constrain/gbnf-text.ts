/** Reads the text of a GBNF grammar: nothing of how it was made is known here. */

export type Node =
	| { readonly k: "text"; readonly text: string }
	| {
			readonly k: "set";
			readonly not: boolean;
			readonly ranges: readonly (readonly [number, number])[];
	  }
	| { readonly k: "seq" | "alt"; readonly of: readonly Node[] }
	| { readonly k: "many"; readonly of: Node; readonly min: number; readonly max: number }
	| { readonly k: "rule"; readonly name: string };

/** The rules by their names. */
export type Grammar = ReadonlyMap<string, Node>;

export function readGrammar(text: string): Grammar {
	const rules = new Map<string, Node>();
	for (const line of text.split("\n")) {
		if (line === "") continue;
		const at = line.indexOf(" ::= ");
		rules.set(line.slice(0, at), new Reader(line.slice(at + 5)).options());
	}
	return rules;
}

export function holds({ not, ranges }: Extract<Node, { k: "set" }>, sign: string): boolean {
	const code = sign.codePointAt(0) ?? 0;
	return ranges.some(([a, b]) => a <= code && code <= b) !== not;
}

/** How long the shortest sentence of a node is, in steps; so a sentence can be brought to its end. */
export class Costs {
	private readonly rules = new Map<string, number>();

	constructor(grammar: Grammar) {
		for (let changed = true; changed; ) {
			changed = false;
			for (const [name, node] of grammar) {
				const cost = this.of(node) + 1;
				if (cost < (this.rules.get(name) ?? Number.POSITIVE_INFINITY)) {
					this.rules.set(name, cost);
					changed = true;
				}
			}
		}
	}

	of(node: Node): number {
		switch (node.k) {
			case "text":
			case "set":
				return 1;
			case "seq":
				return node.of.reduce((sum, one) => sum + this.of(one), 0);
			case "alt":
				return Math.min(...node.of.map((one) => this.of(one)));
			case "many":
				return node.min === 0 ? 0 : node.min * this.of(node.of);
			case "rule":
				return this.rules.get(node.name) ?? Number.POSITIVE_INFINITY;
			default:
				return node satisfies never;
		}
	}

	cheapest(options: readonly Node[]): Node | undefined {
		return options.reduce<Node | undefined>(
			(best, one) => (best === undefined || this.of(one) < this.of(best) ? one : best),
			undefined,
		);
	}
}

class Reader {
	private at = 0;

	constructor(private readonly source: string) {}

	options(): Node {
		const of = [this.sequence()];
		while (this.source.startsWith(" | ", this.at)) {
			this.at += 3;
			of.push(this.sequence());
		}
		return { k: "alt", of };
	}

	private sequence(): Node {
		const of: Node[] = [];
		while (this.at < this.source.length) {
			const char = this.source[this.at];
			if (char === ")" || this.source.startsWith(" | ", this.at)) break;
			if (char === " ") this.at++;
			else of.push(this.repeated(this.item()));
		}
		return { k: "seq", of };
	}

	private item(): Node {
		const char = this.source[this.at];
		if (char === '"') {
			this.at++;
			let text = "";
			while (this.source[this.at] !== '"') text += String.fromCodePoint(this.character());
			this.at++;
			return { k: "text", text };
		}
		if (char === "[") {
			this.at++;
			const not = this.source[this.at] === "^";
			if (not) this.at++;
			const ranges: [number, number][] = [];
			while (this.source[this.at] !== "]") {
				const from = this.character();
				if (this.source[this.at] !== "-") ranges.push([from, from]);
				else {
					this.at++;
					ranges.push([from, this.character()]);
				}
			}
			this.at++;
			return { k: "set", not, ranges };
		}
		if (char === "(") {
			this.at++;
			const inner = this.options();
			if (this.source[this.at++] !== ")") throw new Error(`no close in ${this.source}`);
			return inner;
		}
		const name = /^[a-z0-9-]+/.exec(this.source.slice(this.at))?.[0];
		if (name === undefined)
			throw new Error(`not read: ${this.source.slice(this.at, this.at + 40)}`);
		this.at += name.length;
		return { k: "rule", name };
	}

	private repeated(of: Node): Node {
		const rest = this.source.slice(this.at, this.at + 16);
		const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(rest);
		if (found === null) return of;
		this.at += found[0].length;
		const least = Number(found[1] ?? (found[0] === "+" ? 1 : 0));
		const open = Number.POSITIVE_INFINITY;
		const most =
			found[1] === undefined
				? found[0] === "?"
					? 1
					: open
				: found[2] === ""
					? least
					: found[3] === ""
						? open
						: Number(found[3]);
		return { k: "many", of, min: least, max: most };
	}

	private character(): number {
		if (this.source[this.at] !== "\\") {
			const code = this.source.codePointAt(this.at) ?? 0;
			this.at += code > 0xffff ? 2 : 1;
			return code;
		}
		const kind = this.source[this.at + 1] ?? "";
		const digits = { x: 2, u: 4, U: 8 }[kind];
		this.at += 2 + (digits ?? 0);
		if (digits !== undefined)
			return Number.parseInt(this.source.slice(this.at - digits, this.at), 16);
		return ({ n: "\n", t: "\t" }[kind] ?? kind).charCodeAt(0);
	}
}
