/** A conversation that cannot be written for the model: the client's fault, told before anything is sent. */
import { EngineError } from "../engine.js";

export function unfit(message: string): EngineError {
	return new EngineError("unfit", message);
}
