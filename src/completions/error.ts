/**
 * - `refused`: the server says that it will not, or cannot
 * - `garbage`: what it sent is no completion
 * - `tool-calls`: it has read calls itself, so that they are not in the text
 */
export type CompletionFailure = "refused" | "garbage" | "tool-calls";

/** There is no text to read, or no more of it. Its message is for people: it may hold words of the server. */
export class CompletionError extends Error {
	override readonly name = "CompletionError";
	constructor(
		readonly failure: CompletionFailure,
		message: string,
		/** the HTTP status of the answer */
		readonly status: number,
	) {
		super(message);
	}
}
