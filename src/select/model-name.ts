/** A model's name without what says nothing about the format it writes. */

/** Suffixes of quantised and repacked checkpoints and of the ways to serve them, without the dash before them. */
const PACKING = [
	/(i1-|imat-)?gguf/,
	/awq(-int4)?/,
	/gptq([-_.]?int[48])?([-_.]?v\d)?/,
	/(nv|mx)?fp[48](a16)?([-_](dynamic|block|fast|e4m3|e5m2))?/,
	/int[48]/,
	/w\d+a\d+/,
	/(\d+|[48][._]\d+)-?bits?/,
	/\d+(\.\d+)?bpw/,
	/(bf|fp|f)(16|32)/,
	/(ud-)?i?q\d+(_[a-z0-9]+)*/,
	/(mlx|exl[23]|onnx|bnb|hqq|unsloth|autoround|quantized|dynamic|imat|i1|dwq|qat|ud|h[68]|gs\d+)/,
	/(latest|cloud|free|nitro|floor|extended|online|exacto|tee|turbo)/,
].map((pattern) => new RegExp(`[-.:_](?:${pattern.source})$`));

/** A file of a model, perhaps one part of several. */
const FILE = /(-\d{5}-of-\d{5})?\.gguf$/;

/** Nobody's id is longer; patterns are not tried on what is. */
const LONGEST = 512;

/**
 * Lower case, no owner, no file ending, no quantisation suffixes; a tag (`name:8b`) is a part like any other, a variant
 * behind `@` is none. `-Instruct` and the like stay: they say which model it is.
 */
export function plainModelName(id: string): string {
	if (id.length > LONGEST) return "";
	const name = lastPart(id).toLowerCase();
	const tag = name.indexOf("@", 1);
	let plain = (tag < 0 ? name : name.slice(0, tag)).replace(FILE, "").replaceAll(":", "-");
	for (;;) {
		const shorter = PACKING.reduce((text, suffix) => text.replace(suffix, ""), plain);
		if (shorter === plain || shorter === "") return plain;
		plain = shorter;
	}
}

/** The part of a path before the name, in lower case: who publishes the model. Empty where nobody is named. */
export function ownerOf(id: string): string {
	return id.length > LONGEST ? "" : (pathOf(id).at(-2) ?? "").toLowerCase();
}

/**
 * One spelling for what people spell in several ways: `qwen3`, `qwen-3`; `3_3`, `3p3`, `3.3`. For plain names and for globs.
 * Dots between digits stay: `3.1` is not `31`.
 */
export function oneSpelling(name: string): string {
	return name
		.toLowerCase()
		.replace(/(\d)[p_](?=\d)/g, "$1.")
		.replace(/[_ ]/g, "-")
		.replace(/([a-z])(?=\d)/g, "$1-");
}

/** Owners that are written into the name: `OWNER_NAME`, `OWNER.NAME`. */
const INNER_OWNER = /^[a-z][a-z-]*[._](?=[a-z])/;

/** The name without an owner that is written into it, or null where there is none. */
export function withoutInnerOwner(plain: string): string | null {
	return INNER_OWNER.test(plain) ? plain.replace(INNER_OWNER, "") : null;
}

/** Names that differ only in case and in their dashes are one name: `Qwen2.5-VL`, `qwen2_5_vl`. */
export function looseName(name: string): string {
	return name.toLowerCase().replace(/[-_. ]/g, "");
}

function pathOf(id: string): readonly string[] {
	return id.split(/[/\\]/).filter((part) => part !== "");
}

function lastPart(id: string): string {
	return pathOf(id).at(-1) ?? "";
}
