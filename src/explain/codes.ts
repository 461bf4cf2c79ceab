/**
 * What each code means and what can be done, once for `explain` and for docs/CODES.md. Codes of lenient rules that grammars name
 * are not here: their rule says what they mean.
 */
import type { NoticeCode } from "../runtime/index.js";
import type { Gate } from "../runtime/outcome.js";
import type { Advice, AdviceCode } from "./types.js";

export interface Meaning {
	readonly means: string;
	readonly advice: Advice;
}

const is = (
	means: string,
	code: AdviceCode,
	text: string,
	option: string | null = null,
): Meaning => ({
	means,
	advice: { code, text, option },
});

export const NOTICES: Readonly<Record<NoticeCode, Meaning>> = {
	malformed: is(
		"text that begins as a call does and cannot be read as one; it is content",
		"format",
		"compare the place with what was expected there; if the model writes another format, name that one",
	),
	broken: is(
		"a call had begun, and its text cannot be read on; it is `incomplete` and may not run",
		"model",
		"ask the model to write the call again; onMalformed=error makes it an error of the message",
		"--policy onMalformed=error",
	),
	stray: is(
		"visible text inside of a section of calls; it is content",
		"model",
		"nothing is lost: the calls around it are read. Text that should be a call is in another form than the format's",
	),
	"after-end": is(
		"text behind the mark that ends the message; it is content",
		"finish",
		"let the server stop at that mark (its stop tokens), and keep the mark out of the text",
	),
	"call-in-reasoning": is(
		"a call that stands in a thought; it is text of the thought",
		"policy",
		"a draft is no call. If the model means it, let the opening of a call end the thought",
		"--policy callsInReasoning=call",
	),
	"duplicate-key": is(
		"a parameter, or a member of the call, stands twice; both are kept, and a reader of JSON takes the last",
		"model",
		'look at the arguments before they run. In a format of your own that means a list by it, bind value:tree: docs/language/REFERENCE.md, "read an element that repeats as a list"',
	),
	"duplicate-id": is(
		"the id of the wire was used before; the call has a new one",
		"model",
		"answer the call by the id that the parser gives",
	),
	"late-id": is(
		"an id behind the arguments comes too late, for the call has left with its own",
		"model",
		"answer the call by the id that the parser gives",
	),
	"kept-string": is(
		"a text is none of the types that the schema declares for it; it stays a string",
		"tools",
		"the validator refuses the call if the schema does; look at the type in the tool's schema",
	),
	"left-out": is(
		"a member beside name and arguments is in no place of the call",
		"tools",
		"if it is an argument, declare it in the tool's schema",
	),
	"markup-in-value": is(
		"an argument holds a mark of the format: a value may have ended too late",
		"model",
		"look at the arguments before they run",
	),
	lenient: is(
		"a lenient rule was used where no call lists it",
		"strict",
		"strict mode reads no lenient rule",
		"--strict",
	),
	unclosed: is(
		"the end of a section of calls is missing",
		"finish",
		"the calls in it are read. Look at the token limit and the stop tokens of the server",
	),
	"limit-arguments": is(
		"the arguments of a call are longer than `limits.argumentsLength`; the call is `incomplete`",
		"limit",
		"raise limits.argumentsLength if such arguments are meant",
	),
	"limit-calls": is(
		"the message has more calls than `limits.calls`; further ones are content",
		"limit",
		"raise limits.calls if so many calls are meant",
	),
	"limit-depth": is(
		"a value is nested deeper than `limits.depth`; the call is `incomplete`",
		"limit",
		"raise limits.depth if such values are meant",
	),
	"limit-held": is(
		"an undecided reading held `limits.heldText` characters; they are text",
		"limit",
		"raise limits.heldText if such long markup is meant",
	),
	"limit-held-text": is(
		"the fallback chain held `limits.heldText` characters behind a candidate; it is text",
		"limit",
		"raise limits.heldText, or choose the format that the model writes",
	),
	"invalid-call": is(
		"a call of a tool that is not declared or not the chosen one, or its arguments do not fit the schema",
		"tools",
		"declare the tool, or give the model the reason and let it try again",
		"--tools FILE",
	),
	"no-call": is(
		"a call was required and there is none",
		"format",
		"ask again, or see what the text has in the place of a call",
	),
	withheld: is(
		"a call was kept back by strict mode or a policy; its text stands in the notice",
		"strict",
		"without strict mode the call is handed out, with its verdict; the policies unknownTool and incompleteCall say the same of some calls",
		"--policy strict=false",
	),
	fallback: is(
		"the call was read by another format than the chosen one",
		"format",
		"if the model always writes that format, choose it",
	),
	reask: is(
		"a text for the model, which asks it to write its call again",
		"fallback",
		"send the text of the notice as the next message",
	),
	"withheld-by-choice": is(
		"the gateway kept a call back that `tool_choice` does not allow",
		"tool-choice",
		"allow the tool by tool_choice, or ask again",
	),
	"withheld-parallel": is(
		"the gateway kept a second call back, for the request says `parallel_tool_calls: false`",
		"tool-choice",
		"allow parallel calls, or ask again behind the first result",
	),
};

const REPAIR = "the value is what was meant; with policies.lenient, or strict, it is not read so";
/** Of a deviation that a grammar names. */
export const OF_LENIENT_RULES: Advice = {
	code: "model",
	text: "it is read as it was meant; with policies.lenient, or strict, it is not read so",
	option: "--strict",
};
const json = (means: string): Meaning => is(means, "model", REPAIR, "--strict");
const derived = (means: string): Meaning =>
	is(
		means,
		"model",
		"the call is read; look at its arguments where much depends on them",
		"--strict",
	);

/** Repairs that every format knows, and those that the compiler derives. */
export const REPAIRS = {
	"single-quotes": json("a string of JSON between single quotes"),
	"control-character": json(
		"a line break or another control character in a string of JSON; it is escaped",
	),
	"trailing-comma": json("a comma before a closing bracket; it is dropped"),
	"unquoted-key": json("a key of JSON without quotes"),
	"python-literal": json("`True`, `False`, `None`, `undefined` in JSON"),
	escape: json("an escape that JSON does not know; its backslash is text"),
	comment: json("a comment in JSON; it is dropped"),
	"unicode-space": json("a blank that JSON does not know; it is dropped"),
	"foreign-quotes": json("typographic quotes, or back-ticks, around a string"),
	"missing-comma": json("a comma before a member is missing"),
	"missing-colon": json("a colon behind a key is missing"),
	"doubled-comma": json("two commas in a row; one is dropped"),
	separator: json("another sign in the place of a comma or a colon"),
	number: json("a number that JSON does not know, such as `.5` or `+1`"),
	stringified: json("the arguments are a string that holds an object"),
	envelope: json("the last brace of the call's object is missing"),
	"arguments-key": json("the arguments stand under another key, such as `params`"),
	"name-key": json("the name stands under another key, such as `tool`, and is a declared tool"),
	"flat-arguments": json("the arguments stand beside the name, in no object of their own"),
	"wrapped-function": json("the call stands in an object under `function`"),
	"wrapped-arguments": json("the arguments stand once more in an object under `arguments`"),
	"decorated-name": json("the name of a declared tool with signs around it"),
	unclosed: derived("the end of the call is missing, behind whole arguments"),
	"unclosed-thought": derived("a whole call stands at the end of a thought that is never closed"),
	"coerce-quoted": is(
		"a quoted number or boolean became what the schema wants",
		"policy",
		"without the policy it stays a string",
		"--policy coerceQuoted=false",
	),
	"unclosed-value": derived("the end of a value is missing"),
	"unclosed-call": derived("the end of a call is missing behind its values"),
	"doubled-close": derived("the end of a value stands twice"),
	"other-close": derived("another end stands in the place of a value's own"),
	"unknown-close": derived(
		"something like the end of a value stands in its place: the call breaks",
	),
	"unopened-call": derived("the opening of a call is missing, or is another mark"),
	"unopened-key": derived("behind a value stands a key without its opening: the call breaks"),
	"signs-around": derived("signs that mean nothing stand around the arguments"),
} as const satisfies Readonly<Record<string, Meaning>>;

/** Gates of the fallback chain, in the order in which they are asked. */
export const GATES: Readonly<Record<Gate, Meaning>> = {
	intent: is(
		"nothing shows that a tool is meant",
		"fallback",
		"say so: the option `intent`, or a word of the model that `signals` names",
		"--policy intent=true",
	),
	size: is(
		"what can be read as a call is longer than `candidateLength`, or too much text came behind it",
		"limit",
		"raise candidateLength, or choose the format that the model writes",
	),
	name: is(
		"the call is of no declared tool, or not of the chosen one",
		"tools",
		"declare the tool",
		"--tools FILE",
	),
	schema: is(
		"the arguments do not fit the tool's schema, or a key stands twice",
		"tools",
		"send the text of `reask`",
	),
	single: is(
		"more than one text can be read as a call",
		"format",
		"choose the format that the model writes",
	),
};

/** What `error.code` of a result of the command line may be. */
export const ERRORS = {
	malformed: is(
		"with the policy onMalformed=error: a call that cannot be read, or is cut",
		"policy",
		"ask again; the result holds what was read",
		"--policy onMalformed=text",
	),
	"bad-request": is(
		"the request is no JSON, or a member of it is wrong",
		"model",
		"the message names the member",
	),
	"unknown-format": is(
		"no format has this name",
		"format",
		"the message lists the names",
		"--format NAME",
	),
	"unknown-entry": is(
		"the format has no such entry",
		"entry",
		"the message lists the entries",
		"--entry NAME",
	),
} as const satisfies Readonly<Record<string, Meaning>>;

/** null: a code that a later version may have. */
export function noticeMeaning(code: string): Meaning | null {
	return new Map<string, Meaning>(Object.entries(NOTICES)).get(code) ?? null;
}

/** null: a code of a lenient rule that a grammar names. */
export function repairMeaning(code: string): Meaning | null {
	return new Map<string, Meaning>(Object.entries(REPAIRS)).get(code) ?? null;
}
