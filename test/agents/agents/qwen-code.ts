import type { Agent } from "../agent.js";

export const qwenCode: Agent = {
	name: "Qwen Code",
	package: "@qwen-code/qwen-code@0.24.4",
	endpoint: "/v1/chat/completions",
	needs: null,
	start: ({ gateway, model }, prompt) => ({
		env: { OPENAI_BASE_URL: `${gateway}/v1`, OPENAI_API_KEY: "none", OPENAI_MODEL: model },
		files: {
			".qwen/settings.json": JSON.stringify({
				telemetry: { enabled: false },
				privacy: { usageStatisticsEnabled: false },
				general: { disableAutoUpdate: true, enableAutoUpdate: false },
			}),
		},
		words: ["qwen", "--auth-type", "openai", "--approval-mode", "yolo", prompt],
	}),
	write: (file_path, content) => ({ name: "write_file", arguments: { file_path, content } }),
};
