/** The file of `--tools`. */
import type { ToolDefinition } from "../runtime/options.js";
import { messageOf, RequestError, UsageError } from "./errors.js";
import { readText } from "./io.js";
import { readJson } from "./request.js";
import { readTools } from "./tools.js";

/** Throws a usage error that names the option and the file. */
export async function readToolsFile(file: string): Promise<readonly ToolDefinition[] | undefined> {
	const text = await readText(file);
	try {
		return readTools(readJson(text));
	} catch (error) {
		if (!(error instanceof RequestError)) throw error;
		throw new UsageError(`--tools ${file}: ${messageOf(error)}`);
	}
}
