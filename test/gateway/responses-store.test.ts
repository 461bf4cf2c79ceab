/** What is kept of responses, compared with a list of all of them: the newest, as many and as much of them as may be kept. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { ResponseStore } from "../../src/gateway/endpoints/responses/store.js";

interface Said {
	readonly id: string;
	readonly items: readonly unknown[];
	readonly output: readonly { readonly id: string; readonly text: string }[];
}

const someLengths = fc.array(fc.array(fc.nat(30), { maxLength: 2 }), { maxLength: 10 });

test("the newest that fit are known, with their items, and no other", () => {
	fc.assert(
		fc.property(
			someLengths,
			fc.integer({ min: 1, max: 4 }),
			fc.integer({ min: 20, max: 200 }),
			(all, responses, characters) => {
				const store = new ResponseStore({ responses, characters });
				const input = [{ text: "asked" }];
				let kept: Said[] = [];
				const size = () => kept.reduce((sum, { items }) => sum + JSON.stringify(items).length, 0);
				const said = all.map((lengths, at): Said => {
					const output = lengths.map((length, k) => ({
						id: `i${at}-${k}`,
						text: "x".repeat(length),
					}));
					return { id: `r${at}`, items: [...input, ...output], output };
				});
				for (const one of said) {
					store.keep(one.id, input, one.output);
					// what is too much alone takes no other's place
					if (JSON.stringify(one.items).length > characters) continue;
					kept.push(one);
					while (kept.length > responses || size() > characters) kept = kept.slice(1);
				}
				for (const one of said) {
					const known = kept.includes(one);
					expect(store.conversation(one.id)).toEqual(known ? one.items : null);
					for (const item of one.output)
						expect(store.item(item.id)).toEqual(known ? item : undefined);
				}
			},
		),
	);
});
