/** The kind `python`: what a format with Python values imports. */
import type { PythonKind } from "../program/kinds.js";
import { PythonScanner } from "../scan/python/scanner.js";

/** Reads Python values. Modules of formats import it; programs need not. */
export const pythonKind: PythonKind = {
	kind: "python",
	scanner: ({ repairs, depth }, only) => new PythonScanner(repairs, depth, only),
};
