/** The gateway on a socket, in front of replays that say what `said.ts` has. */
import { createGateway, type Engine, EngineError, replayModels } from "toolgrammar/gateway";
import { listen } from "toolgrammar/gateway/node";
import { SAID } from "./said.js";

/** The field of a request by which a replay is told what to say. */
export const SAMPLE = { sample: "said" };
export const BROKEN = "the engine has gone";

/**
 * The models `replay/NAME`, and `broken/NAME`, which say the same and break instead of ending.
 * `size`: the characters of a token.
 */
export async function serving(size: number, use: (url: string) => Promise<void>): Promise<void> {
	const formats = SAID.map(({ format, writing, text }) => {
		return { format, writing, samples: [{ name: SAMPLE.sample, text }] };
	});
	const models = replayModels(formats, { tokenSize: size });
	const broken = models.map((model) => ({
		...model,
		id: model.id.replace("replay/", "broken/"),
		engine: breaking(model.engine),
	}));
	// what is told is compared with the whole text
	const reading = { policies: { trimContent: false } };
	const app = createGateway({ models: [...models, ...broken], reading });
	const { url, close } = await listen(app, { port: 0, host: "127.0.0.1" });
	try {
		await use(url);
	} finally {
		await close(0);
	}
}

function breaking(engine: Engine): Engine {
	return {
		async *generate(request, signal) {
			for await (const piece of engine.generate(request, signal)) {
				if (piece.type === "finish") throw new EngineError("broken", BROKEN);
				yield piece;
			}
		},
	};
}
