import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { library } from "../../src/cli/library.js";
import { folder, run } from "./run-main.js";

const detect = async (words: readonly string[], input?: string) =>
	run(["detect", ...words], { library, ...(input === undefined ? {} : { input }) });
const CALL = '<tool_call>\n{"name": "search", "arguments": {"q": "x"}}\n</tool_call>';
const TEMPLATE =
	"{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content or '' }}{% for c in m.tool_calls or [] %}{{ '<tool_call>\\n{\"name\": \"' + c.function.name + '\", \"arguments\": ' }}{{ c.function.arguments | tojson }}{{ '}\\n</tool_call>' }}{% endfor %}<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}";

function file(text: string): string {
	return join(folder({ "a.txt": text }), "a.txt");
}

describe("detect", () => {
	test("the choice with its evidence, for people", async () => {
		const words = [
			"--model",
			"unsloth/Qwen3-Coder-30B-A3B-Instruct-GGUF",
			"--model-type",
			"cohere2",
		];
		const { code, stdout, stderr } = await detect(words);
		expect([code, stderr]).toEqual([0, ""]);
		const lines = stdout.split("\n");
		expect(lines[0]).toMatch(/^format: qwen_coder \(by model id\): /);
		expect(lines[1]).toMatch(/^ {2}\+ .*Qwen\/Qwen3-Coder-\*/);
		expect(lines[2]).toMatch(/^ {2}- .*cohere2/);
		expect(stdout).toContain("disagrees");
	});

	test("the same as JSON", async () => {
		const { stdout } = await detect(["--model", "qwen3:8b-q4_K_M", "--json"]);
		const { selection, check, output } = JSON.parse(stdout);
		expect([selection.format, selection.by, check, output]).toEqual([
			"hermes",
			"model",
			null,
			null,
		]);
		expect(selection.evidence).toMatchObject([{ by: "model", format: "hermes", agrees: true }]);
		expect(selection.runnersUp).toEqual([]);
	});

	test("an output from standard input, or from a file", async () => {
		for (const { code, stdout } of [await detect(["-"], CALL), await detect([file(CALL)])]) {
			expect(code).toBe(0);
			expect(stdout).toMatch(/^output: \d+ characters: formats that read calls in it\n/);
			expect(stdout).toMatch(/\n {2}1\. hermes, [^\n]*granite4[^\n]*: 1 call complete/);
		}
	});

	test("evidence and an output that disagree", async () => {
		const { stdout } = await detect(["--model", "moonshotai/Kimi-K2-Instruct", "-"], CALL);
		expect(stdout).toContain("kimik2 reads no call: the evidence and the output disagree");
		const { stdout: agreed } = await detect(["--model", "Qwen/Qwen3-8B", "-"], CALL);
		expect(agreed).not.toContain("disagree");
	});

	test("an endless input is read no further than is needed; any bytes will do", async () => {
		const endless = (function* (): Generator<string> {
			for (;;) yield "no call, ".repeat(1000);
		})();
		const { code, stdout } = await run(["detect", "-", "--json"], { library, input: endless });
		expect(code).toBe(0);
		expect(JSON.parse(stdout).output).toMatchObject({ groups: [], cut: true });
		const noise = await run(["detect", "-"], { library, input: new Uint8Array([255, 0, 192, 10]) });
		expect([noise.code, noise.stdout.split("\n")[0]]).toEqual([
			0,
			"output: 4 characters: no format reads a call in it, and none has a marker there",
		]);
	});

	test("the tools of the request", async () => {
		const bare = '{"name": "search", "parameters": {"q": "x"}}';
		const tools = (name: string): string => file(JSON.stringify([{ name }]));
		const known = await detect(["--tools", tools("search"), "-"], bare);
		expect(known.stdout).toMatch(/1\. .*llama3_json/);
		const other = await detect(["--tools", tools("find"), "-"], bare);
		expect(other.stdout).toContain("no format reads a call");
		expect((await detect(["--tools", file("{"), "-"], bare)).code).toBe(2);
	});

	test("a template is rendered and read back", async () => {
		const good = await detect(["--chat-template", file(TEMPLATE), "--check"]);
		expect(good.stdout).toMatch(
			/^format: hermes \(by chat template\)[\s\S]*template: what it writes is read back/,
		);
		expect(good.code).toBe(0);
		const words = ["--chat-template", file(TEMPLATE), "--format", "mistral", "--check", "--json"];
		const bad = await detect(words);
		expect(bad.code).toBe(1);
		expect(JSON.parse(bad.stdout)).toMatchObject({
			selection: { format: "mistral", by: "name" },
			check: { format: "mistral", result: "differs" },
		});
	});

	test("files that are not there", async () => {
		for (const words of [["nowhere.txt"], ["--chat-template", "nowhere.jinja"]])
			expect((await detect(words)).code).toBe(1);
	});
});
