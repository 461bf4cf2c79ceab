/**
 * The order of Anthropic's stream: the message starts, then blocks one after the other, each started, filled and stopped, then
 * the reason and the end. Written from the protocol, not from the adapter.
 */
import type { AnthropicEvent } from "../../../src/adapters/anthropic.js";
import { BrokenOrder, type Checker, nothing, type Told } from "./told.js";

type State = "start" | "between" | "block" | "stop" | "end";
interface Fields {
	readonly type: string;
	readonly [field: string]: unknown;
}
/** The field of each kind of delta that has its text, and the kind of block that it may stand in. */
const DELTAS: Readonly<Record<string, readonly [field: string, block: string]>> = {
	text_delta: ["text", "text"],
	thinking_delta: ["thinking", "thinking"],
	input_json_delta: ["partial_json", "tool_use"],
};

export class AnthropicChecker implements Checker<AnthropicEvent> {
	readonly told: Told = nothing();
	private state: State = "start";
	private index = -1;
	private block = "";
	private signed = false;

	get ended(): boolean {
		return this.state === "end";
	}

	take(event: AnthropicEvent): void {
		const must = (holds: boolean, rule: string): void => {
			if (!holds) throw new BrokenOrder(`${rule} (${this.state})`, event);
		};
		switch (event.type) {
			case "message_start": {
				must(this.state === "start", "the first event");
				const { content, stop_reason } = event.message as Fields;
				must(Array.isArray(content) && content.length === 0 && stop_reason === null, "empty");
				this.state = "between";
				return;
			}
			case "content_block_start": {
				must(this.state === "between", "one block at a time");
				must(event.index === ++this.index, "indexes count up");
				const { type, id, name, ...rest } = event.content_block as Fields;
				must(["text", "thinking", "tool_use"].includes(type), "a known block");
				must(
					[rest.text, rest.thinking].every((text) => (text ?? "") === ""),
					"it begins empty",
				);
				if (type === "tool_use") {
					must(id !== "" && name !== "" && JSON.stringify(rest.input) === "{}", "id and name");
					const call = { id: String(id), name: String(name), arguments: "", whole: false };
					this.told.calls.push(call);
				}
				this.block = type;
				this.signed = false;
				this.state = "block";
				return;
			}
			case "content_block_delta": {
				must(this.state === "block" && event.index === this.index, "a delta in its block");
				const delta = event.delta as Fields;
				if (delta.type === "signature_delta") {
					must(this.block === "thinking" && !this.signed, "one signature behind a thought");
					must(delta.signature !== "", "a signature that clients find");
					this.signed = true;
					return;
				}
				const [field, block] = DELTAS[delta.type] ?? ["", "none"];
				must(block === this.block && !this.signed, "a delta of the block's kind");
				const text = String(delta[field]);
				must(text !== "", "a delta says something");
				if (block === "text") this.told.content += text;
				else if (block === "thinking") this.told.reasoning += text;
				else for (const call of this.told.calls.slice(-1)) call.arguments += text;
				return;
			}
			case "content_block_stop":
				must(this.state === "block" && event.index === this.index, "the open block stops");
				must(this.signed === (this.block === "thinking"), "a thought is signed before it stops");
				// of a call that was cut the protocol says nothing
				for (const call of this.told.calls.slice(-1)) call.whole = true;
				this.state = "between";
				return;
			case "message_delta": {
				must(this.state === "between", "the reason comes when all blocks have stopped");
				this.told.finish = String((event.delta as Fields).stop_reason);
				must(typeof (event.usage as Fields).output_tokens === "number", "tokens are counted");
				this.state = "stop";
				return;
			}
			case "message_stop":
				must(this.state === "stop", "the end comes behind the reason");
				this.state = "end";
				return;
			default: {
				must(event.type === "error" && this.state !== "start", "a known event");
				must(this.state === "block" || this.state === "between", "an error ends a message");
				const { type, message } = event.error as Fields;
				must(type !== "" && message !== "", "it says what it is");
				this.state = "end";
			}
		}
	}
}

/** The word of the protocol for the parser's reason. */
export function anthropicFinish(reason: string): string {
	if (reason === "tool_calls") return "tool_use";
	if (reason === "length") return "max_tokens";
	return reason === "content_filter" ? "refusal" : "end_turn";
}
