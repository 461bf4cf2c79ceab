/** What may be told of a defect. */

/** Its name and place, never its words: they may quote a request. */
export function placeOf(error: unknown): string {
	if (!(error instanceof Error)) return typeof error;
	const { message, stack = "" } = error;
	// the message stands before the places, and may look like one
	const places = stack.slice(message === "" ? 0 : stack.indexOf(message) + message.length);
	const place = places.split("\n").find((line) => /^\s+at /.test(line)) ?? "";
	return `${error.name}${place.replace(/^\s*/, " ")}`;
}
