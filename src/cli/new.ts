/** `new`: the grammar of a format to begin with, which passes `check`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "./arguments.js";
import { FileError, UsageError } from "./errors.js";
import { type Io, write, writeText } from "./io.js";
import type { Library } from "./library.js";

const OPTIONS = { out: { type: "string" } } as const;

export async function newCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	const [name, ...others] = positionals;
	if (name === undefined || others.length > 0)
		throw new UsageError(
			others.length === 0
				? "new takes one NAME"
				: `new takes one NAME, which is one word, such as ${positionals.join("-")}`,
		);
	if (!/^[A-Za-z][\w-]{0,63}$/.test(name))
		throw new UsageError(
			`a format's name is a letter, then letters, digits, "_" and "-", not ${JSON.stringify(name)}`,
		);
	const file = join(values.out ?? ".", `${name}.toolgrammar`);
	if (existsSync(file)) throw new FileError(`${file} is there already; it is left as it is`);
	const source = scaffold(name);
	const { compileGrammar } = await library.compiler();
	const [error] = compileGrammar(source, file).diagnostics.filter(
		({ severity }) => severity === "error",
	);
	// not each word can be a name
	if (error !== undefined) throw new UsageError(`${error.message}; ${error.hint}`);
	await writeText(file, source);
	await write(
		io.stdout,
		`${file}: a format to begin with. Change it, then:\n\n  toolgrammar check ${file}\n  toolgrammar play --format ${file}\n  toolgrammar explain output.txt --format ${file}\n`,
	);
	return 0;
}

/** A call, content and a thought: what most formats have. */
function scaffold(name: string): string {
	return `format ${name} "a JSON object between [[call NAME]] and [[/call]]"

# The ids of the models that write it, as a hub has them; * stands for anything.
models  "example/${name}-*"
# The special tokens of the tokenizer among the texts below.
tokens  "[[call ", "[[/call]]", "[[think]]", "[[/think]]"
# How an id is made where the wire has none.
ids     "call_{random}"

# A message is calls, thoughts and, between them, content.
message = (think / call / content)*

# name, arguments, content and reasoning are what is read; a text in quotes is read as it stands. _ is white space, and what
# stands behind it is what a writer puts there.
call    = "[[call " name "]]" _"\\n" arguments _"\\n" "[[/call]]"
think   = "[[think]]" inside
inside  = reasoning "[[/think]]"

# A known mistake of the model: it is read, and the call says so in its repairs.
lenient capital call = "[[Call " name "]]" _ arguments _ "[[/call]]"

# The prompt has opened the thought.
entry thinking after "[[think]]" = inside message

# Each example is run by check. Input stands behind the bars; below it, what it must come to.
example a thought, text, and a call
  | [[think]]It rains.[[/think]]Let me see.
  | [[call get_weather]]
  | {"city": "Oslo"}
  | [[/call]]
  = reasoning "It rains."
  = text "Let me see.\\n"
  = call get_weather {"city": "Oslo"}

example two calls, one without arguments
  | [[call ping]]{}[[/call]][[call get_weather]]{"city": "Oslo"}[[/call]]
  = call ping {}
  = call get_weather {"city": "Oslo"}

example a mark in a string is text
  | [[call say]]{"text": "[[/call]]"}[[/call]]
  = call say {"text": "[[/call]]"}

example a capital letter
  | [[Call ping]]{}[[/call]]
  = call ping {} repaired capital

example a thought that the prompt has opened
  entry thinking
  | Hm.[[/think]]Blue.
  = reasoning "Hm."
  = text "Blue."
`;
}
