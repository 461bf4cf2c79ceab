// Prints the one fenced block of README.md that has the given language and contains the given text, so
// that what is run is what is read. Needs no package: it runs before they are installed.
import { readFileSync } from "node:fs";

const [language, text] = process.argv.slice(2);
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
	.filter(([, fence, body]) => fence === language && body.includes(text))
	.map(([, , body]) => body);
if (blocks.length !== 1) {
	console.error(`README.md: ${blocks.length} blocks of ${language} contain ${text}, not one`);
	process.exit(1);
}
process.stdout.write(blocks[0]);
