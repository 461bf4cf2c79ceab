/** Nothing is chosen in silence: why a model has its format, and what is wrong with its chat template, is said. */
import { describe, expect, test } from "vitest";
import { openModel } from "../../src/gateway/config/open.js";
import { createGateway } from "../../src/gateway/index.js";
import { engineOf, must, SEARCH, textPieces, validator, WEATHER } from "./support.js";

const SETTINGS = {
	url: "http://127.0.0.1:9",
	format: "auto",
	dialect: "openai",
	reading: {},
} as const;

async function opened(id: string, chatTemplate?: string) {
	return await openModel({ ...SETTINGS, id }, { chatTemplate });
}

/** The bodies of all messages and tools, and calls as hermes writes them. */
const WHOLE = `{% for t in tools or [] %}<tools>{{ t | tojson }}</tools>{% endfor %}
{%- for m in messages %}<|im_start|>{{ m.role }}
{{ m.content or '' }}
{%- for c in m.tool_calls or [] %}
<tool_call>
{"name": "{{ c.function.name }}", "arguments": {{ c.function.arguments | tojson }}}
</tool_call>
{%- endfor %}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}`;

describe("why a model has its format", () => {
	test("by its id, by its template, by nothing", async () => {
		expect((await opened("Qwen/Qwen2.5-7B-Instruct")).chosen).toMatchObject({
			by: "model",
			why: expect.stringContaining("Qwen/Qwen2.5-7B-Instruct"),
			doubts: [],
		});
		expect((await opened("mine", WHOLE)).chosen).toMatchObject({ by: "template", doubts: [] });
		expect((await opened("no/such-model")).chosen.by).toBe("default");
	});

	test("an id that says something else than the template is a doubt", async () => {
		const { format, chosen } = await opened("mistralai/Mistral-7B-Instruct-v0.3", WHOLE);
		expect(format.name).toBe("hermes");
		expect(chosen.doubts).toEqual([expect.stringMatching(/^but the id .* of mistral$/)]);
	});

	test("the list of models, the answers and the metrics say it", async () => {
		for (const id of ["Qwen/Qwen2.5-7B-Instruct", "no/such-model"]) {
			const model = await opened(id);
			const engine = engineOf(() => textPieces("Hi.", 5));
			const app = createGateway({ models: [{ ...model, engine }] });
			const ask = (path: string, body?: object) =>
				app.request(path, {
					...(body && { method: "POST", body: JSON.stringify(body) }),
					headers: { "content-type": "application/json" },
				});
			const list: unknown = await (await ask("/v1/models")).json();
			const { format, chosen } = model;
			expect(list).toMatchObject({
				data: [{ id, toolgrammar: { format: format.name, chosen: { by: chosen.by } } }],
			});
			const messages = [{ role: "user", content: "?" }];
			for (const stream of [true, false]) {
				const request = { model: id, messages, stream, tools: [WEATHER] };
				const answer = await ask("/v1/chat/completions", request);
				expect(answer.headers.get("x-toolgrammar-format")).toBe(`${format.name}; by=${chosen.by}`);
				await answer.text();
			}
			await (await ask("/v1/chat/completions", { model: id, messages })).text();
			const metrics = await (await ask("/metrics")).text();
			const line = `toolgrammar_unknown_model_requests_total{model="${id}"} 2`;
			expect(metrics.includes(line)).toBe(chosen.by === "default");
		}
	});

	test("calls of a model that is not known are read by the chain", async () => {
		const model = await opened("no/such-model");
		const text = 'CALL_TOOL \n{"name": "search", "arguments": {"q": "x"}}';
		const engine = engineOf(() => textPieces(text, 4));
		const app = createGateway({ models: [{ ...model, engine }], validator });
		const answer = await app.request("/v1/chat/completions", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({
				model: model.id,
				messages: [{ role: "user", content: "?" }],
				tools: [SEARCH],
			}),
		});
		const { choices } = await answer.json();
		expect(must(choices)[0].message.tool_calls).toMatchObject([
			{ function: { name: "search", arguments: '{"q": "x"}' } },
		]);
	});
});

describe("what is wrong with a template", () => {
	const faults = async (template: string) =>
		(await openModel({ ...SETTINGS, id: "m", format: "hermes" }, { chatTemplate: template })).chosen
			.doubts;

	test.each([
		["the tools", WHOLE.replace("{{ t | tojson }}", ""), /shows no tools/],
		[
			"a tool without a description",
			WHOLE.replace(
				"{{ t | tojson }}",
				"{% if t.function.description %}{{ t | tojson }}{% endif %}",
			),
			/a tool without a description/,
		],
		[
			"results",
			WHOLE.replace(
				"{{ m.content or '' }}",
				"{% if m.role != 'tool' %}{{ m.content or '' }}{% endif %}",
			),
			/the result of a call/,
		],
		[
			"arguments",
			WHOLE.replace("{{ c.function.arguments | tojson }}", "{}"),
			/does not read the calls/,
		],
		[
			"a failure",
			WHOLE.replace(
				"{{ t | tojson }}",
				"{{ t.function.parameters.properties.city.description + '.' }}",
			),
			/cannot be written|shows no tools/,
		],
	])("%s", async (_, template, sentence) => {
		expect(await faults(template)).toEqual(
			expect.arrayContaining([expect.stringMatching(sentence)]),
		);
	});

	test("the server's fault is no fault of the client", async () => {
		const broken = "{{ nothing.at.all }}";
		const model = await openModel(
			{ ...SETTINGS, id: "m", format: "hermes" },
			{ chatTemplate: broken },
		);
		const refuses = await openModel(
			{ ...SETTINGS, id: "r", format: "hermes" },
			{ chatTemplate: "{{ raise_exception('No system') }}" },
		);
		const app = createGateway({ models: [model, refuses] });
		const ask = (id: string) =>
			app.request("/v1/chat/completions", {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ model: id, messages: [{ role: "user", content: "?" }] }),
			});
		const failed = await ask("m");
		expect([failed.status, (await failed.json()).error.code]).toEqual([500, "template_failed"]);
		const refused = await ask("r");
		expect([refused.status, (await refused.json()).error.code]).toEqual([400, "unfit_request"]);
	});
});
