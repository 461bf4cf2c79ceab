/** Members of arguments, and of containers in them, that are written one by one. */
import type { WriteKind } from "../../render/writing.js";
import { alt, type Expr, ruleOf, seq, text } from "../grammar/expr.js";
import type { Shape } from "../schema/shape.js";
import { keyFits, spelledKey, WORD } from "./atoms.js";
import { type Container, KEY, keyOf, type State } from "./state.js";
import { type Loop, type Then, type Walk, wrote } from "./walk.js";

/** The members of the arguments, or of a container in them, in the order of the schema. */
export function membersOf(walk: Walk, part: Loop, s: State, then: Then): Expr | null {
	if (s.members === null || s.members.due !== null) return null;
	const rules = new Map<
		string,
		{ readonly rule: Extract<Expr, { t: "rule" }>; found: Expr | null }
	>();
	// the first member is as all others where nothing stands between them
	const uniform = part.between === "" && part.min === 0;
	const at = (state: State, some: boolean): Expr | null => {
		const begun = some || uniform;
		const key = `${keyOf(state)} ${begun}`;
		const known = rules.get(key);
		if (known !== undefined) return known.found;
		const rule = ruleOf("more");
		const entry: { rule: typeof rule; found: Expr | null } = { rule, found: rule };
		rules.set(key, entry);
		const { members } = state;
		if (members === null) return null;
		const next = nextOf(members);
		const item =
			next === null
				? null
				: walk.outlines.member(
						walk,
						begun ? [part.between, part.of] : [part.of],
						{ ...state, members: { ...members, pinned: true } },
						(to) =>
							to.members === null
								? null
								: // behind a member it is no matter which one it was
									at(
										{
											...to,
											members: {
												...to.members,
												pinned: false,
												lastKey: members.lastKey,
												odd: members.odd,
											},
										},
										true,
									),
					);
		const skipped =
			next?.required === false
				? at({ ...state, members: { ...members, at: members.at + 1 } }, begun)
				: null;
		// what is left out has been left out before
		const ends = (begun || part.min === 0) && (next === null || members.properties === null);
		const body = alt([item, skipped, ends ? then(state) : null]);
		if (body === null) {
			entry.found = null;
			return null;
		}
		if (body.t === "text" || body.t === "rule") {
			entry.found = body;
			rule.rule.body = body;
			return body;
		}
		rule.rule.body = body;
		return rule;
	};
	return at({ ...s, members: { ...s.members, pinned: false } }, false);
}

export function key(walk: Walk, kind: WriteKind, s: State, then: Then): Expr | null {
	const { members } = s;
	if (members === null || members.due !== null || s.whole) return null;
	const write = (key: string, to: Container) => {
		const spelled = spelledKey(key, kind);
		const odd = key !== KEY && kind === "word" && !WORD.test(key);
		return seq(
			key === KEY ? walk.outlines.key(kind) : text(spelled),
			then({ ...wrote(s, spelled), members: { ...to, lastKey: key, odd, pinned: false } }),
		);
	};
	if (members.properties === null) {
		const { itemKey } = members;
		const shape = itemOf(members);
		if (itemKey === null || shape === null) return null;
		return write(itemKey, { ...members, due: { key: itemKey, shape } });
	}
	const options: (Expr | null)[] = [];
	for (let at = members.at; at < members.properties.length; at++) {
		const property = members.properties[at];
		if (property === undefined) break;
		// a reader that looks for declared names finds no others
		const known = kind !== "prop" || property.declared;
		if (known && (property.key === KEY || keyFits(property.key, kind))) {
			const due = { key: property.key, shape: property.shape };
			options.push(write(property.key, { ...members, at: at + 1, due }));
		} else {
			const why = "this wire cannot carry its key";
			walk.source.report.omitted(property.shape.place, why);
			if (property.required) walk.why = `${property.shape.place}: ${why}`;
		}
		if (members.pinned || property.required) break;
	}
	return alt(options);
}

/** The value that is due, and the state behind it. */
export function dueOf(s: State): { readonly shape: Shape; readonly after: State } | null {
	const { members } = s;
	if (members === null || s.whole) return null;
	if (members.due !== null) {
		const at = members.properties === null ? counted(members) : members.at;
		return { shape: members.due.shape, after: { ...s, members: { ...members, at, due: null } } };
	}
	const shape = members.itemKey === null ? itemOf(members) : null;
	if (shape === null) return null;
	return { shape, after: { ...s, members: { ...members, at: counted(members), pinned: false } } };
}

/** Items that need not be counted are all the same. */
function counted({ at, most, least, first }: Container): number {
	return most === null ? Math.min(at + 1, Math.max(least, first.length, 1)) : at + 1;
}

/** The item that may come next; null: none. */
function itemOf({ properties, at, most, first, item }: Container): Shape | null {
	if (properties !== null || (most !== null && at >= most)) return null;
	return first[at] ?? (at < first.length ? null : item);
}

/** The member that may come next; null: none. */
function nextOf(members: Container): { readonly required: boolean } | null {
	if (members.properties !== null) return members.properties[members.at] ?? null;
	return itemOf(members) === null ? null : { required: true };
}
