import type { Expr } from "../../language/syntax.js";
import { isCall, nameCount } from "../analyse/names.js";
import { brief } from "../analyse/print.js";
import { childrenOf } from "../walks/syntax.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

const NAMES: ReadonlySet<Expr["type"]> = new Set(["payload", "capture", "constant"]);

type Report = ReturnType<typeof reporter>["report"];

/** Between two calls text may stand, and the first one stands without the second: only a loop says so. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "call-behind-call", "error");
	for (const root of [
		context.inlined.message,
		...context.inlined.entries.map((entry) => entry.expr),
	])
		visit(root, report);
	return oncePerPlace(found);
};

function visit(expr: Expr, report: Report): void {
	if (isCall(expr)) return;
	if (expr.type === "sequence") {
		const calls = expr.items.filter((item) => nameCount(item).max > 0);
		// two names that stand bare are two names of one call, which is another fault
		if (calls.some((one) => NAMES.has(one.type))) return;
		const second = calls.find((item, at) => {
			const before = calls[at - 1];
			return before !== undefined && !isLoop(before) && !isLoop(item);
		});
		if (second !== undefined)
			report({
				at: second.at,
				message: `a call stands right behind another one: ${brief(expr)}`,
				hint: 'any number of calls is a loop: call+, (call _)+ or call % ","',
			});
	}
	for (const child of childrenOf(expr)) visit(child, report);
}

function isLoop(expr: Expr): boolean {
	if (expr.type === "list") return true;
	if (expr.type === "repeat") return expr.op !== "?" || isLoop(expr.body);
	return (
		expr.type === "choice" && expr.options.every((one) => nameCount(one).max === 0 || isLoop(one))
	);
}
