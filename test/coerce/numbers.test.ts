/** Numbers as text, against a regular expression and whole numbers of any length: all texts of up to five characters. */
import { describe, expect, it } from "vitest";
import { integerText, numberText, readsBack } from "../../src/runtime/coerce/number.js";

const ALPHABET = "015.eE+- ";
const NUMERAL = /^([+-]?)(?:(\d+)\.?(\d*)|\.(\d+))(?:[eE]([+-]?\d+))?$/;

function* textsOf(length: number): Generator<string> {
	if (length === 0) yield "";
	else for (const text of textsOf(length - 1)) for (const c of ALPHABET) yield text + c;
}

function* texts(): Generator<string> {
	for (let length = 0; length <= 5; length++) yield* textsOf(length);
}

/** The whole number that the numeral is; null: none. */
function wholeNumber(text: string): string | null {
	const [, sign, whole = "", behind = "", alone = "", power = "0"] = NUMERAL.exec(text) ?? [];
	if (sign === undefined || !Number.isFinite(Number(text))) return null;
	const fraction = behind + alone;
	const digits = BigInt(whole + fraction);
	const shift = Number(power) - fraction.length;
	if (digits === 0n) return "0";
	if (shift >= 0) return String(digits * 10n ** BigInt(shift));
	const unit = 10n ** BigInt(Math.min(-shift, 400));
	return digits % unit === 0n ? String(digits / unit) : null;
}

describe("a text that spells a number", () => {
	it("is one as JSON with the same value, and nothing else is one", () => {
		const wrong = [...texts()].filter((text) => {
			const isNumber = NUMERAL.test(text) && Number.isFinite(Number(text));
			const written = numberText(text);
			if (!isNumber || written === null) return isNumber !== (written !== null);
			return JSON.parse(written) !== Number(text);
		});
		expect(wrong).toEqual([]);
		expect(numberText("1e999")).toBeNull();
		expect(numberText(`${"9".repeat(400)}`)).toBe("9".repeat(400));
	});
	it("is a whole one only if nothing is left behind its point", () => {
		const wrong = [...texts()].filter((text) => {
			const written = integerText(text);
			if ((written?.replace("-", "") ?? null) !== wholeNumber(text)) return true;
			return written !== null && Number(written) !== Number(text);
		});
		expect(wrong).toEqual([]);
	});
	it("reads back as it is only in the spelling of JavaScript", () => {
		for (const text of ["1", "-1.5", "1e+21"]) expect(readsBack(text), text).toBe(true);
		for (const text of ["1.0", "01", "1e3", "1e21", " 1", "9".repeat(17), "1".repeat(33)])
			expect(readsBack(text), text).toBe(false);
	});
});
