/** What makes an engine write only calls that the parser reads: grammars, structural tags, regular expressions, schemas. */
export {
	type ConstrainOptions,
	type Constraint,
	constrain,
	TARGETS,
	type Target,
} from "./constrain.js";
export { CannotConstrain, type KeywordReport, type Outcome } from "./report.js";
export {
	LEVELS,
	type Level,
	type StructuralTag,
	type Tag,
	type TagFormat,
} from "./targets/structural-tag.js";
