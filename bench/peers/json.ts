/** Readers of bare JSON: they know no wire format, so they get the JSON object alone. */
import type { Peer } from "./peer.js";

const streamparser: Peer = {
	name: "@streamparser/json",
	reads: "json",
	note: "bare JSON; values when they are complete",
	async load() {
		const { JSONParser } = await import("@streamparser/json");
		return async (chunks) => {
			const parser = new JSONParser();
			let values = 0;
			parser.onValue = () => {
				values++;
			};
			for (const chunk of chunks) parser.write(chunk);
			if (values === 0) throw new Error("no value");
		};
	},
};

const jsonriver: Peer = {
	name: "jsonriver",
	reads: "json",
	note: "bare JSON; the growing value after each chunk",
	async load() {
		const { parse } = await import("jsonriver");
		return async (chunks) => {
			let values = 0;
			for await (const _value of parse(toStream(chunks))) values++;
			if (values === 0) throw new Error("no value");
		};
	},
};

async function* toStream(chunks: readonly string[]): AsyncGenerator<string> {
	yield* chunks;
}

const partialJson: Peer = {
	name: "partial-json",
	reads: "json",
	note: "bare JSON; reads all of the text again for each chunk",
	async load() {
		const { parse } = await import("partial-json");
		return async (chunks) => {
			let text = "";
			let value: unknown;
			for (const chunk of chunks) {
				text += chunk;
				value = parse(text);
			}
			if (typeof value !== "object") throw new Error("no value");
		};
	},
};

export const JSON_PEERS: readonly Peer[] = [streamparser, jsonriver, partialJson];
