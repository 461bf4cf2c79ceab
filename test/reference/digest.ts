/** Of what the interpreter says of a text only a digest is kept. */
import { createHash } from "node:crypto";

/** characters of a digest: one in 2^30 differing ones is not seen */
export const WIDTH = 5;

export function digest(what: unknown): string {
	return createHash("sha256").update(JSON.stringify(what)).digest("base64url").slice(0, WIDTH);
}
