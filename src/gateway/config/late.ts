/** An engine whose upstream was not up when the gateway began: it is asked what it is when it is needed. */
import { type Engine, EngineError, groupsOf } from "../engine.js";
import { NotUpError } from "./ask-models.js";

/** `open` rejects with a `RangeError` as long as the upstream does not say what it is; then it is asked again, with the next request. */
export function lateEngine(open: () => Promise<Engine>): Engine {
	let opened: Engine | null = null;
	const engine = async (): Promise<Engine> => {
		opened ??= await open().catch((error: unknown) => {
			const failure = error instanceof NotUpError ? "unreachable" : "garbage";
			throw error instanceof RangeError ? new EngineError(failure, error.message) : error;
		});
		return opened;
	};
	return {
		async *generate(request, signal) {
			yield* (await engine()).generate(request, signal);
		},
		async *groups(request, signal) {
			yield* groupsOf(await engine(), request, signal);
		},
		async countTokens(request, signal) {
			const { countTokens } = await engine();
			if (countTokens === undefined) throw new EngineError("unfit", "tokens cannot be counted");
			return await countTokens(request, signal);
		},
		async forward(sent, signal) {
			const { forward } = await engine();
			if (forward === undefined) throw new EngineError("unfit", "there is no such endpoint");
			return await forward(sent, signal);
		},
	};
}
