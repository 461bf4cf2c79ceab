/**
 * The checks look at one graph, made of the syntax with its places, and the runtime reads another one, in normal form. Whatever
 * order of tokens the first one has the second one has, too: so what a check has looked at is what runs. Conditions and what a
 * step does besides reading are passed over; a rule in itself is followed once.
 */
import { describe, expect, test } from "vitest";
import { createContext } from "../../src/compiler/analyse/context.js";
import { type Graph, nodeAt } from "../../src/compiler/analyse/graph.js";
import { lower } from "../../src/compiler/lower/lower.js";
import type { Lowered } from "../../src/compiler/lower/lowered.js";
import { normalize } from "../../src/compiler/normal/normalize.js";
import { walk } from "../../src/compiler/walks/reach.js";
import type { Grammar } from "../../src/language/syntax.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { allSmall } from "../reference/small.js";
import { grammarOf } from "../support/grammars.js";

/** A step that reads: a character of a literal, or what the grammar does not spell. */
interface Move<Place> {
	readonly token: string;
	readonly to: Place;
}

/** A place in one of the two graphs; `offset`: in the literal that stands there. */
interface Place {
	readonly id: number;
	readonly offset: number;
}

interface Reader {
	/** where a place leads to without reading; empty: it reads, or is an end */
	silent(id: number): readonly number[];
	moves(place: Place): readonly Move<Place>[];
}

function spelt(text: string, { id, offset }: Place, to: number): Move<Place> {
	const last = offset + 1 === text.length;
	return {
		token: `'${text[offset]}`,
		to: last ? { id: to, offset: 0 } : { id, offset: offset + 1 },
	};
}

/** The graph that the checks look at. */
function checked(graph: Graph): Reader {
	return {
		silent(id) {
			const node = nodeAt(graph, id);
			if (node.k === "fork") return node.branches.map(({ to }) => to);
			if (node.k === "deed" || node.k === "assert" || node.k === "look") return [node.to];
			return [];
		},
		moves(place) {
			const node = nodeAt(graph, place.id);
			const behind = (token: string): readonly Move<Place>[] =>
				"to" in node ? [{ token, to: { id: node.to, offset: 0 } }] : [];
			switch (node.k) {
				case "literal":
					return [spelt(node.text, place, node.to)];
				case "space":
				case "eol":
					return behind(node.k);
				case "run":
					return behind(node.expr?.type === "backref" ? "same" : node.kind);
				case "open":
					return behind(`text ${node.field}`);
				case "scan":
					return behind("value");
				default:
					return [];
			}
		},
	};
}

/** The nodes that run. */
function run({ graph }: Lowered): Reader {
	const backs = graph.nodes.flatMap((node) => (node.k === "call" ? [node.back] : []));
	return {
		silent(id) {
			const node = graph.node(id);
			switch (node.k) {
				case "fork":
					return node.to;
				case "op":
				case "assert":
				case "look":
					return [node.to];
				case "call":
					return [node.body];
				case "return":
					return backs;
				// between two items there may be content, or none
				case "text":
					return node.field === "content" ? [node.exits] : [];
				default:
					return [];
			}
		},
		moves(place) {
			const node = graph.node(place.id);
			const behind = (token: string): readonly Move<Place>[] =>
				"to" in node && typeof node.to === "number"
					? [{ token, to: { id: node.to, offset: 0 } }]
					: [];
			switch (node.k) {
				case "literal":
					return [spelt(graph.literals[node.literal] ?? "", place, node.to)];
				case "space":
				case "eol":
				case "same":
					return behind(node.k);
				case "atom":
					return behind(node.kind);
				case "slot":
					return behind(node.slot);
				case "value":
				case "pattern":
					return behind("value");
				case "text": {
					const token = `text ${node.field}`;
					const out = { token, to: { id: node.exits, offset: 0 } };
					return node.field === "content" ? [out, { token, to: place }] : [out];
				}
				default:
					return [];
			}
		},
	};
}

function closed(reader: Reader, places: readonly Place[]): readonly Place[] {
	const inside = places.filter(({ offset }) => offset > 0);
	const ids = places.flatMap(({ id, offset }) => (offset > 0 ? [] : [id]));
	return [...inside, ...[...walk(ids, (id) => reader.silent(id))].map((id) => ({ id, offset: 0 }))];
}

function after(reader: Reader, places: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
	const found = new Map<string, Map<string, Place>>();
	for (const place of closed(reader, places)) {
		for (const { token, to } of reader.moves(place)) {
			const list = found.get(token) ?? new Map<string, Place>();
			list.set(`${to.id} ${to.offset}`, to);
			found.set(token, list);
		}
	}
	return new Map([...found].map(([token, list]) => [token, [...list.values()]]));
}

const MOST = 20_000;

/** An order of tokens that the first one has and the second has not; null: there is none. */
function missing(
	one: Reader,
	from: number,
	other: Reader,
	begins: number,
): readonly string[] | null {
	const keyOf = (places: readonly Place[]): string =>
		places
			.map(({ id, offset }) => `${id}:${offset}`)
			.sort()
			.join();
	const seen = new Set<string>();
	const todo = [
		{
			left: [{ id: from, offset: 0 }] as readonly Place[],
			right: [{ id: begins, offset: 0 }] as readonly Place[],
			way: [] as readonly string[],
		},
	];
	for (const { left, right, way } of todo) {
		const key = `${keyOf(left)} ${keyOf(right)}`;
		if (seen.has(key)) continue;
		seen.add(key);
		if (seen.size > MOST) break;
		const there = after(other, right);
		for (const [token, next] of after(one, left)) {
			const reached = there.get(token);
			if (reached === undefined) return [...way, token];
			todo.push({ left: next, right: reached, way: [...way, token] });
		}
	}
	return null;
}

const GRAMMARS: readonly (readonly [string, Grammar])[] = [
	...registrySubjects().map(({ format }) => [format.name, grammarOf(format.name)] as const),
	...allSmall().map(({ grammar }) => [`small: ${grammar.name}`, grammar] as const),
];

describe("what runs reads all that was checked", () => {
	test.each(GRAMMARS)("%s", (_name, grammar) => {
		const { graph } = createContext(grammar);
		const lowered = lower(normalize(grammar));
		const way = missing(checked(graph), graph.message, run(lowered), lowered.start);
		expect(way?.join(" ") ?? null).toBe(null);
	});
});
