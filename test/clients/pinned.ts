/** What `npm run test:clients` installs beside the package itself; exact, so that a run that passes passes again. */
export const CLIENTS: readonly string[] = [
	"ai@7.0.173",
	"@ai-sdk/openai@4.0.118",
	"@ai-sdk/openai-compatible@3.0.92",
	"openai@7.57.0",
	"@anthropic-ai/sdk@1.12.0",
	"@lmstudio/sdk@1.5.0",
	"@mlc-ai/web-llm@0.2.86",
	"node-llama-cpp@3.22.1",
	"@mastra/core@1.71.0",
	"zod@4.6.7",
	"@huggingface/transformers@4.3.1",
];
