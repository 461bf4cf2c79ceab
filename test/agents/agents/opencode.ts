import type { Agent } from "../agent.js";

export const opencode: Agent = {
	name: "opencode",
	package: "opencode-ai@1.18.33",
	setup: "opencode-ai/postinstall.mjs",
	endpoint: "/v1/chat/completions",
	needs: "",
	cut: "refused",
	start: ({ gateway, model }, prompt) => ({
		env: {
			OPENCODE_DISABLE_AUTOUPDATE: "1",
			OPENCODE_DISABLE_MODELS_FETCH: "1",
			OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
			OPENCODE_DISABLE_DEFAULT_PLUGINS: "1",
		},
		files: {
			".config/opencode/opencode.json": JSON.stringify({
				share: "disabled",
				autoupdate: false,
				provider: {
					gateway: {
						npm: "@ai-sdk/openai-compatible",
						options: { baseURL: `${gateway}/v1`, apiKey: "none" },
						models: { [model]: { name: model } },
					},
				},
			}),
		},
		words: ["opencode", "run", "-m", `gateway/${model}`, prompt],
	}),
	write: (filePath, content) => ({ name: "write", arguments: { filePath, content } }),
};
