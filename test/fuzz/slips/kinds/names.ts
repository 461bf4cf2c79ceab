/** Names with something around them, or spelt in another way. */

import { pick, type Random } from "../../../properties/support/random.js";
import type { Kind, Slip } from "../kind.js";

/** Nobody has declared them, and a name is not guessed. */
const OTHER_NAMES: ReadonlySet<string> = new Set(["name-hyphen", "name-camel", "name-case"]);

function kind(name: string, change: (name: string, random: Random) => string): Kind {
	return {
		name,
		group: "names",
		...(OTHER_NAMES.has(name) ? { lost: true as const } : {}),
		make: ({ said, trace: { pieces } }, random): Slip | null => {
			const place = random(said.calls.length);
			const old = said.calls[place]?.name;
			if (old === undefined) return null;
			const made = change(old, random);
			let found = false;
			const texts = pieces.map(({ role, call, text }) => {
				if (call !== place) return text;
				const at = role === "object" ? text.indexOf(`"${old}"`) : -1;
				if (at >= 0) {
					found = true;
					return `${text.slice(0, at)}"${made}"${text.slice(at + old.length + 2)}`;
				}
				// a close that names the call is spelt like its opening
				if (text !== old || (role !== "name" && role !== "same" && role !== "skip")) return text;
				found = true;
				return made;
			});
			return found && made !== old ? { text: texts.join("") } : null;
		},
	};
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const NAMES: readonly Kind[] = [
	kind("name-parentheses", (name) => `${name}()`),
	kind("name-blank-before", (name) => ` ${name}`),
	kind("name-blank-behind", (name) => `${name} `),
	kind("name-newline", (name) => `\n${name}\n`),
	kind("name-quotes", (name, random) => pick(random, [`'${name}'`, `\u201c${name}\u201d`])),
	kind("name-ticks", (name) => `\`${name}\``),
	kind("name-bold", (name) => `**${name}**`),
	kind("name-colon", (name) => `${name}:`),
	kind("name-escaped", (name) => name.replaceAll("_", "\\_")),
	kind("name-hyphen", (name) => name.replaceAll("_", "-")),
	kind("name-camel", (name) =>
		name
			.split("_")
			.map((word, i) => (i === 0 ? word : capital(word)))
			.join(""),
	),
	kind("name-case", (name, random) => pick(random, [capital(name), name.toUpperCase()])),
	kind(
		"name-prefix",
		(name, random) => pick(random, ["functions.", "default_api.", "tools."]) + name,
	),
];
