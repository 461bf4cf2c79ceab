/** Reads the compose files of deploy/docker, as far as the tests ask. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { FOLDER } from "./dockerfile.js";

const words = z.array(z.string()).default([]);
const environment = z.record(z.string(), z.string()).default({});
const condition = z.enum(["service_started", "service_healthy", "service_completed_successfully"]);

/** Strict: a word that is no option of Compose, or that no test knows, is an error. */
const service = z.strictObject({
	image: z.string().optional(),
	build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
	entrypoint: words,
	command: words,
	environment,
	ports: words,
	/** `NAME:PATH`, `NAME:PATH:ro` */
	volumes: words,
	depends_on: z
		.union([
			z
				.array(z.string())
				.transform((names) => new Map(names.map((name) => [name, "service_started"]))),
			z
				.record(z.string(), z.strictObject({ condition }))
				.transform(
					(names) => new Map(Object.entries(names).map(([name, on]) => [name, on.condition])),
				),
		])
		.default(new Map()),
	healthcheck: z
		.strictObject({ test: words, interval: z.string(), start_period: z.string().optional() })
		.optional(),
	user: z.string().optional(),
	read_only: z.boolean().default(false),
	cap_drop: words,
	security_opt: words,
	stop_grace_period: z.string().optional(),
	restart: z.literal("unless-stopped").optional(),
	ipc: z.literal("host").optional(),
	deploy: z.unknown().optional(),
});
const file = z.strictObject({
	name: z.string(),
	services: z.record(z.string(), service),
	volumes: z.record(z.string(), z.null()),
});

export type Service = z.infer<typeof service>;
export type Compose = z.infer<typeof file>;

export const COMPOSE_FILES = readdirSync(FOLDER).filter((name) => /^compose\..*\.yaml$/.test(name));

/** Throws where a variable that must be given is not. */
export function readCompose(name: string, env: Readonly<Record<string, string>>): Compose {
	const text = readFileSync(join(FOLDER, name), "utf8");
	return file.parse(filled(parse(text), env));
}

/** Variables of the environment in all texts: `${NAME:-default}`, `${NAME:?why}`. */
function filled(value: unknown, env: Readonly<Record<string, string>>): unknown {
	if (typeof value === "string")
		return value.replace(
			/\$\{(\w+):([-?])([^}]*)\}/g,
			(_, name: string, sign: string, rest: string) => {
				const given = env[name];
				if (given !== undefined && given !== "") return given;
				if (sign === "?") throw new Error(`${name}: ${rest}`);
				return rest;
			},
		);
	if (Array.isArray(value)) return value.map((one) => filled(one, env));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, env)]));
}

/** By compose file: the service that is the engine, how it names itself, and the port that it has where no flag says one. */
export const ENGINES = {
	"compose.llama.cpp.yaml": { service: "llama", owner: "llamacpp", port: 8080 },
	"compose.ollama.yaml": { service: "ollama", owner: "library", port: 11_434 },
	"compose.vllm.yaml": { service: "vllm", owner: "vllm", port: 8000 },
} as const;

export interface EngineService {
	readonly url: string;
	readonly owner: (typeof ENGINES)[keyof typeof ENGINES]["owner"];
	readonly model: string | undefined;
}

export function engineOf(file: string, { services }: Compose): EngineService {
	const known = Object.entries(ENGINES).find(([name]) => name === file)?.[1];
	const engine = services[known?.service ?? ""];
	if (known === undefined || engine === undefined) throw new Error(`${file}: no engine`);
	const { command } = engine;
	const after = (...flags: readonly string[]) =>
		command[command.findIndex((word) => flags.includes(word)) + 1];
	const port = command.includes("--port") ? after("--port") : known.port;
	const model = known.owner === "library" ? services.pull?.command[0] : after("--model", "-hf");
	return { url: `http://${known.service}:${port}`, owner: known.owner, model };
}
