/**
 * A stand-in for the TextStreamer of transformers.js: it decodes what it has whenever a token comes, and hands out whole words. As there,
 * blanks before some signs are taken away unless it is told otherwise.
 */
import { describe, expect, test } from "vitest";
import { type StreamerOptions, toolCallStreamer } from "../../src/adapters/transformers-js.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { every } from "../properties/support/chunks.js";
import { fold, numbered, read } from "../properties/support/reading.js";
import { settingOf } from "../properties/support/settings.js";
import { registrySubjects } from "../properties/support/subjects.js";

class WordStreamer {
	private cache = "";
	constructor(
		private readonly options: Omit<StreamerOptions, "decode_kwargs"> & {
			readonly decode_kwargs?: { readonly clean_up_tokenization_spaces?: boolean };
		},
		private readonly special: readonly string[],
	) {}

	put(token: string): void {
		if (this.special.includes(token)) {
			this.flush(this.cache.length);
			if (!this.options.skip_special_tokens) this.options.callback_function(token);
			return;
		}
		this.cache += token;
		this.flush(this.cache.endsWith("\n") ? this.cache.length : this.cache.lastIndexOf(" ") + 1);
	}

	end(): void {
		this.flush(this.cache.length);
	}

	private flush(to: number): void {
		const text = this.cache.slice(0, to);
		this.cache = this.cache.slice(to);
		const keeps = this.options.decode_kwargs?.clean_up_tokenization_spaces === false;
		const cleaned = keeps ? text : text.replace(/ ([.,?!])/g, "$1");
		if (cleaned !== "") this.options.callback_function(cleaned);
	}
}

/** The text as a tokenizer with these special tokens cuts it. */
function tokensOf(text: string, special: readonly string[], size: number): readonly string[] {
	const next = special
		.map((token) => ({ token, at: text.indexOf(token) }))
		.filter(({ token, at }) => at >= 0 && token !== "")
		.sort((a, b) => a.at - b.at || b.token.length - a.token.length)[0];
	if (next === undefined) return every(text, size);
	const end = next.at + next.token.length;
	const before = every(text.slice(0, next.at), size);
	return [...before, next.token, ...tokensOf(text.slice(end), special, size)];
}

const subjects = registrySubjects();
describe.each(subjects.map((subject) => [subject.format.name, subject] as const))(
	"%s",
	(_name, { format, examples }) => {
		test("its examples, through a streamer, are read as they are", () => {
			const special = [...format.tokens, ...format.ends];
			for (const example of examples) {
				const setting = settingOf(example, false);
				for (const size of [1, 5]) {
					const events: ParserEvent[] = [];
					const reader = toolCallStreamer(format, (event) => void events.push(event), {
						...setting.options,
						generateId: numbered,
					});
					const streamer = new WordStreamer(reader.streamer, special);
					for (const token of tokensOf(example.input, special, size)) streamer.put(token);
					streamer.end();
					reader.finish(setting.finish);
					expect(fold(events)).toEqual(read(format, [example.input], setting));
				}
			}
		});
	},
);
