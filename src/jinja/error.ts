/** A template that cannot be read, or that fails while it renders. */
export class TemplateError extends Error {
	override readonly name = "TemplateError";
	/** the line of the template, from 1; absent: not known yet */
	line: number | undefined;

	constructor(message: string, line?: number) {
		super(message);
		this.line = line;
	}
}

/** The template says that it does not take what it is given: `raise_exception`. */
export class TemplateRefusal extends TemplateError {}

/** The template needs more rounds and calls than it may have. */
export class EndlessTemplate extends TemplateError {}

/** The same error with a line, unless it has one: the innermost place wins. */
export function at(line: number, error: unknown): unknown {
	if (error instanceof TemplateError && error.line === undefined) {
		error.line = line;
		error.message += ` (line ${line})`;
	}
	return error;
}
