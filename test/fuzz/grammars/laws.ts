/**
 * P33: what the compiler accepts obeys the laws. One candidate: it is compiled twice, and, where it is accepted, texts made of its
 * own literals are read, and messages are rendered and read back.
 */
import { compileGrammar } from "../../../src/compiler/index.js";
import { formatDiagnostic } from "../../../src/language/diagnostics.js";
import { parseGrammar } from "../../../src/language/parse.js";
import type { Example, Grammar } from "../../../src/language/syntax.js";
import { render } from "../../../src/render/index.js";
import { parse } from "../../../src/runtime/index.js";
import { checkWire } from "../../properties/laws/p05-wire.js";
import { type Random, seeded } from "../../properties/support/random.js";
import { stepsOf } from "../../properties/support/reading.js";
import type { Setting } from "../../properties/support/settings.js";
import { type Subject, subjectOf } from "../../properties/support/subjects.js";
import { randomOf, randomWay, settingOf } from "../case.js";
import {
	asTheReference,
	atEveryChunking,
	finalWhereCut,
	inForm,
	keptWhereCut,
} from "../demands.js";
import { nextText } from "../texts.js";

export interface Candidate {
	readonly source: string;
	/** texts are made of these examples, too; the source may have lost them */
	readonly examples: readonly Example[];
	readonly seed: number;
	/** read these texts, in place of some that are made up */
	readonly texts?: readonly string[];
	/** the reference interpreter must read the same, where `message` is a loop of whole items */
	readonly compared?: boolean;
}

export interface Broken {
	/** which demand is not met */
	readonly law: string;
	readonly what: string;
	/** the text that was read; null: the compiler is at fault */
	readonly text: string | null;
}

export interface Judged {
	readonly accepted: boolean;
	readonly texts: number;
	readonly broken: Broken | null;
}

const TEXTS = 12;

/** `at` is told what is done next, so that a watchdog can say what has not come to an end. */
export function judge(candidate: Candidate, at: (what: string) => void): Judged {
	const { source, seed } = candidate;
	at("compile");
	const refused = (what: string): Judged => ({
		accepted: false,
		texts: 0,
		broken: { law: "compile", what, text: null },
	});
	let compiled: ReturnType<typeof compileGrammar>;
	try {
		compiled = compileGrammar(source, "x.toolgrammar");
		const again = compileGrammar(source, "x.toolgrammar");
		if (said(again, source) !== said(compiled, source))
			return refused(`not the same twice:\n${said(compiled, source)}\n${said(again, source)}`);
	} catch (error) {
		return refused(`throws: ${messageOf(error)}`);
	}
	const { format, writing, diagnostics } = compiled;
	for (const { at: place, message } of diagnostics)
		if (!(place.start.line >= 1) || message === "") return refused("a diagnostic without a place");
	if (format === null || writing === null) {
		const said = diagnostics.some(({ severity }) => severity === "error");
		return said ? { accepted: false, texts: 0, broken: null } : refused("no format, and no error");
	}
	const { grammar } = parseGrammar(source, "x.toolgrammar");
	const examples = [...(grammar?.examples ?? []), ...candidate.examples];
	const subject = subjectOf(format, examples, [], writing);
	const random = seeded(seed);
	let texts = 0;
	const broken = (law: string, what: string, text: string | null): Judged => ({
		accepted: true,
		texts,
		broken: { law, what, text },
	});
	const law: Law | null =
		candidate.compared === true && grammar !== null && isLoopOfItems(grammar)
			? asTheReference(grammar)
			: null;
	const laws = law === null ? LAWS : [...LAWS, ["reference", law] as const];
	const given = candidate.texts;
	for (let n = 0; n < (given?.length ?? TEXTS); n++) {
		const text = given?.[n] ?? ownText(subject, random);
		texts++;
		for (let ways = given === undefined ? 1 : 8; ways > 0; ways--) {
			const setting = settingOf(subject, randomWay(subject, random));
			at(`read ${JSON.stringify(text)}`);
			const fault = faultOf(laws, subject, text, setting);
			if (fault !== null) return broken(fault.law, fault.what, text);
		}
	}
	for (const message of MESSAGES) {
		at(`render ${JSON.stringify(message)}`);
		try {
			const { tools, ...said } = message;
			const rendered = render(format, writing, said, { tools });
			if (rendered.status === "unrepresentable") {
				if (rendered.reason === "") return broken("P8", "no reason", null);
				continue;
			}
			texts++;
			const back = parse(format, rendered.text, { tools });
			const names = back.toolCalls.map((call) => call.name).join();
			if (names !== said.calls.map((call) => call.name).join())
				return broken("P8", `reads the calls ${names}`, rendered.text);
			const fault = faultOf(laws, subject, rendered.text, { options: { tools }, finish: "stop" });
			if (fault !== null) return broken(fault.law, fault.what, rendered.text);
		} catch (error) {
			return broken("P8", `throws: ${messageOf(error)}`, null);
		}
	}
	return { accepted: true, texts, broken: null };
}

function said({ diagnostics }: ReturnType<typeof compileGrammar>, source: string): string {
	return diagnostics.map((one) => formatDiagnostic(one, source)).join("\n");
}

function messageOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return `${error.message} ${/at (\S+ \(\S+\/)?(\w[\w.-]*:\d+)/.exec(error.stack ?? "")?.[2] ?? ""}`;
}

/** Long literals would need long texts. */
function ownText(subject: Subject, random: Random): string {
	return nextText(subject, [], random);
}

interface Fault {
	readonly law: string;
	readonly what: string;
}

type Law = (subject: Subject, text: string, setting: Setting) => void;
const LAWS: readonly (readonly [law: string, check: Law])[] = [
	["P5", inForm],
	["P1", atEveryChunking(4)],
	["P17", atEveryEnd],
	["P30", finalWhereCut],
	["P29", keptWhereCut],
];

function faultOf(
	laws: typeof LAWS,
	subject: Subject,
	text: string,
	setting: Setting,
): Fault | null {
	for (const [law, check] of laws) {
		try {
			check(subject, text, setting);
		} catch (error) {
			return { law, what: messageOf(error) };
		}
	}
	return null;
}

/** A loop of rules and content, which may have rules in front of it: other messages are no subject of docs/SEMANTICS.md. */
function isLoopOfItems({ rules }: Grammar): boolean {
	const { expr } = rules.find(({ name, lenient }) => name === "message" && lenient === null) ?? {};
	const items = expr?.type === "sequence" ? expr.items : expr === undefined ? [] : [expr];
	const loop = items.at(-1);
	if (loop?.type !== "repeat" || loop.op !== "*" || loop.body.type !== "choice") return false;
	const before = items.slice(0, -1).map((one) => (one.type === "repeat" ? one.body : one));
	return [...before, ...loop.body.options].every(
		({ type }) => type === "ref" || type === "payload",
	);
}

/** A cut stream leaves no call open, and has started no call that the whole text does not start. */
function atEveryEnd({ format }: Subject, text: string, { options }: Setting): void {
	const random = randomOf(text);
	const cut = text.slice(0, random(text.length + 1));
	checkWire(stepsOf(format, [cut], { options, finish: "length" }));
}

const TOOLS = [
	{
		name: "f",
		parameters: { properties: { a: { type: "string" }, b: { type: "integer" } } },
	},
	{ name: "g", parameters: { properties: {} } },
];
const MESSAGES = [
	{ content: "", calls: [{ name: "f", arguments: { a: "x", b: 1 } }], tools: TOOLS },
	{ content: "Hello.", reasoning: "So", calls: [], tools: TOOLS },
	{
		content: "",
		calls: [
			{ name: "g", arguments: {} },
			{ name: "f", arguments: { a: "a=1, b" } },
		],
		tools: TOOLS,
	},
];
