/** The format of a model, from its chat template alone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { selectFormat } from "../../src/select/index.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import { TRUTH } from "./truth.js";

const folder = sharedPath("templates");
const told = Object.entries(TRUTH).flatMap(([format, names]) =>
	names.map((name) => ({ name, format })),
);

if (folder === null) {
	const reason = announceSkip("the choice of a format by template", "templates");
	test("truth", (context) => context.skip(reason));
} else {
	const chosen = (name: string): string => {
		const chatTemplate = readFileSync(join(folder, `${name}.jinja`), "utf8");
		return selectFormat({ chatTemplate }, { getFormat, listFormats }).format.name;
	};

	test("the table has every template", () => {
		const files = readdirSync(folder).filter((file) => file.endsWith(".jinja"));
		const names = files.map((file) => file.slice(0, -".jinja".length)).sort();
		expect(told.map(({ name }) => name).sort()).toEqual(names);
	});

	describe("by the template alone", () => {
		for (const { name, format } of told)
			test(`${name}: ${format}`, () => {
				expect(chosen(name)).toBe(format);
			});
	});
}
