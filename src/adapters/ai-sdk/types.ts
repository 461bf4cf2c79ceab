/** The shapes of the AI SDK that the middleware reads and writes, for both versions of its specification. Nothing of it is imported. */

/** What a model hands out; parts that are none of those below pass through as they are. */
export interface AnyPart {
	readonly type: string;
}

/** What the middleware adds to a stream. */
export type OwnPart =
	| { type: "text-start" | "reasoning-start"; id: string }
	| { type: "text-delta" | "reasoning-delta"; id: string; delta: string }
	| { type: "text-end" | "reasoning-end"; id: string }
	| { type: "tool-input-start"; id: string; toolName: string }
	| { type: "tool-input-delta"; id: string; delta: string }
	| { type: "tool-input-end"; id: string }
	| OwnCall;
export interface OwnCall {
	type: "tool-call";
	toolCallId: string;
	toolName: string;
	/** JSON text */
	input: string;
}

export interface FinishReason {
	readonly unified: string;
	readonly raw: string | undefined;
}
export interface FinishPart extends AnyPart {
	readonly type: "finish";
	readonly finishReason: FinishReason;
	readonly providerMetadata?: Metadata;
}
export type Metadata = Readonly<Record<string, object>>;

export interface FunctionTool {
	readonly type: "function";
	readonly name: string;
	readonly description?: string | undefined;
	readonly inputSchema: unknown;
}
export type ToolChoicePart =
	| { readonly type: "auto" | "none" | "required" }
	| { readonly type: "tool"; readonly toolName: string };
export interface PromptMessage {
	readonly role: string;
	/** a text in a system message; parts in all others */
	readonly content: string | readonly AnyPart[];
}
/** The part of a request that the middleware knows. */
export interface Params {
	readonly prompt: readonly PromptMessage[];
	readonly tools?: readonly AnyPart[] | undefined;
	readonly toolChoice?: ToolChoicePart | undefined;
	/** by the name of the provider, what it is told beside the request */
	readonly providerOptions?: ProviderOptions | undefined;
	readonly responseFormat?: { readonly type: string } | undefined;
}
export type ProviderOptions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface GenerateResult {
	readonly content: readonly AnyPart[];
	readonly finishReason: FinishReason;
	readonly providerMetadata?: Metadata;
}
export interface StreamResult {
	readonly stream: ReadableStream<AnyPart>;
}

interface Call<P> {
	readonly params: P;
	readonly model: { readonly modelId: string; readonly provider?: string };
}
/** Fits `wrapLanguageModel` of the SDK that has this version of the specification. */
export interface Middleware<Version extends string> {
	readonly specificationVersion: Version;
	transformParams<P extends Params>(call: Call<P>): Promise<P>;
	wrapGenerate<R extends GenerateResult>(
		call: Call<Params> & { doGenerate(): PromiseLike<R> },
	): Promise<R>;
	wrapStream<R extends StreamResult>(
		call: Call<Params> & { doStream(): PromiseLike<R> },
	): Promise<R>;
}

function isText(value: unknown): value is string {
	return typeof value === "string";
}
export function isFinish(part: AnyPart): part is FinishPart {
	return part.type === "finish" && "finishReason" in part;
}
/** `delta`: of a stream; `text`: of a whole answer, or of a prompt. */
export function textOf(part: AnyPart): string {
	if ("delta" in part && isText(part.delta)) return part.delta;
	return "text" in part && isText(part.text) ? part.text : "";
}
export function idOf(part: AnyPart): string {
	return "id" in part && isText(part.id) ? part.id : "";
}
export function isFunctionTool(tool: AnyPart): tool is FunctionTool {
	return tool.type === "function" && "name" in tool && "inputSchema" in tool;
}
