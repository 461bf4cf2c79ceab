/**
 * Chat templates, as Python's jinja2 renders them in its sandbox with `trim_blocks` and `lstrip_blocks`. A template sees the plain
 * values that it is given and changes none of them.
 */
import { globalsAt } from "./globals.js";
import { Frame, Run } from "./run/frame.js";
import { executorOf } from "./run/statement.js";
import { parseTemplate } from "./syntax/parser.js";

export { EndlessTemplate, TemplateError, TemplateRefusal } from "./error.js";
export { Float } from "./values/kinds.js";

export interface ChatTemplate {
	/**
	 * `variables`: names that the template may use, with plain values or functions. Throws a `TemplateError` with its line where the
	 * template fails, a `TemplateRefusal` where it calls `raise_exception`; an error of a function goes on.
	 */
	render(variables: Readonly<Record<string, unknown>>): string;
}

export interface TemplateOptions {
	/** the time that `strftime_now` writes; absent: the present one */
	readonly now?: Date | undefined;
	/** rounds of loops, and calls, of one run, before it fails; default 20 million */
	readonly steps?: number | undefined;
}

const STEPS = 20_000_000;

/** Throws a `TemplateError` with its line where the text is no template. */
export function compileTemplate(
	source: string,
	{ now, steps = STEPS }: TemplateOptions = {},
): ChatTemplate {
	const execute = executorOf(parseTemplate(source));
	return {
		render(variables) {
			const globals = globalsAt(now ?? new Date());
			const given = (name: string): unknown =>
				Object.hasOwn(variables, name) ? variables[name] : globals.get(name);
			const run = new Run(steps);
			execute(new Frame(run, null, given).inner());
			return run.text;
		},
	};
}
