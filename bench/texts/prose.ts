/** English-like prose, and source code, as models write them. ASCII only: bytes are characters. */
import type { Random } from "./random.js";

const WORDS = (
	"a able about after again all also an and answer any are as at back be because before between " +
	"both but by call can case change check code could data day do does each end even every file " +
	"find first for from get give go good great had has have he her here how if in into is it its " +
	"just know last less let like line list little long look made make many may might more most " +
	"much must name need new next no not now number of old on one only open or order other our out " +
	"over own part place point problem put question read right run same say see set she should show " +
	"small so some start state step still such take tell test than that the their them then there " +
	"these they thing think this those time to too tool try turn two type under up us use value " +
	"very want was way we well were what when where which while who why will with word work would " +
	"write year you your"
).split(" ");

const NAMES = (
	"buffer chunk count cursor entry field index input items key label length line map name node " +
	"offset options output parser path queue range result row scope size source span state table " +
	"target text token total tree value width"
).split(" ");

/** Things in prose that look as if a marker, or a JSON value, began. */
const STRAY = [
	"if a < b, ",
	"Array<string> ",
	"<b>now</b> ",
	"{n} ",
	"[1] ",
	"x <= y ",
	"<tool ",
	"\\n ",
];

export function prose(random: Random, length: number, stray: boolean): string {
	const parts: string[] = [];
	for (let written = 0; written < length; ) {
		const words: string[] = [];
		for (let left = 5 + random.below(15); left > 0; left--) {
			words.push(random.pick(WORDS) + (random.next() < 0.05 ? "," : ""));
		}
		let sentence = `${words.join(" ")}${random.pick([". ", ". ", "? ", ": ", ".\n\n"])}`;
		sentence = sentence.charAt(0).toUpperCase() + sentence.slice(1);
		if (stray && random.next() < 0.4) sentence += random.pick(STRAY);
		parts.push(sentence);
		written += sentence.length;
	}
	return parts.join("").slice(0, length);
}

function codeLine(random: Random): string {
	const [one, two] = [random.pick(NAMES), random.pick(NAMES)];
	const [word, digit] = [random.pick(WORDS), random.below(10)];
	const indent = "\t".repeat(random.below(4));
	const lines = [
		`const ${one} = "${word} ${random.pick(WORDS)}\\n";`,
		`if (${one} < ${two} && ${two}.length > ${digit}) {`,
		"}",
		`// ${word} ${random.pick(WORDS)} ${random.pick(WORDS)} ${random.pick(WORDS)}`,
		`return { ${one}: ${two}, "${two}": [${digit}, ${digit}] };`,
		`print(\`${one} is \${${two}}\`, '${word}');`,
		`const pattern = /^\\s*${one}\\d+$/;`,
		`for (let i = 0; i < ${one}.length; i++) ${two} += ${one}[i];`,
		`export function ${one}(${two}: Map<string, number>): void {`,
		"",
	];
	return indent + random.pick(lines);
}

/** Lines of code until `measure` of all of them reaches `length`. */
export function code(random: Random, length: number, measure: (line: string) => number): string {
	const lines: string[] = [];
	for (let written = 0; written < length; ) {
		const line = `${codeLine(random)}\n`;
		lines.push(line);
		written += measure(line);
	}
	return lines.join("");
}
