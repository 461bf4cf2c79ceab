/** What is counted, and that it is told in the text form of Prometheus, without a word of a request or a model. */
import { expect, test } from "vitest";
import { ask, hermesCall, post, SEARCH, textGateway } from "./support.js";

async function metricsOf(app: ReturnType<typeof textGateway>): Promise<string> {
	return (await app.request("http://localhost/metrics")).text();
}

test("requests, calls, repairs, errors, streams and times", async () => {
	const text = `secret ${hermesCall("search", '{"q": "secret",}')}${hermesCall("search", "{}")}`;
	const app = textGateway("hermes", text);
	await (await post(app, ask({ tools: [SEARCH], stream: true }))).text();
	await post(app, ask({ tools: [SEARCH], user: "secret" }));
	await post(app, ask({ model: "secret" }));
	const metrics = await metricsOf(app);
	const path = "/v1/chat/completions";
	for (const line of [
		`toolgrammar_requests_total{endpoint="${path}",status="200"} 2`,
		`toolgrammar_requests_total{endpoint="${path}",status="404"} 1`,
		'toolgrammar_calls_total{format="hermes",status="repaired"} 2',
		'toolgrammar_calls_total{format="hermes",status="complete"} 2',
		'toolgrammar_errors_total{code="model_not_found"} 1',
		"toolgrammar_streams_open 0",
		"toolgrammar_request_duration_seconds_count 3",
	])
		expect(metrics.split("\n")).toContain(line);
	expect(metrics).toMatch(/^toolgrammar_repairs_total\{format="hermes",code="[\w-]+"\} 2$/m);
	expect(metrics).toMatch(/^toolgrammar_added_latency_seconds_count [1-9]/m);
	expect(metrics).not.toContain("secret");
	expect(metrics).not.toContain("client_closed");
});

test("the text form: each metric has its help and type, and lines that can be read", async () => {
	const app = textGateway("hermes", "Hi");
	await post(app, ask());
	const lines = (await metricsOf(app)).trimEnd().split("\n");
	const names = lines.flatMap(
		(line) => /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1] ?? [],
	);
	expect(new Set(names).size).toBe(9);
	const helps = lines.flatMap((line) => /^# HELP (\w+) [A-Z][^#]+\.$/.exec(line)?.[1] ?? []);
	expect(helps).toEqual(names);
	for (const line of lines) {
		if (line.startsWith("# HELP ") || line.startsWith("# TYPE ")) continue;
		const [, name = ""] =
			/^(\w+)(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? \d+(?:\.\d+)?(?:e-\d+)?$/.exec(line) ?? [];
		expect(names).toContain(name.replace(/_(bucket|sum|count)$/, ""));
	}
});

test("buckets of a histogram add up", async () => {
	const app = textGateway("hermes", "Hi");
	for (let i = 0; i < 3; i++) await post(app, ask());
	const counts = [
		...(await metricsOf(app)).matchAll(/duration_seconds_bucket\{le="[^"]+"\} (\d+)/g),
	];
	const numbers = counts.map(([, count]) => Number(count));
	expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
	expect(numbers.at(-1)).toBe(3);
});
