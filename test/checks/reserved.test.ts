/** A format's name is what its module exports: a word that JavaScript keeps for itself is refused, and no other. */
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { runChecks } from "../../src/compiler/checks/index.js";
import { compileGrammar } from "../../src/compiler/index.js";
import { grammarOf, place } from "./table.js";

const BODY = 'message = (call / content)*\ncall = "<call>" name "(" arguments ")"';

/** Keywords of all editions of JavaScript and of TypeScript, literals, names of globals, and words that only look like them. */
const WORDS =
	`abstract any arguments as async await boolean break byte case catch char class const constructor continue debugger declare
	default delete do double else enum eval export extends false final finally float for from function get goto if implements import
	in infer instanceof int interface is keyof let long module namespace native never new null number object of package private
	protected public readonly require return satisfies set short static string super switch symbol synchronized this throw throws
	transient true try type typeof undefined unique unknown using var void volatile while with yield exports globalthis nan class_
	classes classy hermes`.split(/\s+/);

/** Whether the engine takes a module that exports the word. */
function loads(module: string): boolean {
	try {
		transformSync(module, { loader: "js", format: "esm", logLevel: "silent" });
		return true;
	} catch {
		return false;
	}
}

test("the words that cannot be exported, and only they", () => {
	for (const word of WORDS) {
		const found = runChecks(grammarOf(BODY, word)).filter(({ code }) => code === "reserved-word");
		expect(found.length, word).toBe(loads(`export const ${word} = 1;`) ? 0 : 1);
	}
});

test("in its place, with a remedy; nothing is generated", () => {
	const grammar = grammarOf(BODY, "class");
	const [found] = runChecks(grammar);
	expect(found).toMatchObject({ code: "reserved-word", severity: "error" });
	expect(found && place(found)).toBe("1:8");
	expect(found?.hint).toMatch(/class_format/);
	expect(compileGrammar(grammar.source, "class.toolgrammar").module).toBe(null);
});
