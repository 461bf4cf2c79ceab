/**
 * Content can stand bare in most formats, and in some between marks, too. Which of them models write is a fact of the format:
 * the form of the first strict example that has content is the one that is written.
 */
import type { Grammar } from "../language/syntax.js";
import { innerParts, type Part } from "../render/writing.js";
import { isStrict } from "./writing-words.js";

/** The message with bare content before those framed ones that the example does not have. */
export function orderContent(
	message: Part,
	rules: ReadonlyMap<string, Part>,
	{ examples }: Grammar,
): Part {
	const example = examples.find(
		(one) => one.entry === null && isStrict(one) && one.expect.some(({ type }) => type === "text"),
	);
	if (typeof message === "string" || message.p !== "loop" || example === undefined) return message;
	const choice = message.of;
	if (typeof choice === "string" || choice.p !== "alt") return message;
	const framed = (part: Part): boolean => {
		const mark = markBeforeContent(part, rules);
		return mark !== null && !example.input.includes(mark);
	};
	const [late, first] = [choice.of.filter(framed), choice.of.filter((part) => !framed(part))];
	return { ...message, of: { ...choice, of: [...first, ...late] } };
}

/** The longest piece of markup in front of content; null: there is no content, or nothing in front of it. */
function markBeforeContent(part: Part, rules: ReadonlyMap<string, Part>): string | null {
	let longest = "";
	let found = false;
	const seen = new Set<string>();
	const visit = (one: Part): void => {
		if (found || mayMiss(one)) return;
		if (typeof one === "string") {
			if (one.length > longest.length) longest = one;
		} else if (one.p === "field") {
			found = one.field === "content";
		} else if (one.p === "rule" && !seen.has(one.rule)) {
			seen.add(one.rule);
			visit(rules.get(one.rule) ?? "");
		} else innerParts(one).forEach(visit);
	};
	visit(part);
	const mark = longest.trim();
	return found && mark !== "" ? mark : null;
}

/** Nothing need stand there. */
function mayMiss(part: Part): boolean {
	if (typeof part === "string") return part === "";
	if (part.p === "alt") return part.of.some(mayMiss);
	return part.p === "opt" || part.p === "assert";
}
