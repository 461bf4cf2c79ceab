/** The way of every request, streamed or not: the pieces of an engine, each read by the parser of its choice. */
import type { Usage } from "../adapters/adapter.js";
import type { ParserEvent } from "../runtime/events.js";
import type { ParserOptions, Validator } from "../runtime/options.js";
import type { ChatRequest } from "./chat-request.js";
import { type ChoicePiece, ChoiceReader } from "./choice.js";
import { EngineError, groupsOf, type Piece } from "./engine.js";
import { type Reading, readingOf, type ServedModel } from "./model.js";
import { RequestProblem } from "./problem.js";
import { readWanted, type Wanted } from "./tool-choice.js";

/** What came of one piece. */
export interface Step {
	readonly choice: number;
	readonly events: readonly ParserEvent[];
	readonly logprobs: unknown;
	/** when the piece was there, by `performance.now` */
	readonly at: number;
}

export interface RunOptions {
	readonly reading: Reading;
	readonly validator?: Validator | undefined;
}

export class Run {
	readonly usage: { last?: Usage } = {};
	private readonly wanted: Wanted;
	private readonly reading: Reading;
	private readers: readonly ChoiceReader[] = [];
	private entry: string | undefined;
	/** choices that have not ended */
	private open: number;

	/** Throws a `RequestProblem`. */
	constructor(
		private readonly model: ServedModel,
		private readonly request: ChatRequest,
		private readonly options: RunOptions,
	) {
		this.wanted = readWanted(request);
		this.reading = readingOf(model.reading ?? {}, options.reading);
		this.entry = model.entry;
		this.open = this.choices;
	}

	get choices(): number {
		return this.request.n ?? 1;
	}

	/** The reader of a choice; there is one from the first step on. */
	reader(choice: number): ChoiceReader {
		const reader = this.readers[choice];
		if (reader === undefined) throw new RangeError(`there is no choice ${choice}`);
		return reader;
	}

	/** all choices have ended */
	get whole(): boolean {
		return this.open === 0;
	}

	/** What the engine hands out. */
	pieces(signal: AbortSignal): AsyncIterable<readonly Piece[]> {
		return groupsOf(this.model.engine, this.request, signal);
	}

	/**
	 * One step for each piece of text, thought or end is pushed: what was made before something failed is there. Gives whether no more
	 * is wanted: what the engine says behind the ends is read only until the usage is known.
	 */
	take(pieces: readonly Piece[], steps: Step[]): boolean {
		const at = performance.now();
		for (const piece of pieces) {
			if (piece.type === "usage") {
				this.usage.last = piece.usage;
				if (this.whole) return true;
			} else if (piece.type === "entry") this.entry = piece.entry;
			else {
				if (this.readers.length === 0) this.readers = this.openReaders();
				const step = this.read(piece, at);
				if (piece.type === "finish") this.open--;
				steps.push(step);
			}
		}
		return false;
	}

	private read(piece: ChoicePiece, at: number): Step {
		const { choice } = piece;
		const reader = this.readers[choice];
		if (reader === undefined || reader.finishReason !== null)
			throw new EngineError("garbage", "the model's stream speaks of a choice that is not open");
		const events = reader.read(piece);
		if (piece.type === "finish") this.judge(reader);
		const logprobs = piece.type === "text" ? piece.logprobs : undefined;
		return { choice, events, logprobs, at };
	}

	/** What a finished choice is an error for. */
	private judge(reader: ChoiceReader): void {
		const { policies, strict } = this.reading;
		if (policies?.onMalformed === "error" && reader.malformed)
			throw modelProblem("malformed_call", "the model wrote a call that cannot be read");
		if (strict === true && this.wanted.required && reader.delivered === 0)
			throw modelProblem(
				"no_call",
				"the request wants a call, and the model made none that is valid",
			);
	}

	private openReaders(): readonly ChoiceReader[] {
		const { model, wanted, reading } = this;
		const { fallback } = reading;
		const parsing = this.parsing();
		return Array.from(
			{ length: this.choices },
			() => new ChoiceReader({ model, fallback, wanted, parsing }),
		);
	}

	private parsing(): ParserOptions {
		const { wanted, reading, entry } = this;
		const { validator } = this.options;
		const taken = usedIds(this.request);
		return {
			toolChoice: wanted.choice,
			strict: reading.strict === true,
			...(wanted.tools.length === 0 ? {} : { tools: wanted.tools }),
			...(wanted.tools.length === 0 || validator === undefined ? {} : { validator }),
			...(entry === undefined ? {} : { entry }),
			...(reading.policies === undefined ? {} : { policies: reading.policies }),
			...(reading.limits === undefined ? {} : { limits: reading.limits }),
			...(taken.size === 0 ? {} : { takenIds: taken }),
		};
	}
}

/** Ids are unique over a conversation. */
function usedIds({ messages }: ChatRequest): ReadonlySet<string> {
	const ids = new Set<string>();
	for (const message of messages) {
		if (message.role !== "assistant") continue;
		for (const { id } of message.tool_calls ?? []) ids.add(id);
	}
	return ids;
}

/** The model, not the way to it, has failed. */
function modelProblem(code: string, message: string): RequestProblem {
	return new RequestProblem({ status: 502, type: "upstream_error", code, message });
}
