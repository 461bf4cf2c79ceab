/** Where readings of markup may begin in a format's graph. */
import type { Format, NodeId } from "../../runtime/contract.js";

/** Behind the text of the message, or of a thought; at its begin, where the message or an entry begins. */
export function startsIn(
	format: Format,
	within: "content" | "reasoning",
	atBegin: boolean,
	entry: string | undefined,
): readonly NodeId[] {
	const exits = format.nodes.flatMap((node) =>
		node.k === "text" && node.field === within && !node.stray ? [node.exits] : [],
	);
	if (!atBegin) return [...new Set(exits)];
	const begin = format.entries.find(({ name }) => name === entry)?.node ?? format.start;
	return [...new Set([begin, ...exits])];
}

/** Where calls begin: also those that stand in a section. */
export function callStarts(format: Format): readonly NodeId[] {
	return format.nodes.flatMap((node, id) => (node.k === "op" && node.do.op === "open" ? [id] : []));
}

/** What may stand in a section. */
export function sectionStarts(format: Format): readonly NodeId[] {
	return format.nodes.flatMap((node) =>
		node.k === "text" && node.stray
			? [node.exits, ...(node.section === undefined ? [] : [node.section.entry])]
			: [],
	);
}
