/** Whether Node takes the files `*.js` of a folder for ES modules. */
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { isRecord } from "../../runtime/record.js";

/** As the nearest `package.json` says: one that nobody can read, or none at all, says no. */
export async function isModuleFolder(folder: string): Promise<boolean> {
	for (let at = resolve(folder); ; at = dirname(at)) {
		const text = await readFile(join(at, "package.json"), "utf8").catch(() => null);
		if (text !== null) return typeOf(text) === "module";
		if (at === dirname(at)) return false;
	}
}

function typeOf(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
		return isRecord(value) ? value.type : undefined;
	} catch {
		return undefined;
	}
}
