/** The help texts. What they say is the command-line contract; change both together. */

const GENERAL = `toolgrammar: streaming parsers for the text in which language models write tool calls

usage: toolgrammar COMMAND …

  parse [FILE]               read one model output, print one result as JSON
  parse --jsonl              a filter: one request a line in, one result a line out
  formats [--json]           list every format
  stats [FILE…]              what telemetry comes to: rates of repairs, fallbacks, invalid calls
  explain [FILE]             say why an output was read as it was, and what can be done
  detect [FILE]              say which format a model writes, and why
  render [FILE]              write a message as a model of a format would
  constrain                  print the grammar that makes an engine write calls which the parser reads
  generate GRAMMAR… --out D  compile grammar files to ES modules
  check GRAMMAR…             compile grammar files, write nothing
  new NAME                   write a grammar to begin with
  fmt GRAMMAR…               bring grammar files into one layout
  report [FILE]              all that a bug report needs, in one file
  play [FILE]                watch sample outputs being parsed, token by token
  serve                      a gateway: correct tool calls over HTTP, in front of any model

  --help       this text; after a command, that command's
  --version    the version

exit codes: 0 done; 1 errors in grammars, a file that cannot be read or written, a message that a format cannot carry,
a template that detect --check finds wrong; 2 wrong usage`;

const PARSE = `usage: toolgrammar parse [FILE] [options]
       toolgrammar parse --jsonl [FILE] [--workers N] [--out FILE [--resume]]

Reads one model output from FILE or standard input and prints one result as JSON.

  --format NAME         a format's name or alias, or a grammar file (NAME.toolgrammar), which is compiled; auto (default)
                        chooses by the next three, else passthrough
  --model ID            the model's id
  --model-type TYPE     model_type of the model's configuration
  --chat-template FILE  the model's chat template
  --tools FILE          a JSON array of tools: {"type":"function","function":{"name","description","parameters"}}
  --chunk N             feed the text in pieces of N characters; the result does not depend on it
  --entry NAME          the start state, such as thinking where the prompt has opened the reasoning
  --finish-reason R     what the engine said: stop (default), length, …
  --tool-choice C       auto (default), none, required, or a tool's name
  --strict              no lenient rule, no repair; calls that fail validation are withheld
  --fallback            allow the fallback chain: where the text (or the policy intent) shows that a call is meant and the
                        format has none, one small call of a declared tool in another format, its arguments valid, counts
  --policy KEY=VALUE    one policy, repeatable: callsInReasoning, unknownTool, incompleteCall, onMalformed,
                        trimContent, coerceQuoted, lenient (codes, comma between; "formats --json" lists them), strict,
                        toolChoice, intent
  --events              print the event log, one JSON event a line, instead of the result
  --telemetry FILE      write a record of each message to FILE, one line of JSON each: names, codes, counts, times,
                        no texts; also with --jsonl. "toolgrammar stats FILE" sums it up

Where standard error is a terminal it says what was expected where a call was not read. With --jsonl each line is a request
  {"id", "format", "model"?, "model_type"?, "input" | "chunks", "tools"?, "tool_choice"?, "entry"?,
   "finish_reason"?, "strict"?, "fallback"?, "policies"?}
and gives one line, in order, in constant memory. A bad line gives a result with "error" set.

  --workers N  read lines in N threads; the results and their order stay the same
  --out FILE   write the results to FILE instead of standard output
  --resume     go on behind the results that FILE has, after a run that was cut off`;

const CONSTRAIN = `usage: toolgrammar constrain --format NAME --tools FILE --target TARGET [options]

Prints what makes an engine write calls of these tools, as the parser of the format reads them.

  --format NAME    a format's name or alias
  --tools FILE     a JSON array of tools
  --target TARGET  gbnf (llama.cpp, node-llama-cpp, LM Studio): the fields grammar, grammar_lazy, grammar_triggers,
                   preserved_tokens; structural-tag (xgrammar: vLLM, SGLang, WebLLM); regex; json-schema
  --choice C       auto (default): text, and calls where the model begins one; required; or a tool's name
  --parallel B     true (default), or false: one call at most
  --entry NAME     the start state, such as thinking where the prompt has opened the reasoning
  --level LEVEL    of a structural-tag: format (default; xgrammar 0.1.27 and later), or structures (before)

What of the schemas is weakened, omitted, or left to validation, is said on standard error. Exit code 1: there is no such
grammar, and why.`;

const STATS = `usage: toolgrammar stats [FILE…] [--json]

Sums up the records that "parse --telemetry" writes: by format and parse mode the messages and calls, the share of
calls that were repaired, incomplete, or invalid (of those that were judged), of messages that needed a fallback,
the longest text held back, and times; then the most frequent reasons. FILE "-", or none, is standard input.
A line that is no record is counted and said. Memory is constant; percentiles are exact to 9 %.

  --json   an object with all counts`;

const RENDER = `usage: toolgrammar render [FILE] --format NAME [options]

Reads a message as JSON from FILE or standard input and prints the text that a model of the format would have written:
  {"content"?: "…", "reasoning"?: "…", "calls"?: [{"name": "…", "arguments": {…}, "id"?: "…"}]}
or a result of "toolgrammar parse", or an assistant's message of OpenAI ("tool_calls") or of Anthropic (blocks).
Nothing of it is dropped: a member that is in none of them, or a call that is incomplete, is an error (exit code 1).
The text is read back before it is printed. A message that the format cannot carry prints nothing; the reason goes to
standard error, and the exit code is 1.

  --format NAME   a format's name or alias, or a grammar file (NAME.toolgrammar)
  --tools FILE    a JSON array of tools: what the reader will know of the types of values
  --entry NAME    the start state`;

const FORMATS = `usage: toolgrammar formats [--json]

Lists every format: name, structural class, characters held back at most, whether it has reasoning, title, aliases.
With --json: an array of {"name", "title", "aliases", "models", "tokens", "shape", "entries", "lenient", "reasoning", "holdback"}.`;

const DETECT = `usage: toolgrammar detect [options] [FILE]

Says which format a model writes, with the evidence. The strongest source decides: the name, the chat template, the model's id,
its type; passthrough where none speaks. With FILE (- is standard input), a raw model output, ranks the formats that read it.

  --format NAME         a name or alias, which is enforced
  --model ID            the model's id, as a hub, a server or a provider writes it
  --model-type TYPE     model_type or an architecture of the model's configuration
  --chat-template FILE  the model's chat template
  --check               render the template and read it back with the chosen format (exit code 1 where that fails)
  --tools FILE          the tools of the request that FILE answers; without them names in FILE are taken for tools
  --json                {"selection", "check", "output"}, each null where nothing was asked:
                        selection {"format", "by", "evidence", "runnersUp"}, output {"groups", "read", "cut", "guessed"}`;

const EXPLAIN = `usage: toolgrammar explain [FILE] --format NAME [options]

Says why an output (FILE, or standard input) was read as it was: the text by what its pieces are, and each place that looks like
a call and is none, or was repaired, cut or withheld, with what was expected there, by which rule of the grammar, the nearest
miss, and what would read it: another format, an option, a tool that is not declared. One screen, whatever the output is.

  --format NAME         a format's name or alias, or a grammar file; auto (default) chooses by the next three
  --model ID            the model's id
  --model-type TYPE     model_type of the model's configuration
  --chat-template FILE  the model's chat template
  --tools FILE          the tools of the request
  --entry NAME, --finish-reason R, --tool-choice C, --strict, --policy KEY=VALUE: as for parse
  --grammar FILE        the format's grammar, if it is not the package's own
  --most N              explain at most N places (default 20)
  --json                an object with all of it: {"format", "length", "traced", "calls", "summary", "spans", "findings", "more",
                        "advice"}

In a terminal the pieces are coloured; elsewhere, or with NO_COLOR, signs stand below them. docs/CODES.md has all codes.`;

const GENERATE = `usage: toolgrammar generate GRAMMAR… --out DIR

Compiles each grammar file to DIR/NAME.js, an ES module that exports the format, and to DIR/NAME.writing.js, which exports
what toolgrammar/render and toolgrammar/instructions need of it; each with its types.
A grammar with errors writes nothing; the errors say file, line and column, and the exit code is 1.`;

const CHECK = `usage: toolgrammar check GRAMMAR… [--json]

Compiles each grammar file, runs its examples, and writes nothing: prints "NAME: ok (holdback N)" and, indented, what the grammar
holds; or the errors (exit code 1). Text that may still become a call or a thought is shown at most N characters late.

  --json   an array of {"file", "ok", "error", "name", "holdback", "examples", "entries", "lenient", "models", "diagnostics"}, where
           "diagnostics" are {"code", "severity", "message", "line", "column", "end_line", "end_column", "hint", "counterexample",
           "related"}`;

const NEW = `usage: toolgrammar new NAME [--out DIR]

Writes NAME.toolgrammar: a format with calls, thoughts, a lenient rule, an entry and examples, which passes check, to be changed.
A file that is there is left as it is (exit code 1).`;

const FMT = `usage: toolgrammar fmt GRAMMAR… [--check]

Brings grammar files into one layout: blanks between words, the columns of the head and of the rules, the indentation of
examples, empty lines. Comments, literals and lines of input stay as they are; so does what the grammar means. A file with syntax
errors is left alone (exit code 1).

  --check   write nothing; exit code 1 if a file is not in the layout`;

const REPORT = `usage: toolgrammar report [FILE] --format NAME [options] [--out FILE]

Writes what a bug report needs as one JSON object: the output (FILE, or standard input), the format, the tools and the other
options, versions, and what explain says. It holds the output and the tools as they are: read it before you send it.
The options are those of explain; --out FILE writes to a file in place of standard output.`;

const PLAY = `usage: toolgrammar play [FILE…] [options]

Plays sample model outputs through the parser, about four characters a token, and shows what leaves it and when:
content at once, reasoning dimmed, each call as a block whose arguments grow, held-back text as a marked tail; in a
terminal of 100 columns or more the wire stands beside it. Without FILE: the samples of the package, with --format also the
examples of its grammar, at a speed at which all of them take about 20 seconds at most.
Where standard output is no terminal: plain text, no delay.

  --format NAME   the format of FILE (default: the name of its folder), or a grammar file; without FILE: only this format's
                  samples
  --speed N       tokens a second, 0: no delay (default: 60, faster for many samples)
  --tools FILE    the tools of FILE (default: NAME.tools.json beside it)
  --entry NAME    the start state`;

const SERVE = `usage: toolgrammar serve [options]

An OpenAI-compatible gateway in front of a model that writes its tool calls as text. Without --upstream and --config it
answers from a replay that is built in: no model, one replay/NAME for each format. docs/GATEWAY.md says all of it.

  --upstream URL          the server of the model; its key is read from TOOLGRAMMAR_UPSTREAM_KEY
  --config FILE           several models, from a file
  --format NAME           a format's name or alias, or a grammar file; auto (default) chooses by the next two. Also
                          --enforce-parser NAME
  --model ID              the model's id
  --chat-template FILE    the model's chat template
  --constrain MODE        lets the engine write only calls that are read: auto (wherever there are tools), required (where a
                          call must come), off; default: where a tool is strict. vLLM, SGLang, llama.cpp, TGI
  --port N                default 8484; 0 takes any that is free
  --host ADDRESS          default 127.0.0.1: nobody else can reach it
  --allow-host NAME       a further name by which it may be called on this machine, repeatable
  --origin ORIGIN         a web page's origin that may call it, repeatable; default: none
  --api-key KEY           a request must carry it, repeatable; also from TOOLGRAMMAR_API_KEY
  --strict                no lenient rule, no repair; calls that are not valid are withheld
  --fallback              allow the fallback chain; by default it reads calls in another format that are all the model says
  --no-fallback           not even those
  --policy KEY=VALUE      one policy, repeatable, as for parse
  --limit NAME=N          one limit, repeatable: calls, argumentsLength, depth, nameLength, heldText
  --body-limit BYTES      of a request, default 33554432
  --request-limit N       requests that are answered at a time, streams included, default 1024
  --coalesce MS           frames wait so long for more; --coalesce-characters N: but not for more than that
  --reasoning-field NAME  reasoning_content (default), reasoning, both, none
  --store                 keep responses, so that previous_response_id and item_reference are answered
  --provided-tools WORD   drop (default) or refuse tools of /v1/responses that the provider runs, such as web_search
  --speed N               tokens a second of the replay, default 80, 0: no delay
  --token-size N          characters of a token of the replay, default 4`;

const TEXTS: Readonly<Record<string, string>> = {
	parse: PARSE,
	formats: FORMATS,
	stats: STATS,
	render: RENDER,
	explain: EXPLAIN,
	constrain: CONSTRAIN,
	detect: DETECT,
	generate: GENERATE,
	check: CHECK,
	new: NEW,
	fmt: FMT,
	report: REPORT,
	play: PLAY,
	serve: SERVE,
};

/** The help of a command; of the whole where there is no such command. */
export function helpFor(command: string | undefined): string {
	const text = command !== undefined && Object.hasOwn(TEXTS, command) ? TEXTS[command] : undefined;
	return text ?? GENERAL;
}
