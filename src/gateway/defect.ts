/** What may be told of a defect. */

/** Its name and place, never its words: they may quote a request. */
export function placeOf(error: unknown): string {
	if (!(error instanceof Error)) return typeof error;
	const place = error.stack?.split("\n").find((line) => /^\s+at /.test(line)) ?? "";
	return `${error.name}${place.replace(/^\s*/, " ")}`;
}
