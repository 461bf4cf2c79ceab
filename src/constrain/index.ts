/** What makes an engine write only calls that the parser reads: grammars, structural tags, regular expressions, schemas. */
export {
	type ConstrainOptions,
	type Constraint,
	constrain,
	TARGETS,
	type Target,
} from "./constrain.js";
export { CannotConstrain, type KeywordReport, type Outcome } from "./report.js";
export type { StructuralTag, Tag, TagFormat } from "./structural-tag.js";
