/**
 * `npm run report:prompts -- [FILE.jsonl TEMPLATES]`: renders the conversations of a file with the chat templates of a folder, and
 * compares the prompts with those that Python's jinja2 has written. Default: ../shared/prompts and ../shared/templates.
 */
import { sharedPath } from "../test/support/shared.js";
import { reportPrompts } from "../test/templates/prompts.js";

const [file = sharedPath("prompts", "python-jinja2.jsonl"), folder = sharedPath("templates")] =
	process.argv.slice(2);
if (file === null || folder === null) {
	console.error(
		"no prompts: ../shared is not there; name a file of prompts and a folder of templates",
	);
	process.exitCode = 1;
} else {
	const { all, differences } = reportPrompts(file, folder);
	for (const { template, conversation, text } of differences)
		console.log(`${template}, ${conversation}: ${text}`);
	console.log(`${all - differences.length} of ${all} prompts are those of Python`);
	if (differences.length > 0) process.exitCode = 1;
}
