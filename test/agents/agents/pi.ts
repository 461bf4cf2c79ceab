import type { Agent } from "../agent.js";

type Api = "openai-completions" | "anthropic-messages";

/** It speaks several protocols, each with a name of its own. */
function piOver(name: string, endpoint: Agent["endpoint"], api: Api, path: string): Agent {
	return {
		name,
		package: "@mariozechner/pi-coding-agent@0.73.1",
		endpoint,
		needs: {
			flags: ["--policy", "incompleteCall=withhold"],
			why: "it completes calls that were cut, and runs them",
		},
		start: ({ gateway, model }, prompt) => ({
			env: { PI_OFFLINE: "1" },
			files: {
				".pi/agent/models.json": JSON.stringify({
					providers: {
						gateway: { baseUrl: gateway + path, api, apiKey: "none", models: [{ id: model }] },
					},
				}),
			},
			words: ["pi", "-p", "--no-session", "--provider", "gateway", "--model", model, prompt],
		}),
		write: (path, content) => ({ name: "write", arguments: { path, content } }),
	};
}

export const pi = piOver("pi", "/v1/chat/completions", "openai-completions", "/v1");
export const piMessages = piOver("pi, over messages", "/v1/messages", "anthropic-messages", "");
