import type { Agent } from "../agent.js";

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export const codex: Agent = {
	name: "Codex",
	package: "@openai/codex@0.169.0",
	endpoint: "/v1/responses",
	needs: null,
	start: ({ gateway, model }, prompt) => ({
		env: { GATEWAY_KEY: "none" },
		files: {
			".codex/config.toml": [
				`model = "${model}"`,
				'model_provider = "gateway"',
				"check_for_update_on_startup = false",
				"[analytics]",
				"enabled = false",
				"[model_providers.gateway]",
				'name = "toolgrammar"',
				`base_url = "${gateway}/v1"`,
				'env_key = "GATEWAY_KEY"',
				'wire_api = "responses"',
				"",
			].join("\n"),
		},
		words: [
			...["codex", "exec", "--skip-git-repo-check"],
			...["--dangerously-bypass-approvals-and-sandbox", prompt],
		],
	}),
	// it has no tool for files alone
	write: (path, content) => ({
		name: "exec_command",
		arguments: { cmd: `printf %s ${quoted(content)} > ${quoted(path)}` },
	}),
};
