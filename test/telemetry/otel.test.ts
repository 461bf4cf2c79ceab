/** The mapping to OpenTelemetry, with the real SDK: what its exporters are given. */
import {
	type Context,
	createContextKey,
	ROOT_CONTEXT,
	type SpanContext,
	trace,
} from "@opentelemetry/api";
import {
	AggregationTemporality,
	DataPointType,
	InMemoryMetricExporter,
	MeterProvider,
	type MetricData,
	PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
	BasicTracerProvider,
	InMemorySpanExporter,
	SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { expect, test } from "vitest";
import * as otel from "../../src/otel/index.js";
import type { TelemetryRecord } from "../../src/telemetry/index.js";
import { createValidator } from "../../src/validate/index.js";
import { formatNamed, watch } from "./support.js";

const hermes = formatNamed("hermes");
const CALL = '<tool_call>\n{"name": "search", "arguments": {"q": "top secret"}}\n</tool_call>';
const BROKEN = "<tool_call>\n{'name': 'ping', 'arguments': {}}\n</tool_call>";
const parameters = { type: "object", properties: { q: { type: "number" } } };
const observe = {
	tools: [{ name: "search", parameters }, { name: "ping" }],
	validator: createValidator(),
};

function setUp() {
	const spans = new InMemorySpanExporter();
	const traces = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
	const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
	const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
	const meters = new MeterProvider({ readers: [reader] });
	return {
		tracer: traces.getTracer("test"),
		meter: meters.getMeter("test"),
		spans: () => spans.getFinishedSpans(),
		metrics: async (): Promise<readonly MetricData[]> => {
			await meters.forceFlush();
			const all = exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics);
			await meters.shutdown();
			return all.flatMap(({ metrics }) => metrics);
		},
	};
}

/** The values of a counter by its attributes, each as `a=b`, sorted. */
function sums(metrics: readonly MetricData[], name: string): Record<string, number> {
	const metric = metrics.find(({ descriptor }) => descriptor.name === name);
	if (metric?.dataPointType !== DataPointType.SUM) throw new Error(`no counter ${name}`);
	return Object.fromEntries(
		metric.dataPoints.map(({ attributes, value }) => [
			Object.entries(attributes)
				.map(([key, of]) => `${key.slice("toolgrammar.".length)}=${of}`)
				.sort()
				.join(" "),
			value,
		]),
	);
}

test("a message is a span, its calls are events of it", () => {
	const { tracer, spans } = setUp();
	const times = [1000, 1250, 3500];
	watch(hermes, [`Hi ${CALL}\n${BROKEN}`], {
		observe: {
			...observe,
			messageId: "m-1",
			onRecord: otel.openTelemetry({ tracer }),
			now: () => times.shift() ?? Number.NaN,
		},
	});
	const [span, ...others] = spans();
	expect(others).toEqual([]);
	expect(span?.name).toBe("toolgrammar.parse");
	expect(span?.attributes).toMatchObject({
		"gen_ai.response.finish_reasons": ["tool_calls"],
		"toolgrammar.message.id": "m-1",
		"toolgrammar.format": "hermes",
		"toolgrammar.parse_mode": "primary",
		"toolgrammar.fallback.used": false,
		"toolgrammar.calls": 2,
		"toolgrammar.schema_validation": "fail",
		"toolgrammar.repairs": ["single-quotes"],
		"toolgrammar.input.chunks": 1,
		"toolgrammar.time_to_first_event": 0.25,
	});
	expect(span?.attributes).not.toHaveProperty("toolgrammar.fallback.closed_gate");
	expect(span?.duration).toEqual([2, 500_000_000]);
	expect(span?.events.map(({ name, attributes }) => ({ name, attributes }))).toEqual([
		{
			name: "toolgrammar.call",
			attributes: {
				"gen_ai.tool.name": "search",
				"gen_ai.tool.type": "function",
				"gen_ai.tool.call.id": "id-search-0",
				"toolgrammar.call.index": 0,
				"toolgrammar.call.status": "complete",
				"toolgrammar.repairs": [],
				"toolgrammar.schema_validation": "fail",
				"toolgrammar.schema_validation.reasons": ["schema /q"],
			},
		},
		{
			name: "toolgrammar.call",
			attributes: expect.objectContaining({
				"gen_ai.tool.name": "ping",
				"toolgrammar.call.status": "repaired",
				"toolgrammar.repairs": ["single-quotes"],
				"toolgrammar.schema_validation": "pass",
			}),
		},
	]);
});

test("no span is called after the execution of a tool", () => {
	const { tracer, spans } = setUp();
	const onRecord = otel.openTelemetry({ tracer });
	const { parser } = watch(hermes, [CALL], { observe: { onRecord } });
	parser.toolResult("id-search-0", "ok");
	expect(spans().map(({ name }) => name)).toEqual(["toolgrammar.parse"]);
});

test("argument text is written only where the record has it and it is asked for", () => {
	for (const includeArguments of [false, true]) {
		for (const argumentText of [undefined, false, true]) {
			const { tracer, spans } = setUp();
			const more = argumentText === undefined ? {} : { argumentText };
			const onRecord = otel.openTelemetry({ tracer, ...more });
			watch(hermes, [CALL], { observe: { onRecord, includeArguments } });
			const [span] = spans();
			const wanted = includeArguments && argumentText === true;
			expect(JSON.stringify([span?.attributes, span?.events]).includes("top secret")).toBe(wanted);
			expect(span?.events[0]?.attributes?.["gen_ai.tool.call.arguments"]).toBe(
				wanted ? '{"q": "top secret"}' : undefined,
			);
		}
	}
});

test("the span is a child of the context that is given", () => {
	const { tracer, spans } = setUp();
	const outer: SpanContext = { traceId: "1".repeat(32), spanId: "2".repeat(16), traceFlags: 1 };
	const parent: Context = trace.setSpanContext(
		ROOT_CONTEXT.setValue(createContextKey("other"), 1),
		outer,
	);
	const write = otel.openTelemetry({ tracer });
	watch(hermes, [CALL], { observe: { onRecord: (record) => write(record, parent) } });
	expect(spans()[0]?.parentSpanContext?.spanId).toBe(outer.spanId);
	expect(spans()[0]?.spanContext().traceId).toBe(outer.traceId);
});

test("counters and histograms", async () => {
	const { meter, metrics } = setUp();
	const onRecord = otel.openTelemetry({ meter });
	const texts = ["Hello.", CALL, `${BROKEN}\n${BROKEN}`, CALL];
	for (const text of texts) {
		const { parser } = watch(hermes, [text], { observe: { ...observe, onRecord } });
		parser.toolResult("id-search-0", "error");
	}
	const all = await metrics();
	expect(sums(all, "toolgrammar.messages")).toEqual({
		"format=hermes parse_mode=none": 1,
		"format=hermes parse_mode=primary": 3,
	});
	const where = "format=hermes parse_mode=primary";
	expect(sums(all, "toolgrammar.calls")).toEqual({
		[`call.status=complete ${where} schema_validation=fail`]: 2,
		[`call.status=repaired ${where} schema_validation=pass`]: 2,
	});
	expect(sums(all, "toolgrammar.repairs")).toEqual({ [`code=single-quotes ${where}`]: 2 });
	expect(sums(all, "toolgrammar.tool_results")).toEqual({
		"format=hermes tool_result.status=error": 2,
	});
	for (const name of ["duration", "time_to_first_event", "held_back"]) {
		const metric = all.find(({ descriptor }) => descriptor.name === `toolgrammar.${name}`);
		if (metric?.dataPointType !== DataPointType.HISTOGRAM) throw new Error(`no histogram ${name}`);
		expect(metric.dataPoints.map(({ value }) => value.count).sort()).toEqual([1, 3]);
		expect(metric.descriptor.unit).toBe(name === "held_back" ? "{utf16_unit}" : "s");
	}
});

test("no attribute of a metric is chosen by the model", async () => {
	const { meter, metrics } = setUp();
	watch(hermes, [CALL], { observe: { onRecord: otel.openTelemetry({ meter }) } });
	expect(JSON.stringify(await metrics())).not.toMatch(/search|secret/);
});

test("without tracer and meter nothing happens", () => {
	const record: TelemetryRecord = {
		record: "tool_result",
		message_id: null,
		format: "hermes",
		index: 0,
		id: "a",
		tool: "b",
		tool_result_status: "ok",
	};
	expect(otel.openTelemetry({})(record)).toBeUndefined();
});

test("the strings of the conventions are those of the version that is named", () => {
	const copied = Object.entries(otel).filter(([name]) => name.startsWith("GEN_AI_"));
	expect(copied.length).toBeGreaterThan(3);
	// the rule by which the conventions' own package names its constants
	for (const [name, value] of copied)
		expect(String(value).replaceAll(".", "_").toUpperCase()).toBe(name);
	expect(otel.SEMANTIC_CONVENTIONS).toMatch(/^\d+\.\d+\.\d+$/);
});
