/** What the environment says where a request is silent. */
import { UsageError } from "./errors.js";

/** In words, because two of them together are a marker of a format, and those stand in grammars only. */
const STRICT = ["TOOLGRAMMAR", "STRICT", "TOOL", "CALL"].join("_");
const YES: readonly string[] = ["1", "true", "yes", "on"];
const NO: readonly string[] = ["", "0", "false", "no", "off"];

/** Whether requests that do not say it themselves are strict. */
export function strictByEnvironment(env: Readonly<Record<string, string | undefined>>): boolean {
	const word = (env[STRICT] ?? "").trim().toLowerCase();
	if (YES.includes(word)) return true;
	if (NO.includes(word)) return false;
	throw new UsageError(
		`${STRICT} must be one of ${[...YES, ...NO.slice(1)].join(", ")}, not ${JSON.stringify(env[STRICT])}`,
	);
}
