/** Reads the text of a GBNF grammar and makes random sentences of it: nothing of how it was made is known here. */

type Node =
	| { readonly k: "text"; readonly text: string }
	| {
			readonly k: "set";
			readonly not: boolean;
			readonly ranges: readonly (readonly [number, number])[];
	  }
	| { readonly k: "seq" | "alt"; readonly of: readonly Node[] }
	| { readonly k: "many"; readonly of: Node; readonly min: number; readonly max: number }
	| { readonly k: "rule"; readonly name: string };

/** What is still to come. */
interface Way {
	readonly node: Node;
	readonly next: Way | null;
	key?: string;
}

export class Sentences {
	private readonly rules = new Map<string, Node>();
	private readonly costs = new Map<string, number>();

	constructor(grammar: string) {
		for (const line of grammar.split("\n")) {
			if (line === "") continue;
			const at = line.indexOf(" ::= ");
			this.rules.set(line.slice(0, at), new Reader(line.slice(at + 5)).options());
		}
		// the shortest way out of each rule, so that a sentence can be brought to its end
		for (let changed = true; changed; ) {
			changed = false;
			for (const [name, node] of this.rules) {
				const cost = this.cost(node) + 1;
				if (cost < (this.costs.get(name) ?? Number.POSITIVE_INFINITY)) {
					this.costs.set(name, cost);
					changed = true;
				}
			}
		}
	}

	/** `random`: from 0 up to 1; `alphabet`: what is written where nearly everything may stand. */
	sample(random: () => number, alphabet: string, size = 300): string {
		let text = "";
		let budget = size;
		const stack: Node[] = [{ k: "rule", name: "root" }];
		for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
			budget--;
			switch (node.k) {
				case "text":
					text += node.text;
					break;
				case "set":
					text += pick(node, random, alphabet, text);
					break;
				case "seq":
					stack.push(...[...node.of].reverse());
					break;
				case "alt": {
					const options = [...node.of];
					const cheap = () => options.reduce((a, b) => (this.cost(b) < this.cost(a) ? b : a));
					const one = budget < 0 ? cheap() : options[Math.floor(random() * options.length)];
					if (one !== undefined) stack.push(one);
					break;
				}
				case "many": {
					const room = budget < 0 ? 0 : Math.min(node.max - node.min, 3);
					const count = node.min + Math.floor(random() * (room + 1));
					for (let i = 0; i < count; i++) stack.push(node.of);
					break;
				}
				case "rule": {
					const rule = this.rules.get(node.name);
					if (rule === undefined) throw new Error(`no rule ${node.name}`);
					stack.push(rule);
					break;
				}
			}
		}
		return text;
	}

	/** Whether the text is a sentence. All ways are followed at once, each as the list of what is still to come. */
	matches(text: string): boolean {
		let ways = this.waiting([{ node: { k: "rule", name: "root" }, next: null }]);
		for (const character of text) {
			const code = character.codePointAt(0) ?? 0;
			const after: (Way | null)[] = [];
			for (const way of ways) {
				if (way === null) continue;
				const { node, next } = way;
				if (node.k === "set" && node.ranges.some(([a, b]) => a <= code && code <= b) !== node.not)
					after.push(next);
				if (node.k === "text" && node.text.startsWith(character)) {
					const rest = node.text.slice(character.length);
					after.push(rest === "" ? next : { node: { k: "text", text: rest }, next });
				}
			}
			ways = this.waiting(after);
			if (ways.length === 0) return false;
		}
		return ways.includes(null);
	}

	/** The ways as they wait for a character; null is the end. */
	private waiting(from: readonly (Way | null)[]): (Way | null)[] {
		const found = new Map<string, Way | null>();
		const seen = new Set<string>();
		const todo = [...from];
		for (let way = todo.pop(); way !== undefined; way = todo.pop()) {
			const key = this.keyOf(way);
			if (seen.has(key)) continue;
			seen.add(key);
			if (way === null) {
				found.set(key, null);
				continue;
			}
			const { node, next } = way;
			switch (node.k) {
				case "set":
					found.set(key, way);
					break;
				case "text":
					if (node.text === "") todo.push(next);
					else found.set(key, way);
					break;
				case "seq":
					todo.push(
						node.of.reduceRight<Way | null>((rest, one) => ({ node: one, next: rest }), next),
					);
					break;
				case "alt":
					for (const one of node.of) todo.push({ node: one, next });
					break;
				case "many": {
					const { of, min, max } = node;
					if (min === 0) todo.push(next);
					if (max === 0) break;
					const less: Node = { k: "many", of, min: Math.max(0, min - 1), max: max - 1 };
					todo.push({
						node: of,
						next: { node: max === Number.POSITIVE_INFINITY && min === 0 ? node : less, next },
					});
					break;
				}
				case "rule":
					todo.push({ node: this.rules.get(node.name) ?? { k: "alt", of: [] }, next });
					break;
			}
		}
		return [...found.values()];
	}

	/** Equal ways have equal keys: nodes by number, but for pieces of texts and counts. */
	private keyOf(way: Way | null): string {
		if (way === null) return "";
		const { node } = way;
		let part: string;
		if (node.k === "text") part = `"${node.text}`;
		else if (node.k === "rule") part = node.name;
		else if (node.k === "many") part = `${this.numberOf(node.of)}{${node.min},${node.max}`;
		else part = `#${this.numberOf(node)}`;
		way.key ??= `${part} ${this.keyOf(way.next)}`;
		return way.key;
	}

	private numberOf(node: Node): number {
		const number = this.numbers.get(node) ?? this.numbers.size;
		this.numbers.set(node, number);
		return number;
	}
	private readonly numbers = new Map<Node, number>();

	private cost(node: Node): number {
		switch (node.k) {
			case "text":
			case "set":
				return 1;
			case "seq":
				return node.of.reduce((sum, one) => sum + this.cost(one), 0);
			case "alt":
				return Math.min(...node.of.map((one) => this.cost(one)));
			case "many":
				return node.min * this.cost(node.of);
			case "rule":
				return this.costs.get(node.name) ?? Number.POSITIVE_INFINITY;
		}
	}
}

function pick(
	{ not, ranges }: Extract<Node, { k: "set" }>,
	random: () => number,
	alphabet: string,
	before: string,
): string {
	const holds = (code: number) => ranges.some(([a, b]) => a <= code && code <= b) !== not;
	const wanted = [...alphabet].filter((one) => holds(one.codePointAt(0) ?? 0));
	// what goes on like the text before it: so marks come about that random letters would never spell
	const last = before.slice(-1);
	const next = [...alphabet].filter((_, at) => alphabet[at - 1] === last);
	const likely = next.filter((one) => holds(one.codePointAt(0) ?? 0));
	const from = likely.length > 0 && random() < 0.8 ? likely : wanted;
	const one = from[Math.floor(random() * from.length)];
	if (one !== undefined) return one;
	const range = ranges[Math.floor(random() * ranges.length)] ?? [120, 120];
	return not
		? "x"
		: String.fromCodePoint(range[0] + Math.floor(random() * (range[1] - range[0] + 1)));
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
