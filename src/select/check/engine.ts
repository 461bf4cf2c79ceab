/** Who renders Jinja: handed in, so that this package needs nobody. */
export interface TemplateEngine {
	/** Throws where the text is no template that it can read. */
	compile(source: string): CompiledTemplate;
}

export interface CompiledTemplate {
	/** Throws where the template refuses, or the engine cannot. Should bound the work of a template that nobody trusts. */
	render(variables: Record<string, unknown>): string;
}
