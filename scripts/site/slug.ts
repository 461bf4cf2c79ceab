/** The anchor of a heading, by GitHub's rule: the documents are read there, too, and one link must lead to the place on both. */
export function slug(heading: string): string {
	return heading
		.trim()
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
		.replaceAll(" ", "-");
}
