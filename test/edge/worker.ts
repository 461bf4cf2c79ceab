/** What runs in the edge worker: the texts come in the request, and what was read of them is the answer. */
import { createChain } from "../../src/chain/index.js";
import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { render } from "../../src/render/index.js";
import type { FunctionDefinition, Message } from "../../src/runtime/index.js";
import { createParser } from "../../src/runtime/index.js";
import { createValidator } from "../../src/validate/edge.js";

export interface Task {
	readonly format: string;
	readonly text: string;
	readonly entry: string | null;
	readonly finish: string;
	readonly tools: readonly FunctionDefinition[];
}

export interface Reading {
	/** of the parser, in pieces of each size that was asked for: the same each time, or the answer says so */
	readonly messages: readonly Message[];
	/** of the chain */
	readonly chain: Message | null;
	/** of the writer, for the first call of the message; null: the format has none */
	readonly rendered: string | null;
}

/** 0: the whole text. */
export const SIZES: readonly number[] = [0, 1, 7];

function piecesOf(text: string, size: number): readonly string[] {
	if (size === 0) return [text];
	return Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
		text.slice(i * size, (i + 1) * size),
	);
}

export function answer({ format: name, text, entry, finish, tools }: Task): Reading {
	const format = getFormat(name);
	if (format === undefined) throw new Error(`no format ${name}`);
	const options = {
		tools,
		validator: createValidator(),
		collect: true,
		generateId: ({ index }: { readonly index: number }) => `id-${index}`,
		...(entry === null ? {} : { entry }),
	};
	const messages = SIZES.map((size) => {
		const parser = createParser(format, options);
		for (const piece of piecesOf(text, size)) parser.feed(piece);
		parser.finish(finish);
		if (parser.message === null) throw new Error("no message");
		return parser.message;
	});
	const chain = createChain(format, options);
	chain.feed(text);
	chain.finish(finish);
	const writing = getWriting(name);
	const calls = [{ id: "call00000", name: "f", arguments: { a: "x" } }];
	const written = writing === undefined ? null : render(format, writing, { calls });
	return {
		messages,
		chain: chain.message,
		rendered: written?.status === "rendered" ? written.text : null,
	};
}

export default {
	async fetch(request: Request): Promise<Response> {
		try {
			new Function("return 1")();
			return Response.json({ evaluates: true });
		} catch {
			// it is forbidden here, as it should be
		}
		const tasks = (await request.json()) as readonly Task[];
		return Response.json(tasks.map(answer));
	},
};
