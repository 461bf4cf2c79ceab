/** The order of Ollama's stream: lines that are not done, each saying one thing, then one that is. Or an error, which is the last. */
import { BrokenOrder, type Checker, nothing, type Told } from "./told.js";

interface Line {
	readonly model?: string;
	readonly created_at?: string;
	readonly done?: boolean;
	readonly done_reason?: string;
	readonly error?: string;
	readonly message?: {
		readonly role: string;
		readonly content: string;
		readonly thinking?: string;
		readonly tool_calls?: readonly {
			readonly id: string;
			readonly function: {
				readonly index: number;
				readonly name: string;
				readonly arguments: object;
			};
		}[];
	};
}

export class OllamaChecker implements Checker<string> {
	readonly told: Told = nothing();
	ended = false;

	take(text: string): void {
		const must = (holds: boolean, rule: string): void => {
			if (!holds) throw new BrokenOrder(rule, text);
		};
		must(!this.ended, "nothing behind the end");
		must(!/[\n\r]/.test(text), "one line");
		const line = JSON.parse(text) as Line;
		if (line.error !== undefined) {
			must(line.error !== "", "it says what it is");
			this.ended = true;
			return;
		}
		const { message, done } = line;
		must(
			typeof line.model === "string" && !Number.isNaN(Date.parse(line.created_at ?? "")),
			"head",
		);
		if (message === undefined) throw new BrokenOrder("a message in each line", text);
		must(message.role === "assistant", "the assistant speaks");
		const { content, thinking = "", tool_calls: calls = [] } = message;
		const said = [content !== "", thinking !== "", calls.length > 0].filter(Boolean).length;
		must(said === (done === true ? 0 : 1), "one thing in each line, and nothing in the last");
		this.told.content += content;
		this.told.reasoning += thinking;
		for (const { id, function: called } of calls) {
			must(called.index >= this.told.calls.length, "calls in their order");
			must(id !== "" && called.name !== "", "a call has its id and name");
			// what stands in the line, with its digits; `arguments` is the last member
			const json = text.slice(text.indexOf('"arguments":') + 12, text.lastIndexOf("}}]}}"));
			this.told.calls.push({ id, name: called.name, arguments: json, whole: true });
		}
		if (done !== true) return;
		this.told.finish = line.done_reason ?? null;
		this.ended = true;
	}
}

/** The word of the protocol for the parser's reason. */
export function ollamaFinish(reason: string): string {
	return reason === "tool_calls" ? "stop" : reason;
}
