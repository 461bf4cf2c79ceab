/** A number within a schema's bounds, the small positive ones first. */
type Schema = Readonly<Record<string, unknown>>;

export function fitNumber(schema: Schema, whole: boolean): number {
	const step = positive(schema.multipleOf) ?? (whole ? 1 : 0);
	const [low, high] = bounds(schema, step === 0 ? 0.5 : step);
	const wanted = Math.min(Math.max(1, low), high);
	if (step === 0) return wanted;
	const up = Math.ceil(wanted / step) * step;
	return up <= high ? up : Math.floor(high / step) * step;
}

/** Inclusive. `gap`: how far from an exclusive bound a number is taken */
function bounds(schema: Schema, gap: number): readonly [number, number] {
	let low = number(schema.minimum) ?? Number.NEGATIVE_INFINITY;
	let high = number(schema.maximum) ?? Number.POSITIVE_INFINITY;
	const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
	// in older drafts these say how the other two are meant
	const over = above === true ? low : number(above);
	const under = below === true ? high : number(below);
	const room = over === undefined || under === undefined ? gap : Math.min(gap, (under - over) / 2);
	if (over !== undefined) low = Math.max(low, over + room);
	if (under !== undefined) high = Math.min(high, under - room);
	return [low, high];
}

function number(value: unknown): number | undefined {
	return typeof value === "number" ? value : undefined;
}

function positive(value: unknown): number | undefined {
	return typeof value === "number" && value > 0 ? value : undefined;
}
