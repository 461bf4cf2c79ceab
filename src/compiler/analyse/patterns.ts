/** Object patterns by themselves: an object that fits, and whether some object fits two of them. */
import type { Member, PatternExpr } from "../../language/syntax.js";

/** The smallest object that the pattern takes, as text. With a second pattern: that both take, or null. */
export function sampleObject(pattern: PatternExpr, other?: PatternExpr): string | null {
	if (other !== undefined && other.dialect !== pattern.dialect) return null;
	const members = other === undefined ? required(pattern) : common(pattern, other);
	if (members === null) return null;
	return `{${members.map((member) => `${text(member.key, pattern)}: ${member.value}`).join(", ")}}`;
}

interface Sample {
	readonly key: string;
	readonly value: string;
}

function required(pattern: PatternExpr): readonly Sample[] {
	return pattern.members
		.filter((member) => !member.optional)
		.map((member) => ({ key: member.keys?.[0] ?? "f", value: sampleValue(member, pattern) }));
}

function text(string: string, pattern: PatternExpr): string {
	return pattern.dialect === "py" ? `'${string}'` : JSON.stringify(string);
}

function sampleValue({ value }: Member, pattern: PatternExpr): string {
	switch (value.type) {
		case "literal":
			return text(value.text, pattern);
		case "pattern":
			return sampleObject(value) ?? "{}";
		case "payload":
			return value.kind === "json" || value.kind === "py" ? "{}" : text("f", pattern);
	}
}

/** The members that one pattern or the other must have; null when the other does not let one of them pass. */
function common(a: PatternExpr, b: PatternExpr): readonly Sample[] | null {
	const found = new Map<string, Sample>();
	for (const [one, other] of [
		[a, b],
		[b, a],
	] as const) {
		for (const member of one.members) {
			if (member.optional || (member.keys ?? []).some((key) => found.has(key))) continue;
			const partner = pick(member, other);
			if (partner === null) return null;
			if (partner.with !== null && !agree(member, partner.with)) return null;
			found.set(partner.key, {
				key: partner.key,
				value: sampleValue(sharper(member, partner.with), one),
			});
		}
	}
	return [...found.values()];
}

/** A spelling of the member's key that the other pattern takes, and the member there that takes it. */
function pick(
	member: Member,
	other: PatternExpr,
): { readonly key: string; readonly with: Member | null } | null {
	const keys = member.keys ?? other.members.flatMap((one) => one.keys ?? ["f"]);
	for (const key of keys) {
		const partner = other.members.find((one) => one.keys === null || one.keys.includes(key));
		if (partner !== undefined) return { key, with: partner };
	}
	const [first] = keys;
	return other.open && first !== undefined ? { key: first, with: null } : null;
}

/** Of two members under one key, the one that says more about the value. */
function sharper(a: Member, b: Member | null): Member {
	return b !== null && a.value.type === "payload" ? b : a;
}

function agree(a: Member, b: Member): boolean {
	if (a.value.type === "literal" && b.value.type === "literal")
		return a.value.text === b.value.text;
	if (a.value.type === "pattern" && b.value.type === "pattern")
		return common(a.value, b.value) !== null;
	const isObject = (member: Member): boolean =>
		member.value.type === "pattern" ||
		(member.value.type === "payload" && member.value.field === "arguments");
	const isText = (member: Member): boolean =>
		member.value.type === "literal" ||
		(member.value.type === "payload" &&
			(member.value.kind === "word" || member.value.kind === "tool"));
	return !(isObject(a) && isText(b)) && !(isText(a) && isObject(b));
}
