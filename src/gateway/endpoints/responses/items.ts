/** The items of `input`: what was said, called and answered before. */
import { type Fields, given, mustBe, Refusal, unsupported } from "../reader.js";
import { contentOf, type Part, type Turns } from "../turns.js";
import type { NameSpaces } from "./namespaces.js";

export function readItems(items: readonly unknown[], turns: Turns, spaces: NameSpaces): void {
	for (const [at, one] of items.entries()) {
		const param = `input[${at}]`;
		readItem(mustBe.fields(one, param), turns, param, spaces);
	}
}

function readItem(item: Fields, turns: Turns, param: string, spaces: NameSpaces): void {
	const type = item.type ?? "message";
	switch (type) {
		case "message":
			readMessage(item, turns, param);
			return;
		case "function_call": {
			const json = mustBe.text(item.arguments, `${param}.arguments`);
			const id = mustBe.name(item.call_id, `${param}.call_id`);
			turns.call(id, spaces.flatOf(item, param), json);
			return;
		}
		case "function_call_output": {
			const { output } = item;
			const content =
				typeof output === "string" ? output : contentOf(readParts(output, `${param}.output`));
			const id = mustBe.name(item.call_id, `${param}.call_id`);
			turns.result(id, content, `${param}.call_id`);
			return;
		}
		case "reasoning":
			readReasoning(item, turns, param);
			return;
		default:
			throw unsupported(`${param}.type`, `is not supported: ${JSON.stringify(type)}`);
	}
}

function readMessage({ role, content }: Fields, turns: Turns, param: string): void {
	const at = `${param}.content`;
	switch (role) {
		case "user":
		case "system":
		case "developer": {
			const said = typeof content === "string" ? content : contentOf(readParts(content, at));
			turns.add({ role, content: said });
			return;
		}
		case "assistant": {
			if (typeof content === "string") {
				turns.text(content);
				return;
			}
			for (const [i, part] of readParts(content, at).entries()) {
				if (part.type !== "text")
					throw unsupported(`${at}[${i}].type`, "must be a text: it is said by the assistant");
				turns.text(String(part.text));
			}
			return;
		}
		default:
			throw new Refusal(`${param}.role`, "must be user, assistant, system or developer");
	}
}

/** The thoughts themselves, or, where there are none, what sums them up. */
function readReasoning(item: Fields, turns: Turns, param: string): void {
	const texts = (field: "content" | "summary"): readonly string[] =>
		given(item[field])
			? mustBe.list(item[field], `${param}.${field}`).map((part, at) => {
					const place = `${param}.${field}[${at}]`;
					return mustBe.text(mustBe.fields(part, place).text, `${place}.text`);
				})
			: [];
	const content = texts("content");
	const said = content.length > 0 ? content.join("") : texts("summary").join("\n\n");
	// what is encrypted alone only its provider can read
	if (said !== "") turns.reasoning(said);
}

/** Parts as chat completions have them. What is no text passes: whether it can be used is for the model's engine to say. */
function readParts(parts: unknown, param: string): readonly Part[] {
	return mustBe.list(parts, param).map((one, at): Part => {
		const place = `${param}[${at}]`;
		const part = mustBe.fields(one, place);
		switch (part.type) {
			case "input_text":
			case "output_text":
			case "text":
				return { type: "text", text: mustBe.text(part.text, `${place}.text`) };
			case "refusal":
				return { type: "text", text: mustBe.text(part.refusal, `${place}.refusal`) };
			case "input_image": {
				if (!given(part.image_url))
					throw unsupported(`${place}.image_url`, "must be there: the gateway keeps no files");
				const url = mustBe.text(part.image_url, `${place}.image_url`);
				const detail = given(part.detail) ? { detail: part.detail } : {};
				return { type: "image_url", image_url: { url, ...detail } };
			}
			default:
				throw unsupported(`${place}.type`, `is not supported: ${JSON.stringify(part.type)}`);
		}
	});
}
