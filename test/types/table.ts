/**
 * Mistakes of programs, each refused twice. A row stands below `@ts-expect-error`, so that `npm run types` fails where the types
 * take it; and it is run, and must throw a sentence that fits.
 */
import { expect, test } from "vitest";

export type Row = readonly [run: () => unknown, says: RegExp];

const titled = (rows: readonly Row[]) =>
	rows.map(([run, says]) => [written(run), run, says] as const);

/** As it stands in the file: without the names that a translation has put before what is imported. */
const written = (run: () => unknown) =>
	String(run)
		.replace(/\(0,\s*\w+\.(\w+)\)|\b__vite_\w+\.(\w+)/g, "$1$2")
		.replace(/\s+/g, " ");

export function refused(rows: readonly Row[]): void {
	test.each(titled(rows))("%s", async (_, run, says) => {
		const thrown = await Promise.resolve()
			.then(run)
			.then(
				() => null,
				(error: unknown) => error,
			);
		expect(thrown, "it is taken").not.toBeNull();
		expect([TypeError, RangeError].some((type) => thrown instanceof type)).toBe(true);
		expect(String(thrown)).toMatch(says);
		// a name, a list or a place that is missing leaves a gap
		expect(String(thrown)).not.toMatch(
			/ {2}|\s$|^\w+: (?:must|is|are)\b|\b(?:of|in|are) ?[:;,.]|""/,
		);
	});
}
