/** What the environment says where a request is silent. */
import { UsageError } from "./errors.js";

/** Named in the documentation; gateways and filters are configured by it. */
const STRICT = "TOOLGRAMMAR_STRICT_TOOL_CALL";
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
