/** A conversation in the roles that a template takes: no role that it does not, no text lost, and all in its order. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { folded } from "../../../src/gateway/prompt/folded.js";
import type { Turn } from "../../../src/gateway/prompt/turns.js";

const ROLES = ["system", "developer", "user", "assistant"] as const;
const someRoles = fc.array(fc.constantFrom(...ROLES), { maxLength: 7 });
const someAbilities = fc.record({
	system: fc.boolean(),
	laterSystem: fc.boolean(),
	developer: fc.boolean(),
});

test("whatever the template takes", () => {
	fc.assert(
		fc.property(someRoles, someAbilities, (roles, abilities) => {
			const turns = roles.map((role, at): Turn => {
				const content = `<${at}>`;
				return role === "assistant"
					? { role, content, reasoning: "", calls: [] }
					: { role, content };
			});
			const out = folded(turns, abilities);
			const text = out.map(({ content }) => content).join(" ");
			const isSystem = (role: string) => role === "system" || role === "developer";
			const { system, laterSystem, developer } = abilities;
			// where there is no system its words wait for the user's next message
			const places = (all: readonly Turn[]) => all.map(({ content }) => text.indexOf(content));
			const ordered = turns.filter(({ role }) => system || !isSystem(role));
			expect(places(ordered)).toEqual(places(ordered).toSorted((one, other) => one - other));
			expect(text.match(/<\d>/g)?.sort() ?? []).toEqual(turns.map(({ content }) => content));
			for (const [at, turn] of turns.entries()) {
				if (system || !isSystem(turn.role)) continue;
				const next = turns.findIndex(({ role }, k) => k > at && role === "user");
				const holder = out.find(({ content }) => content.includes(turn.content));
				if (next >= 0) expect(holder?.content).toContain(turns[next]?.content);
				else expect(holder).toBe(out.at(-1));
			}
			for (const [at, { role, content }] of out.entries()) {
				if (!developer) expect(role).not.toBe("developer");
				if (isSystem(role)) expect(system && (laterSystem || at === 0)).toBe(true);
				// what the assistant said is its own
				const own = turns.filter((turn) => content.includes(turn.content));
				if (role === "assistant") expect(own).toMatchObject([{ role, content }]);
				else expect(own.some((turn) => turn.role === "assistant")).toBe(false);
				// texts that were turns of their own stand apart
				if (own.length > 1) expect(content).toBe(own.map((turn) => turn.content).join("\n\n"));
				else expect(content).toBe(own[0]?.content);
				// a turn of the user holds what the user said last, unless the system has spoken last of all
				if (isSystem(role)) expect(own.every((turn) => isSystem(turn.role))).toBe(true);
			}
			// a template that takes all gets all as it is
			if (system && laterSystem && developer) expect(out).toEqual(turns);
		}),
		{ numRuns: 300 },
	);
});
