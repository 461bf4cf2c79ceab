/** What the model does in front of an agent, and what must have come of it. */
import type { Agent, Called } from "./agent.js";

/** What the model says to one request with tools. */
export interface Turn {
	readonly reasoning?: string;
	readonly content: string;
	readonly calls?: readonly Called[];
	/** the text ends before the last so many characters, by the length */
	readonly cut?: number;
}

export interface Scenario {
	readonly title: string;
	turns(agent: Agent, work: string): readonly Turn[];
	/** files that must be there, with what is in them */
	readonly files: Readonly<Record<string, string>>;
	/** files that must not be there */
	readonly absent: readonly string[];
	/** how many results of tools the model must have been told in the end */
	readonly results: number;
}

export const PROMPT = "Write what you were told to write, then say that you are done.";
export const ANSWER = "Everything is as you wanted it: done.";
const CONTENT = 'two lines,\n"quoted" & <b>ø</b>\n';
const final: Turn = { content: ANSWER };

export const SCENARIOS: readonly Scenario[] = [
	{
		title: "a call, its result, the answer",
		turns: (agent, work) => [
			{ content: "I write it.", calls: [agent.write(`${work}/one.txt`, CONTENT)] },
			final,
		],
		files: { "one.txt": CONTENT },
		absent: [],
		results: 1,
	},
	{
		title: "thoughts, two calls at once",
		turns: (agent, work) => [
			{
				reasoning: "There are two files to write.",
				content: "",
				calls: ["one", "two"].map((name) => agent.write(`${work}/${name}.txt`, name)),
			},
			{ reasoning: "Both are there.", ...final },
		],
		files: { "one.txt": "one", "two.txt": "two" },
		absent: [],
		results: 2,
	},
	{
		title: "a call that is cut",
		turns: (agent, work) => [
			{
				content: "I write it.",
				calls: [agent.write(`${work}/cut.txt`, "this will be cut ".repeat(20))],
				cut: 120,
			},
			final,
		],
		files: {},
		absent: ["cut.txt"],
		results: 0,
	},
];
