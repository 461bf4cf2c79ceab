/** What can be said of a model behind the gateway, and its form in a file. docs/gateway/upstreams.md explains each field. */

import { given } from "../../misuse/given.js";
import type { Limits, Policies } from "../../runtime/options.js";
import { LIMITS, POLICIES } from "../../runtime/program/check-options.js";
import type { Reading } from "../model.js";
import { CONSTRAINTS, type ConstraintMode } from "../upstream/constraint.js";
import { DIALECTS, type Dialect } from "../upstream/dialects.js";
import { type Timeouts, upstreamUrl } from "../upstream/upstream.js";
import { Faults, Fields } from "./fields.js";

export interface ModelSettings {
	/** what clients call it */
	readonly id: string;
	readonly url: string;
	/** what the upstream calls it; absent: its id */
	readonly upstreamModel?: string | undefined;
	/** absent: found by asking the upstream */
	readonly dialect?: Dialect | undefined;
	/** a format's name or alias, or `auto` */
	readonly format: string;
	/** absent: `render` where there is a template */
	readonly mode?: "render" | "pass" | undefined;
	/** where `mode` is `pass`: tools are described in the messages, or left to the upstream */
	readonly tools?: "prompt" | "upstream" | undefined;
	readonly bosToken?: string | undefined;
	readonly eosToken?: string | undefined;
	readonly maxTokens?: number | undefined;
	readonly timeouts?: Timeouts | undefined;
	/** absent: where a tool is `strict` */
	readonly constrain?: ConstraintMode | undefined;
	readonly reading: Reading;
}

/** A model as a file describes it: the key and the template stand elsewhere. */
export interface FileModel extends ModelSettings {
	/** name of a variable of the environment */
	readonly keyEnv?: string | undefined;
	/** path of a file, as it was written */
	readonly chatTemplate?: string | undefined;
}

/** Throws a `RangeError` with one line for each fault. */
export function readConfig(text: string): readonly FileModel[] {
	const faults = new Faults();
	const file = new Fields(parsed(text), "", faults);
	const list = file.list("models") ?? [];
	if (list.length === 0) file.wrong("models", "must be a list of one model or more");
	const models = list.map((one, at) => {
		const fields = new Fields(one, `models[${at}]`, faults);
		const model = readModel(fields);
		fields.end();
		return model;
	});
	file.end();
	for (const [at, { id }] of models.entries()) {
		const first = models.findIndex((other) => other.id === id);
		if (first < at && id !== "") faults.add(`models[${at}].id is that of models[${first}], too`);
	}
	faults.check();
	return models;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new RangeError(`the file is no JSON: ${error instanceof Error ? error.message : ""}`);
	}
}

function readModel(fields: Fields): FileModel {
	const model = {
		id: fields.needed("id"),
		url: fields.needed("upstream"),
		upstreamModel: fields.text("upstreamModel"),
		dialect: fields.oneOf("dialect", DIALECTS),
		format: fields.text("format") ?? "auto",
		mode: fields.oneOf("mode", ["render", "pass"]),
		tools: fields.oneOf("tools", ["prompt", "upstream"]),
		keyEnv: fields.text("keyEnv"),
		chatTemplate: fields.text("chatTemplate"),
		bosToken: fields.text("bosToken"),
		eosToken: fields.text("eosToken"),
		maxTokens: fields.count("maxTokens"),
		timeouts: fields.inner("timeouts", (inner) => ({
			first: inner.count("first"),
			stall: inner.count("stall"),
		})),
		constrain: fields.oneOf("constrain", CONSTRAINTS),
		reading: readReading(fields),
	} as const;
	try {
		if (model.url !== "") upstreamUrl(model.url);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		fields.wrong("upstream", error.message);
	}
	if (model.mode === "render" && model.chatTemplate === undefined)
		fields.wrong("mode", "is render, which needs a chatTemplate");
	return model;
}

function readReading(fields: Fields): Reading {
	return given({
		strict: fields.flag("strict"),
		fallback: fields.flag("fallback"),
		policies: fields.options<Policies>("policies", POLICIES),
		limits: fields.options<Limits>("limits", LIMITS),
	});
}
