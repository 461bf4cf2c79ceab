import { quotes } from "./file.js";
import type { HintFor, Scene } from "./scene.js";

export const inPrompt: HintFor = ({ kind, before }) => {
	if (kind !== "prompt" || /^ *\|/.test(before)) return null;
	return before.startsWith("prompt")
		? "the text stands in the lines below, indented: | text"
		: "each line of the text begins with a bar: | text";
};

const SETTINGS_FIRST = "with, entry and finish lines stand before the input";

export const inExample: HintFor = (scene) => {
	const { found, before, kind, expected, rest } = scene;
	if (expected.has("the title of the example"))
		return "a title stands behind the word, on the same line";
	const begins = before.trim() === "";
	if (kind !== "example") {
		return found.text === "|" && begins && before !== ""
			? "a line of input belongs to an example, indented under its title"
			: null;
	}
	if (begins) return lineOf(found.text);
	if (/^ *with\b/.test(before)) return tools(scene);
	if (/^ *(?:entry|finish)\b/.test(before))
		return "one word stands here: entry NAME, finish REASON";
	if (/^ *\|/.test(before)) return quotes(rest);
	if (expected.has('"call"')) return "an expectation is one of text, reasoning, call and notice";
	if (/^ *= *(?:text|reasoning)\b/.test(before))
		return expected.has("a literal")
			? quotes(rest.replace(/^[:=] */, ""))
			: 'one text in quotes stands here: text "…"';
	if (/^ *= *notice\b/.test(before)) return "a notice is one word: notice malformed";
	return call(scene);
};

function lineOf(found: string): string {
	if (found === "|") return "lines of input stand before the expectations";
	if (/^(?:with|entry|finish)$/.test(found)) return SETTINGS_FIRST;
	if (/^(?:text|reasoning|call|notice)$/.test(found)) return 'an expectation begins with "="';
	return 'a line of an example begins with "|" (input) or with "=" (what is expected)';
}

function tools({ expected, rest }: Scene): string {
	if (expected.has('","') && /^\s*[\w"']/.test(rest))
		return "parameters, and tools, have commas between them: with f(a: string, b?: integer), g()";
	return expected.has('":"')
		? "a parameter has a type: with f(a: string)"
		: "tools and their parameters are written: with f(a: string, b?: integer), g()";
}

function call({ expected, before }: Scene): string {
	if (expected.has("a JSON object"))
		return "the arguments are one JSON object; without arguments it is {}";
	if (
		expected.has('"repaired"') ||
		expected.has('"incomplete"') ||
		/\brepaired\b|\bid\b[^"}]*$/.test(before)
	)
		return "a call is written: call NAME {JSON} id ID repaired CODE, CODE incomplete; what stands behind the JSON may be left out";
	if (expected.has("a JSON value") || expected.has("a JSON string"))
		return "JSON has double quotes and no comma behind the last member";
	return 'the arguments are one JSON object on one line: {"a": 1, "b": "x"}';
}
