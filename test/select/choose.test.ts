import { describe, expect, test } from "vitest";
import { globWeight, matchesGlob } from "../../src/select/glob.js";
import { type Known, selectFormat } from "../../src/select/index.js";
import { plainModelName } from "../../src/select/model-name.js";
import { format } from "../cli/stub.js";

describe("globs", () => {
	const fits: readonly (readonly [string, string, boolean])[] = [
		["a/b", "a/b", true],
		["a/b", "a/bc", false],
		["a/*", "a/", true],
		["a/*", "b/a/", false],
		["*b", "aab", true],
		["*", "", true],
		["a*a", "a", false],
		["a*a", "aa", true],
		["a*b*c", "a-b-c", true],
		["a*b*c", "a-c-b", false],
		["a*bc*bc", "abc", false],
		["*ab*ab*", "abab", true],
		["*ab*ab*", "aab", false],
		["a.c", "abc", false],
		["A*", "ab", false],
	];
	test.each(fits)("%s on %s: %s", (glob, text, expected) => {
		expect(matchesGlob(glob, text)).toBe(expected);
	});

	test("the weight is the number of literal characters", () => {
		expect([globWeight("a/b-*"), globWeight("*"), globWeight("*-a-*")]).toEqual([4, 0, 3]);
	});

	test("a long text costs one reading", () => {
		const steps = performance.now();
		expect(matchesGlob(`${"*a".repeat(40)}b`, "a".repeat(2_000_000))).toBe(false);
		expect(performance.now() - steps).toBeLessThan(2000);
	});
});

const plain: readonly (readonly [string, string])[] = [
	["Owner/Name-7B-Instruct", "name-7b-instruct"],
	["Owner/Name-7B-Instruct-GGUF", "name-7b-instruct"],
	["Owner/Name-7B-AWQ", "name-7b"],
	["Owner/Name-7B-GPTQ-Int4", "name-7b"],
	["Owner/Name-7B-GPTQ", "name-7b"],
	["Owner/Name-7B-FP8", "name-7b"],
	["Owner/Name-7B-FP8-dynamic", "name-7b"],
	["Owner/Name-7B-unsloth-bnb-4bit", "name-7b"],
	["Owner/Name-7B-4bit", "name-7b"],
	["Owner/Name-7B-MLX-8bit", "name-7b"],
	["/models/owner/name-7b-q4_k_m.gguf", "name-7b"],
	["name:8b", "name-8b"],
	["host/Owner/Name-GGUF:Q4_K_M", "name"],
	["Owner/Name-20b-MXFP4", "name-20b"],
	["Owner/Name-8B-w4a16", "name-8b"],
	["Owner/FP8", "fp8"],
	["Owner/Name-A3B-Thinking-2507", "name-a3b-thinking-2507"],
];
test.each(plain)("the plain name of %s is %s", (id, name) => {
	expect(plainModelName(id)).toBe(name);
});

const FORMATS = [
	format("small", { models: ["Acme/Toy-*", "Acme/Solo"], aliases: ["acme-toy"] }),
	format("large", { models: ["Acme/Toy-Pro-*", "*/Plain-*"], aliases: ["acme_pro_2"] }),
	format("owner", { models: ["Giant/*"] }),
	format("passthrough"),
];
const registry = {
	getFormat: (name: string) =>
		FORMATS.find((one) => one.name === name || one.aliases.includes(name)),
	listFormats: () => FORMATS,
};
const choose = (known: Known): string => selectFormat(known, registry).format.name;

describe("the choice", () => {
	const models: readonly (readonly [string, string])[] = [
		["Acme/Toy-7B", "small"],
		["Acme/Toy-Pro-7B", "large"],
		["acme/toy-pro-7b", "large"],
		["Toy-Pro-7B", "large"],
		["Someone/Toy-7B-Instruct-GGUF", "small"],
		["Someone/Toy-GGUF", "small"],
		["Someone/Toy-Pro-AWQ", "large"],
		["Acme/Solo", "small"],
		["Other/solo-GPTQ-Int4", "small"],
		["Acme/Solo-Instruct", "passthrough"],
		["Any/Plain-1", "large"],
		["plain-1", "large"],
		["Giant/Toy-7B", "small"],
		["Giant/Nothing", "owner"],
		["Nothing", "passthrough"],
		["small", "small"],
		["acme-toy", "small"],
		["Acme_Toy", "small"],
		["", "passthrough"],
	];
	test.each(models)("model %s: %s", (model, name) => {
		expect(choose({ model })).toBe(name);
	});

	test("the model's type is an alias, whatever its case and dashes", () => {
		expect(choose({ modelType: "acme_toy" })).toBe("small");
		expect(choose({ modelType: "Acme-Pro-2" })).toBe("large");
		expect(choose({ modelType: "acme" })).toBe("passthrough");
	});

	test("the model goes before its type, an unknown model leaves it to the type", () => {
		expect(choose({ model: "Acme/Toy-1", modelType: "large" })).toBe("small");
		expect(choose({ model: "Nobody/Knows", modelType: "large" })).toBe("large");
	});

	test("nothing known: passthrough", () => {
		expect(choose({})).toBe("passthrough");
	});
});
