/** Ids as they are written on hubs, by servers and by providers: `models.json` says of each which format its model writes. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { selectFormat } from "../../src/select/index.js";

interface Known {
	readonly id: string;
	readonly format: string;
	readonly why: string;
}

const MODELS: readonly Known[] = JSON.parse(
	readFileSync(new URL("models.json", import.meta.url), "utf8"),
);
const registry = { getFormat, listFormats };
const choose = (model: string): string => selectFormat({ model }, registry).format.name;

test("the list is long, names no model twice, and says why", () => {
	expect(MODELS.length).toBeGreaterThanOrEqual(300);
	expect(new Set(MODELS.map(({ id }) => id)).size).toBe(MODELS.length);
	expect(MODELS.filter(({ why }) => why === "")).toEqual([]);
	const none = MODELS.filter(({ format }) => format === "passthrough");
	expect(none.length).toBeGreaterThanOrEqual(30);
});

test.each(MODELS.map(({ id, format }) => [id, format] as const))("%s: %s", (id, format) => {
	expect(choose(id)).toBe(format);
});

test("formats that have models are all asked for, or their families are not published yet", () => {
	const asked = new Set(MODELS.map(({ format }) => format));
	const withModels = listFormats().filter(({ models }) => models.length > 0);
	const left = withModels.filter(({ name }) => !asked.has(name)).map(({ models }) => models);
	// each of their globs, as an id
	for (const models of left)
		for (const glob of models) {
			const id = glob.replaceAll("*", "1");
			expect([id, selectFormat({ model: id }, registry).format.models]).toEqual([id, models]);
		}
});

const SUFFIXES = [
	..."-GGUF -gguf -i1-GGUF -AWQ -awq-int4 -GPTQ -GPTQ-Int4 -GPTQ-Int8 -FP8 -FP8-Dynamic -NVFP4 -MXFP4 -4bit -8bit -mlx".split(
		" ",
	),
	..."-MLX-4bit -bnb-4bit -unsloth-bnb-4bit -Q4_K_M -Q8_0-GGUF -UD-Q4_K_XL -IQ3_XXS :Q4_K_M :q8_0 -q4_K_M @q4_k_m -W4A16".split(
		" ",
	),
	..."-quantized.w8a8 -int4 -BF16 -4bit-DWQ -AutoRound -HQQ -exl2 -4.0bpw-exl2 -onnx :latest :free".split(
		" ",
	),
];
const OWNERS = [
	..."unsloth bartowski mlx-community lmstudio-community nobody-knows Qwen meta-llama google".split(
		" ",
	),
	"hf.co/unsloth",
	"accounts/fireworks/models",
	"/srv/models",
];

/** The id without its owner, and without the variant that `@` or `:free` names. */
const nameOf = (id: string): string =>
	id.slice(Math.max(id.lastIndexOf("/"), id.lastIndexOf("\\")) + 1).replace(/@.*|:[a-z]*$/, "");

/** Only the owner tells what they write: nothing of the name does. */
const BY_OWNER = MODELS.filter(({ id }) => choose(nameOf(id)) !== choose(id)).map(({ id }) => id);

describe("what says nothing", () => {
	const model = fc.constantFrom(...MODELS.filter(({ id }) => !BY_OWNER.includes(id)));

	test("few ids need their owner", () => {
		expect(BY_OWNER).toEqual(["mistralai/Pixtral-12B-2409"]);
	});

	test("letter case", () => {
		fc.assert(
			fc.property(model, fc.infiniteStream(fc.boolean()), ({ id, format }, upper) => {
				const mixed = [...id].map((c) => (upper.next().value ? c.toUpperCase() : c.toLowerCase()));
				expect(choose(mixed.join(""))).toBe(format);
			}),
			{ numRuns: 1000 },
		);
	});

	test("the owner", () => {
		fc.assert(
			fc.property(model, fc.constantFrom(...OWNERS), ({ id, format }, owner) => {
				expect(choose(`${owner}/${nameOf(id)}`)).toBe(format);
			}),
			{ numRuns: 1000 },
		);
	});

	test("suffixes of packing, one or two of them", () => {
		const suffixes = fc.array(fc.constantFrom(...SUFFIXES), { minLength: 1, maxLength: 2 });
		fc.assert(
			fc.property(model, suffixes, ({ id, format }, added) => {
				const name = nameOf(id).replace(/\.gguf$/i, "");
				expect(choose(name + added.join(""))).toBe(format);
			}),
			{ numRuns: 2000 },
		);
	});

	test("hostile ids end soon, in passthrough", () => {
		for (const id of [
			"-q1".repeat(100_000),
			`${"_q1_a".repeat(50_000)}!`,
			"/".repeat(1e6),
			"*",
			"-",
			":",
		])
			expect(choose(id)).toBe("passthrough");
	});
});

describe("names of formats", () => {
	/** Names of formats that are models, too: as the id of a model they mean the model. */
	const MODELS_TOO: Readonly<Record<string, string>> = {
		qwen2: "qwen_agent",
		llama4_json: "pythonic",
		phi4: "passthrough",
		qwen3_xml: "hermes",
		// it reads documents, and calls nothing
		"glm-ocr": "passthrough",
	};
	const names = listFormats().flatMap(({ name, aliases }) =>
		[name, ...aliases].map((one) => [one, name] as const),
	);

	test.each(names)("%s is %s when it is enforced", (one, name) => {
		const selection = selectFormat({ format: one, model: "Qwen/Qwen3-8B" }, registry);
		expect([selection.format.name, selection.by]).toEqual([name, "name"]);
	});

	test.each(names)("%s is %s where it stands for a model", (one, name) => {
		expect(choose(one)).toBe(MODELS_TOO[one] ?? name);
	});
});
