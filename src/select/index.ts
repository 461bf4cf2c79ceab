/** Which format a model writes: from what is known of it; and whether a format reads what a chat template writes. */
export {
	type CheckOptions,
	checkTemplate,
	type Note,
	type TemplateCheck,
} from "./check/check.js";
export type { CompiledTemplate, TemplateEngine } from "./check/engine.js";
export { jinjaEngine } from "./check/jinja.js";
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
