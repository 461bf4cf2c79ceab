import type { Agent } from "../agent.js";

export const cline: Agent = {
	name: "cline",
	package: "cline@3.0.65",
	endpoint: "/v1/chat/completions",
	needs: null,
	start: ({ gateway, model, work }, prompt) => ({
		env: { CLINE_NO_AUTO_UPDATE: "1" },
		before: [
			[
				"cline",
				"auth",
				"-p",
				"openai-compatible",
				"-k",
				"none",
				"-b",
				`${gateway}/v1`,
				"-m",
				model,
			],
		],
		words: ["cline", "-P", "openai-compatible", "-m", model, "-c", work, "-t", "60", prompt],
	}),
	write: (path, content) => ({ name: "editor", arguments: { path, new_text: content } }),
};
