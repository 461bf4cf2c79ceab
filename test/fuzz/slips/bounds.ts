/**
 * What the quick test allows: wrong calls, lenient or strict, in percent of the texts of a group. They are lowered as defects are
 * mended, and never raised.
 */
export const MOST_WRONG: { readonly [group: string]: number } = {
	clean: 0,
	around: 0,
	markers: 1,
	tags: 22,
	json: 2,
	envelope: 26,
	cuts: 2,
	names: 0.5,
	thoughts: 5,
	// no slip: what the format cannot carry, and `render` refuses to write
	quoted: 17,
};
