/** The parts of one answer, as a model gives them, to the parts that the SDK gets: text is read, all else passes. */

import type { Parser } from "../../runtime/engine/parser.js";
import type { CallStatus, Notice, ParserEvent } from "../../runtime/events.js";
import { merge, type Piece } from "../merge.js";
import {
	type AnyPart,
	type FinishPart,
	type FinishReason,
	idOf,
	isFinish,
	type OwnPart,
	textOf,
} from "./types.js";

/** What `providerMetadata.toolgrammar` of the end of an answer says of the calls that were read in its text. */
export interface ReadReport {
	readonly calls: readonly {
		readonly id: string;
		readonly name: string;
		/** `refused`: the tool choice names another tool. It is not handed out, nor is an incomplete one */
		readonly status: CallStatus | "refused";
		readonly repairs: readonly string[];
	}[];
	readonly notices: readonly Notice[];
}

interface OpenCall {
	readonly id: string;
	readonly name: string;
	readonly pieces: string[];
}

/** All text of an answer is one message, however many blocks it came in. One reader per answer. */
export class PartReader {
	private readonly out: AnyPart[] = [];
	/** the block of text or reasoning that is open */
	private block: { readonly kind: "text" | "reasoning"; readonly id: string } | null = null;
	private blocks = 0;
	private source = "";
	private readonly open = new Map<number, OpenCall>();
	private readonly calls: ReadReport["calls"][number][] = [];
	private readonly notices: Notice[] = [];
	/** calls that the model has handed out as such, to be run by the client */
	private native = false;
	private delivered = false;
	private done = false;

	constructor(
		private readonly parser: Parser,
		/** the one tool that may be called; null: any */
		private readonly chosen: string | null,
	) {}

	/** One part of the model's stream. */
	read(part: AnyPart): readonly AnyPart[] {
		if (this.done) return [part];
		switch (part.type) {
			case "text-start":
				this.source = idOf(part);
				break;
			case "text-delta":
				this.write(this.parser.feed(textOf(part)));
				break;
			case "text-end":
				this.close();
				break;
			default:
				if (part.type === "tool-call" && !isProviderExecuted(part)) this.native = true;
				if (isFinish(part)) this.finish(part);
				else this.out.push(part);
		}
		return this.out.splice(0);
	}

	/** The stream has ended; a model that says so with a part has no more to give. */
	end(): readonly AnyPart[] {
		if (!this.done) this.complete("interrupted");
		return this.out.splice(0);
	}

	private finish(part: FinishPart): void {
		this.complete(reasonOf(part.finishReason.unified));
		const { calls, notices } = this;
		const report: ReadReport = { calls, notices };
		const said = calls.length > 0 || notices.length > 0 ? { toolgrammar: report } : null;
		const finish: FinishPart = {
			...part,
			finishReason: this.reason(part.finishReason),
			...(said === null ? {} : { providerMetadata: { ...part.providerMetadata, ...said } }),
		};
		this.out.push(finish);
	}

	/** P18: a cut stays a cut, and calls are said only where one was delivered. */
	private reason({ unified, raw }: FinishReason): FinishReason {
		const open = unified === "stop" || unified === "other" || unified === "tool-calls";
		if (open && this.delivered) return { unified: "tool-calls", raw };
		return { unified: unified === "tool-calls" && !this.native ? "stop" : unified, raw };
	}

	private complete(reason: string): void {
		this.write(this.parser.finish(reason));
		this.close();
		this.done = true;
	}

	private close(): void {
		if (this.block !== null) this.say({ type: `${this.block.kind}-end`, id: this.block.id });
		this.block = null;
	}

	private say(part: OwnPart): void {
		this.out.push(part);
	}

	private write(events: readonly ParserEvent[]): void {
		for (const event of events) {
			if (event.type !== "notice") continue;
			const { type: _, ...notice } = event;
			this.notices.push(notice);
		}
		for (const piece of merge(events)) this.piece(piece);
	}

	private text(kind: "text" | "reasoning", delta: string): void {
		if (this.block?.kind !== kind) {
			this.close();
			this.block = { kind, id: `${this.source}:${this.blocks++}` };
			this.say({ type: `${kind}-start`, id: this.block.id });
		}
		this.say({ type: `${kind}-delta`, id: this.block.id, delta });
	}

	private piece(piece: Piece): void {
		switch (piece.type) {
			case "content":
				this.text("text", piece.text);
				return;
			case "reasoning":
				this.text("reasoning", piece.text);
				return;
			case "call-start": {
				this.close();
				const { id, name } = piece;
				if (this.chosen !== null && name !== this.chosen)
					this.calls.push({ id, name, status: "refused", repairs: [] });
				else {
					this.open.set(piece.index, { id, name, pieces: [] });
					this.say({ type: "tool-input-start", id, toolName: name });
				}
				return;
			}
			case "call-arguments": {
				const call = this.open.get(piece.index);
				if (call === undefined) return;
				call.pieces.push(piece.delta);
				this.say({ type: "tool-input-delta", id: call.id, delta: piece.delta });
				return;
			}
			case "call-end": {
				const call = this.open.get(piece.index);
				if (call === undefined) return;
				this.open.delete(piece.index);
				this.endCall(call, piece.status, piece.repairs);
				return;
			}
			default:
				piece satisfies never;
		}
	}

	/** An incomplete call is no call: its text may be JSON all the same, and would be run. */
	private endCall({ id, name, pieces }: OpenCall, status: CallStatus, repairs: readonly string[]) {
		this.calls.push({ id, name, status, repairs });
		this.say({ type: "tool-input-end", id });
		if (status === "incomplete") return;
		this.delivered = true;
		this.say({ type: "tool-call", toolCallId: id, toolName: name, input: pieces.join("") });
	}
}

function isProviderExecuted(part: AnyPart): boolean {
	return "providerExecuted" in part && part.providerExecuted === true;
}

/** The SDK's word for the end of an answer, as the parser calls it. */
function reasonOf(unified: string): string {
	if (unified === "tool-calls") return "stop";
	return unified === "content-filter" ? "content_filter" : unified;
}
