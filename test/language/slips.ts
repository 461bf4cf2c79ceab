import { describe, expect, test } from "vitest";
import { errors, HEAD, place } from "./support.js";

export interface Slip {
	/** stands behind the line of the format, so its first line is line 2 */
	readonly text: string;
	readonly at: string;
	readonly message: string;
	readonly hint: string;
}

/** Tests: each slip gives exactly one error. */
export function check(name: string, table: readonly Slip[], head = HEAD): void {
	describe(name, () => {
		for (const { text, at, message, hint } of table) {
			test(JSON.stringify(text), () => {
				const found = errors(head + text);
				expect(found.map((one) => [place(one.at), one.message])).toEqual([[at, message]]);
				expect(found[0]).toMatchObject({
					code: "syntax",
					severity: "error",
					file: "x.toolgrammar",
				});
				expect(found[0]?.hint).toBe(hint);
			});
		}
	});
}
