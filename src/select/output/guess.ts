/** Names that an output uses where the name of a tool stands, for formats that read calls of declared tools only. */
import type { ToolDefinition } from "../../runtime/options.js";

/** A member that holds a name, or a name before its arguments. Every repetition is bounded, or of one kind of character. */
const NAMES =
	/["'](?:name|tool|function|action)["']\s{0,20}:\s{0,20}["']([\w.-]{1,64})["']|\b([A-Za-z_][\w.]{0,63})\(/g;

const MOST = 64;

/** At most 64 tools without parameters. The text is bounded by the caller. */
export function guessTools(text: string): readonly ToolDefinition[] {
	const names = new Set<string>();
	for (const [, quoted, called] of text.matchAll(NAMES)) {
		if (names.size >= MOST) break;
		const name = quoted ?? called;
		if (name !== undefined) names.add(name);
	}
	return [...names].map((name) => ({ name }));
}
