/** The committed form of a compiled grammar: a typed, readable module of plain data. */
import type { Writing } from "../render/writing.js";
import type { Format } from "../runtime/contract.js";

/** A JavaScript name for a format: its own, with `-` and other characters made `_`. */
export function identifier(name: string): string {
	const safe = name.replace(/[^A-Za-z0-9_$]/g, "_");
	return /^[0-9]/.test(safe) ? `_${safe}` : safe;
}

/** A TypeScript module of this repository: `src/generated/formats/NAME.ts`. `source` is the grammar file as the repository knows it. */
export function emitTypeScript(format: Format, source: string): string {
	return [
		`// Generated from ${source} by \`npm run generate\`. Do not edit.`,
		'import type { Format } from "../../runtime/contract.js";',
		...importKinds(format, "../../runtime/kinds/", ".js"),
		"",
		`/** ${comment(format.title)} */`,
		`export const ${identifier(format.name)}: Format = ${printFormat(format)};`,
		"",
	].join("\n");
}

/** What the writer needs of it: `src/generated/writings/NAME.ts`. */
export function emitWriting(writing: Writing, source: string): string {
	return [
		`// Generated from ${source} by \`npm run generate\`. Do not edit.`,
		'import type { Writing } from "../../render/writing.js";',
		"",
		`/** How a model writes messages in the format \`${writing.format}\`: for \`render\`, \`constrain\` and \`toolInstructions\`. */`,
		`export const ${identifier(writing.format)}: Writing = ${printWriting(writing)};`,
		"",
	].join("\n");
}

/** The same as a JavaScript module beside that of a user's own grammar. */
export function emitWritingJavaScript(writing: Writing, source: string): string {
	const name = identifier(writing.format);
	return [
		`// Generated from ${source} by \`toolgrammar generate\`. Do not edit.`,
		`/** What \`render\` needs of it. @type {import("toolgrammar/render").Writing} */`,
		`export const ${name} = ${printWriting(writing)};`,
		`export default ${name};`,
		"",
	].join("\n");
}

function printWriting(writing: Writing): string {
	const { format, words, indent, message, entries, rules, prompt } = writing;
	const table = (of: Readonly<Record<string, unknown>>) =>
		Object.entries(of).map(([key, part]) => `\t\t${quoteKey(key)}: ${print(part)},`);
	return [
		"{",
		`\tformat: ${JSON.stringify(format)},`,
		`\twords: ${print(words)},`,
		`\tindent: ${print(indent)},`,
		`\tmessage: ${print(message)},`,
		"\tentries: {",
		...table(entries),
		"\t},",
		"\trules: {",
		...table(rules),
		"\t},",
		`\tprompt: ${print(prompt)},`,
		"}",
	].join("\n");
}

function quoteKey(key: string): string {
	return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}

/** A JavaScript module for a user's own grammar; of this package it imports the kinds that the format asks for, and nothing else. */
export function emitJavaScript(format: Format, source: string): string {
	return [
		`// Generated from ${source} by \`toolgrammar generate\`. Do not edit.`,
		...importKinds(format, "toolgrammar/kinds/", ""),
		`/** ${comment(format.title)} @type {import("toolgrammar").Format} */`,
		`export const ${identifier(format.name)} = ${printFormat(format)};`,
		`export default ${identifier(format.name)};`,
		"",
	].join("\n");
}

/** Its declaration file. */
export function emitDeclaration({ name, title }: Format): string {
	return declare(identifier(name), "Format", "toolgrammar", title);
}

/** That of the module of its writing. */
export function emitWritingDeclaration({ format }: Writing): string {
	return declare(identifier(format), "Writing", "toolgrammar/render", "What `render` needs of it.");
}

function declare(name: string, type: string, from: string, about: string): string {
	return [
		`import type { ${type} } from "${from}";`,
		`/** ${comment(about)} */`,
		`export declare const ${name}: ${type};`,
		`export default ${name};`,
		"",
	].join("\n");
}

function comment(text: string): string {
	return text.replaceAll("*/", "* /");
}

function importKinds({ kinds }: Format, before: string, after: string): readonly string[] {
	return kinds.map(({ kind }) => `import { ${kind}Kind } from "${before}${kind}${after}";`);
}

/** One property a line; one node, unit, entry a line, with its number behind it. */
function printFormat(format: Format): string {
	const lines = Object.entries(format).map(([key, value]: [string, unknown]) => {
		// they are code, and are imported
		if (key === "kinds")
			return `\tkinds: [${format.kinds.map(({ kind }) => `${kind}Kind`).join(", ")}],`;
		if (
			(key === "nodes" || key === "units" || key === "entries" || key === "literals") &&
			Array.isArray(value)
		) {
			if (value.length === 0) return `\t${key}: [],`;
			const rows = value.map((row: unknown, i) => `\t\t${print(row)}, // ${i}`);
			return `\t${key}: [\n${rows.join("\n")}\n\t],`;
		}
		return `\t${key}: ${print(value)},`;
	});
	return `{\n${lines.join("\n")}\n}`;
}

function print(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(print).join(", ")}]`;
	if (typeof value === "object" && value !== null) {
		const members = Object.entries(value).map(([key, v]) => `${quoteKey(key)}: ${print(v)}`);
		return `{ ${members.join(", ")} }`;
	}
	return JSON.stringify(value);
}
