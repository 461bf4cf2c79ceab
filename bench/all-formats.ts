/** Every format reads messages of its own, in small chunks: what a server that has many models has done before it reads yours. */
import { listFormats } from "../src/generated/registry.js";
import { getWriting } from "../src/generated/writers.js";
import { render } from "../src/render/index.js";
import { createParser } from "../src/runtime/index.js";
import { smallAnswers, TOOLS } from "./texts/calls.js";
import { chunksOf } from "./texts/chunks.js";

const ROUNDS = 20;

/** Throws when a format writes or reads none of the calls: then it has not run. */
export function runAllFormats(): void {
	const answers = smallAnswers(8);
	for (const format of listFormats()) {
		const writing = getWriting(format.name);
		const texts = answers.flatMap(({ before, calls }) => {
			if (writing === undefined) return [];
			const message = { content: before, calls: calls.slice(0, 1) };
			const written = render(format, writing, message, { tools: TOOLS });
			return written.status === "rendered" ? [written.text] : [];
		});
		// some formats have no calls between texts
		if (texts.length === 0) texts.push(...answers.map(({ before }) => before));
		for (let round = 0; round < ROUNDS; round++)
			for (const text of texts) {
				const parser = createParser(format, { tools: TOOLS });
				for (const chunk of chunksOf(text, 1 + round)) parser.feed(chunk);
				parser.finish("stop");
			}
	}
}
