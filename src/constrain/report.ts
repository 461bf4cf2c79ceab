/** What became of the keywords of the tools' schemas. */
export type Outcome =
	/** the model cannot write anything else */
	| "enforced"
	/** a part of it holds, the rest is for validation to find; or less is written than fits, where the reason begins with "only" */
	| "weakened"
	/** nothing of it holds; a call is validated behind the parser */
	| "left"
	/** a member that is never written: nothing fits its schema */
	| "omitted";

/** What became of one keyword of a schema. */
export interface KeywordReport {
	/** where it stands: `get_weather.city.pattern` */
	readonly place: string;
	readonly outcome: Outcome;
	/** why it is not enforced */
	readonly why: string | null;
}

export class Report {
	private readonly found = new Map<string, KeywordReport>();
	/** what is not enforced, in the order in which it was said */
	private readonly list: KeywordReport[] = [];

	/** How much has been said. */
	get length(): number {
		return this.list.length;
	}

	saidSince(length: number): readonly KeywordReport[] {
		return this.list.slice(length);
	}

	say(one: KeywordReport): void {
		this.found.set(one.place, one);
		this.list.push(one);
	}

	enforced(place: string): void {
		if (!this.found.has(place)) this.found.set(place, { place, outcome: "enforced", why: null });
	}

	weakened(place: string, why: string): void {
		this.say({ place, outcome: "weakened", why });
	}

	left(place: string, why = "no grammar counts or calculates"): void {
		this.say({ place, outcome: "left", why });
	}

	/** What was thought to be enforced is not, where it stands. */
	leftIfAny(place: string, why: string): void {
		if (this.found.get(place)?.outcome === "enforced") this.left(place, why);
	}

	omitted(place: string, why: string): void {
		this.say({ place, outcome: "omitted", why });
	}

	get all(): readonly KeywordReport[] {
		return [...this.found.values()];
	}
}

/** A request that no grammar can be made for: the message says which part, and why. */
export class CannotConstrain extends Error {
	override readonly name = "CannotConstrain";
}
