/** Another parser, on the part of the work that it can do. */
export interface Peer {
	readonly name: string;
	/** what it reads: the wire text of a format, or only the JSON object inside it */
	readonly reads: "hermes" | "qwen_coder" | "json";
	readonly note: string;
	/** Throws when the package is not there or does not work on this version of Node. */
	load(): Promise<(chunks: readonly string[]) => Promise<void>>;
}
