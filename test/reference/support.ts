/** Small grammars, and what comes out of them in one line each. */
import { parseGrammar } from "../../src/language/parse.js";
import type { Grammar } from "../../src/language/syntax.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { interpret, type Piece, type ReferenceOptions } from "./interpret.js";

/** A grammar out of its rules; the head is always the same. */
export function grammar(rules: string, head = ""): Grammar {
	const source = `format test "a test"\n${head}\n${rules}\n`;
	const { grammar: parsed, diagnostics } = parseGrammar(source, "test.toolgrammar");
	if (parsed === null) throw new Error(diagnostics.map((one) => one.message).join("\n"));
	return parsed;
}

/** `text "…"`, `reasoning "…"`, `call NAME JSON STATUS [CODES] [id ID]`, `! CODE`; markup is left out. */
export function read(by: Grammar, text: string, options: ReferenceOptions = {}): readonly string[] {
	return interpret(by, text, options)
		.pieces.filter((piece) => piece.type !== "markup")
		.map(line);
}

/** As `read`, with markup, and with the piece of text that each line stands for. */
export function tiles(
	by: Grammar,
	text: string,
	options: ReferenceOptions = {},
): readonly string[] {
	return interpret(by, text, options).pieces.map((piece) => {
		const source = JSON.stringify(text.slice(piece.start, piece.end));
		return piece.type === "markup" ? `markup ${source}` : `${line(piece)} <- ${source}`;
	});
}

function line(piece: Piece): string {
	switch (piece.type) {
		case "content":
			return `text ${JSON.stringify(piece.text)}`;
		case "reasoning":
			return `reasoning ${JSON.stringify(piece.text)}`;
		case "markup":
			return "markup";
		case "notice":
			return `! ${piece.code}`;
		case "call": {
			const codes = piece.repairs.map((code) => ` ${code}`).join("");
			const id = piece.id === null ? "" : ` id ${piece.id}`;
			return `call ${piece.name} ${piece.arguments} ${piece.status}${codes}${id}`;
		}
	}
}

/** A tool with properties of the given types. */
export function tool(name: string, types: { readonly [key: string]: string } = {}): ToolDefinition {
	const properties = Object.fromEntries(
		Object.entries(types).map(([key, type]) => [key, { type }]),
	);
	return { name, parameters: { type: "object", properties } };
}

/** A JSON object between tags. */
export const OBJECT = grammar(`
message = (call / content)*
call = "<call>" _ { "name": name, "arguments"?: arguments, ... } _ "</call>"
`);

/** A parameter for each tag. */
export const TAGS = grammar(`
message = (call / content)*
call = "<call=" name ">" _ (param _)* "</call>"
param = "<p=" key ">" eol? value:typed eol? "</p>" &after
after = _ ("<p=" / "</call>")
`);

/** A section of calls. */
export const SECTION = grammar(`
message = (section / content)*
section = "<calls>" _ (call _)* "</calls>"
call = "<call>" name ":" arguments "</call>"
`);
