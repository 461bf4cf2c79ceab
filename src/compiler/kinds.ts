/** The kinds of a format that is compiled: those that its nodes ask for. */
import type { Kind, KindName, Node, Unit } from "../runtime/contract.js";
import { inputKind } from "../runtime/kinds/input.js";
import { pairsKind } from "../runtime/kinds/pairs.js";
import { patternKind } from "../runtime/kinds/pattern.js";
import { pythonKind } from "../runtime/kinds/python.js";
import { quotedKind } from "../runtime/kinds/quoted.js";
import { yamlKind } from "../runtime/kinds/yaml.js";
import { kindsNeeded } from "../runtime/program/kinds.js";

const KINDS: Readonly<Record<KindName, Kind>> = {
	input: inputKind,
	pairs: pairsKind,
	pattern: patternKind,
	python: pythonKind,
	quoted: quotedKind,
	yaml: yamlKind,
};

export function kindsFor(nodes: readonly Node[], units: readonly Unit[]): readonly Kind[] {
	return kindsNeeded({ nodes, units }).map((name) => KINDS[name]);
}
