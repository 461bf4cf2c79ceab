/** Members of arguments, and of containers in them, that are written one by one. */
import type { WriteKind } from "../../render/writing.js";
import { alt, type Expr, ruleOf, seq, text } from "../grammar/expr.js";
import { attribute } from "./atoms.js";
import { type Container, keyOf, type State } from "./state.js";
import { inSequence, type Loop, type Then, type Walk, wrote } from "./walk.js";

/** The members of the arguments, or of a container in them, in the order of the schema. */
export function membersOf(walk: Walk, part: Loop, s: State, then: Then): Expr | null {
	if (s.members === null || s.members.due !== null) return null;
	const rules = new Map<
		string,
		{ readonly rule: Extract<Expr, { t: "rule" }>; found: Expr | null }
	>();
	const at = (state: State, begun: boolean): Expr | null => {
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
				: inSequence(
						walk,
						begun ? [part.between, part.of] : [part.of],
						0,
						{ ...state, members: { ...members, pinned: true } },
						(to) =>
							to.members === null
								? null
								: // behind a member it is no matter which one it was
									at(
										{
											...to,
											members: { ...to.members, pinned: false, lastKey: members.lastKey },
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

export function key(kind: WriteKind, s: State, then: Then): Expr | null {
	const { members } = s;
	if (members === null || members.due !== null || s.whole) return null;
	const write = (key: string, to: Container) => {
		const spelled = kind === "attr" ? attribute(key) : key;
		return seq(
			text(spelled),
			then({ ...wrote(s, spelled), members: { ...to, lastKey: key, pinned: false } }),
		);
	};
	if (members.properties === null) {
		const { itemKey, item, place } = members;
		if (itemKey === null || nextOf(members) === null) return null;
		return write(itemKey, {
			...members,
			due: { key: itemKey, schema: item, place: `${place}.items` },
		});
	}
	const options: (Expr | null)[] = [];
	for (let at = members.at; at < members.properties.length; at++) {
		const property = members.properties[at];
		if (property === undefined) break;
		const due = { key: property.key, schema: property.schema, place: property.place };
		options.push(write(property.key, { ...members, at: at + 1, due }));
		if (members.pinned || property.required) break;
	}
	return alt(options);
}

export function dueOf(s: State) {
	const { members } = s;
	if (members === null || s.whole) return null;
	if (members.due !== null) {
		const { schema, place } = members.due;
		const at = members.properties === null ? counted(members) : members.at;
		return { schema, place, after: { ...s, members: { ...members, at, due: null } } };
	}
	if (members.properties !== null || members.itemKey !== null || nextOf(members) === null)
		return null;
	const after = { ...s, members: { ...members, at: counted(members), pinned: false } };
	return { schema: members.item, place: `${members.place}.items`, after };
}

/** Items that need not be counted are all the same. */
function counted({ at, most, least }: Container): number {
	return most === null ? Math.min(at + 1, Math.max(least, 1)) : at + 1;
}

/** The member that may come next; null: none. */
export function nextOf({ properties, at, most }: Container): { readonly required: boolean } | null {
	if (properties !== null) return properties[at] ?? null;
	return most !== null && at >= most ? null : { required: true };
}
