/** A key that comes twice in an object is found at any depth, in any spelling, and in the order of the text; no other is. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { repeatedKey } from "../../src/chain/repeated-key.js";

type Tree =
	| { readonly kind: "scalar"; readonly value: string | number | null }
	| { readonly kind: "list"; readonly items: readonly Tree[] }
	| { readonly kind: "object"; readonly members: readonly (readonly [key: string, value: Tree])[] };

const someKey = fc.constantFrom("a", "b", "", '"', "\\", "{", "é");
const someTree = fc.letrec<{ tree: Tree }>((tie) => ({
	tree: fc.oneof(
		{ maxDepth: 4 },
		fc.record({
			kind: fc.constant("scalar" as const),
			value: fc.constantFrom(1, null, "a", "}", '",', "\\"),
		}),
		fc.record({
			kind: fc.constant("list" as const),
			items: fc.array(tie("tree"), { maxLength: 3 }),
		}),
		fc.record({
			kind: fc.constant("object" as const),
			members: fc.array(fc.tuple(someKey, tie("tree")), { maxLength: 3 }),
		}),
	),
})).tree;

/** Every second key in escapes. */
function textOf(tree: Tree, space: string): string {
	switch (tree.kind) {
		case "scalar":
			return JSON.stringify(tree.value);
		case "list":
			return `[${tree.items.map((item) => textOf(item, space)).join(`,${space}`)}]`;
		case "object": {
			const members = tree.members.map(([key, value], at) => {
				const escaped = key.replace(
					/[\s\S]/g,
					(c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
				);
				const name = at % 2 === 0 ? JSON.stringify(key) : `"${escaped}"`;
				return `${name}${space}:${space}${textOf(value, space)}`;
			});
			return `{${space}${members.join(`,${space}`)}}`;
		}
		default:
			return tree satisfies never;
	}
}

function firstRepeated(tree: Tree): string | null {
	if (tree.kind === "scalar") return null;
	const seen = new Set<string>();
	const parts: readonly (readonly [string | null, Tree])[] =
		tree.kind === "list" ? tree.items.map((item) => [null, item]) : tree.members;
	for (const [key, value] of parts) {
		if (key !== null && seen.has(key)) return key;
		if (key !== null) seen.add(key);
		const inside = firstRepeated(value);
		if (inside !== null) return inside;
	}
	return null;
}

test("a text that is no JSON repeats nothing that could be named", () => {
	for (const text of [
		'{"a',
		'{"a": 1, "a',
		'{"a": 1, "a\\',
		'{"\\x": 1, "\\x": 2}',
		"]}",
		'"',
		'1, "a"',
		'"a", "a"',
	])
		expect(repeatedKey(text), text).toBe(null);
	expect(repeatedKey('{"a": 1, "\\u0061": 2}')).toBe("a");
});

test("in any JSON text", () => {
	fc.assert(
		fc.property(someTree, fc.constantFrom("", " ", "\n\t"), (tree, space) => {
			expect(repeatedKey(textOf(tree, space))).toBe(firstRepeated(tree));
		}),
		{ numRuns: 500 },
	);
});
