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

/** It does not answer, or says that it is still loading: it may yet. */
export class NotUpError extends RangeError {}

const LOADING = 503;

/** Rejects with a `RangeError` where it does not say, with a `NotUpError` where it may later. */
export async function askModels({ url, key }: Upstream): Promise<Listed> {
	const list = await answer(endpointOf(url, "models"), key);
	const data = isRecord(list) && Array.isArray(list.data) ? list.data.filter(isRecord) : [];
	const models = data.map(({ id }) => id).filter((id) => typeof id === "string");
	if (models.length === 0) throw new RangeError("the upstream does not say which models it has");
	return { models, dialect: OWNERS.get(data[0]?.owned_by) ?? "openai" };
}

async function answer(address: string, key: string | undefined): Promise<unknown> {
	const response = await fetch(address, {
		headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
		redirect: "manual",
		signal: AbortSignal.timeout(PATIENCE),
	}).catch(() => {
		throw new NotUpError("the upstream cannot be reached: is it running?");
	});
	if (response.status === LOADING) throw new NotUpError("the upstream is still loading.");
	if (!response.ok)
		throw new RangeError(
			`the upstream answers with status ${response.status} when asked for its models`,
		);
	const text = await response.text().catch(() => "");
	try {
		return text.length > MOST ? null : JSON.parse(text);
	} catch {
		return null;
	}
}
