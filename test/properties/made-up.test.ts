/**
 * A format that no part of the project knows: its grammar is written to a folder, the command line makes a module of it, the
 * module is loaded, and the properties that the project's own formats keep hold for it as they stand.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Writable } from "node:stream";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { main } from "../../src/cli/run.js";
import { writingOf } from "../../src/compiler/writing.js";
import { listFormats } from "../../src/generated/registry.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Format } from "../../src/runtime/contract.js";
import { parse } from "../../src/runtime/index.js";
import { examples } from "./laws/examples.js";
import { p01 } from "./laws/p01-chunking.js";
import { p02 } from "./laws/p02-tokens.js";
import { p03 } from "./laws/p03-monotone.js";
import { p04 } from "./laws/p04-arguments.js";
import { p05 } from "./laws/p05-wire.js";
import { p06 } from "./laws/p06-tiling.js";
import { p07 } from "./laws/p07-leak.js";
import { p09 } from "./laws/p09-value-ends.js";
import { p10 } from "./laws/p10-verbatim.js";
import { p11 } from "./laws/p11-types.js";
import { p12 } from "./laws/p12-numbers.js";
import { p13 } from "./laws/p13-empty.js";
import { p14 } from "./laws/p14-order.js";
import { p15 } from "./laws/p15-locality.js";
import { p16 } from "./laws/p16-totality.js";
import { p17 } from "./laws/p17-ends.js";
import { p18 } from "./laws/p18-reason.js";
import { p19 } from "./laws/p19-unicode.js";
import { p20 } from "./laws/p20-holdback.js";
import { p21 } from "./laws/p21-linear.js";
import { p22 } from "./laws/p22-limits.js";
import { p23 } from "./laws/p23-isolation.js";
import { p24 } from "./laws/p24-evidence.js";
import { p25 } from "./laws/p25-entries.js";
import { p32 } from "./laws/p32-names.js";
import { subjectOf } from "./support/subjects.js";

/** JSON behind two signs, and a second kind of call with one line per parameter. */
const GRAMMAR = `format sausage "@@call NAME (( JSON ))@@, or one line per parameter"
tokens  "@@over@@"
ids     "s_{random}"
ends    "@@over@@"

message = (musing / call / form / content)*
musing  = "@@muse@@" thought
thought = reasoning "@@/muse@@"
call    = "@@call " _ name _ "((" _ arguments _ "))@@"
form    = "@@form " _ name _"\\n" "::" ~ rest (_ "::" rest)* _ "@@end@@"
rest    = key "=" value end
end     = "\\n" &("::" / "@@end@@")

lenient one-bracket call = "@@call " _ name _ "(" arguments ")@@"

entry musing after "@@muse@@" = thought message

example text, then a call
  | Hm.
  | @@call get_time (( {"zone": "CET"} ))@@ So.
  = text "Hm.\\n"
  = call get_time {"zone": "CET"}
  = text " So."

example a thought and two calls
  | @@muse@@first this@@/muse@@@@call f (({}))@@@@call g (({"a": [1, "))@@"]}))@@
  = reasoning "first this"
  = call f {}
  = call g {"a": [1, "))@@"]}

example a form
  with note(title: string, lines: integer)
  | @@form note
  | ::title=Good "day"
  | ::lines=3
  | @@end@@
  = call note {"title": "Good \\"day\\"", "lines": 3}

example one bracket
  | @@call f ({"a": 1})@@
  = call f {"a": 1} repaired one-bracket

example the sign is spoken about
  | Write @@call to call.
  = text "Write @@call to call."
  = notice malformed

example the prompt has opened the thought
  entry musing
  | well@@/muse@@Yes.@@over@@
  = reasoning "well"
  = text "Yes."
`;

class Sink extends Writable {
	text = "";
	override _write(chunk: Buffer | string, _encoding: string, done: () => void): void {
		this.text += chunk.toString();
		done();
	}
}

/** No package is installed beside the module: what it imports of ours are files of the project. */
function importingSources(module: string): string {
	const kinds = join(dirname(fileURLToPath(import.meta.url)), "../../src/runtime/kinds");
	return module.replace(/"toolgrammar\/kinds\/(\w+)"/g, (_, kind: string) =>
		JSON.stringify(pathToFileURL(join(kinds, `${kind}.ts`)).href),
	);
}

/** The module that \`generate\` makes of the grammar. */
async function generated(): Promise<Format> {
	const folder = mkdtempSync(join(tmpdir(), "toolgrammar-made-up-"));
	try {
		const file = join(folder, "sausage.toolgrammar");
		writeFileSync(file, GRAMMAR);
		const [stdout, stderr] = [new Sink(), new Sink()];
		const io = { stdin: (async function* () {})(), stdout, stderr, env: {} };
		const code = await main(["generate", file, "--out", join(folder, "out")], io);
		if (code !== 0) throw new Error(stderr.text);
		const path = stdout.text.trim();
		writeFileSync(path, importingSources(readFileSync(path, "utf8")));
		const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
			sausage: Format;
			default: Format;
		};
		expect(module.default).toBe(module.sausage);
		return module.sausage;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const format = await generated();
const { grammar } = parseGrammar(GRAMMAR, "sausage.toolgrammar");
if (grammar === null) throw new Error("the grammar has errors");
const all = [...listFormats(), format];
const subject = subjectOf(format, grammar.examples, all, writingOf(grammar));

test("it is no format of the project", () => {
	expect(listFormats().map(({ name }) => name)).not.toContain(format.name);
	const message = parse(format, '@@call f (( {"a": ")) @@call" } ))@@');
	expect(message.toolCalls).toMatchObject([
		{ name: "f", arguments: '{"a": ")) @@call" }', status: "complete" },
	]);
	expect(message.toolCalls[0]?.id).toMatch(/^s_[0-9a-f]+$/);
});

const LAWS = [
	examples,
	p01,
	p02,
	p03,
	p04,
	p05,
	p06,
	p07,
	p09,
	p10,
	p11,
	p12,
	p13,
	p14,
	p15,
	p16,
	p17,
	p18,
	p19,
	p20,
	p21,
	p22,
	p23,
	p24,
	p25,
	p32,
];
for (const law of LAWS) law([subject]);
