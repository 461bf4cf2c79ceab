/**
 * Does a format read what a chat template writes? The template writes each conversation, the assistant's message is cut out, the
 * format reads it, and what was said must come back (P8). What a template leaves out of the text or refuses to write is not
 * asked for, but told.
 */
import { compileTemplate } from "../../jinja/index.js";
import { anything, type Check, checkMembers, text } from "../../misuse/check.js";
import { checkWriting } from "../../render/render.js";
import type { Writing } from "../../render/writing.js";
import type { Format } from "../../runtime/contract.js";
import { checkFormat } from "../../runtime/program/check-options.js";
import { converse, reasonOf } from "./ask.js";
import { CONVERSATIONS } from "./conversations.js";
import { type Cut, cutsOf, MOST_STEPS, promptsOf } from "./cut.js";

/** What the check of a template knows beside the format. */
export interface CheckOptions {
	/** how the format is written: needed for templates that pass on what the model wrote */
	readonly writing?: Writing | undefined;
}

/** What came of writing messages with a chat template and reading them back. */
export interface TemplateCheck {
	/** canonical name of the format */
	readonly format: string;
	/**
	 * `no calls`: the template knows no tools, and its content comes back; `unchecked`: it writes calls only as the content already
	 * has them, which says nothing of the format; `unreadable`: it is no template that can be run
	 */
	readonly result: "round-trips" | "no calls" | "differs" | "unchecked" | "unreadable";
	/** the ends of prompts that open what an entry of the format begins in, but in a way that leads to none */
	readonly strayTails: readonly string[];
	/** conversations that the template can write */
	readonly asked: number;
	/** of them, those that our writer writes in the same way, white space aside */
	readonly alike: number;
	/** what does not come back */
	readonly problems: readonly Note[];
	/** what the template does not write, or in another way */
	readonly left: readonly Note[];
	/** what only came back with lenient rules or repairs of JSON */
	readonly repaired: readonly Note[];
}

/** `title`: the conversation's */
export interface Note {
	readonly title: string;
	readonly text: string;
}

const OPTIONS: { readonly [Name in keyof Required<CheckOptions>]: Check } = {
	writing: anything,
};

/** Throws on misuse only: a template that cannot be rendered is `unreadable`, and `left` says why. */
export function checkTemplate(
	format: Format,
	template: string,
	options: CheckOptions = {},
): TemplateCheck {
	checkFormat(format);
	text(template, "the template");
	checkMembers(options, "options", OPTIONS);
	const { writing } = options;
	if (writing !== undefined) checkWriting(format, writing);
	const subject = { format, writing: writing ?? null };
	const problems: Note[] = [];
	const left: Note[] = [];
	const repaired: Note[] = [];
	const strayTails: string[] = [];
	const report = { format: format.name, problems, left, repaired, strayTails } as const;
	let cut: Cut;
	try {
		const compiled = compileTemplate(template, { steps: MOST_STEPS });
		cut = cutsOf(compiled, format);
		strayTails.push(...promptsOf(compiled, format.ends).filter((one) => isStray(format, one)));
	} catch (error) {
		left.push({ title: "all", text: reasonOf(error) });
		return { ...report, result: "unreadable", asked: 0, alike: 0 };
	}
	let [asked, calls, alike] = [0, 0, 0];
	// Without a writer nobody knows how the model would have written them.
	const passed =
		subject.writing !== null &&
		!CONVERSATIONS.some(
			({ said }) => said.calls.length > 0 && converse(cut, subject, said, false).asked,
		);
	for (const { title, said } of CONVERSATIONS) {
		const found = converse(cut, subject, said, passed);
		if (found.left !== "") left.push({ title, text: found.left });
		if (!found.asked) continue;
		asked++;
		if (said.calls.length > 0) calls++;
		if (found.problem !== "") problems.push({ title, text: found.problem });
		else if (found.repaired !== "") repaired.push({ title, text: found.repaired });
		if (found.alike) alike++;
	}
	if (passed && calls > 0)
		left.push({ title: "calls", text: "passed on in the content, as the model wrote them" });
	const result =
		asked === 0
			? "unreadable"
			: problems.length > 0
				? "differs"
				: calls === 0
					? "no calls"
					: passed
						? "unchecked"
						: "round-trips";
	return { ...report, result, asked, alike };
}

function isStray({ entries }: Format, prompt: string): boolean {
	const tails = entries.flatMap(({ after }) => after);
	const opens = tails.some((tail) => prompt.trimEnd().endsWith(tail.trimEnd()));
	return opens && !tails.some((tail) => prompt.endsWith(tail));
}
