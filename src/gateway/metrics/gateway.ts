/** What the gateway counts: names and codes, no text of a request or a model. */
import type { ParserEvent } from "../../runtime/events.js";
import { Counter, Gauge, Histogram, type Metric } from "./prometheus.js";

const DURATIONS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
const LATENCIES = [0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25];

export class GatewayMetrics {
	private readonly requests = new Counter(
		"toolgrammar_requests_total",
		"Requests that were answered, by endpoint and HTTP status.",
	);
	private readonly errors = new Counter(
		"toolgrammar_errors_total",
		"Requests that failed, before or in the middle of a stream, by code.",
	);
	private readonly calls = new Counter(
		"toolgrammar_calls_total",
		"Tool calls that were handed out, by format and status.",
	);
	private readonly repairs = new Counter(
		"toolgrammar_repairs_total",
		"Lenient rules and repairs that calls needed, by format and code.",
	);
	private readonly notices = new Counter(
		"toolgrammar_notices_total",
		"Notices of the parsers and of the gateway, by format and code.",
	);
	private readonly unknowns = new Counter(
		"toolgrammar_unknown_model_requests_total",
		"Requests with tools for models of which no format is known, by model.",
	);
	readonly streams = new Gauge("toolgrammar_streams_open", "Streams that are being sent.");
	private readonly durations = new Histogram(
		"toolgrammar_request_duration_seconds",
		"From the request to the end of its answer.",
		DURATIONS,
	);
	readonly addedLatency = new Histogram(
		"toolgrammar_added_latency_seconds",
		"From a piece of a model's stream to its frames.",
		LATENCIES,
	);

	request(endpoint: string, status: number, seconds: number): void {
		this.requests.add({ endpoint, status: String(status) });
		this.durations.observe(seconds);
	}

	unknown(model: string): void {
		this.unknowns.add({ model });
	}

	error(code: string): void {
		this.errors.add({ code });
	}

	events(format: string, events: readonly ParserEvent[]): void {
		for (const event of events) {
			if (event.type === "call-end") {
				this.calls.add({ format, status: event.status });
				for (const code of event.repairs) this.repairs.add({ format, code });
			}
			if (event.type === "notice") this.notices.add({ format, code: event.code });
		}
	}

	get text(): string {
		const { requests, errors, calls, repairs, notices, unknowns } = this;
		const { streams, durations, addedLatency } = this;
		const all: readonly Metric[] = [
			requests,
			errors,
			calls,
			repairs,
			notices,
			unknowns,
			streams,
			durations,
			addedLatency,
		];
		return all.map(({ text }) => text).join("");
	}
}
