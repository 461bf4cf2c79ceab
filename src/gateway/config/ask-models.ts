/** What an upstream says of itself: its models, and by the owner that it gives them which server it is. */

import { isRecord } from "../../runtime/record.js";
import type { Dialect } from "../upstream/dialects.js";
import { endpointOf, type Upstream } from "../upstream/upstream.js";

export interface Listed {
	readonly models: readonly string[];
	readonly dialect: Dialect;
}

const OWNERS: ReadonlyMap<unknown, Dialect> = new Map([
	["vllm", "vllm"],
	["sglang", "sglang"],
	["llamacpp", "llama.cpp"],
]);
const PATIENCE = 10_000;
const MOST = 1_000_000;

/** Rejects with a `RangeError` where it does not say. */
export async function askModels({ url, key }: Upstream): Promise<Listed> {
	const list = await answer(endpointOf(url, "models"), key).catch((error: unknown) => {
		if (error instanceof RangeError) throw error;
		return null;
	});
	const data = isRecord(list) && Array.isArray(list.data) ? list.data.filter(isRecord) : [];
	const models = data.map(({ id }) => id).filter((id) => typeof id === "string");
	if (models.length === 0)
		throw new RangeError("the upstream does not say which models it has: is it running?");
	return { models, dialect: OWNERS.get(data[0]?.owned_by) ?? "openai" };
}

async function answer(address: string, key: string | undefined): Promise<unknown> {
	const response = await fetch(address, {
		headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
		redirect: "manual",
		signal: AbortSignal.timeout(PATIENCE),
	});
	if (!response.ok)
		throw new RangeError(
			`the upstream answers with status ${response.status} when asked for its models`,
		);
	const text = await response.text();
	return text.length > MOST ? null : JSON.parse(text);
}
