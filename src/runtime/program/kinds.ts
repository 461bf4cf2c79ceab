/**
 * The kinds: readers that not every format needs, so that a bundle holds only those of its formats. Each is one module in
 * kinds/, which a format's module imports; the engine has them from the format, and knows their types only.
 */
import type { ArgumentsBuilder } from "../build/builder.js";
import type { Shape } from "../build/frame.js";
import type { Inside } from "../build/inside.js";
import type { Output } from "../build/output.js";
import type { Format, Kind, KindName, Member, Pattern } from "../contract.js";
import type { Machine } from "../machine/machine.js";
import type { FunctionDefinition } from "../options.js";
import type { ArgumentsReader } from "../scan/call/arguments.js";
import type { CallReading } from "../scan/call/members.js";
import type { PatternReader } from "../scan/call/pattern.js";
import type { InputValues, PythonValues, ScanOptions } from "../scan/call/value.js";
import type { Step } from "./steps.js";

/** How values that arrive as bare text are read. */
export interface Convert {
	readonly tolerant: boolean;
	readonly depth: number;
}

/** Python values. */
export interface PythonKind extends Kind, PythonValues {
	readonly kind: "python";
}

/** Arguments that are a mapping of YAML. */
export interface YamlKind extends Kind {
	readonly kind: "yaml";
	reader(
		tool: FunctionDefinition | undefined,
		convert: Convert,
		options: ScanOptions,
	): ArgumentsReader;
}

/** Objects some members of which are bound. */
export interface PatternKind extends Kind {
	readonly kind: "pattern";
	reader(pattern: Pattern, how: CallReading): PatternReader;
}

/** Arguments that come as keys and values, each read by its schema. */
export interface PairsKind extends Kind {
	readonly kind: "pairs";
	builder(
		out: Output,
		convert: Convert,
		repeated: (key: string) => void,
		kept: () => void,
	): ArgumentsBuilder;
	/** The container that a reading enters where it stands, as the value of `key`. */
	enter(
		inside: Inside | null,
		tool: FunctionDefinition | undefined,
		key: string,
		shape: Shape,
		item: string | null,
	): Inside;
	/** The names that a member may have here, the same set each time. */
	names(inside: Inside | null, tool: FunctionDefinition | undefined): ReadonlySet<string>;
}

/** Content between the quotes of a JSON string: its escapes are decoded. */
export interface QuotedKind extends Kind {
	readonly kind: "quoted";
	/** Reads on in the text; what has been read of an escape waits in the machine. */
	read(m: Machine, step: Step): void;
	/** The input ends in an escape. */
	end(m: Machine): void;
}

/** Arguments that are an object, or a string that is the one parameter of the tool. */
export interface InputKind extends Kind {
	readonly kind: "input";
	values(tools: ReadonlyMap<string, FunctionDefinition>): InputValues;
}

type AnyKind = PythonKind | YamlKind | PatternKind | PairsKind | QuotedKind | InputKind;

/** The kinds of one format. */
export interface Kinds {
	readonly python?: PythonKind;
	readonly yaml?: YamlKind;
	readonly pattern?: PatternKind;
	readonly pairs?: PairsKind;
	readonly quoted?: QuotedKind;
	readonly input?: InputKind;
}

/** All kinds are ours: the contract names them, and their makers are in kinds/. */
function isOurs(_: Kind): _ is AnyKind {
	return true;
}

/** The kinds that a format brings. Throws when its nodes ask for one that it lacks. */
export function kindsOf(format: Format): Kinds {
	const kinds: { -readonly [name in KindName]?: Kinds[name] } = {};
	for (const kind of format.kinds) {
		if (!isOurs(kind)) continue;
		switch (kind.kind) {
			case "python":
				kinds.python = kind;
				break;
			case "yaml":
				kinds.yaml = kind;
				break;
			case "pattern":
				kinds.pattern = kind;
				break;
			case "pairs":
				kinds.pairs = kind;
				break;
			case "quoted":
				kinds.quoted = kind;
				break;
			case "input":
				kinds.input = kind;
				break;
			default:
				kind satisfies never;
		}
	}
	for (const name of kindsNeeded(format))
		if (kinds[name] === undefined) throw missing(name, format.name);
	return kinds;
}

/** The kinds that the nodes of a format ask for. */
export function kindsNeeded({
	nodes,
	units,
}: Pick<Format, "nodes" | "units">): readonly KindName[] {
	const needed = new Set<KindName>();
	if (units.some(({ pairs }) => pairs)) needed.add("pairs");
	for (const node of nodes) {
		if (node.k === "pattern") {
			needed.add("pattern");
			if (node.pattern.py) needed.add("python");
			if (node.pattern.members.some(readsInput)) needed.add("input");
		} else if (node.k === "value") {
			if (node.py) needed.add("python");
			if (node.yaml === true) needed.add("yaml");
		}
		if (node.k === "text" && node.quoted === true) needed.add("quoted");
		if ("field" in node && (node.field === "value" || node.field === "key")) needed.add("pairs");
		if (node.k === "slot" && node.slot === "prop") needed.add("pairs");
	}
	return [...needed].sort();
}

function readsInput({ value }: Member): boolean {
	if ("members" in value) return value.members.some(readsInput);
	return "kind" in value && value.kind === "input";
}

/** A kind that is there: the format was checked when it was loaded. */
export function present<K extends Kind>(kind: K | undefined, name: K["kind"]): K {
	if (kind === undefined) throw missing(name, "this one");
	return kind;
}

function missing(name: KindName, format: string): Error {
	return new Error(
		`format ${format} lacks the kind ${name}, which its nodes ask for: generate it again, or add toolgrammar/kinds/${name} to its kinds`,
	);
}
