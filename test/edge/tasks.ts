/** The examples of all grammars, as tasks for an engine that is not Node. */
import { toolsOf } from "../../src/compiler/examples/run.js";
import { registrySubjects } from "../properties/support/subjects.js";
import type { Task } from "./worker.js";

export const tasks: readonly Task[] = registrySubjects().flatMap(({ format, examples }) =>
	examples.map((example) => ({
		format: format.name,
		text: example.input,
		entry: example.entry,
		finish: example.finish ?? "stop",
		tools: toolsOf(example.tools),
	})),
);
