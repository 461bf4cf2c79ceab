/** A model's name without what says nothing about the format it writes. */

/** Suffixes of quantised and repacked checkpoints, without the dash before them. */
const PACKING = [
	/gguf/,
	/awq(-int4)?/,
	/gptq([-_.]?int[48])?([-_.]?v\d)?/,
	/(nv|mx)?fp[48]([-_](dynamic|block|e4m3|e5m2))?/,
	/int[48]/,
	/w\d+a\d+/,
	/(\d+|[48][._]\d+)-?bits?/,
	/\d+(\.\d+)?bpw/,
	/(bf|fp|f)(16|32)/,
	/i?q\d+(_[a-z0-9]+)*/,
	/(mlx|exl[23]|onnx|bnb|hqq|unsloth|autoround|quantized|dynamic)/,
].map((pattern) => new RegExp(`[-.:_](?:${pattern.source})$`));

/**
 * Lower case, no owner, no file ending, no quantisation suffixes; a tag (`name:8b`) is a part like any other.
 * `-Instruct` and the like stay: they say which model it is.
 */
export function plainModelName(id: string): string {
	const name = id.slice(id.lastIndexOf("/") + 1).toLowerCase();
	let plain = name.replace(/\.gguf$/, "").replaceAll(":", "-");
	for (;;) {
		const shorter = PACKING.reduce((text, suffix) => text.replace(suffix, ""), plain);
		if (shorter === plain || shorter === "") return plain;
		plain = shorter;
	}
}

/** Names that differ only in case and in their dashes are one name: `Qwen2.5-VL`, `qwen2_5_vl`. */
export function looseName(name: string): string {
	return name.toLowerCase().replace(/[-_. ]/g, "");
}
