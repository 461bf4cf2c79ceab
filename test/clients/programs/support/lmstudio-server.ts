/** A server that speaks with LM Studio's SDK over a web socket, as far as a prediction needs: it says what it was told to say. */
import type { LLMPredictionStopReason } from "@lmstudio/sdk";
import { WebSocketServer } from "ws";

export type Kind = "none" | "reasoning" | "reasoningStartTag" | "reasoningEndTag";

export interface Prediction {
	readonly fragments: readonly (readonly [content: string, kind: Kind])[];
	/** `lost`: the server reports an error in place of an end. */
	readonly end: LLMPredictionStopReason | "lost";
}

export interface LMStudioServer {
	readonly url: string;
	/** What the next request is answered. */
	say(prediction: Prediction): void;
	/** The settings of the last prediction that was asked for. */
	asked(): Asked;
	close(): void;
}

export interface Asked {
	readonly fields: readonly { readonly key: string; readonly value?: unknown }[];
}

/** The fields that every message of a client has of those that are read. */
interface Told {
	readonly type?: string;
	readonly endpoint?: string;
	readonly channelId?: number;
	readonly authVersion?: number;
	readonly creationParameter?: {
		readonly predictionConfigStack: { readonly layers: readonly { readonly config: Asked }[] };
	};
}

export async function lmStudioServer(): Promise<LMStudioServer> {
	const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
	await new Promise<void>((done) => server.once("listening", done));
	let next: Prediction = { fragments: [], end: "eosFound" };
	let asked: Asked = { fields: [] };
	server.on("connection", (socket) => {
		const tell = (message: object): void => socket.send(JSON.stringify(message));
		socket.on("message", (data) => {
			const told = JSON.parse(data.toString()) as Told;
			if (told.authVersion !== undefined) tell({ success: true });
			else if (told.type === "channelCreate" && told.endpoint === "predict") {
				const layers = told.creationParameter?.predictionConfigStack.layers ?? [];
				asked = { fields: layers.flatMap(({ config }) => config.fields) };
				for (const message of messagesOf(next, told.channelId ?? 0)) tell(message);
			}
		});
	});
	return {
		url: `ws://127.0.0.1:${server.address().port}`,
		say: (prediction) => {
			next = prediction;
		},
		asked: () => asked,
		close: () => server.close(),
	};
}

function* messagesOf({ fragments, end }: Prediction, channelId: number): Iterable<object> {
	for (const [content, reasoningType] of fragments) {
		const about = { tokensCount: 1, containsDrafted: false, isStructural: false };
		const fragment = { content, reasoningType, ...about };
		yield { type: "channelSend", channelId, message: { type: "fragment", fragment } };
	}
	if (end === "lost") {
		const error = { title: "the model is gone" };
		yield { type: "channelError", channelId, error };
		return;
	}
	const named = { modelKey: "m", displayName: "m", path: "m", identifier: "m" };
	const counted = { sizeBytes: 1, maxContextLength: 4096, contextLength: 4096 };
	const able = { vision: false, trainedForToolUse: false };
	const modelInfo = { type: "llm", format: "gguf", instanceReference: "m", ...named, ...counted };
	const config = { fields: [] };
	const message = {
		type: "success",
		stats: { stopReason: end },
		modelInfo: { ...modelInfo, ...able },
		loadModelConfig: config,
		predictionConfig: config,
	};
	yield { type: "channelSend", channelId, message };
	yield { type: "channelClose", channelId };
}
