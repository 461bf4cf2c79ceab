/** `toolgrammar/constrain-fields`: what a server is sent so that its engine can write only calls which the parser reads. */
import { oneOf } from "../misuse/check.js";
import {
	CONSTRAIN_SERVERS,
	type ConstrainRequest,
	type ConstrainServer,
	type Fields,
	fieldsFor,
} from "./fields.js";

export type { ConstrainRequest, ConstrainServer, Fields } from "./fields.js";

/** `auto`: all requests with tools; `required`: those in which a call must come. */
export type ConstrainMode = "auto" | "required";

const checkServer: (value: unknown, place: string) => void = oneOf(CONSTRAIN_SERVERS);
const checkMode: (value: unknown, place: string) => void = oneOf(["auto", "required"]);

/**
 * For `toolCallMiddleware({ constrain: constrainFields("vllm"), … })`: gives the fields of the body of a chat completion whose tools
 * are described in the prompt. There are none where the server, the format or a schema gives no constraint, and none where the request
 * says itself of what form the answer is. Throws on misuse at once.
 */
export function constrainFields(
	server: ConstrainServer,
	mode: ConstrainMode = "auto",
): (request: ConstrainRequest) => Fields {
	checkServer(server, "the server");
	checkMode(mode, "the mode");
	return (request) =>
		mode === "required" && request.toolChoice === "auto" ? {} : fieldsFor(server, "chat", request);
}
