/** What is found to be wrong with the prompts of a template, before anybody asks: each text that it loses, and what it trips over. */
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { faultsOf } from "../../../src/gateway/prompt/faults.js";

const prompt = (text: string) => ({ text, begins: "", entry: null });
const whole = (request: ChatRequest) => JSON.stringify(request);
const functions = ({ tools = [] }: ChatRequest) =>
	tools.map((tool) => (tool as { readonly function: Tool }).function);
interface Tool {
	readonly name: string;
	readonly description?: string;
	readonly parameters?: {
		readonly properties: Readonly<Record<string, { readonly description?: string }>>;
		readonly required?: readonly string[];
	};
}
const content = (request: ChatRequest, role: string): string =>
	String(request.messages.find((one) => one.role === role)?.content);

const thinks = ({ chat_template_kwargs: given }: ChatRequest, name: string): unknown =>
	Object.entries(given ?? {}).find(([key]) => key === name)?.[1];

describe("a template", () => {
	test("that shows all has no faults", () => {
		expect(faultsOf((request) => prompt(whole(request)))).toEqual([]);
	});

	const lost: readonly (readonly [string, (request: ChatRequest) => string])[] = [
		["the system's text", (request) => content(request, "system")],
		["the user's text", (request) => content(request, "user")],
		["the result of a call", (request) => content(request, "tool")],
		["the name of a tool", (request) => functions(request)[0]?.name ?? ""],
		["the name of a tool without a description", (request) => functions(request)[1]?.name ?? ""],
		[
			"the argument of a call of the history",
			(request) => /: \\"(\w+)\\"\}/.exec(whole(request))?.[1] ?? "",
		],
	];
	test.each(lost)("that loses %s", (title, part) => {
		const faults = faultsOf((request) => {
			expect(part(request)).not.toBe("");
			return prompt(whole(request).replaceAll(part(request), ""));
		});
		expect(faults).toEqual([`its prompts do not show ${title}`]);
	});

	const trips: readonly (readonly [string, (request: ChatRequest) => boolean])[] = [
		[
			"a tool without a description",
			(all) => functions(all).some((one) => !("description" in one)),
		],
		[
			"a property without a description",
			(all) =>
				functions(all).some(({ parameters }) =>
					Object.values(parameters?.properties ?? {}).some((one) => !("description" in one)),
				),
		],
		["the type of a property", (all) => /"city":\{"type":"string"\}/.test(whole(all))],
		["a property with one", (all) => /"days":\{[^}]*"description":"\w/.test(whole(all))],
		[
			"a property that is not required",
			(all) =>
				functions(all).some(({ parameters }) => {
					const all = Object.keys(parameters?.properties ?? {});
					return all.length > (parameters?.required?.length ?? 0);
				}),
		],
		["parameters without properties", (all) => whole(all).includes('"properties":{}')],
		[
			"a call without content",
			(all) => all.messages.some((one) => one.role === "assistant" && one.content === null),
		],
		[
			"a tool's result with the call's id",
			(all) => {
				const [id] = /call\w{5,}/.exec(whole(all)) ?? [""];
				return all.messages.some((one) => one.role === "tool" && one.tool_call_id === id);
			},
		],
		["a reader that thinks", (all) => thinks(all, "enable_thinking") === true],
		["one that does not, by the other name", (all) => thinks(all, "thinking") === false],
	];
	test.each(trips)("that trips over %s", (_what, sees) => {
		const faults = faultsOf((request) => {
			if (sees(request)) throw new Error("undefined has no length");
			return prompt(whole(request));
		});
		expect(faults).toEqual([
			"a conversation with a tool's call cannot be written: undefined has no length",
		]);
	});

	test("that throws no error is told as it throws", () => {
		const thrown: unknown = "no";
		expect(
			faultsOf(() => {
				throw thrown;
			}),
		).toEqual(["a conversation with a tool's call cannot be written: no"]);
	});
});
