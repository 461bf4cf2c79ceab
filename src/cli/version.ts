import { readFileSync } from "node:fs";

/** The package's own version; the file stands two folders up in the sources and in the build. */
export function packageVersion(): string {
	const file = new URL("../../package.json", import.meta.url);
	return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
