import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../support/shared.js";
import type { Agent, Place } from "../agent.js";

interface Provider {
	readonly npm: string;
	options(place: Place): Readonly<Record<string, string>>;
}

const shared = {
	package: "opencode-ai@1.18.33",
	setup: "opencode-ai/postinstall.mjs",
	endpoint: "/v1/chat/completions",
	needs: null,
	write: (filePath, content) => ({ name: "write", arguments: { filePath, content } }),
} as const satisfies Partial<Agent>;

function startWith({ npm, options }: Provider): Agent["start"] {
	return (place, prompt) => ({
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
						npm,
						options: { apiKey: "none", ...options(place) },
						models: { [place.model]: { name: place.model } },
					},
				},
			}),
		},
		words: ["opencode", "run", "-m", `gateway/${place.model}`, prompt],
	});
}

export const opencode: Agent = {
	...shared,
	name: "opencode",
	start: startWith({
		npm: "@ai-sdk/openai-compatible",
		options: ({ gateway }) => ({ baseURL: `${gateway}/v1` }),
	}),
};

/** Without the gateway: our provider reads what the server's model writes. */
export const opencodeDirect: Agent = {
	...shared,
	name: "opencode, toolgrammar/opencode",
	isDirect: true,
	start: startWith({
		npm: pathToFileURL(join(ROOT, "dist", "opencode", "index.js")).href,
		options: ({ engine, model }) => ({ baseURL: `${engine}/v1`, format: model, tools: "server" }),
	}),
};
