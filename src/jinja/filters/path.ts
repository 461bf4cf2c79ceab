/** `attribute="a.b.0"` of filters: a path of members. */
import { TemplateError } from "../error.js";
import { isDict, memberOf, type Value } from "../values/kinds.js";
import { attributeOf, subscriptOf } from "../values/members.js";

export type Reader = (item: Value) => Value;

/** null: the item itself. */
export function readerOf(path: Value, otherwise?: Value): Reader {
	if (path === undefined || path === null) return (item) => item;
	if (typeof path === "number") return (item) => subscriptOf(item, path);
	if (typeof path !== "string") throw new TemplateError("an attribute is a name or a number");
	const steps = path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
	return (item) => {
		let value = item;
		for (const step of steps) value = stepInto(value, step);
		return value === undefined ? otherwise : value;
	};
}

/** As a subscript: the member stands before the method. */
function stepInto(value: Value, step: string | number): Value {
	if (isDict(value)) return memberOf(value, step);
	return typeof step === "number" ? subscriptOf(value, step) : attributeOf(value, step);
}
