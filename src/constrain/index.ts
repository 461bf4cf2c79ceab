export {
	type ConstrainOptions,
	type Constraint,
	constrain,
	TARGETS,
	type Target,
} from "./constrain.js";
export { CannotConstrain, type KeywordReport, type Outcome } from "./report.js";
export type { StructuralTag, Tag, TagFormat } from "./targets/structural-tag.js";
