import { expect, test } from "vitest";
import { errors, HEAD, place } from "./support.js";

test("an open bracket is shown where it was opened", () => {
	const [error, ...more] = errors(`${HEAD}a = ("(" ")" (b /\n\nc = d\n`);
	expect(more).toEqual([]);
	expect(error?.message).toBe("expected an expression, found end of line");
	expect(error && place(error.at)).toBe("2:18-2:18");
	expect(error?.hint).toBe('close the "("; only an indented line continues a rule');
	expect(error?.related?.map(({ at, message }) => [place(at), message])).toEqual([
		["2:14-2:15", "opened here"],
	]);
});

test("an open brace too, but not the one of a JSON object", () => {
	const [inPattern] = errors(`${HEAD}a = { "k": name\n`);
	expect(inPattern?.message).toBe('expected "," or "}", found end of line');
	expect(inPattern?.hint).toBe('close the "{"; only an indented line continues a rule');
	const [inJson] = errors(`${HEAD}example e\n  |\n  = call f {"a": 1\n`);
	expect(inJson?.message).toBe('expected "," or "}", found end of line');
	expect(inJson?.related).toBeUndefined();
});

test("a carriage return alone is no line end", () => {
	const [error, ...more] = errors(`${HEAD}a = b\r c\n`);
	expect(more).toEqual([]);
	expect(error?.message).toBe('expected "/" or end of line, found U+000D');
	expect(error?.hint).toBe(
		"a line ends with a line feed, with or without a carriage return before it",
	);
});

test("brackets in comments and literals do not count", () => {
	const [error] = errors(`${HEAD}a = ( # one ( more\n  "(" /\n`);
	expect(error?.related?.map(({ at }) => place(at))).toEqual(["2:5-2:6"]);
});

test("blanks and comments at the end of the file continue nothing", () => {
	for (const end of ["", "\n", "\n   ", "\n  # the end", "\n\n  # the end\n"]) {
		const found = errors(`${HEAD}a = (b${end}`);
		expect(found.map((one) => place(one.at))).toEqual(["2:7-2:7"]);
	}
});
