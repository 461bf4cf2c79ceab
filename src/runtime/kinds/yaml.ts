/** The kind `yaml`: what a format imports the arguments of which are a mapping of YAML. */
import { argumentsPlace, DeclaredPlace } from "../coerce/index.js";
import type { YamlKind } from "../program/kinds.js";
import { YamlReader } from "../scan/yaml/reader.js";
import { YamlScanner } from "../scan/yaml/scanner.js";

/** Reads arguments that are a mapping of YAML. Modules of formats import it; programs need not. */
export const yamlKind: YamlKind = {
	kind: "yaml",
	reader(tool, convert, options) {
		const place = new DeclaredPlace(argumentsPlace(tool), convert);
		const scanner = new YamlScanner(place, options.repairs, options.depth);
		return new YamlReader(options, scanner);
	},
};
