/** Reading the body of a request with care: what is not as the protocol says is refused, with the field that is wrong. */
import { isRecord } from "../../runtime/record.js";
import type { ChatRequest } from "../chat-request.js";
import type { ReadRequest } from "../endpoint.js";
import { RequestProblem } from "../problem.js";

export type Fields = Readonly<Record<string, unknown>>;

/** A field is wrong. */
export class Refusal extends RequestProblem {
	/** `param`: e.g. `input[2].call_id`; empty: the body itself. `what`: is said of it, e.g. `must be a string` */
	constructor(param: string, what: string, code = "invalid_request", details?: Fields) {
		const message = `${param === "" ? "the body" : param} ${what}`;
		const problem = { status: 400, type: "invalid_request_error", code, message };
		super({ ...problem, ...(param === "" ? {} : { param }), ...member("details", details) });
	}
}

/** Something that the protocol has and the gateway has not. */
export function unsupported(param: string, what: string): Refusal {
	return new Refusal(param, what, "unsupported");
}

export function readWith(body: unknown, read: (body: Fields) => ChatRequest): ReadRequest {
	try {
		return { ok: true, request: read(mustBe.fields(body, "")) };
	} catch (error) {
		if (!(error instanceof RequestProblem)) throw error;
		return { ok: false, problem: error.problem };
	}
}

/** Null stands for a field that is not there. */
export function given(value: unknown): boolean {
	return value !== undefined && value !== null;
}

/** What a value must be; `param` is where it stands. Each throws a `Refusal` that says so. */
export const mustBe = {
	fields(value: unknown, param: string): Fields {
		if (!isRecord(value)) throw new Refusal(param, "must be an object");
		return value;
	},

	list(value: unknown, param: string): readonly unknown[] {
		if (!Array.isArray(value)) throw new Refusal(param, "must be a list");
		return value;
	},

	text(value: unknown, param: string): string {
		if (typeof value !== "string") throw new Refusal(param, "must be a string");
		return value;
	},

	name(value: unknown, param: string): string {
		const name = mustBe.text(value, param);
		if (name === "") throw new Refusal(param, "must not be empty");
		return name;
	},

	flag(value: unknown, param: string): boolean {
		if (typeof value !== "boolean") throw new Refusal(param, "must be true or false");
		return value;
	},

	/** `most`: the largest that is taken */
	count(value: unknown, param: string, most: number = Number.POSITIVE_INFINITY): number {
		if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most)
			return value;
		const bound = most === Number.POSITIVE_INFINITY ? "" : `, at most ${most}`;
		throw new Refusal(param, `must be a whole number above 0${bound}`);
	},
};

/** A member that is only there when it says something. */
export function member<V>(key: string, value: V | undefined): { readonly [key: string]: V } {
	return value === undefined ? {} : { [key]: value };
}

/** What is left of the fields: to pass on. */
export function without(fields: Fields, keys: ReadonlySet<string>): Fields {
	return Object.fromEntries(
		Object.entries(fields).filter(([key, value]) => !keys.has(key) && given(value)),
	);
}
