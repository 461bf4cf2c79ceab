/** The order of evidence, what is said of it, and names that nobody has. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { selectFormat, UnknownFormatError } from "../../src/select/index.js";

const registry = { getFormat, listFormats };

/** One of each kind, each for a format of its own. */
const KNOWN = {
	format: "kimik2",
	chatTemplate: "{{ '[TOOL_CALLS]' }}{{ call.name }}{{ '[ARGS]' }}",
	model: "meta-llama/Llama-3.1-8B-Instruct",
	modelType: "gpt_oss",
} as const;
const SAYS = [
	["format", "name", "kimik2"],
	["chatTemplate", "template", "mistral"],
	["model", "model", "llama3_json"],
	["modelType", "model-type", "harmony"],
] as const;

describe("the order of evidence", () => {
	test("of any that is there the strongest decides, and the others are told as differing", () => {
		for (let set = 0; set < 16; set++) {
			const there = SAYS.filter((_, at) => set & (1 << at));
			const known = Object.fromEntries(there.map(([key]) => [key, KNOWN[key]]));
			const { format, by, evidence, runnersUp } = selectFormat(known, registry);
			const [first] = there;
			expect([format.name, by]).toEqual(first ? [first[2], first[1]] : ["passthrough", "default"]);
			if (!first) continue;
			expect(evidence.map((one) => [one.by, one.format, one.agrees])).toEqual(
				there.map(([, source, name], at) => [source, name, at === 0]),
			);
			const others = runnersUp.map((one) => one.format.name);
			expect(others).toEqual(expect.arrayContaining(there.slice(1).map(([, , name]) => name)));
			expect(new Set([...others, format.name]).size).toBe(others.length + 1);
		}
	});

	test("agreeing evidence is told as such", () => {
		const known = { model: "Qwen/Qwen3-Coder-30B-A3B-Instruct", modelType: "qwen3_moe" };
		const { by, evidence } = selectFormat(known, registry);
		expect(by).toBe("model");
		expect(evidence.map(({ agrees }) => agrees)).toEqual([true, true]);
		expect(evidence[0]?.text).toContain("Qwen/Qwen3-Coder-*");
		expect(evidence[1]?.text).toContain("coder");
	});

	test("what says nothing is not evidence", () => {
		const known = { model: "nobody/nothing", modelType: "bert", chatTemplate: "{{ messages }}" };
		const { by, evidence } = selectFormat(known, registry);
		expect([by, evidence.map((one) => one.by)]).toEqual(["default", ["default"]]);
		const typed = selectFormat({ ...known, modelType: "cohere2" }, registry);
		expect([typed.by, typed.format.name]).toEqual(["model-type", "cohere"]);
	});

	test("a model that writes no calls is known as such, whatever its type", () => {
		const known = { model: "Qwen/Qwen3-Embedding-8B", modelType: "qwen3" };
		const { format, by, evidence } = selectFormat(known, registry);
		expect([format.name, by]).toEqual(["passthrough", "model"]);
		expect(evidence.map(({ agrees }) => agrees)).toEqual([true, false]);
	});
});

/** A template of JSON in tags with the thought and the end of Qwen: two formats are written so. */
const JSON_IN_TAGS =
	"{{ '<think>\\n' + m.reasoning + '\\n</think>\\n\\n' }}{{ '<tool_call>\\n{\"name\": \"' + c.name + '\", \"arguments\": ' }}{{ c.arguments | tojson }}{{ '}\\n</tool_call>' }}<|im_end|>";

describe("a template that speaks for several formats equally", () => {
	const choose = (model?: string, modelType?: string): readonly string[] => {
		const { format, by } = selectFormat({ chatTemplate: JSON_IN_TAGS, model, modelType }, registry);
		return [format.name, by];
	};
	test("the one that most models write, where nothing else is known", () => {
		expect(choose()).toEqual(["hermes", "template"]);
		expect(choose("nobody/nothing")).toEqual(["hermes", "template"]);
	});
	test("the id or the type tells them apart", () => {
		expect(choose("arcee-ai/Trinity-Mini")).toEqual(["trinity", "template"]);
		expect(choose(undefined, "trinity")).toEqual(["trinity", "template"]);
		expect(choose("Qwen/Qwen3-8B", "trinity")).toEqual(["hermes", "template"]);
	});
	test("but brings in none that the template does not speak for", () => {
		expect(choose("meta-llama/Llama-3.1-8B-Instruct")).toEqual(["hermes", "template"]);
		expect(choose("LGAI-EXAONE/EXAONE-4.0-32B")).toEqual(["hermes", "template"]);
	});
});

describe("formats that share the same tags are told apart by the template's text", () => {
	/** What the templates of these families write around their calls. */
	const call =
		"{{ '<tool_call>' }}{{ '{\"name\": \"' + c.name + '\", \"arguments\": ' }}{{ '</tool_call>' }}";
	const tagged =
		"<tool_call>\n<function={{ c.name }}>\n<parameter={{ k }}>\n{{ v }}\n</parameter>\n</function>\n</tool_call>";
	const pairs =
		"<tool_call>{{ c.name }}<arg_key>{{ k }}</arg_key><arg_value>{{ v }}</arg_value></tool_call>";
	const families: readonly (readonly [string, readonly string[]])[] = [
		[`<think></think>${call}<|im_end|>`, ["hermes", "trinity"]],
		[`<think></think>${call}[|endofturn|]`, ["exaone4"]],
		[`<think></think><response></response>${call}`, ["ernie45"]],
		[`${call}<|end_of_text|>`, ["granite4"]],
		[`<think></think>${tagged}<|im_end|>`, ["qwen_coder", "nemotron_v3", "mimo"]],
		[`<think></think>${pairs}<|user|><|observation|>`, ["glm45_moe", "glm47_moe"]],
		[
			'<tool_call><invoke name="{{ n }}"><parameter name="{{ k }}">{{ v }}</parameter></invoke></tool_call>',
			["rwkv"],
		],
	];
	test.each(families)("%s", (chatTemplate, names) => {
		const found = selectFormat({ chatTemplate: `{{ tool_calls }}${chatTemplate}` }, registry);
		expect(names).toContain(found.format.name);
		expect(found.by).toBe("template");
	});
});

describe("an enforced name that nobody has", () => {
	const refused = (format: string): UnknownFormatError => {
		try {
			selectFormat({ ...KNOWN, format }, registry);
		} catch (error) {
			if (error instanceof UnknownFormatError) return error;
			throw error;
		}
		throw new Error(`${format} is a name`);
	};

	test("the error lists the valid names, in its text and as data", () => {
		const error = refused("unheard-of");
		const names = listFormats().map(({ name }) => name);
		expect(error.names).toEqual(names);
		for (const name of names) expect(error.message).toContain(name);
		expect(error.message).not.toContain("\n");
		expect([error.asked, error.suggestion, error.name]).toEqual([
			"unheard-of",
			null,
			"UnknownFormatError",
		]);
	});

	test("a slip is told: of a name, of an alias, of letter case", () => {
		expect(refused("hermse").suggestion).toBe("hermes");
		expect(refused("qwen3-codre").suggestion).toBe("qwen3-coder");
		expect(refused("Mistral").suggestion).toBe("mistral");
		expect(refused("hermse").message).toMatch(/; did you mean "hermes"\?$/);
	});

	test("an endless name is refused, too", () => {
		expect(refused("x".repeat(1_000_000)).suggestion).toBeNull();
	});
});

test("any other text whatever chooses some format, and the same one each time", () => {
	const text = fc.oneof(
		fc.string({ maxLength: 200 }),
		fc
			.array(
				fc.constantFrom(
					"<tool_call>",
					"{%- set a = '",
					"' -%}",
					"[TOOL_CALLS]",
					"tool_calls",
					'"name":',
					"\n",
					"q4",
					"-",
					"/",
					":",
					"qwen3",
					"*",
				),
			)
			.map((all) => all.join("")),
	);
	fc.assert(
		fc.property(text, text, text, (model, modelType, chatTemplate) => {
			const known = { model, modelType, chatTemplate };
			const first = selectFormat(known, registry);
			expect(selectFormat(known, registry)).toEqual(first);
			expect(first.evidence.filter(({ agrees }) => agrees).length).toBeGreaterThan(0);
		}),
		{ numRuns: 150 },
	);
});

test("a registry of one's own needs no passthrough", () => {
	const own = { getFormat: () => undefined, listFormats: () => [] };
	const { format, by } = selectFormat({ model: "Qwen/Qwen3-8B", modelType: "qwen3" }, own);
	expect([format.name, by]).toEqual(["passthrough", "default"]);
});
