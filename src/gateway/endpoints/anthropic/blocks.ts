/** The messages of an Anthropic request, block by block. */
import type { ChatContent } from "../../chat-request.js";
import { type Fields, given, mustBe, Refusal, unsupported } from "../reader.js";
import { contentOf, type Part, type Turns } from "../turns.js";

export function readMessages(messages: readonly unknown[], turns: Turns): void {
	let last: unknown;
	for (const [at, one] of messages.entries()) {
		const param = `messages[${at}]`;
		const { role, content } = mustBe.fields(one, param);
		const blocks = blocksAt(content, `${param}.content`);
		if (blocks.length === 0) throw new Refusal(`${param}.content`, "is empty");
		last = role;
		if (role === "user") readUser(blocks, turns, `${param}.content`);
		else if (role === "assistant") readAssistant(blocks, turns, `${param}.content`);
		else if (role === "system")
			turns.add({ role, content: linesOf(readTexts(content, `${param}.content`)) });
		else throw new Refusal(`${param}.role`, "must be user, assistant or system");
	}
	if (last === "assistant")
		throw unsupported(
			`messages[${messages.length - 1}].role`,
			"must be user in the last message: the gateway does not continue an answer",
		);
}

function blocksAt(content: unknown, param: string): readonly Fields[] {
	if (typeof content === "string") return [{ type: "text", text: content }];
	return mustBe.list(content, param).map((block, at) => mustBe.fields(block, `${param}[${at}]`));
}

/** The results of calls are messages of their own; what stands around them is the user's. */
function readUser(blocks: readonly Fields[], turns: Turns, param: string): void {
	let parts: Part[] = [];
	const say = (): void => {
		if (parts.length > 0) turns.add({ role: "user", content: contentOf(parts) });
		parts = [];
	};
	for (const [at, block] of blocks.entries()) {
		const place = `${param}[${at}]`;
		if (block.type !== "tool_result") {
			parts.push(partOf(block, place));
			continue;
		}
		say();
		const id = mustBe.name(block.tool_use_id, `${place}.tool_use_id`);
		const { content } = block;
		const said = given(content)
			? blocksAt(content, `${place}.content`).map((one, i) => partOf(one, `${place}.content[${i}]`))
			: [];
		const result = contentOf(joined(said));
		const told = block.is_error === true ? asError(result) : result;
		turns.result(id, told, `${place}.tool_use_id`);
	}
	say();
}

function readAssistant(blocks: readonly Fields[], turns: Turns, param: string): void {
	for (const [at, block] of blocks.entries()) {
		const place = `${param}[${at}]`;
		switch (block.type) {
			case "text":
				turns.text(mustBe.text(block.text, `${place}.text`));
				break;
			case "thinking":
				turns.reasoning(mustBe.text(block.thinking, `${place}.thinking`));
				break;
			// the provider's own cipher of a thought: no other model can read it
			case "redacted_thinking":
				break;
			case "tool_use": {
				const id = mustBe.name(block.id, `${place}.id`);
				const input = mustBe.fields(block.input, `${place}.input`);
				turns.call(id, mustBe.name(block.name, `${place}.name`), JSON.stringify(input));
				break;
			}
			default:
				throw unsupported(`${place}.type`, `is not supported: ${JSON.stringify(block.type)}`);
		}
	}
	turns.end();
}

/** A text, or blocks of text. */
export function readTexts(content: unknown, param: string): readonly string[] {
	return blocksAt(content, param).map((block, at) => {
		const place = `${param}[${at}]`;
		if (block.type !== "text") throw unsupported(`${place}.type`, "must be text");
		return mustBe.text(block.text, `${place}.text`);
	});
}

/** Blocks of the system are texts of their own; nothing else divides them. */
export function linesOf(texts: readonly string[]): string {
	return texts.join("\n");
}

/** A part as chat completions have it. Images pass: whether they can be used is for the model's engine to say. */
function partOf(block: Fields, param: string): Part {
	if (block.type === "text")
		return { type: "text", text: mustBe.text(block.text, `${param}.text`) };
	if (block.type !== "image")
		throw unsupported(`${param}.type`, `is not supported: ${JSON.stringify(block.type)}`);
	return { type: "image_url", image_url: { url: urlOf(block, `${param}.source`) } };
}

function urlOf(block: Fields, param: string): string {
	const source = mustBe.fields(block.source, param);
	if (source.type === "url") return mustBe.text(source.url, `${param}.url`);
	if (source.type !== "base64")
		throw unsupported(`${param}.type`, `is not supported: ${JSON.stringify(source.type)}`);
	const data = mustBe.text(source.data, `${param}.data`);
	return `data:${mustBe.name(source.media_type, `${param}.media_type`)};base64,${data}`;
}

/** Chat completions have no other way to say that a call has failed. */
function asError(content: ChatContent): ChatContent {
	if (typeof content === "string") return `Error: ${content}`;
	return [{ type: "text", text: "Error:" }, ...(content ?? [])];
}

/** Texts that stand beside each other, as one. */
function joined(parts: readonly Part[]): readonly Part[] {
	const all: Part[] = [];
	for (const part of parts) {
		const last = all[all.length - 1];
		if (last?.type === "text" && part.type === "text")
			all[all.length - 1] = { type: "text", text: `${String(last.text)}\n${String(part.text)}` };
		else all.push(part);
	}
	return all;
}
