/** What is done to a grammar: one to four small changes of its tokens, or statements of another one in its place. */
import { pick, type Random } from "../../properties/support/random.js";
import { isBlank, isExample, isLiteral, statementsOf, tokensOf } from "./tokens.js";

/** Pieces of the language that may be put anywhere. */
const PIECES: readonly string[] = [
	..."_*+?~^$%/&()",
	" / ",
	" % ",
	"eol",
	"bol",
	"content",
	"reasoning",
	"name",
	"name:tool",
	"name:line",
	"arguments",
	"arguments:py",
	"key",
	"key:prop",
	"key:attr",
	"value",
	"value:text",
	"value:json",
	"value:typed",
	"id",
	"index",
	"skip",
	"skip:text",
	"skip:line",
	"=name",
	"=key",
	"=id",
	"message",
	"call",
	'(key "=" value)*',
	'(key "=" value) % ","',
	"value:list( ",
	"value:object( ",
	"lenient odd call = ",
	'{ "name": name, "arguments": arguments }',
	'{ "name": name, "arguments"?: arguments, ... }?',
];

type Change = (tokens: string[], random: Random) => void;

const CHANGES: readonly Change[] = [
	// lost, doubled, swapped
	(tokens, random) => void tokens.splice(random(tokens.length), 1),
	(tokens, random) => void tokens.splice(random(tokens.length), 1 + random(4)),
	(tokens, random) => {
		const at = random(tokens.length);
		tokens.splice(at, 0, ...tokens.slice(at, at + 1 + random(4)));
	},
	(tokens, random) => {
		const [at, other] = [random(tokens.length), random(tokens.length)];
		[tokens[at], tokens[other]] = [tokens[other] ?? "", tokens[at] ?? ""];
	},
	// something is put in, in its own place or in that of another
	(tokens, random) =>
		void tokens.splice(random(tokens.length), random(2), ` ${pick(random, PIECES)} `),
	(tokens, random) =>
		void tokens.splice(random(tokens.length), random(2), ` ${pick(random, PIECES)} `),
	// a piece of the grammar stands somewhere else, too
	(tokens, random) => {
		const from = random(tokens.length);
		tokens.splice(random(tokens.length), random(2), ...tokens.slice(from, from + 1 + random(6)));
	},
	changeLiteral,
	// a suffix
	(tokens, random) => {
		const at = random(tokens.length);
		if (!isBlank(tokens[at] ?? "")) tokens.splice(at + 1, 0, pick(random, ["?", "*", "+"]));
	},
];

/** A literal is another one of the grammar, is lost but for its ends, or has nothing in it. */
function changeLiteral(tokens: string[], random: Random): void {
	const places = tokens.flatMap((token, at) => (isLiteral(token) ? [at] : []));
	if (places.length === 0) return;
	const at = pick(random, places);
	const token = tokens[at] ?? "";
	const other = tokens[pick(random, places)] ?? "";
	tokens[at] = pick(random, [other, other, '""', `"${token.slice(1, 2)}"`, '"\\n"', '" "', '","']);
}

/** Where a rule, the head or an example is written: mostly rules are changed. */
export function mutated(source: string, others: readonly string[], random: Random): string {
	let statements = statementsOf(source);
	if (random(7) === 0) statements = crossed(statements, statementsOf(pick(random, others)), random);
	if (random(10) < 7) statements = statements.filter((one) => !isExample(one));
	for (let more = 1 + random(4); more > 0; more--) {
		const places = statements.flatMap((one, at) => (isExample(one) ? [] : [at]));
		const at = random(8) === 0 ? random(statements.length) : pick(random, places);
		const tokens = tokensOf(statements[at] ?? "");
		pick(random, CHANGES)(tokens, random);
		statements[at] = tokens.join("");
	}
	return statements.join("");
}

/** Rules of one name stand for each other; some of the other grammar are added. */
function crossed(own: readonly string[], other: readonly string[], random: Random): string[] {
	const rules = new Map<string, string>();
	for (const one of other) {
		const name = nameOf(one);
		if (name !== null) rules.set(name, one);
	}
	const known = new Set(own.map(nameOf));
	const replaced = own.map((one) => {
		const name = nameOf(one);
		return (name !== null && random(3) === 0 ? rules.get(name) : undefined) ?? one;
	});
	return [...replaced, ...[...rules].flatMap(([name, one]) => (known.has(name) ? [] : [one]))];
}

function nameOf(statement: string): string | null {
	return /^([a-z][\w-]*)\s*=/.exec(statement)?.[1] ?? null;
}
