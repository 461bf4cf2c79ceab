/** How much text a parser has been fed, in UTF-16 code units: bytes count as the characters they make. */
import type { Chunk } from "../runtime/events.js";

export class FedLength {
	length = 0;
	/** bytes of one character may come in several chunks */
	private decoder: TextDecoder | null = null;

	add(chunk: Chunk): void {
		if (chunk instanceof Uint8Array) {
			this.decoder ??= new TextDecoder("utf-8", { ignoreBOM: true });
			this.length += this.decoder.decode(chunk, { stream: true }).length;
			return;
		}
		if (chunk === undefined || chunk === null) return;
		this.end();
		this.length += typeof chunk === "string" ? chunk.length : chunk.text.length;
	}

	/** A sequence of bytes that was left open cannot be completed any more: it is one character. */
	end(): void {
		if (this.decoder === null) return;
		this.length += this.decoder.decode().length;
		this.decoder = null;
	}
}
