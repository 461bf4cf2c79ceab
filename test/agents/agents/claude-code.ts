import type { Agent } from "../agent.js";

export const claudeCode: Agent = {
	name: "Claude Code",
	package: "@anthropic-ai/claude-code@2.1.330",
	setup: "@anthropic-ai/claude-code/install.cjs",
	endpoint: "/v1/messages",
	needs: null,
	start: ({ gateway, model }, prompt) => ({
		env: {
			ANTHROPIC_BASE_URL: gateway,
			ANTHROPIC_API_KEY: "none",
			ANTHROPIC_MODEL: model,
			ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
			CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
		},
		words: ["claude", "-p", prompt, "--allowedTools", "Write"],
	}),
	write: (file_path, content) => ({ name: "Write", arguments: { file_path, content } }),
};
