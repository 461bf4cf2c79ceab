import type { Format } from "../../src/runtime/contract.js";
import { formatsOfTemplate } from "../../src/select/template/marked.js";

/** The format that a template speaks for most. */
export function formatOfTemplate(formats: readonly Format[], template: string): Format | undefined {
	return formatsOfTemplate(formats, template)[0]?.format;
}
