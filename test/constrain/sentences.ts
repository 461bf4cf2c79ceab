/** Random sentences of a GBNF grammar, and whether a text is one. */
import { Costs, type Grammar, holds, type Node, readGrammar } from "./gbnf-text.js";

/** What is still to come. */
interface Way {
	readonly node: Node;
	readonly next: Way | null;
	key?: string;
}

const ROOT: Node = { k: "rule", name: "root" };

export class Sentences {
	private readonly rules: Grammar;
	private readonly costs: Costs;

	constructor(grammar: string) {
		this.rules = readGrammar(grammar);
		this.costs = new Costs(this.rules);
	}

	/** Each rule has a sentence: a schema that no finite value fits has none. */
	get end(): boolean {
		return [...this.rules.values()].every((rule) => this.costs.of(rule) < Number.POSITIVE_INFINITY);
	}

	/** `random`: from 0 up to 1; `alphabet`: what is written where nearly everything may stand. */
	sample(random: () => number, alphabet: string, size = 300): string {
		return this.written([ROOT], random, alphabet, size);
	}

	/** A short text with which a begun one becomes a sentence; null: none does. */
	completion(begun: string): string | null {
		const ways = this.after(begun).map((way) => {
			const nodes: Node[] = [];
			for (let at = way; at !== null; at = at.next) nodes.push(at.node);
			return { nodes, cost: nodes.reduce((sum, node) => sum + this.costs.of(node), 0) };
		});
		const [first, ...others] = ways;
		if (first === undefined) return null;
		const best = others.reduce((one, other) => (other.cost < one.cost ? other : one), first);
		return this.written(best.nodes.reverse(), () => 0, "x", 0);
	}

	/** `stack`: what is to be written, the first of it last. */
	private written(stack: Node[], random: () => number, alphabet: string, size: number): string {
		let text = "";
		let budget = size;
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
					const options = node.of;
					const one =
						budget < 0
							? this.costs.cheapest(options)
							: options[Math.floor(random() * options.length)];
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

	matches(text: string): boolean {
		return this.after(text).includes(null);
	}

	/** All ways are followed at once, each as the list of what is still to come. */
	private after(text: string): readonly (Way | null)[] {
		let ways = this.waiting([{ node: ROOT, next: null }]);
		for (const character of text) {
			if (ways.length === 0) break;
			const after: (Way | null)[] = [];
			for (const way of ways) {
				if (way === null) continue;
				const { node, next } = way;
				if (node.k === "set" && holds(node, character)) after.push(next);
				if (node.k === "text" && node.text.startsWith(character)) {
					const rest = node.text.slice(character.length);
					after.push(rest === "" ? next : { node: { k: "text", text: rest }, next });
				}
			}
			ways = this.waiting(after);
		}
		return ways;
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
}

function pick(
	set: Extract<Node, { k: "set" }>,
	random: () => number,
	alphabet: string,
	before: string,
): string {
	const wanted = [...alphabet].filter((one) => holds(set, one));
	// what goes on like the text before it: so marks come about that random letters would never spell
	const last = before.slice(-1);
	const next = [...alphabet].filter((_, at) => alphabet[at - 1] === last);
	const likely = next.filter((one) => holds(set, one));
	const from = likely.length > 0 && random() < 0.8 ? likely : wanted;
	const one = from[Math.floor(random() * from.length)];
	if (one !== undefined) return one;
	const range = set.ranges[Math.floor(random() * set.ranges.length)] ?? [120, 120];
	return set.not
		? "x"
		: String.fromCodePoint(range[0] + Math.floor(random() * (range[1] - range[0] + 1)));
}
