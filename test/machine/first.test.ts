/** With which characters what follows a word can begin: for any other the word is not ended on trial. */
import { expect, it } from "vitest";
import { ATOM, canBegin, programOf } from "../../src/runtime/program/program.js";
import { formatOf } from "./formats.js";

/** Those of the signs with which what follows the name may begin. */
function beginsBehindName(call: string): string {
	const program = programOf(
		formatOf(`format first "a name, and more"
ends "<|e|>"
message = (call / content)*
${call}`),
	);
	const name = program.steps.find(({ kind, field }) => kind === ATOM && field === "name");
	if (name === undefined) throw new Error("no name");
	const first = program.firstOf(name.to);
	return [..." \n{:;=<a1"].filter((sign) => canBegin(first, sign.charCodeAt(0))).join("");
}

it.each([
	["what stands there", 'call = "<call " name _ ":" arguments', " \n:"],
	[
		"what a condition allows of it",
		'call = "<call " name &(_ ";") _ (":" / ";" / "=") arguments',
		" \n;",
	],
	[
		"all of it, if the condition may be of nothing",
		'call = "<call " name &";"? _ (":" / ";") arguments',
		" \n:;",
	],
	[
		"all of it, if the condition may be of other characters",
		'call = "<call " name &(_ skip:word) _ (":" / "a") arguments',
		" \n:a",
	],
	[
		"what both of two conditions allow",
		'call = "<call " name &(";" / ":") &(":" / "=") (":" / ";" / "=") arguments',
		":",
	],
	["the end of the message", 'call = "<call " name ($ / ":" arguments)', ":<"],
])("%s", (_, call, signs) => {
	expect(beginsBehindName(call)).toBe(signs);
});
