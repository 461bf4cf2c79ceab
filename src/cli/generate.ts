/** `generate`: grammar files to ES modules that the runtime and the renderer can load, with their types. */
import { basename, join } from "node:path";
import {
	emitDeclaration,
	emitWritingDeclaration,
	emitWritingJavaScript,
} from "../compiler/emit.js";
import { readArguments } from "./arguments.js";
import { compileFiles } from "./compile.js";
import { FileError, UsageError } from "./errors.js";
import { isModuleFolder } from "./files/module-folder.js";
import { identityOfName, type Party, refuseSame } from "./files/same.js";
import { type Io, write, writeText } from "./io.js";
import type { Library } from "./library.js";

const OPTIONS = { out: { type: "string" } } as const;

export async function generateCommand(
	words: readonly string[],
	io: Io,
	library: Library,
): Promise<number> {
	const { values, positionals } = readArguments(words, OPTIONS);
	const folder = values.out;
	if (folder === undefined) throw new UsageError("--out DIR is missing");
	const written = new Map<string, string>();
	const good = await compileFiles(
		positionals,
		false,
		io,
		library,
		async ({ file, format, writing, module }) => {
			const first = written.get(format.name);
			if (first !== undefined)
				throw new FileError(`${file} and ${first} are both named ${format.name}`);
			written.set(format.name, file);
			const path = join(folder, format.name);
			const outputs: readonly (readonly [name: string, text: string])[] = [
				[`${path}.js`, module],
				[`${path}.d.ts`, emitDeclaration(format)],
				[`${path}.writing.js`, emitWritingJavaScript(writing, basename(file))],
				[`${path}.writing.d.ts`, emitWritingDeclaration(writing)],
			];
			refuseSame(await parties(positionals), await parties(outputs.map(([name]) => name)));
			for (const [name, text] of outputs) await writeText(name, text);
			await write(io.stdout, `${path}.js\n`);
		},
	);
	if (written.size > 0 && !(await isModuleFolder(folder)))
		await write(
			io.stderr,
			`these are ES modules; the package.json that holds for ${folder} is of none: npm init -y && npm pkg set type=module\n`,
		);
	return good ? 0 : 1;
}

async function parties(files: readonly string[]): Promise<readonly Party[]> {
	return Promise.all(files.map(async (name) => ({ name, identity: await identityOfName(name) })));
}
