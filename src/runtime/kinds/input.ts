/** The kind `input`: what a format imports whose tools are given an object, or a string that is their one parameter. */
import type { InputKind } from "../kinds.js";
import { InputReader } from "../scan/input.js";

export const inputKind: InputKind = {
	kind: "input",
	reader: (...how) => new InputReader(...how),
};
