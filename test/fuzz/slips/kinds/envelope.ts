/** The object around the arguments, or the arguments as one value: other names, other shapes, more than was asked for. */
import { pick, type Random } from "../../../properties/support/random.js";
import { type Ground, type Kind, replaced, type Slip } from "../kind.js";
import type { Call } from "../message.js";
import { type Region, regionsOf, spaced } from "../regions.js";

/** The members of an envelope: which name the call, and which has its arguments. */
interface Envelope {
	readonly name: string;
	readonly args: string;
	readonly members: readonly (readonly [key: string, value: unknown])[];
}

const same = (one: unknown, other: unknown): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

function envelopeOf({ text, of, call, py }: Region): Envelope | null {
	if (of !== "object") return null;
	const json = py
		? text.replaceAll(/\b(True|False|None)\b/g, (word) =>
				word === "None" ? "null" : word.toLowerCase(),
			)
		: text;
	let value: object;
	try {
		value = JSON.parse(json) as object;
	} catch {
		return null;
	}
	const members = Object.entries(value);
	const name = members.find(([, of]) => of === call.name)?.[0];
	const args = members.find(([, of]) => same(of, call.arguments))?.[0];
	return name === undefined || args === undefined ? null : { name, args, members };
}

type Members = readonly (readonly [key: string, value: unknown])[];

function written(members: Members, py: boolean): string {
	return `{${members.map(([key, value]) => `${JSON.stringify(key)}: ${spaced(value, py)}`).join(", ")}}`;
}

function kind(
	name: string,
	make: (region: Region, random: Random, ground: Ground) => Partial<Slip> | string | null,
): Kind {
	return {
		name,
		group: "envelope",
		...(/prose|in-list/.test(name) ? { lost: true as const } : {}),
		make: (ground, random): Slip | null => {
			const regions = regionsOf(ground).filter(({ of }) => of !== "value");
			if (regions.length === 0) return null;
			const region = pick(random, regions);
			const made = make(region, random, ground);
			if (made === null) return null;
			const { text: by = "", ...more } = typeof made === "string" ? { text: made } : made;
			if (by === region.text) return null;
			return { ...more, text: replaced(ground.trace.text, region.start, region.end, by) };
		},
	};
}

/** Changes the members of an envelope. */
function members(
	name: string,
	change: (envelope: Envelope, call: Call, random: Random) => Members | null,
): Kind {
	return kind(name, (region, random) => {
		const envelope = envelopeOf(region);
		const made = envelope === null ? null : change(envelope, region.call, random);
		return made === null ? null : written(made, region.py);
	});
}

function renamed(key: string): Kind {
	return members(`arguments-as-${key}`, ({ args, members }) =>
		args === key ? null : members.map(([old, value]) => [old === args ? key : old, value]),
	);
}
function named(key: string): Kind {
	return members(`name-as-${key}`, ({ name, members }) =>
		name === key ? null : members.map(([old, value]) => [old === name ? key : old, value]),
	);
}

const hasArguments = ({ arguments: of }: Call): boolean => Object.keys(of).length > 0;
const EXTRA: Members = [
	["id", "call_1"],
	["type", "function"],
	["reason", "The user asks for it."],
	["index", 0],
	["confidence", 0.9],
];

export const ENVELOPE: readonly Kind[] = [
	...["args", "input", "params", "kwargs", "parameters", "arguments", "tool_input"].map(renamed),
	...["tool", "function", "tool_name", "name", "action"].map(named),
	members("flat", ({ args, members }, call) =>
		members.flatMap(
			([key, value]): Members => (key === args ? Object.entries(call.arguments) : [[key, value]]),
		),
	),
	members("function-wrapper", ({ name, args }, call) => [
		["type", "function"],
		["function", { [name]: call.name, [args]: call.arguments }],
	]),
	members("function-member", ({ name, args }, call) => [
		["function", { [name]: call.name, [args]: call.arguments }],
	]),
	members("extra-before", ({ members }, _, random) => [pick(random, EXTRA), ...members]),
	members("extra-between", ({ members }, _, random) => [
		...members.slice(0, 1),
		pick(random, EXTRA),
		...members.slice(1),
	]),
	members("extra-behind", ({ members }, _, random) => [...members, pick(random, EXTRA)]),
	members("name-behind", ({ members }) => members.toReversed()),
	members("empty-first", ({ args, members }) =>
		members.flatMap(
			([key, value]): Members =>
				key === args
					? [
							[key, {}],
							[key, value],
						]
					: [[key, value]],
		),
	),
	members("parameters-first", ({ args, members }) =>
		members.flatMap(([key, value]): Members => {
			const other = args === "parameters" ? "arguments" : "parameters";
			return key === args
				? [
						[other, {}],
						[key, value],
					]
				: [[key, value]];
		}),
	),
	members("arguments-twice", ({ args, members }) =>
		members.flatMap(
			([key, value]): Members =>
				key === args
					? [
							[key, value],
							[key, value],
						]
					: [[key, value]],
		),
	),
	members("arguments-in-arguments", ({ args, members }) =>
		members.map(([key, value]) => [key, key === args ? { [args]: value } : value]),
	),
	members("stringified", ({ args, members }) =>
		members.map(([key, value]) => [key, key === args ? spaced(value) : value]),
	),
	members("in-list", ({ args, members }) =>
		members.map(([key, value]) => [key, key === args ? [value] : value]),
	),
	members("as-prose", ({ args, members }, call) =>
		hasArguments(call)
			? members.map(([key, value]) => [key, key === args ? "as described above" : value])
			: null,
	),
	kind("null-arguments", (region, _, { said }) => {
		const envelope = envelopeOf(region);
		if (envelope === null) return null;
		const made = envelope.members.map(
			([key, value]) => [key, key === envelope.args ? null : value] as const,
		);
		const meant = said.calls.map((call) =>
			call === region.call ? { ...call, arguments: {} } : call,
		);
		return { text: written(made, region.py), meant };
	}),
	// the arguments alone
	kind("body-stringified", ({ of, text }) => (of === "arguments" ? JSON.stringify(text) : null)),
	kind("body-in-list", ({ of, text }) => (of === "arguments" ? `[${text}]` : null)),
	kind("body-in-arguments", ({ of, text }, random) =>
		of === "arguments" ? `{"${pick(random, ["arguments", "parameters"])}": ${text}}` : null,
	),
	kind("body-in-envelope", ({ of, text, call }) =>
		of === "arguments" ? `{"name": "${call.name}", "arguments": ${text}}` : null,
	),
	kind("body-as-prose", ({ of, call }) =>
		of === "arguments" && hasArguments(call) ? "as described above" : null,
	),
	kind("body-as-python", ({ of, call }) =>
		of === "arguments"
			? Object.entries(call.arguments)
					.map(([key, value]) => `${key}=${spaced(value, true)}`)
					.join(", ")
			: null,
	),
	kind("body-null", ({ of, call }, _, { said }) => {
		if (of !== "arguments") return null;
		const meant = said.calls.map((one) => (one === call ? { ...one, arguments: {} } : one));
		return { text: "null", meant };
	}),
];
