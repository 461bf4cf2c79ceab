/** What a client has of a message, in whatever protocol it came: compared with what `parse` makes of the same text. */
import type { Message } from "../../../src/runtime/events.js";

export interface ToldCall {
	readonly id: string;
	readonly name: string;
	arguments: string;
	/** whether the protocol says that the call is whole */
	whole: boolean;
}
export interface Told {
	content: string;
	reasoning: string;
	readonly calls: ToldCall[];
	/** null: none has come, the stream broke */
	finish: string | null;
}

export function toldOf(message: Message): Told {
	return {
		content: message.content,
		reasoning: message.reasoning,
		calls: message.toolCalls.map(({ id, name, arguments: json, status }) => ({
			id,
			name,
			arguments: json,
			whole: status !== "incomplete",
		})),
		finish: message.finishReason,
	};
}

/** Takes the frames of one stream, one by one; throws at the first that the protocol does not allow there. */
export interface Checker<Frame> {
	take(frame: Frame): void;
	readonly told: Told;
	/** whether the last frame was the protocol's last */
	readonly ended: boolean;
}

export function nothing(): Told {
	return { content: "", reasoning: "", calls: [], finish: null };
}

export class BrokenOrder extends Error {
	override readonly name = "BrokenOrder";
	constructor(rule: string, frame: unknown) {
		super(`${rule}: ${JSON.stringify(frame)}`);
	}
}
