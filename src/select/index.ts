/** Which format a model writes: from what is known of it, or from what it wrote; and whether a format reads what its chat template writes. */
export {
	type CheckOptions,
	checkTemplate,
	type Note,
	type TemplateCheck,
} from "./check/check.js";
export {
	MOST_READ,
	type RankedGroup,
	type Ranking,
	type RankOptions,
	rankFormats,
} from "./output/rank.js";
export type { FormatRegistry } from "./registry.js";
export {
	type Evidence,
	type Known,
	type RunnerUp,
	type Selection,
	type Source,
	selectFormat,
} from "./select.js";
export { UnknownFormatError } from "./unknown.js";
