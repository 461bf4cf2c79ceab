/** The text form of Prometheus, read back: every sum is the sum of what was given. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { Counter, Gauge, Histogram } from "../../src/gateway/metrics/prometheus.js";

interface Read {
	readonly name: string;
	readonly labels: Readonly<Record<string, string>>;
	readonly value: number;
}

/** The samples of one metric, whose head says its help and its type. */
function readBack(text: string, type: string): readonly Read[] {
	expect(text.endsWith("\n")).toBe(true);
	const [help, kind, ...lines] = text.slice(0, -1).split("\n");
	expect([help, kind]).toEqual(["# HELP m what it is", `# TYPE m ${type}`]);
	return lines.map((line) => {
		const [, name = "", , pairs = "", value = ""] = /^(\w+)(\{(.*)\})? (\S+)$/.exec(line) ?? [];
		const labels = [...pairs.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"(?:,|$)/g)].map(
			([, key = "", written = ""]) => [key, String(JSON.parse(`"${written}"`))] as const,
		);
		return { name, labels: Object.fromEntries(labels), value: Number(value) };
	});
}

test("a counter has a sum for each set of labels", () => {
	const someLabel = fc.string({
		unit: fc.constantFrom("a", '"', "\\", "\n", ",", "}"),
		maxLength: 3,
	});
	const someAdds = fc.array(fc.tuple(someLabel, fc.nat(9)), { maxLength: 8 });
	fc.assert(
		fc.property(someAdds, (adds) => {
			const counter = new Counter("m", "what it is");
			const sums = new Map<string, number>();
			for (const [label, by] of adds) {
				if (by === 1) counter.add({ a: label, b: "x" });
				else counter.add({ a: label, b: "x" }, by);
				sums.set(label, (sums.get(label) ?? 0) + by);
			}
			expect(readBack(counter.text, "counter")).toEqual(
				[...sums].map(([a, value]) => ({ name: "m", labels: { a, b: "x" }, value })),
			);
		}),
	);
	const bare = new Counter("m", "what it is");
	bare.add({});
	expect(readBack(bare.text, "counter")).toEqual([{ name: "m", labels: {}, value: 1 }]);
});

test("a gauge has what was added and taken", () => {
	const gauge = new Gauge("m", "what it is");
	expect(readBack(gauge.text, "gauge")).toEqual([{ name: "m", labels: {}, value: 0 }]);
	for (const by of [1, 1, -1]) gauge.add(by);
	expect(readBack(gauge.text, "gauge")).toEqual([{ name: "m", labels: {}, value: 1 }]);
});

test("the buckets of a histogram count what is not above them", () => {
	const bounds = [0.5, 1, 2];
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(0, 0.25, 0.5, 0.75, 1, 2, 2.5), { maxLength: 8 }),
			(values) => {
				const histogram = new Histogram("m", "what it is", bounds);
				for (const value of values) histogram.observe(value);
				const below = (bound: number) => values.filter((value) => value <= bound).length;
				expect(readBack(histogram.text, "histogram")).toEqual([
					...bounds.map((bound) => ({
						name: "m_bucket",
						labels: { le: String(bound) },
						value: below(bound),
					})),
					{ name: "m_bucket", labels: { le: "+Inf" }, value: values.length },
					{
						name: "m_sum",
						labels: {},
						value: values.reduce<number>((sum, value) => sum + value, 0),
					},
					{ name: "m_count", labels: {}, value: values.length },
				]);
			},
		),
	);
});
