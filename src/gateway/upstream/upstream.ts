/** Where an upstream server is, how it is reached, and how long it may be silent. */
import type { Transport } from "./transport.js";

export interface Upstream {
	/** `http:` or `https:`, with or without `/v1` at its end */
	readonly url: string;
	/** sent as a bearer token, to this server and nowhere else */
	readonly key?: string | undefined;
	readonly timeouts?: Timeouts | undefined;
	/** default: `fetch` */
	readonly transport?: Transport | undefined;
}

/** In milliseconds. Only waiting for the upstream counts, not the time that the reader takes. */
export interface Timeouts {
	/** to the first event or comment of the answer */
	readonly first?: number | undefined;
	/** from one event or comment to the next */
	readonly stall?: number | undefined;
}

export const DEFAULT_TIMEOUTS = { first: 300_000, stall: 60_000 } as const;

/** The address of one endpoint, such as `completions`. Throws a RangeError that says what is wrong with the base. */
export function endpointOf(base: string, endpoint: string): string {
	const url = upstreamUrl(base);
	const path = url.pathname.replace(/\/+$/, "");
	url.pathname = `${path}${path.endsWith("/v1") ? "" : "/v1"}/${endpoint}`;
	return url.href;
}

/** The address of an endpoint beside `/v1`, or in it: `/tokenize`, `/v1/embeddings`. Throws like `endpointOf`. */
export function addressOf(base: string, path: string): string {
	const url = upstreamUrl(base);
	url.pathname = url.pathname.replace(/\/+$/, "").replace(/\/v1$/, "") + path;
	return url.href;
}

/** Throws a RangeError that says what is wrong. */
export function upstreamUrl(base: string): URL {
	let url: URL;
	try {
		url = new URL(base);
	} catch {
		throw new RangeError("is no URL");
	}
	if (url.protocol !== "http:" && url.protocol !== "https:")
		throw new RangeError("must begin with http:// or https://");
	if (url.username !== "" || url.password !== "")
		throw new RangeError("must hold no name and no password: a key has its own place");
	if (url.search !== "" || url.hash !== "")
		throw new RangeError("must end with its path: no query, no fragment");
	return url;
}
