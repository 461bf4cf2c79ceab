/** Bodies that would cost other requests their time, or that two readers could take for different texts. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beyondBounds } from "../../../src/gateway/json-bounds.js";
import { outcomeOf } from "../support/outcomes.js";
import { ask, CHAT, post, textGateway } from "../support.js";

const app = textGateway("hermes", "Hi");

async function outcome(body: unknown, headers?: Record<string, string>) {
	const response = await post(app, body, headers);
	if (response.status === 200) return 200;
	const { error } = (await response.json()) as { error: { code: string } };
	return { status: response.status, code: error.code };
}

const list = (length: number) => `[${Array.from({ length }, () => 1).join()}]`;
const fields = (length: number) => Array.from({ length }, (_, at) => `"k${at}": 1`).join(", ");
/** A request with this text behind its fields. */
const withMore = (more: string) => JSON.stringify(ask()).replace(/\}$/, `, ${more}}`);

describe("what a body may hold", () => {
	const complex = outcomeOf("a body nested too deeply");

	test.each([
		["fields of the body", withMore(fields(1_001))],
		["members of an object", withMore(`"user": {${fields(250_001)}}`)],
		["items of a list", withMore(`"user": ${list(250_001)}`)],
		[
			"lists of lists",
			withMore(`"user": [${Array.from({ length: 500 }, () => list(500)).join()}]`),
		],
		["empty lists", withMore(`"user": [${Array.from({ length: 126_000 }, () => "[]").join()}]`)],
		[
			"what is behind a string that ends in a backslash",
			withMore(`"user": ["\\\\", ${list(250_001)}]`),
		],
		// it is not even read as JSON
		["no JSON", `${"[".repeat(300)}`],
	])("too many: %s", async (_, body) => {
		expect(await outcome(body)).toEqual(complex);
	});

	test.each([
		["fields", withMore(fields(900))],
		["members and items", withMore(`"user": {"a": ${list(100_000)}, "b": {${fields(100_000)}}}`)],
		[
			"commas and brackets in strings",
			withMore(`"user": ${JSON.stringify('\\",[{'.repeat(300_000))}`),
		],
	])("many: %s", async (_, body) => {
		expect(await outcome(body)).toBe(200);
	});

	test("a string that does not end", async () => {
		expect(await outcome(`{"model": "m`)).toEqual({ status: 400, code: "invalid_request" });
		expect(await outcome(`{"model": "m\\"`)).toEqual({ status: 400, code: "invalid_request" });
	});
});

test("brackets count outside of strings only, whatever the strings hold", () => {
	const pieces = fc.constantFrom('"', "\\", "[", "]", "{", "}", ",", "x", "\u2028");
	const strings = fc.array(
		fc.array(pieces).map((all) => all.join("")),
		{ minLength: 1 },
	);
	fc.assert(
		fc.property(strings, fc.integer({ min: 195, max: 205 }), (texts, depth) => {
			const inner = Math.max(0, depth - texts.length);
			const body = texts.reduceRight((within, text) => {
				const string = JSON.stringify(text);
				return `[${string}, ${within}, ${string}]`;
			}, "[".repeat(inner) + "]".repeat(inner));
			expect(beyondBounds(body) === null, body).toBe(texts.length + inner <= 200);
		}),
	);
});

describe("how a body is written", () => {
	const refused = outcomeOf("a body that does not say that it is JSON");

	test.each(["utf-16", "latin1", '"utf-16"', "utf-8; charset=utf-16", ""])(
		"charset %s",
		async (charset) => {
			for (const space of ["", " ", " \t"]) {
				const type = { "content-type": `application/json;${space}charset=${charset}` };
				expect(await outcome(ask(), type)).toEqual(refused);
			}
		},
	);

	test.each(["utf-8", "UTF-8", '"utf-8"', "utf8"])("charset %s is read", async (charset) => {
		for (const type of [
			`application/json;charset=${charset}`,
			`application/json; a=b; Charset=${charset}`,
		])
			expect(await outcome(ask(), { "content-type": type })).toBe(200);
	});

	test.each(["gzip", "br", "identity, gzip", "x"])("content-encoding %s", async (encoding) => {
		expect(await outcome(ask(), { "content-encoding": encoding })).toEqual(refused);
	});

	test("identity is none", async () => {
		expect(await outcome(ask(), { "content-encoding": "Identity" })).toBe(200);
	});

	test("in the words of each protocol", async () => {
		const headers = { "content-type": "application/json", "content-encoding": "gzip" };
		for (const path of [CHAT, "/v1/responses", "/v1/messages"]) {
			const url = `http://localhost${path}`;
			const response = await app.request(url, { method: "POST", headers, body: "{}" });
			expect(response.status).toBe(415);
			expect(await response.text()).toContain("content-encoding");
		}
	});
});
