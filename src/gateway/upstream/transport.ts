/** How a request reaches an upstream: by `fetch`, or by what the platform has that is cheaper. */

export interface Sent {
	readonly address: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
	/** ends the request, and the answer that is being read */
	readonly signal: AbortSignal;
}

/** The answer, as far as the gateway looks at it. */
export interface Received {
	/** that of a redirect, too: none is followed; 0: a redirect of which the platform does not tell more */
	readonly status: number;
	/** its content-type; empty: it has none */
	readonly type: string;
	/** What has come since the last call, or comes next; null: the answer has ended. Rejects where it broke off. One call at a time. */
	read(): Promise<Uint8Array | null>;
}

/** Posts. Rejects where there is no answer; what it rejects with may carry the platform's `code`. */
export type Transport = (sent: Sent) => Promise<Received>;

export const fetchTransport: Transport = async ({ address, headers, body, signal }) => {
	const init = { method: "POST", headers, body, signal };
	// Another place than the configured one gets neither the prompt nor the key.
	const response = await fetch(address, { ...init, redirect: "manual" });
	const reader = response.body?.getReader();
	return {
		status: response.status,
		type: response.headers.get("content-type") ?? "",
		async read() {
			const result = await reader?.read();
			return result?.value ?? null;
		},
	};
};
