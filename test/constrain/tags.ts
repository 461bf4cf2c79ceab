/** The proof of one format's structural tags with the code of xgrammar: random samples under its masks are read. */
import type { StructuralTag } from "../../src/constrain/index.js";
import type { Format } from "../../src/index.js";
import { type Choice, constraintFor, type Proof } from "./engines.js";
import { faultOf } from "./faults.js";
import { Sentences } from "./sentences.js";
import { Dice, toolsOf } from "./tools.js";

interface Disposable {
	dispose(): void;
}
interface Matcher extends Disposable {
	/** one bit for each token that may come */
	getNextTokenBitmask(): Promise<Int32Array>;
	acceptToken(token: number): boolean;
}
/** What is used of `@mlc-ai/web-xgrammar`. */
export interface XGrammar {
	readonly TokenizerInfo: {
		createTokenizerInfo(
			vocabulary: readonly string[],
			type: string,
			space: boolean,
			size: number,
			stop: readonly number[],
		): Promise<Disposable>;
	};
	readonly GrammarCompiler: {
		createGrammarCompiler(
			tokens: unknown,
		): Promise<{ compileStructuralTag(tag: unknown): Promise<Disposable> } & Disposable>;
	};
	readonly GrammarMatcher: { createGrammarMatcher(grammar: unknown): Promise<Matcher> };
}

/** How many tools each set has; so many samples are drawn for each set and choice. */
const QUICK = { sets: [1, 3], samples: 10 };
const DEEP = { sets: [1, 3, 64, 1, 3], samples: 50 };

export async function proveTag(
	xgrammar: XGrammar,
	format: Format,
	choice: Choice,
	deep: boolean,
): Promise<Proof> {
	const dice = new Dice(format.name.length * 40_503 + choice.length);
	const { sets, samples } = deep ? DEEP : QUICK;
	const counts = { tags: 0, refused: 0, samples: 0, unfinished: 0 };
	const failed: string[] = [];
	for (const count of sets) {
		const tools = toolsOf(dice, count);
		const made = constraintFor(format, tools, "structural-tag", choice);
		if (made?.target !== "structural-tag") {
			counts.refused++;
			continue;
		}
		counts.tags++;
		const free = choice === "auto";
		const drawn = await samplesOf(xgrammar, format, made.tag, dice, samples);
		failed.push(...drawn.failed);
		counts.unfinished += drawn.unfinished;
		for (const text of drawn.texts) {
			counts.samples++;
			const wrong = faultOf(format, text, tools, { free });
			if (wrong !== null) failed.push(`xgrammar: ${wrong}`);
		}
	}
	return { counts, failed };
}

export interface Drawn {
	readonly texts: readonly string[];
	/** samples that came to no end */
	readonly unfinished: number;
	readonly failed: readonly string[];
}

/** Compiles the tag, and draws so many samples. */
export async function samplesOf(
	xgrammar: XGrammar,
	format: Format,
	tag: StructuralTag,
	dice: Dice,
	count: number,
): Promise<Drawn> {
	const vocabulary = vocabularyOf(format, tag);
	const used: Disposable[] = [];
	const texts: string[] = [];
	const failed: string[] = [];
	let unfinished = 0;
	try {
		const stop = [vocabulary.length - 1];
		const size = vocabulary.length;
		const { TokenizerInfo, GrammarCompiler, GrammarMatcher } = xgrammar;
		const info = await TokenizerInfo.createTokenizerInfo(vocabulary, "raw", false, size, stop);
		const compiler = await GrammarCompiler.createGrammarCompiler(info);
		const compiled = await compiler.compileStructuralTag(tag);
		used.push(info, compiler, compiled);
		const own = ownGrammars(tag);
		for (let run = 0; run < count; run++) {
			const matcher = await GrammarMatcher.createGrammarMatcher(compiled);
			const sample = new Sample(matcher, vocabulary, dice, triggersOf(tag));
			const text = await sample.drawn(own);
			matcher.dispose();
			if (text === null) unfinished++;
			else texts.push(text);
		}
	} catch (error) {
		failed.push(`${format.name}: xgrammar: ${String(error).slice(0, 300)}`);
	}
	for (const one of used.reverse()) one.dispose();
	return { texts, unfinished, failed };
}

/** Grammars of ours that a sample follows to its end, by the text they stand behind. */
type OwnGrammars = readonly (readonly [string, Sentences])[];

function ownGrammars(tag: StructuralTag): OwnGrammars {
	if (!("format" in tag)) return [];
	const { format } = tag;
	if (format.type === "grammar") return [["", new Sentences(format.grammar)]];
	if (format.type !== "triggered_tags") return [];
	return format.tags.flatMap(({ begin, content, end }) =>
		content.type === "grammar" && end === "" ? [[begin, new Sentences(content.grammar)]] : [],
	);
}

function triggersOf(tag: StructuralTag): readonly string[] {
	if (!("format" in tag)) return tag.triggers;
	return tag.format.type === "triggered_tags" ? tag.format.triggers : [];
}

/** Single characters, those of the tag among them, and the marks of the format as tokens of their own. */
function vocabularyOf(format: Format, tag: StructuralTag): readonly string[] {
	const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
	const marks = format.literals.filter(({ length }) => length > 1);
	const used = `${marks.join("")}${JSON.stringify(tag)}`;
	return [...new Set([...signs, "\n", "é", "東", ...marks, ...used]), "</s>"];
}

const LONGEST = 500;
const WALKS = 4;

class Sample {
	private text = "";
	private late = false;
	private readonly stop: number;

	constructor(
		private readonly matcher: Matcher,
		private readonly vocabulary: readonly string[],
		private readonly dice: Dice,
		/** none: nothing but calls is written */
		private readonly triggers: readonly string[],
	) {
		this.stop = vocabulary.length - 1;
	}

	/**
	 * Null: it has come to no end. By turns any tokens that the mask allows, and some of what leads to an end: by chance no mark
	 * that closes a value would be spelled.
	 */
	async drawn(own: OwnGrammars): Promise<string | null> {
		const [trigger] = this.triggers;
		if (trigger !== undefined && !this.writeFree()) return null;
		for (let walk = 1; walk <= WALKS; walk++) {
			if (await this.walk(10 + this.dice.below(30))) return this.text;
			const rest = this.ending(own);
			if (rest === null) {
				// nothing but the grammar is in the tag
				if (trigger === undefined && own.length > 0)
					throw new Error(`leaves its grammar: ${JSON.stringify(this.text)}`);
				continue;
			}
			const some = walk === WALKS ? rest.length : this.dice.below(rest.length + 1);
			if (!this.write(rest.slice(0, some)))
				throw new Error(`refuses ${JSON.stringify(rest)} behind ${JSON.stringify(this.text)}`);
		}
		this.late = true;
		return (await this.walk(LONGEST)) ? this.text : null;
	}

	/** Whether it has come to the end. */
	private async walk(steps: number): Promise<boolean> {
		const { dice, stop, vocabulary } = this;
		for (let step = 0; step < steps; step++) {
			const mask = await this.matcher.getNextTokenBitmask();
			const free = vocabulary.flatMap((_, at) =>
				(((mask[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1 ? [at] : [],
			);
			if (this.triggers.length > 0 && free.includes(stop) && !this.late) {
				if (!this.writeFree()) return false;
				continue;
			}
			const marks = free.filter((at) => /^["}\]<>)/]/.test(vocabulary[at] ?? ""));
			const closing = marks.length > 0 ? marks : free.filter((at) => vocabulary[at] === "\n");
			const ending = this.late && closing.length > 0 && dice.next() < 0.7;
			const token = this.late && free.includes(stop) ? stop : dice.of(ending ? closing : free);
			if (!this.matcher.acceptToken(token)) throw new Error("a token under the mask is refused");
			if (token === stop) return true;
			this.text += vocabulary[token] ?? "";
		}
		return false;
	}

	/** Text and a trigger: free text would not come to one by chance, and marks in it, of thoughts, have a meaning of their own. */
	private writeFree(): boolean {
		const { dice } = this;
		const words = Array.from({ length: dice.below(3) }, () => dice.of(["so ", "東é\n", "1 < 2. "]));
		return this.write(words.join("") + dice.of(this.triggers));
	}

	/** In the longest tokens. */
	private write(text: string): boolean {
		for (let at = 0; at < text.length; ) {
			const fits = this.vocabulary.filter((one) => text.startsWith(one, at));
			const longest = fits.reduce((one, other) => (other.length > one.length ? other : one), "");
			const token = this.vocabulary.indexOf(longest);
			if (token < 0 || !this.matcher.acceptToken(token)) return false;
			this.text += longest;
			at += longest.length;
		}
		return true;
	}

	private ending(own: OwnGrammars): string | null {
		for (const [begin, sentences] of own) {
			const at = this.text.indexOf(begin);
			if (at < 0) continue;
			const rest = sentences.completion(this.text.slice(at + begin.length));
			if (rest !== null) return rest;
		}
		return null;
	}
}
