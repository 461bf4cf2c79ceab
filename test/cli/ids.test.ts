import { expect, test } from "vitest";
import { idsOf } from "../../src/cli/ids.js";
import { format } from "./stub.js";

const call = { name: "search", index: 0 };

test("ids have the shape of the format", () => {
	const shaped = format("a", {
		ids: [
			{ text: "x-" },
			{ random: 40 },
			{ text: "." },
			{ alnum: 9 },
			{ use: "name" },
			{ use: "index" },
		],
	});
	expect(idsOf(shaped, ["text"])?.(call)).toMatch(/^x-[0-9a-f]{40}\.[0-9A-Za-z]{9}search0$/);
	expect(idsOf(format("b"), ["text"])?.(call)).toMatch(/^call_[0-9a-f]{24}$/);
});

test("the same input gives the same ids, however it is cut", () => {
	const draw = (chunks: readonly string[]) => {
		const next = idsOf(format("a"), chunks);
		return [next?.(call), next?.(call), next?.({ name: "other", index: 1 })];
	};
	const whole = draw(["a𝄞b\ud800"]);
	expect(draw([..."a𝄞b\ud800"])).toEqual(whole);
	expect(draw("a𝄞b\ud800".split(""))).toEqual(whole);
	expect(new Set(whole).size).toBe(3);
});

test("ids that are made of the call alone are left to the parser", () => {
	const made = format("a", { ids: [{ use: "name" }, { text: ":" }, { use: "index" }] });
	expect(idsOf(made, ["text"])).toBeUndefined();
});

test("another input gives other ids", () => {
	const texts = ["", "a", "b", "ab", "\ud800", "\ud801", "\ufffd"];
	const ids = texts.map((text) => idsOf(format("a"), [text])?.(call));
	expect(new Set(ids).size).toBe(texts.length);
});
