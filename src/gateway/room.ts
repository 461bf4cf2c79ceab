/** How many requests are answered at a time: each holds memory here, and a place at an upstream. */
import { RequestProblem } from "./problem.js";

/** Seconds after which a client that found no room may come again. */
export const RETRY_AFTER = 1;
export const OVERLOADED = "overloaded";

export class Room {
	private taken = 0;

	constructor(private readonly limit: number) {}

	/** What is given back must be called once, when the request has been answered. Throws a `RequestProblem`. */
	enter(): () => void {
		if (this.taken >= this.limit) {
			const message = "too many requests are being answered";
			throw new RequestProblem({ status: 503, type: "server_error", code: OVERLOADED, message });
		}
		this.taken++;
		return () => {
			this.taken--;
		};
	}
}
