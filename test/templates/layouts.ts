/**
 * The chat templates of the four families, and what each of them makes of a message: what it can say at all, and what
 * white space it adds that no marker owns (which is content: Q10).
 */
import type { Said } from "../../src/select/check/said.js";
import type { Layout } from "./render.js";

export interface Family extends Layout {
	readonly format: "hermes" | "mistral" | "qwen_coder" | "kimik2";
	/** where reading starts; the prompt of some templates has opened the thought */
	readonly entry?: "thinking";
	/** whether content can stand beside calls; a template that drops it gets none */
	readonly contentWithCalls: boolean;
	/** the id stands behind the arguments: when it comes, the call has begun under another one, and a notice says so */
	readonly lateIds?: true;
	/** the content that must come back: the message's, plus what the template writes around it */
	readonly content: (said: Said) => string;
	readonly unlike?: Unlike;
}

/** What of a template's own layout our writer does not write, though the parser reads it. */
export type Unlike =
	/** an older layout of the same format, or one without the ids of the newer */
	| "layout"
	/** a thought that is not there, as two tags */
	| "empty thought"
	/** a line for the arguments of a call that has none */
	| "empty arguments";

/** Templates of other formats: one message each must be written as the template does. */
export interface Plain extends Layout {
	readonly format: string;
	readonly unlike?: Unlike;
}

const DEEPSEEK_END = "<｜end▁of▁sentence｜>";

export const PLAIN: readonly Plain[] = [
	{
		template: "deepseek-ai-DeepSeek-V3.1",
		format: "deepseek_v31",
		eos: DEEPSEEK_END,
		reasoning: "none",
	},
	{ template: "sglang-deepseekv3", format: "deepseek_v3", eos: DEEPSEEK_END, reasoning: "none" },
	{
		template: "deepseek-ai-DeepSeek-V4",
		format: "deepseek_v4",
		eos: DEEPSEEK_END,
		reasoning: "none",
		unlike: "empty arguments",
	},
	{
		template: "ibm-granite-granite-4.0",
		format: "granite4",
		eos: "<|end_of_text|>",
		reasoning: "none",
	},
	{ template: "vllm-internlm2_tool", format: "internlm", eos: "<|im_end|>", reasoning: "none" },
];

const IM_END = "<|im_end|>";

/** Nothing is added. */
const exact = ({ content }: Said): string => content;

/**
 * Each call begins on a line of its own. With nothing before it, the newline of the first one is that of the prompt,
 * or the template leaves it out.
 */
const linePerCall = ({ content, calls }: Said): string =>
	content + "\n".repeat(Math.max(0, content === "" ? calls.length - 1 : calls.length));

/** As above; the template strips newlines at the start of the content. */
const qwen3Content = (said: Said): string =>
	linePerCall({ ...said, content: said.content.replace(/^\n+/, "") });

/** With calls, the content is trimmed and a blank line follows it. */
const coderContent = (said: Said): string => {
	if (said.calls.length === 0) return said.content;
	const trimmed = said.content.trim();
	return trimmed === ""
		? linePerCall({ ...said, content: "" })
		: linePerCall({ ...said, content: `${trimmed}\n` });
};

export const FAMILIES: readonly Family[] = [
	{
		template: "Qwen-Qwen2.5-7B-Instruct",
		format: "hermes",
		eos: IM_END,
		reasoning: "none",
		contentWithCalls: true,
		content: linePerCall,
	},
	{
		template: "Qwen-Qwen3-0.6B",
		format: "hermes",
		unlike: "empty thought",
		eos: IM_END,
		reasoning: "field",
		contentWithCalls: true,
		content: qwen3Content,
	},
	{
		template: "Qwen-QwQ-32B",
		format: "hermes",
		eos: IM_END,
		reasoning: "inline",
		variables: { enable_thinking: true },
		entry: "thinking",
		contentWithCalls: true,
		// The thought stands before the calls, so that no newline is the prompt's.
		content: ({ content, calls }) => content + "\n".repeat(calls.length),
	},
	...[
		"NousResearch-Hermes-2-Pro-Llama-3-8B-tool_use",
		"NousResearch-Hermes-3-Llama-3.1-8B-tool_use",
	].map(
		(template): Family => ({
			template,
			format: "hermes",
			eos: IM_END,
			reasoning: "none",
			tools: "empty",
			contentWithCalls: false,
			content: linePerCall,
		}),
	),
	{
		template: "Qwen3-Coder",
		format: "qwen_coder",
		eos: IM_END,
		reasoning: "none",
		contentWithCalls: true,
		content: coderContent,
	},
	{
		template: "mistralai-Mistral-Nemo-Instruct-2407",
		format: "mistral",
		unlike: "layout",
		eos: "</s>",
		lateIds: true,
		reasoning: "none",
		contentWithCalls: false,
		content: exact,
	},
	{
		template: "Mistral-Small-3.2-24B-Instruct-2506",
		format: "mistral",
		eos: "</s>",
		reasoning: "none",
		contentWithCalls: false,
		content: exact,
	},
	{
		template: "unsloth-mistral-Devstral-Small-2507",
		format: "mistral",
		unlike: "layout",
		eos: "</s>",
		reasoning: "none",
		contentWithCalls: true,
		content: exact,
	},
	{
		template: "vllm-mistral_parallel",
		format: "mistral",
		unlike: "layout",
		eos: "</s>",
		lateIds: true,
		reasoning: "none",
		tools: "absent",
		contentWithCalls: false,
		// A blank begins an answer without calls.
		content: ({ content, calls }) => (calls.length > 0 ? content : ` ${content}`),
	},
	{
		template: "moonshotai-Kimi-K2",
		format: "kimik2",
		eos: IM_END,
		reasoning: "none",
		contentWithCalls: true,
		content: exact,
	},
	{
		template: "Kimi-K2-Instruct",
		format: "kimik2",
		eos: IM_END,
		reasoning: "none",
		without: "{%- set _ = tool_response_queue.ids.append(formatted_id) -%}",
		contentWithCalls: true,
		content: exact,
	},
];
