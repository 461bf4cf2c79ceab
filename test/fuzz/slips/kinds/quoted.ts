/**
 * No slip: a parameter holds text of this very wire, as a file does that documents it. The writer's plainest text is taken as it is,
 * and not read back before: what a wire cannot carry shows here.
 */
import { pick, type Random } from "../../../properties/support/random.js";
import type { Ground, Kind, Slip } from "../kind.js";
import { marksOf } from "../marks.js";
import type { Call } from "../message.js";
import { traces } from "../trace.js";

function kind(name: string, quote: (ground: Ground, random: Random) => string | null): Kind {
	return {
		name,
		group: "quoted",
		make: (ground, random): Slip | null => {
			const { said, subject } = ground;
			const text = quote(ground, random);
			const places = said.calls.flatMap((call, i) =>
				Object.entries(call.arguments).flatMap(([key, value]) =>
					typeof value === "string" && !isEnum(ground, call, key) ? [{ i, key }] : [],
				),
			);
			if (text === null || places.length === 0) return null;
			const { i: place, key } = pick(random, places);
			const meant = said.calls.map((call, i) =>
				i === place ? { ...call, arguments: { ...call.arguments, [key]: text } } : call,
			);
			const [trace] = traces(subject, { ...said, calls: meant });
			return trace === undefined ? null : { text: trace.text, meant };
		},
	};
}

function isEnum({ tools }: Ground, call: Call, key: string): boolean {
	const tool = tools.find(({ name }) => name === call.name);
	const schema = tool?.parameters.properties[key];
	return schema !== undefined && "enum" in schema;
}

export const QUOTED: readonly Kind[] = [
	kind("quoted-wire", ({ trace: { text } }) => `Write it so:\n${text}\nThat is all.`),
	kind("quoted-wire-alone", ({ trace: { text } }) => text),
	kind("quoted-mark", ({ subject, trace }, random) => {
		const marks = marksOf(subject, trace).filter(({ text }) => text.length > 2);
		return marks.length === 0 ? null : `The mark ${pick(random, marks).text} is used here.`;
	}),
	kind("quoted-mark-line", ({ subject, trace }, random) => {
		const marks = marksOf(subject, trace).filter(({ text }) => text.length > 2);
		return marks.length === 0 ? null : `one\n${pick(random, marks).text}\ntwo`;
	}),
	kind("quoted-mark-last", ({ subject, trace }, random) => {
		const marks = marksOf(subject, trace).filter(({ text }) => text.length > 2);
		return marks.length === 0 ? null : `ends with ${pick(random, marks).text}`;
	}),
];
