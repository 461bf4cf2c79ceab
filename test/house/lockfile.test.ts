import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

interface Locked {
	readonly resolved?: string;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const lock: { packages: Record<string, Locked> } = JSON.parse(
	readFileSync(join(root, "package-lock.json"), "utf8"),
);

/** A registry that lacks a platform's package makes npm leave it out of the lock file; `npm ci` then refuses the file. */
test("the lock file has the packages of every platform", () => {
	const missing: string[] = [];
	for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
		for (const name of Object.keys(optionalDependencies)) {
			const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
			if (!places.some((place) => place in lock.packages)) missing.push(`${name} of ${path}`);
		}
	}
	expect(missing).toEqual([]);
});

test("the lock file names no registry", () => {
	const named = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined);
	expect(Object.keys(lock.packages).length).toBeGreaterThan(50);
	expect(named).toEqual([]);
});

test("direct dependencies have exact versions", () => {
	const { dependencies = {}, devDependencies = {} } = lock.packages[""] ?? {};
	const versions = Object.values({ ...dependencies, ...devDependencies });
	expect(versions.length).toBeGreaterThan(5);
	expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
