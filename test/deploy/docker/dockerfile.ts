/** Reads deploy/docker/Dockerfile, as far as it goes: instructions of one line, copies without flags but `--from`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../support/shared.js";

export const FOLDER = join(ROOT, "deploy", "docker");

export type Instruction =
	| { readonly kind: "WORKDIR"; readonly path: string }
	/** `from`: a stage; null: the folder that is built */
	| {
			readonly kind: "COPY";
			readonly from: string | null;
			readonly paths: readonly string[];
			readonly to: string;
	  }
	| { readonly kind: "RUN"; readonly command: string }
	| { readonly kind: "ENV"; readonly name: string; readonly value: string }
	| { readonly kind: "USER"; readonly name: string }
	| { readonly kind: "EXPOSE"; readonly port: number }
	| Program;

export interface Program {
	readonly kind: "HEALTHCHECK" | "ENTRYPOINT" | "CMD";
	/** without a shell */
	readonly words: readonly string[];
}

export interface Stage {
	readonly image: string;
	/** empty: it has none */
	readonly name: string;
	readonly instructions: readonly Instruction[];
}

/** The last one is the image. Throws on a line that it cannot read. */
export function readDockerfile(): readonly Stage[] {
	const stages: { image: string; name: string; instructions: Instruction[] }[] = [];
	for (const line of readFileSync(join(FOLDER, "Dockerfile"), "utf8").split("\n")) {
		if (line === "" || line.startsWith("#")) continue;
		const [, from, name] = /^FROM (\S+)(?: AS (\S+))?$/.exec(line) ?? [];
		if (from !== undefined) stages.push({ image: from, name: name ?? "", instructions: [] });
		else stages.at(-1)?.instructions.push(readInstruction(line));
	}
	return stages;
}

function readInstruction(line: string): Instruction {
	const [, kind, rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
	switch (kind) {
		case "WORKDIR":
			return { kind, path: rest };
		case "COPY": {
			const [, from = null, list = ""] = /^(?:--from=(\S+) )?([^-].*)$/.exec(rest) ?? [];
			const paths = list.split(" ");
			const to = paths.pop();
			if (to === undefined || paths.length === 0) break;
			return { kind, from, paths, to };
		}
		case "RUN":
			return { kind, command: rest };
		case "ENV": {
			const [name = "", value = ""] = rest.split("=");
			return { kind, name, value };
		}
		case "USER":
			return { kind, name: rest };
		case "EXPOSE":
			return { kind, port: Number(rest) };
		case "HEALTHCHECK":
			return { kind, words: wordsOf(rest.replace(/^(--\S+ )*CMD /, ""), line) };
		case "ENTRYPOINT":
		case "CMD":
			return { kind, words: wordsOf(rest, line) };
	}
	throw new Error(`cannot be read: ${line}`);
}

/** The form without a shell is JSON. */
function wordsOf(text: string, line: string): readonly string[] {
	const words: unknown = text.startsWith("[") ? JSON.parse(text) : null;
	if (!Array.isArray(words) || !words.every((word) => typeof word === "string"))
		throw new Error(`a shell would stand between: ${line}`);
	return words;
}

/** The words of the last program of a kind; none: empty. */
export function wordsIn({ instructions }: Stage, kind: Program["kind"]): readonly string[] {
	const programs = instructions.flatMap((one) =>
		"words" in one && one.kind === kind ? [one] : [],
	);
	return programs.at(-1)?.words ?? [];
}

/** The major version of Node that all stages have. */
export function nodeMajor(stages: readonly Stage[]): number {
	const majors = new Set(stages.map(({ image }) => /^node:(\d+)-/.exec(image)?.[1]));
	const [major] = majors;
	if (major === undefined || majors.size > 1) throw new Error("not one version of Node");
	return Number(major);
}

/** Files and folders that are in the build: the ignore file leaves all out but those. */
export function sent(): readonly string[] {
	const lines = readFileSync(join(FOLDER, "Dockerfile.dockerignore"), "utf8").split("\n");
	const [all, ...but] = lines.filter((line) => line !== "" && !line.startsWith("#"));
	if (all !== "*" || !but.every((line) => /^![\w.-]+$/.test(line)))
		throw new Error("Dockerfile.dockerignore is a list of what is not left out");
	return but.map((line) => line.slice(1));
}
