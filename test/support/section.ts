/** Parts of a page that programs write: they stand between `<!-- NAME -->` and `<!-- /NAME -->`. */

/** Throws where the page has no such part. */
export function sectionOf(page: string, name: string): string {
	const { from, to } = placeOf(page, name);
	return page.slice(from, to).trim();
}

/** The page with the text in its place. Throws where the page has no place for it. */
export function withSection(page: string, name: string, text: string): string {
	const { from, to } = placeOf(page, name);
	return `${page.slice(0, from)}\n${text}\n${page.slice(to)}`;
}

function placeOf(page: string, name: string): { readonly from: number; readonly to: number } {
	const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
	const [at, to] = [page.indexOf(begin), page.indexOf(end)];
	if (at < 0 || to < at) throw new Error(`the page has no ${begin} … ${end}`);
	return { from: at + begin.length, to };
}
