/** The words of `serve`, checked. */
import type { Coalescing } from "../../gateway/coalesce.js";
import type { Reading } from "../../gateway/model.js";
import { LIMIT_NAMES } from "../../runtime/limits.js";
import type { Limits } from "../../runtime/options.js";
import { readArguments } from "../arguments.js";
import { strictByEnvironment } from "../environment.js";
import { UsageError } from "../errors.js";
import type { Io } from "../io.js";
import { policiesFromWords, readPolicies } from "../policies.js";

const OPTIONS = {
	upstream: { type: "string" },
	config: { type: "string" },
	format: { type: "string" },
	"enforce-parser": { type: "string" },
	model: { type: "string" },
	"chat-template": { type: "string" },
	constrain: { type: "string" },
	port: { type: "string" },
	host: { type: "string" },
	"allow-host": { type: "string", multiple: true },
	origin: { type: "string", multiple: true },
	"api-key": { type: "string", multiple: true },
	strict: { type: "boolean" },
	fallback: { type: "boolean" },
	"no-fallback": { type: "boolean" },
	policy: { type: "string", multiple: true },
	limit: { type: "string", multiple: true },
	"body-limit": { type: "string" },
	"request-limit": { type: "string" },
	coalesce: { type: "string" },
	"coalesce-characters": { type: "string" },
	"reasoning-field": { type: "string" },
	store: { type: "boolean" },
	"provided-tools": { type: "string" },
	speed: { type: "string" },
	"token-size": { type: "string" },
} as const;

export const DEFAULT_PORT = 8484;
const CONSTRAINTS = ["auto", "required", "off"] as const;
const REASONING_FIELDS = ["reasoning_content", "reasoning", "both", "none"] as const;
const PROVIDED_TOOLS = ["drop", "refuse"] as const;

export interface ServeOptions {
	readonly upstream?: string | undefined;
	readonly config?: string | undefined;
	/** undefined: nothing was said */
	readonly format?: string | undefined;
	readonly model?: string | undefined;
	readonly chatTemplate?: string | undefined;
	readonly constrain?: (typeof CONSTRAINTS)[number] | undefined;
	readonly port: number;
	readonly host: string;
	readonly allowHosts: readonly string[];
	readonly origins: readonly string[];
	readonly apiKeys: readonly string[];
	readonly reading: Reading;
	readonly bodyLimit?: number | undefined;
	readonly requestLimit?: number | undefined;
	readonly coalescing?: Coalescing | undefined;
	readonly reasoning?: (typeof REASONING_FIELDS)[number] | undefined;
	/** whether responses are kept */
	readonly store: boolean;
	readonly providedTools?: (typeof PROVIDED_TOOLS)[number] | undefined;
	/** tokens a second of the replay */
	readonly speed: number;
	readonly tokenSize: number;
}

/** Names that the environment may hold, so that no key stands in a list of processes. */
const KEY = "TOOLGRAMMAR_API_KEY";

export function readServeOptions(words: readonly string[], { env }: Pick<Io, "env">): ServeOptions {
	const { values, positionals } = readArguments(words, OPTIONS);
	const [operand] = positionals;
	if (operand !== undefined)
		throw new UsageError(`serve takes no operand: ${JSON.stringify(operand)}`);
	const { upstream, config, format, model } = values;
	const enforced = values["enforce-parser"];
	if (format !== undefined && enforced !== undefined && format !== enforced)
		throw new UsageError("--enforce-parser is --format under another name: give one of them");
	if (upstream !== undefined && config !== undefined)
		throw new UsageError("give --upstream or --config, not both");
	if (upstream === undefined) {
		for (const [name, value] of [
			["--model", model],
			["--chat-template", values["chat-template"]],
			["--constrain", values.constrain],
		])
			if (value !== undefined) throw new UsageError(`${name} needs --upstream`);
	}
	const keys = [...(values["api-key"] ?? []), ...(env[KEY] ? [env[KEY]] : [])];
	if (keys.includes("")) throw new UsageError("--api-key must not be empty");
	return {
		upstream,
		config,
		format: format ?? enforced,
		model,
		chatTemplate: values["chat-template"],
		constrain: oneOf("--constrain", CONSTRAINTS, values.constrain),
		port: whole("--port", values.port, 0, 65_535) ?? DEFAULT_PORT,
		host: values.host ?? "127.0.0.1",
		allowHosts: values["allow-host"] ?? [],
		origins: values.origin ?? [],
		apiKeys: keys,
		reading: readReading(values, strictByEnvironment(env)),
		bodyLimit: whole("--body-limit", values["body-limit"], 1, Number.MAX_SAFE_INTEGER),
		requestLimit: whole("--request-limit", values["request-limit"], 1, Number.MAX_SAFE_INTEGER),
		coalescing: readCoalescing(values),
		reasoning: oneOf("--reasoning-field", REASONING_FIELDS, values["reasoning-field"]),
		store: values.store ?? false,
		providedTools: oneOf("--provided-tools", PROVIDED_TOOLS, values["provided-tools"]),
		speed: whole("--speed", values.speed, 0, 1_000_000) ?? 80,
		tokenSize: whole("--token-size", values["token-size"], 1, 100_000) ?? 4,
	};
}

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];

function readReading(values: Values, byDefault: boolean): Reading {
	const { strict, fallback, "no-fallback": alone, policy, limit } = values;
	if (fallback === true && alone === true)
		throw new UsageError("--fallback and --no-fallback exclude each other");
	const { runtime, ...aside } = readPolicies(policiesFromWords(policy ?? []));
	for (const name of ["toolChoice", "intent"] as const)
		if (aside[name] !== undefined)
			throw new UsageError(`policy ${name}: each request says its own, by tool_choice`);
	return {
		strict: strict ?? aside.strict ?? byDefault,
		fallback: alone === true ? false : fallback,
		policies: runtime,
		limits: Object.fromEntries((limit ?? []).map(readLimit)),
	};
}

function readLimit(word: string): readonly [keyof Limits, number] {
	const [name, value, ...rest] = word.split("=");
	const known = LIMIT_NAMES.find((one) => one === name);
	if (known === undefined || rest.length > 0)
		throw new UsageError(`a limit is NAME=NUMBER, NAME one of ${LIMIT_NAMES.join(", ")}`);
	return [known, whole(`--limit ${name}`, value ?? "", 1, Number.MAX_SAFE_INTEGER) ?? 1];
}

function readCoalescing(values: Values): Coalescing | undefined {
	const milliseconds = whole("--coalesce", values.coalesce, 1, 60_000);
	const characters = whole("--coalesce-characters", values["coalesce-characters"], 1, 1_000_000);
	if (milliseconds === undefined) {
		if (characters === undefined) return undefined;
		throw new UsageError("--coalesce-characters needs --coalesce");
	}
	return characters === undefined ? { milliseconds } : { milliseconds, characters };
}

function oneOf<Word extends string>(
	option: string,
	words: readonly Word[],
	word: string | undefined,
): Word | undefined {
	const known = words.find((one) => one === word);
	if (word === undefined || known !== undefined) return known;
	throw new UsageError(`${option} is one of ${words.join(", ")}`);
}

function whole(
	option: string,
	word: string | undefined,
	least: number,
	most: number,
): number | undefined {
	if (word === undefined) return undefined;
	const number = /^\d{1,16}$/.test(word) ? Number(word) : Number.NaN;
	if (number >= least && number <= most) return number;
	const to = most === Number.MAX_SAFE_INTEGER ? "" : ` to ${most}`;
	throw new UsageError(
		`${option} takes a whole number from ${least}${to}, not ${JSON.stringify(word)}`,
	);
}
