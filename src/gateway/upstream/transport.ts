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

/** The codes of platforms for a connection that the other side has closed. */
const CLOSED: readonly string[] = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];
/** `fetch` does not tell whether a connection was kept from an earlier request; several of them may be closed by now. */
const TRIES = 3;

export const fetchTransport: Transport = async (sent) => {
	for (let tries = 1; ; tries++) {
		try {
			return await post(sent);
		} catch (error) {
			if (tries === TRIES || !wasClosed(error)) throw error;
		}
	}
};

/** Whether the upstream closed the connection. Where no answer had begun, the request may be sent again. */
export function wasClosed(error: unknown): boolean {
	return CLOSED.includes(codeOf(error));
}

/** The platform's code for a failure, e.g. `ECONNREFUSED`; empty: it gives none. */
export function codeOf(error: unknown): string {
	const cause = error instanceof Error ? error.cause : undefined;
	for (const one of [cause, error])
		if (one instanceof Error && "code" in one && typeof one.code === "string") return one.code;
	return "";
}

async function post({ address, headers, body, signal }: Sent): Promise<Received> {
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
}
