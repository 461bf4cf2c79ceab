/** Characters that look alike. Only those that turn up in markers, and what an editor or a chat window makes of them. */

const ALIKE: readonly (readonly [plain: string, others: string])[] = [
	["_", "\u2581\u2017\uFE4D"],
	["|", "\u2502\u2223\u01C0\u00A6"],
	['"', "\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB"],
	["'", "\u2018\u2019\u201A\u201B\u2032\u00B4"],
	["-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],
	[" ", "\u00A0\u2002\u2003\u2007\u2009\u202F\u3000"],
	["<", "\u2039\u27E8\u3008"],
	[">", "\u203A\u27E9\u3009"],
	[":", "\u2236\uA789"],
	["/", "\u2044\u2215"],
	["a", "\u0430"],
	["c", "\u0441"],
	["e", "\u0435"],
	["i", "\u0456"],
	["o", "\u043E\u03BF"],
	["p", "\u0440"],
	["x", "\u0445"],
	["y", "\u0443"],
];

const PLAIN = new Map(
	ALIKE.flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
);
const WIDE_FIRST = 0xff01;
const WIDE_LAST = 0xff5e;
const WIDE_SHIFT = 0xfee0;

/** The text with each character replaced by the plainest one that looks like it; one unit for one unit. */
export function plainLook(text: string): string {
	return text
		.split("")
		.map((char) => {
			const code = char.charCodeAt(0);
			if (code >= WIDE_FIRST && code <= WIDE_LAST) return String.fromCharCode(code - WIDE_SHIFT);
			return PLAIN.get(char) ?? char;
		})
		.join("");
}
