/** With which characters a value begins whose end its own text shows. */
import { isSpace } from "../scan/classes.js";
import { JsonScanner } from "../scan/json/scanner.js";
import { FAILED } from "../scan/output.js";
import { ALL_REPAIRS } from "../scan/repairs.js";
import { PATTERN, type Step } from "./steps.js";

const BRACE = 123;

/** Whether the value of the step may begin with the character code, repaired or not; of readers of other kinds nothing is known here. */
export function mayBeginValue({ kind, py, yaml, field }: Step, c: number): boolean {
	if (kind === PATTERN) return c === BRACE;
	if (py || yaml || field === "arguments") return true;
	if (isSpace(c)) return false;
	const scanner = new JsonScanner(ALL_REPAIRS, 1);
	scanner.scan(String.fromCharCode(c), 0, 1);
	return scanner.status !== FAILED;
}
