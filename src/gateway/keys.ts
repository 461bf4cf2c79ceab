/** API keys, compared in a time that says nothing about them. */

/** Whether a request carries one of the keys. Every key is compared in full, by its digest. */
export function keyCheck(keys: readonly string[]): (headers: Headers) => Promise<boolean> {
	const known = Promise.all(keys.map(digest));
	return async (headers) => {
		const given = await digest(givenKey(headers));
		let found = 0;
		for (const key of await known) found |= equal(key, given);
		return found === 1;
	};
}

/** As OpenAI's clients send it, or as Anthropic's do. */
function givenKey(headers: Headers): string {
	const bearer = /^bearer +/i;
	const authorization = headers.get("authorization") ?? "";
	if (bearer.test(authorization)) return authorization.replace(bearer, "");
	return headers.get("x-api-key") ?? "";
}

async function digest(text: string): Promise<Uint8Array> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function equal(a: Uint8Array, b: Uint8Array): 0 | 1 {
	let difference = a.length ^ b.length;
	for (let i = 0; i < a.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
	return difference === 0 ? 1 : 0;
}
