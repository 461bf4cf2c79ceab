/** Why a call is invalid, without saying what was in it. */
import type { ValidationError } from "../runtime/events.js";
import type { FunctionDefinition, JsonSchema } from "../runtime/options.js";

/** Verdicts on the call as a whole; their messages begin so. */
const OF_THE_CALL = ["unknown-tool", "wrong-tool"];
/** Reasons of one call, at most. */
const MOST = 20;
/** Stands for what the schema does not name: an element of a list, a key that the model has chosen. */
const UNNAMED = "*";

/** Each reason once. A validator's messages may quote the arguments, so that only the place is taken from its errors. */
export function reasonsOf(
	errors: readonly ValidationError[],
	tool: FunctionDefinition | undefined,
): readonly string[] {
	const reasons = new Set<string>();
	for (const { path, message } of errors) {
		if (reasons.size === MOST) break;
		const code = OF_THE_CALL.find((one) => path === "" && message.startsWith(one));
		reasons.add(code ?? `schema${placeOf(path, tool?.parameters)}`);
	}
	return [...reasons];
}

/** ` /items/*` for the pointer `/items/3`: of the keys only those that the schema names itself. */
function placeOf(pointer: string, parameters: JsonSchema | undefined): string {
	if (pointer === "") return "";
	let schema: unknown = parameters;
	const names = pointer
		.slice(1)
		.split("/")
		.map((token) => {
			const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
			const properties = member(schema, "properties");
			const declared = member(properties, name);
			schema = declared ?? member(schema, "items");
			return declared === undefined ? UNNAMED : token;
		});
	return ` /${names.join("/")}`;
}

function member(of: unknown, name: string): unknown {
	if (typeof of !== "object" || of === null || !Object.hasOwn(of, name)) return undefined;
	return Object.getOwnPropertyDescriptor(of, name)?.value;
}
