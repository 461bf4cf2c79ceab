/** The engine that is built in: no model, but texts that one could have written, streamed like one's. */
import { checkMembers, type Shape, wholeFrom } from "../../misuse/check.js";
import { checkFormat } from "../../runtime/program/check-options.js";
import type { ChatRequest } from "../chat-request.js";
import type { Engine, Piece } from "../engine.js";
import type { ServedModel } from "../model.js";
import { badRequest } from "../problem.js";
import { answerOf, type ReplayFormat } from "./answer.js";
import { tokensOf } from "./tokens.js";

/** How fast a replay writes, in tokens. */
export interface ReplayOptions {
	/** characters of a token; default 4 */
	readonly tokenSize?: number | undefined;
	/** tokens a second; default 0: as fast as they are read */
	readonly speed?: number | undefined;
}

const OPTIONS: Shape = { tokenSize: wholeFrom(1), speed: wholeFrom(0) };

/** One model for each format, `replay/NAME`. */
export function replayModels(
	formats: readonly ReplayFormat[],
	options: ReplayOptions = {},
): readonly ServedModel[] {
	return formats.map((one) => ({
		id: `replay/${one.format.name}`,
		format: one.format,
		engine: replayEngine(one, options),
		ownedBy: "toolgrammar-replay",
	}));
}

/** Keeps to `n` and to the bounds on new tokens; other settings of a request mean nothing to it. */
export function replayEngine(replay: ReplayFormat, options: ReplayOptions = {}): Engine {
	checkFormat(replay.format);
	checkMembers(options, "options", OPTIONS);
	const { tokenSize = 4, speed = 0 } = options;
	return {
		async *generate(request: ChatRequest, signal: AbortSignal): AsyncGenerator<Piece> {
			const { text, flagged, entry, finish = "stop" } = answerOf(replay, request);
			const all = tokensOf(text, tokenSize, flagged ? replay.format.tokens : []);
			const most = tokenBound(request);
			const tokens = all.slice(0, most);
			const choices = request.n ?? 1;
			const from = performance.now();
			if (entry !== undefined) yield { type: "entry", entry };
			for (const [at, chunk] of tokens.entries()) {
				if (speed > 0) await until(from + (at * 1000) / speed, signal);
				for (let choice = 0; choice < choices; choice++) yield { type: "text", choice, chunk };
			}
			const reason = tokens.length < all.length ? "length" : finish;
			for (let choice = 0; choice < choices; choice++) yield { type: "finish", choice, reason };
			const prompt = Math.ceil(JSON.stringify(request.messages).length / tokenSize);
			const completion = tokens.length * choices;
			yield {
				type: "usage",
				usage: {
					prompt_tokens: prompt,
					completion_tokens: completion,
					total_tokens: prompt + completion,
				},
			};
		},
	};
}

/** Throws a `RequestProblem` where it is no number that an engine would take. */
function tokenBound(request: ChatRequest): number {
	for (const name of ["max_completion_tokens", "max_tokens"]) {
		const bound = request[name];
		if (bound === undefined || bound === null) continue;
		if (typeof bound === "number" && Number.isInteger(bound) && bound >= 1) return bound;
		throw badRequest(`${name} must be a whole number above 0`, name);
	}
	return Number.POSITIVE_INFINITY;
}

/** Rejects when the signal is aborted. */
async function until(time: number, signal: AbortSignal): Promise<void> {
	signal.throwIfAborted();
	const wait = time - performance.now();
	// a timer costs about a millisecond
	if (wait < 1) return;
	await new Promise<void>((resolve, reject) => {
		const gone = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener("abort", gone);
			resolve();
		}, wait);
		signal.addEventListener("abort", gone, { once: true });
	});
}
