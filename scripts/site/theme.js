/** VitePress' own theme, with a page for what is not there that has a landmark. */
import theme from "vitepress/theme";
import { h } from "vue";

const missing = () =>
	h("main", { class: "missing" }, [
		h("h1", "There is no such page"),
		h("p", h("a", { href: "/" }, "Begin at the first one")),
	]);

export default {
	extends: theme,
	Layout: () => h(theme.Layout, null, { "not-found": missing }),
};
