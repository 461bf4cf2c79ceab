/**
 * The order of the Responses stream: created, in progress, then items one after the other, each added, filled and done, and one
 * last event that repeats them. Written from the protocol, not from the adapter.
 */
import { isDeepStrictEqual } from "node:util";
import type { ResponsesEvent } from "../../../src/adapters/openai-responses.js";
import { BrokenOrder, type Checker, nothing, type Told } from "./told.js";

interface Item {
	readonly id: string;
	readonly type: string;
	readonly status: string;
	readonly call_id?: string;
	readonly name?: string;
	readonly arguments?: string;
	readonly content?: readonly { readonly type: string; readonly text: string }[];
}
interface Response {
	readonly id: string;
	readonly status: string;
	readonly output: readonly Item[];
	readonly incomplete_details: { readonly reason: string } | null;
}

/** What may come next; `part`: an item of text has been added, `filled`: its text is done, or the arguments are. */
type State = "created" | "progress" | "items" | "part" | "deltas" | "filled" | "close" | "end";

const TEXTS: ReadonlyMap<string, string> = new Map([
	["message", "output_text"],
	["reasoning", "reasoning_text"],
]);
const LAST = ["response.completed", "response.incomplete", "response.failed"];

export class ResponsesChecker implements Checker<ResponsesEvent> {
	readonly told: Told = nothing();
	private state: State = "created";
	private sequence = 0;
	private readonly done: Item[] = [];
	private item: Item | null = null;
	private text = "";
	private response: Response | null = null;

	get ended(): boolean {
		return this.state === "end";
	}

	take(event: ResponsesEvent): void {
		const must = (holds: boolean, rule: string): void => {
			if (!holds) throw new BrokenOrder(`${rule} (${this.state})`, event);
		};
		must(event.sequence_number === this.sequence++, "numbers count up");
		const { item } = this;
		const named = TEXTS.get(item?.type ?? "");
		if (item !== null && "item_id" in event) must(event.item_id === item.id, "the open item's id");
		if ("output_index" in event)
			must(event.output_index === this.done.length, "the open item's place");
		if ("content_index" in event) must(event.content_index === 0, "one part for each text");
		switch (event.type) {
			case "response.created":
			case "response.in_progress": {
				const created = event.type === "response.created";
				must(this.state === (created ? "created" : "progress"), "the first two events");
				const response = event.response as Response;
				must(response.status === "in_progress" && response.output.length === 0, "nothing yet");
				this.response = response;
				this.state = created ? "progress" : "items";
				return;
			}
			case "response.output_item.added": {
				must(this.state === "items" && item === null, "one item at a time");
				const added = event.item as Item;
				must(added.status === "in_progress", "an item begins");
				must(!this.done.some(({ id }) => id === added.id), "ids of items are their own");
				this.item = added;
				this.text = "";
				if (TEXTS.has(added.type)) {
					must(added.content?.length === 0, "a text begins empty");
					this.state = "part";
					return;
				}
				must(added.type === "function_call" && added.arguments === "", "a call begins empty");
				const { call_id: id = "", name = "" } = added;
				must(id !== "" && name !== "", "a call has its id and name");
				this.told.calls.push({ id, name, arguments: "", whole: false });
				this.state = "deltas";
				return;
			}
			case "response.content_part.added":
				must(this.state === "part", "a part for a text");
				must(isDeepStrictEqual(textOf(event.part), [named, ""]), "an empty part of its kind");
				this.state = "deltas";
				return;
			case "response.output_text.delta":
			case "response.reasoning_text.delta":
			case "response.function_call_arguments.delta": {
				must(this.state === "deltas", "a delta in its item");
				const kind = named ?? "function_call_arguments";
				must(event.type === `response.${kind}.delta`, "a delta of the item's kind");
				const delta = String(event.delta);
				must(delta !== "", "a delta says something");
				this.text += delta;
				if (item?.type === "message") this.told.content += delta;
				else if (item?.type === "reasoning") this.told.reasoning += delta;
				else for (const call of this.told.calls.slice(-1)) call.arguments += delta;
				return;
			}
			case "response.output_text.done":
			case "response.reasoning_text.done":
				must(this.state === "deltas" && event.type === `response.${named}.done`, "a text is done");
				must(event.text === this.text && this.text !== "", "its end repeats the text");
				this.state = "filled";
				return;
			case "response.content_part.done":
				must(this.state === "filled", "a part is done behind its text");
				must(isDeepStrictEqual(textOf(event.part), [named, this.text]), "the part's text");
				this.state = "close";
				return;
			case "response.function_call_arguments.done":
				must(this.state === "deltas" && item?.type === "function_call", "arguments are done");
				must(event.arguments === this.text && event.name === item?.name, "they are repeated");
				this.state = "close";
				return;
			case "response.output_item.done": {
				const over = event.item as Item;
				const cut = over.type === "function_call" && over.status === "incomplete";
				must(this.state === (cut ? "deltas" : "close"), "an item is done behind its parts");
				must(over.id === item?.id && over.type === item.type, "the item that began");
				must(["completed", "incomplete"].includes(over.status), "it is not in progress");
				const text = over.type === "function_call" ? over.arguments : over.content?.[0]?.text;
				must(text === this.text, "it has its whole text");
				for (const call of this.told.calls.slice(-1))
					if (over.type === "function_call") call.whole = !cut;
				this.done.push(over);
				this.item = null;
				this.state = "items";
				return;
			}
			default: {
				must(LAST.includes(event.type), "a known event");
				const response = event.response as Response;
				must(`response.${response.status}` === event.type, "the status is the event's");
				must(response.id === this.response?.id, "one response");
				const whole = response.output.slice(0, this.done.length);
				must(isDeepStrictEqual(whole, this.done), "the items are repeated");
				const rest = response.output.slice(this.done.length);
				if (event.type === "response.failed") {
					const [first, ...waited] = rest;
					must(first?.id === item?.id, "what was open is there");
					// thoughts of the engine that came within a call wait for its end
					must(waited.length === 0 || item?.type === "function_call", "nothing else waits");
					must(
						waited.every(({ type }) => TEXTS.has(type)),
						"no call waits",
					);
					for (const { type, content = [] } of waited)
						for (const { text } of content)
							this.told[type === "reasoning" ? "reasoning" : "content"] += text;
					must(
						rest.every(({ status }) => status === "incomplete"),
						"and not whole",
					);
				} else {
					must(this.state === "items" && rest.length === 0, "all items are done");
					this.told.finish = response.incomplete_details?.reason ?? "completed";
				}
				this.state = "end";
			}
		}
	}
}

function textOf(part: unknown): unknown[] {
	const { type, text } = part as { readonly type?: unknown; readonly text?: unknown };
	return [type, text];
}

/** The word of the protocol for the parser's reason. */
export function responsesFinish(reason: string): string {
	if (reason === "length") return "max_output_tokens";
	return reason === "content_filter" || reason === "abort" ? reason : "completed";
}
