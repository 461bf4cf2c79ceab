/** Documents speak of templates: two braces in them are text, and nothing that VitePress evaluates. */
import type { MarkdownRenderer } from "vitepress";

export function literalBraces({ renderer }: MarkdownRenderer): void {
	const render = renderer.render.bind(renderer);
	renderer.render = (...args) => render(...args).replaceAll("{{", "&#123;&#123;");
}
