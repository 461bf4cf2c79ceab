/** The types that a value which is due may have. */
import type { TypeName } from "../schema/json.js";
import { only, typeOf } from "../schema/shape.js";
import type { State } from "./state.js";

/** The value that is due, once for each way in which it can be made. */
export function byType(s: State): readonly { readonly type: TypeName; readonly state: State }[] {
	const { members } = s;
	const due = members?.due;
	if (members === null || due === null || due === undefined) return [];
	return due.shape.ways.map((way) => {
		const shape = only(way, due.shape);
		return { type: typeOf(way), state: { ...s, members: { ...members, due: { ...due, shape } } } };
	});
}
