import type { Expr } from "../../language/syntax.js";
import { endingOf } from "../analyse/classes.js";
import { brief } from "../analyse/print.js";
import { mustRead } from "../analyse/references.js";
import { itemsOf, optionsOf, partsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

/** Markup that binds nothing is read, but a writer has no reason ever to write it. */
export const check: Check = (context) => {
	const { inlined, rules } = context;
	const { found, report } = reporter(context, "frame-without-content", "warning");
	const frames = optionsOf(inlined.message)
		.flatMap(itemsOf)
		.flatMap((item) => optionsOf(item.type === "repeat" ? item.body : item));
	for (const frame of frames) {
		if (inlined.lenientOf(frame) !== null || !mustRead(frame, rules) || bindsSomething(frame))
			continue;
		// what must follow says that this is a separator, not the head of a text
		if (itemsOf(frame).at(-1)?.type === "look") continue;
		report({
			at: frame.at,
			message: `this part of the message is markup only, ${brief(frame)}: it is read, but never written`,
			hint: 'bind the text that it frames inside it: "<marker>" content "</marker>"',
		});
	}
	return found;
};

function bindsSomething(frame: Expr): boolean {
	return [...partsOf(frame)].some((part) => {
		// text that is skipped is dropped on purpose
		if (part.type === "payload") return part.field !== "skip" || endingOf(part.kind) === "open";
		if (part.type === "capture" || part.type === "constant") return part.field !== "skip";
		return part.type === "pattern";
	});
}
