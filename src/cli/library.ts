/**
 * What the commands need of the library, loaded when it is needed: `formats` loads no validator and
 * `parse` no compiler. A record, so that a test can stand in for it.
 */
import type { Chain, ChainOptions, Fallback } from "../chain/index.js";
import type { ExplainOptions, Explanation } from "../explain/index.js";
import type { Diagnostic } from "../language/diagnostics.js";
import type { Grammar } from "../language/syntax.js";
import type { Rendered, RenderMessage, RenderOptions, Writing } from "../render/index.js";
import type { Format } from "../runtime/contract.js";
import type { Chunk, Message, ParserEvent } from "../runtime/events.js";
import type { ParserOptions, Validator } from "../runtime/options.js";
import type { FormatRegistry } from "../select/registry.js";

export interface Parser {
	feed(chunk: Chunk): readonly ParserEvent[];
	finish(reason?: string): readonly ParserEvent[];
	readonly message: Message | null;
}
export type CreateParser = (format: Format, options?: ParserOptions) => Parser;
export type CreateChain = (format: Format, options?: ChainOptions) => Chain;

export type Registry = FormatRegistry;

export interface Loaders {
	canonicalName(name: string): string | undefined;
	loadFormat(name: string): Promise<Format | undefined>;
}

export interface Compiled {
	/** null: there are errors */
	readonly format: Format | null;
	/** null: there are syntax errors */
	readonly grammar: Pick<Grammar, "examples" | "rules"> | null;
	readonly diagnostics: readonly Diagnostic[];
	readonly writing: Writing | null;
	/** the text of an ES module */
	readonly module: string | null;
}

/** `coverage`: also look for parts of the grammar that no example needs; `examples`: false does not run them. */
export type CompileGrammar = (
	source: string,
	file: string,
	options?: { readonly coverage?: boolean; readonly examples?: boolean },
) => Compiled;

export type Explain = (format: Format, output: string, options?: ExplainOptions) => Explanation;

export interface Renderer {
	render(
		format: Format,
		writing: Writing,
		message: RenderMessage,
		options?: RenderOptions,
	): Rendered;
}

export interface Library {
	runtime(): Promise<{ readonly createParser: CreateParser }>;
	chain(): Promise<{
		readonly createChain: CreateChain;
		readonly DEFAULT_FALLBACKS: readonly Fallback[];
	}>;
	registry(): Promise<Registry>;
	/** formats one by one: where one is named, the others are not loaded */
	loaders(): Promise<Loaders>;
	writers(): Promise<{ getWriting(name: string): Writing | undefined }>;
	renderer(): Promise<Renderer>;
	validate(): Promise<{ createValidator(): Validator }>;
	compiler(): Promise<{ readonly compileGrammar: CompileGrammar }>;
	explain(): Promise<{ readonly explain: Explain }>;
}

export const library: Library = {
	runtime: () => import("../runtime/index.js"),
	chain: () => import("../chain/index.js"),
	registry: () => import("../generated/registry.js"),
	loaders: () => import("../generated/loaders.js"),
	writers: () => import("../generated/writers.js"),
	renderer: () => import("../render/index.js"),
	validate: () => import("../validate/index.js"),
	compiler: () => import("../compiler/index.js"),
	explain: () => import("../explain/index.js"),
};
