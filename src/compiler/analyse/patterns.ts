/** Object patterns by themselves: an object that fits, and whether some object fits two of them. */
import type { Member, PatternExpr } from "../../language/syntax.js";

/** The smallest object that the pattern takes, as text. */
export function sampleObject(pattern: PatternExpr): string {
	return printed(required(pattern), pattern);
}

/** The smallest object that both patterns take, as text; null: none. */
export function sharedObject(pattern: PatternExpr, other: PatternExpr): string | null {
	const members = other.dialect === pattern.dialect ? common(pattern, other) : null;
	return members === null ? null : printed(members, pattern);
}

function printed(members: readonly Sample[], pattern: PatternExpr): string {
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
			return sampleObject(value);
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

/** Of two members under one key that agree, the one that says more about the value. */
function sharper(a: Member, b: Member | null): Member {
	return b !== null && vagueness(b) < vagueness(a) ? b : a;
}

function vagueness(member: Member): number {
	if (member.value.type !== "payload") return 0;
	return isObject(member) || isText(member) ? 1 : 2;
}

function isObject({ value }: Member): boolean {
	return value.type === "pattern" || (value.type === "payload" && value.field === "arguments");
}

function isText({ value }: Member): boolean {
	return (
		value.type === "literal" ||
		(value.type === "payload" && (value.kind === "word" || value.kind === "tool"))
	);
}

function agree(a: Member, b: Member): boolean {
	if (a.value.type === "literal" && b.value.type === "literal")
		return a.value.text === b.value.text;
	if (a.value.type === "pattern" && b.value.type === "pattern")
		return common(a.value, b.value) !== null;
	return !(isObject(a) && isText(b)) && !(isText(a) && isObject(b));
}
