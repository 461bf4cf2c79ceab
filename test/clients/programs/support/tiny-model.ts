/**
 * A language model of random weights, as transformers.js loads it from a folder: one layer of attention with a cache of keys and values,
 * tokens of one byte each, and whatever special tokens are asked for.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Constant, type Graph, type Node, onnxModel } from "./onnx.js";

const HEADS = 2;
const WIDTH = 8;
const HIDDEN = HEADS * WIDTH;

/** The token that ends an answer. */
export const END = "<|im_end|>";

/** `special`: besides those of the chat template. Tokens have their numbers behind the 256 bytes. */
export function writeTinyModel(folder: string, special: readonly string[]): void {
	const tokens = [...new Set([END, "<|im_start|>", ...special])];
	const size = 256 + tokens.length;
	mkdirSync(join(folder, "onnx"), { recursive: true });
	const write = (name: string, value: unknown) =>
		writeFileSync(join(folder, name), JSON.stringify(value));
	write("config.json", {
		model_type: "llama",
		architectures: ["LlamaForCausalLM"],
		hidden_size: HIDDEN,
		num_attention_heads: HEADS,
		num_key_value_heads: HEADS,
		head_dim: WIDTH,
		num_hidden_layers: 1,
		vocab_size: size,
		eos_token_id: 256,
	});
	write("generation_config.json", { eos_token_id: 256 });
	write("tokenizer_config.json", {
		tokenizer_class: "PreTrainedTokenizerFast",
		eos_token: END,
		chat_template: TEMPLATE,
	});
	write("tokenizer.json", tokenizer(tokens));
	writeFileSync(join(folder, "onnx", "model.onnx"), onnxModel(graph(size)));
}

const TEMPLATE =
	"{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}<|im_start|>assistant\n";

function tokenizer(special: readonly string[]): object {
	const bytes = [...Array(256).keys()].map((byte) => [letterOf(byte), byte] as const);
	return {
		version: "1.0",
		added_tokens: special.map((content, at) => ({
			...{ id: 256 + at, content, special: true },
			...{ single_word: false, lstrip: false, rstrip: false, normalized: false },
		})),
		normalizer: null,
		pre_tokenizer: {
			type: "ByteLevel",
			add_prefix_space: false,
			trim_offsets: true,
			use_regex: true,
		},
		post_processor: null,
		decoder: { type: "ByteLevel", add_prefix_space: false, trim_offsets: true, use_regex: true },
		model: { type: "BPE", vocab: Object.fromEntries(bytes), merges: [] },
	};
}

/** How tokenizers of bytes write a byte: letters as they are, all others as letters from 256 on, in order. */
function letterOf(byte: number): string {
	const seen = (one: number) => (one > 32 && one < 127) || (one > 160 && one !== 173);
	if (seen(byte)) return String.fromCodePoint(byte);
	const before = [...Array(byte).keys()].filter((one) => !seen(one)).length;
	return String.fromCodePoint(256 + before);
}

/** The same in every run. */
function weights(name: string, ...shape: readonly number[]): Constant {
	let state = 2_166_136_261;
	for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
	const data = Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, () => {
		state = Math.imul(state, 1_664_525) + 1_013_904_223;
		return (state >>> 8) / 2 ** 24 - 0.5;
	});
	return { name, shape, data };
}

function graph(size: number): Graph {
	const past = ["batch_size", HEADS, "past_sequence_length", WIDTH];
	const present = ["batch_size", HEADS, "total_sequence_length", WIDTH];
	const list = (name: string, ...sizes: readonly number[]): Constant => {
		return { name, shape: [sizes.length], data: BigInt64Array.from(sizes, BigInt) };
	};
	const node = (
		operator: string,
		inputs: readonly string[],
		output: string,
		attributes = {},
	): Node => {
		return { operator, inputs, output, attributes };
	};
	const HEADS_FIRST = { perm: [0, 2, 1, 3] };
	const projected = (name: string, into: string) => [
		node("MatMul", ["x", `${name}_weights`], `${name}_flat`),
		node("Reshape", [`${name}_flat`, "split"], `${name}_split`),
		node("Transpose", [`${name}_split`], into, HEADS_FIRST),
	];
	return {
		inputs: [
			{ name: "input_ids", type: "int64", shape: ["batch_size", "sequence_length"] },
			{ name: "past_key_values.0.key", type: "float", shape: past },
			{ name: "past_key_values.0.value", type: "float", shape: past },
		],
		outputs: [
			{ name: "logits", type: "float", shape: ["batch_size", "sequence_length", size] },
			{ name: "present.0.key", type: "float", shape: present },
			{ name: "present.0.value", type: "float", shape: present },
		],
		constants: [
			weights("embeddings", size, HIDDEN),
			...["q", "k", "v", "o"].map((name) => weights(`${name}_weights`, HIDDEN, HIDDEN)),
			weights("head", HIDDEN, size),
			// 0: as it is
			list("split", 0, 0, HEADS, WIDTH),
			list("joined", 0, 0, HIDDEN),
		],
		// One layer needs no mask: the last token sees all others, and only what it says is used.
		nodes: [
			node("Gather", ["embeddings", "input_ids"], "x"),
			...projected("q", "q"),
			...projected("k", "new_key"),
			...projected("v", "new_value"),
			node("Concat", ["past_key_values.0.key", "new_key"], "present.0.key", { axis: 2 }),
			node("Concat", ["past_key_values.0.value", "new_value"], "present.0.value", { axis: 2 }),
			node("Transpose", ["present.0.key"], "turned", { perm: [0, 1, 3, 2] }),
			node("MatMul", ["q", "turned"], "scores"),
			node("Softmax", ["scores"], "shares", { axis: -1 }),
			node("MatMul", ["shares", "present.0.value"], "mixed"),
			node("Transpose", ["mixed"], "mixed_split", HEADS_FIRST),
			node("Reshape", ["mixed_split", "joined"], "mixed_flat"),
			node("MatMul", ["mixed_flat", "o_weights"], "told"),
			node("Add", ["x", "told"], "y"),
			node("MatMul", ["y", "head"], "logits"),
		],
	};
}
