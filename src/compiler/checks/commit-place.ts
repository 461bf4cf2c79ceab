import type { Expr } from "../../language/syntax.js";
import { nextOf, nodeAt } from "../analyse/graph.js";
import { isCall, nameCount } from "../analyse/names.js";
import { passesOver } from "../analyse/nullable.js";
import { walk } from "../walks/reach.js";
import { childrenOf, partsOf, unreachable } from "../walks/syntax.js";
import { type Check, type CheckContext, oncePerPlace, reporter } from "./check.js";

type Report = ReturnType<typeof reporter>["report"];

/** `~` commits a call, so it stands in one, behind its name: what commits without a name would be a call of no tool. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "commit-place", "error");
	for (const root of [
		context.inlined.message,
		...context.inlined.entries.map((entry) => entry.expr),
	])
		outside(context, root, report);
	behindText(context, report);
	return oncePerPlace(found);
};

/** Where skipped text ends is known by what follows it: a `~` right behind it would commit with its first character. */
function behindText({ graph, nullable }: CheckContext, report: Report): void {
	const texts = graph.nodes.flatMap((node) =>
		node.k === "open" && node.field === "skip" ? [node.to] : [],
	);
	const places = walk(texts, (id) => {
		const node = nodeAt(graph, id);
		return node.k === "look" || !passesOver(node, nullable) ? [] : nextOf(node);
	});
	for (const id of places) {
		const node = nodeAt(graph, id);
		if (node.k !== "deed" || node.deed.do !== "commit") continue;
		report({
			at: node.expr.at,
			message:
				"`~` stands right behind skipped text: the call would commit with its first character",
			hint: "put it behind what ends the text, or a condition before it: &( … ) ~",
		});
	}
}

/** From outside in, to the calls: each `~` on the way belongs to none. */
function outside(context: CheckContext, expr: Expr, report: Report): void {
	if (isCall(expr)) {
		behindName(context, expr, false, report);
		return;
	}
	if (expr.type === "commit")
		report({
			at: expr.at,
			message: "`~` stands outside of a call, where nothing can commit",
			hint: "put it into the rule of the call, behind the name and before the arguments",
		});
	for (const child of childrenOf(expr)) outside(context, child, report);
}

/** Inside a call: whether the name is bound behind the expression. */
function behindName(context: CheckContext, expr: Expr, named: boolean, report: Report): boolean {
	switch (expr.type) {
		case "commit":
			if (!named)
				report({
					at: expr.at,
					message: "`~` commits the call before its name is bound",
					hint: "put it behind the name, before the arguments",
				});
			return named;
		case "sequence":
			return expr.items.reduce((now, item) => behindName(context, item, now, report), named);
		case "choice":
			return expr.options
				.map((option) => behindName(context, option, named, report))
				.every((now) => now);
		case "repeat":
		case "builder":
			behindName(context, expr.body, named, report);
			return named;
		case "list":
			behindName(context, expr.separator, behindName(context, expr.body, named, report), report);
			return named;
		case "capture": {
			const inside = behindName(context, expr.body, named, report);
			return inside || expr.field === "name";
		}
		case "look":
			for (const part of partsOf(expr.body))
				if (part.type === "commit")
					report({
						at: part.at,
						message: "`~` stands in a condition, which is only looked at: nothing can commit there",
						hint: "put it behind the condition: the call commits when that has come true",
					});
			return named;
		case "pattern":
		case "payload":
		case "constant":
			return named || nameCount(expr).min > 0;
		case "ref":
			// a rule within itself holds values; its own `~` would stand among them
			if (expr.rule !== "message")
				for (const part of partsOf(context.inlined.rule(expr.rule)))
					if (part.type === "commit" && !named) behindName(context, part, named, report);
			return named;
		case "literal":
		case "space":
		case "eol":
		case "assert":
		case "backref":
			return named;
		default:
			return unreachable(expr);
	}
}
