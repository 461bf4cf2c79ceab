/** Counters, gauges and histograms, written in the text form of Prometheus. */

type Labels = Readonly<Record<string, string>>;

export interface Metric {
	readonly text: string;
}

function head(name: string, help: string, type: string): string {
	return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
}

function labelled(name: string, labels: Labels, more: Labels = {}): string {
	const pairs = Object.entries({ ...labels, ...more }).map(
		([key, value]) =>
			`${key}="${value.replace(/[\\"\n]/g, (c) => (c === "\n" ? "\\n" : `\\${c}`))}"`,
	);
	return pairs.length === 0 ? name : `${name}{${pairs.join(",")}}`;
}

/** One series for each set of labels that has come. Only give labels whose values are few. */
export class Counter implements Metric {
	private readonly series = new Map<string, number>();

	constructor(
		private readonly name: string,
		private readonly help: string,
	) {}

	add(labels: Labels, by = 1): void {
		const key = labelled(this.name, labels);
		this.series.set(key, (this.series.get(key) ?? 0) + by);
	}

	get text(): string {
		const lines = [...this.series].map(([key, value]) => `${key} ${value}\n`);
		return head(this.name, this.help, "counter") + lines.join("");
	}
}

export class Gauge implements Metric {
	private value = 0;

	constructor(
		private readonly name: string,
		private readonly help: string,
	) {}

	add(by: number): void {
		this.value += by;
	}

	get text(): string {
		return `${head(this.name, this.help, "gauge")}${this.name} ${this.value}\n`;
	}
}

export class Histogram implements Metric {
	private readonly counts: number[] = [];
	private sum = 0;
	private count = 0;

	/** `bounds`: upper ends of the buckets, ascending; values are seconds */
	constructor(
		private readonly name: string,
		private readonly help: string,
		private readonly bounds: readonly number[],
	) {}

	observe(value: number): void {
		this.sum += value;
		this.count++;
		const at = this.bounds.findIndex((bound) => value <= bound);
		if (at >= 0) this.counts[at] = (this.counts[at] ?? 0) + 1;
	}

	get text(): string {
		let below = 0;
		const rows = this.bounds.map((bound, at) => {
			below += this.counts[at] ?? 0;
			return `${labelled(`${this.name}_bucket`, { le: String(bound) })} ${below}\n`;
		});
		rows.push(`${labelled(`${this.name}_bucket`, { le: "+Inf" })} ${this.count}\n`);
		rows.push(`${this.name}_sum ${this.sum}\n`, `${this.name}_count ${this.count}\n`);
		return head(this.name, this.help, "histogram") + rows.join("");
	}
}
