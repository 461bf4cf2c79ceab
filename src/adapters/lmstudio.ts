/** The SDK of LM Studio: the fragments of a prediction, whose text is read as it comes. Nothing of it is imported. */
import type { Constraint } from "../constrain/index.js";
import { withMethods } from "../misuse/check.js";
import type { Format } from "../runtime/contract.js";
import { createParser, type Parser } from "../runtime/engine/parser.js";
import type { ParserEvent } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";
import { checkNoSink } from "../runtime/program/check-options.js";
import { checkPieces } from "./check-options.js";
import { grammarOf } from "./grammar-of.js";

/** What is read of an `OngoingPrediction`. */
export interface LMStudioPrediction
	extends AsyncIterable<{ readonly content: string; readonly reasoningType: string }> {
	result(): PromiseLike<{ readonly stats: { readonly stopReason: string } }>;
}

const withResult = withMethods(["result"], ": what `model.respond` gives");

/**
 * The events of `model.respond(chat)`. What LM Studio has found to be reasoning leaves as such, and no call is read in it: its events
 * have no place of their own in the text that is read (`start` is `end`). Throws on misuse at once, as `createParser` does, and what
 * the prediction throws.
 */
export function readLMStudio(
	format: Format,
	fragments: LMStudioPrediction,
	options: Omit<ParserOptions, "sink"> = {},
): AsyncGenerator<ParserEvent, void, void> {
	checkNoSink(options);
	const parser = createParser(format, options);
	checkPieces(fragments, "what `model.respond` gives");
	withResult(fragments, "the prediction");
	return read(parser, fragments);
}

async function* read(
	parser: Parser,
	fragments: LMStudioPrediction,
): AsyncGenerator<ParserEvent, void, void> {
	let length = 0;
	for await (const { content, reasoningType } of fragments) {
		switch (reasoningType) {
			case "reasoning":
				if (content !== "") yield { type: "reasoning", text: content, start: length, end: length };
				break;
			case "reasoningStartTag":
			case "reasoningEndTag":
				break;
			default:
				yield* parser.feed(content);
				length += content.length;
		}
	}
	const { stats } = await fragments.result();
	yield* parser.finish(reasonOf(stats.stopReason));
}

/** Whatever the model has not ended by itself was cut: a call that is open then never becomes one that runs. */
function reasonOf(stopReason: string): string {
	switch (stopReason) {
		case "eosFound":
		case "stopStringFound":
		case "toolCalls":
			return "stop";
		default:
			return "length";
	}
}

/** `structured` of a prediction's options. */
export interface LMStudioStructured {
	readonly type: "gbnf";
	readonly gbnfGrammar: string;
}

/**
 * A constraint for `model.respond(chat, { structured })`. It has the target `gbnf`, and a call is required: the grammar begins with
 * the answer. Throws a TypeError on any other.
 */
export function lmStudioStructured(made: Constraint): LMStudioStructured {
	return { type: "gbnf", gbnfGrammar: grammarOf(made) };
}
