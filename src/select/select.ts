/** The format for a model, from what is known of it. */
import { passthrough } from "../generated/formats/passthrough.js";
import { checkMembers, type Shape, text } from "../misuse/check.js";
import type { Format } from "../runtime/contract.js";
import { formatsOfModel, wordAgainstCalls } from "./by-model.js";
import { formatOfType } from "./by-type.js";
import type { FormatRegistry } from "./registry.js";
import { formatsOfTemplate } from "./template/marked.js";
import { type Claim, equals } from "./template/score.js";
import { UnknownFormatError } from "./unknown.js";

/** What is known. What is undefined or empty is not known. */
export interface Known {
	/** a format's name or alias, which is enforced */
	readonly format?: string | undefined;
	/** a model's id, such as OWNER/NAME, NAME:TAG, or the path of a file */
	readonly model?: string | undefined;
	/** `model_type` or an architecture of the model's configuration */
	readonly modelType?: string | undefined;
	/** the text of the chat template */
	readonly chatTemplate?: string | undefined;
}

const KNOWN: Shape = { format: text, model: text, modelType: text, chatTemplate: text };

/** The kinds of evidence, the strongest first. */
export type Source = "name" | "template" | "model" | "model-type" | "default";

/** What one source says. */
export interface Evidence {
	/** the source */
	readonly by: Source;
	/** canonical name of the format that it speaks for */
	readonly format: string;
	/** whether that is the chosen one */
	readonly agrees: boolean;
	/** a sentence for people */
	readonly text: string;
}

/** A format that was not chosen, and what speaks for it. */
export interface RunnerUp {
	readonly format: Format;
	readonly by: Source;
	/** a sentence for people */
	readonly text: string;
}

/** The format that was chosen, and why. */
export interface Selection {
	readonly format: Format;
	/** the source that decided */
	readonly by: Source;
	/** what each source says that knows something, the strongest first */
	readonly evidence: readonly Evidence[];
	/** formats that something speaks for, too, the strongest first; each once, and at most eight */
	readonly runnersUp: readonly RunnerUp[];
}

/** What one source says, the best first; `ties`: so many of the first are equal for it. */
interface Voice {
	readonly by: Source;
	readonly votes: readonly Vote[];
	readonly ties: number;
}

interface Vote {
	readonly format: Format;
	readonly text: string;
}

const MOST = 8;

/**
 * The strongest source that knows something decides: the enforced name, the chat template, the model's id, its type, and
 * `passthrough` where nobody does. Formats that a template speaks for equally are told apart by the id or type.
 * Pure. Throws `UnknownFormatError` for an enforced name that no format has, and a TypeError or RangeError on misuse.
 */
export function selectFormat(known: Known, registry: FormatRegistry): Selection {
	checkMembers(known, "what is known", KNOWN);
	const voices = [...nameVoice(known, registry), ...otherVoices(known, registry)];
	const [first, ...rest] = voices;
	if (!first) return byDefault(registry);
	const chosen = firstVote(first, rest);
	const evidence = voices.flatMap((voice) => evidenceOf(voice, chosen.format));
	return {
		format: chosen.format,
		by: first.by,
		evidence,
		runnersUp: others(voices, chosen.format),
	};
}

/** Of the votes that are equal for the voice the one that a weaker voice shares. */
function firstVote(voice: Voice, weaker: readonly Voice[]): Vote {
	const tied = voice.votes.slice(0, voice.ties);
	for (const { votes } of weaker) {
		const shared = tied.find(({ format }) => format === votes[0]?.format);
		if (shared) return shared;
	}
	const [best] = tied;
	if (!best) throw new Error("a voice without a vote");
	return best;
}

function evidenceOf({ by, votes, ties }: Voice, chosen: Format): readonly Evidence[] {
	const tied = votes.slice(0, ties);
	const vote = tied.find(({ format }) => format === chosen) ?? tied[0];
	if (!vote) return [];
	const alike = tied.filter((one) => one !== vote).map(({ format }) => format.name);
	const also = alike.length > 0 ? ` (as much as for ${alike.join(", ")})` : "";
	const { format } = vote;
	return [{ by, format: format.name, agrees: format === chosen, text: vote.text + also }];
}

function others(voices: readonly Voice[], chosen: Format): readonly RunnerUp[] {
	const found = new Map<Format, RunnerUp>();
	for (const { by, votes } of voices) {
		for (const { format, text } of votes) {
			if (format !== chosen && !found.has(format)) found.set(format, { format, by, text });
		}
	}
	return [...found.values()].slice(0, MOST);
}

function nameVoice({ format: name }: Known, registry: FormatRegistry): readonly Voice[] {
	if (!name) return [];
	const format = registry.getFormat(name);
	if (!format) throw new UnknownFormatError(name, registry);
	const text = `the name ${JSON.stringify(name)} is enforced: ${format.name}`;
	return [{ by: "name", votes: [{ format, text }], ties: 1 }];
}

function otherVoices(known: Known, registry: FormatRegistry): readonly Voice[] {
	const { model, modelType, chatTemplate } = known;
	checkMembers(known, "what is known", KNOWN);
	const voices = [
		chatTemplate ? templateVoice(registry.listFormats(), chatTemplate) : null,
		model ? modelVoice(registry, model) : null,
		modelType ? typeVoice(registry, modelType, model ?? "") : null,
	];
	return voices.filter((voice) => voice !== null);
}

function templateVoice(formats: readonly Format[], template: string): Voice | null {
	const claims = formatsOfTemplate(formats, template);
	const votes = claims.map((claim) => ({ format: claim.format, text: sayMarks(claim) }));
	return votes.length === 0 ? null : { by: "template", votes, ties: equals(claims).length };
}

/** The longest marks say most. */
function sayMarks({ format, marks }: Claim): string {
	const longest = [...marks].sort((a, b) => b.length - a.length).slice(0, 4);
	const shown = longest.map((mark) => JSON.stringify(mark)).join(", ");
	return `the chat template writes ${shown || "its keys"}, of ${format.name}`;
}

function modelVoice(registry: FormatRegistry, model: string): Voice | null {
	const against = wordAgainstCalls(model);
	if (against !== null) {
		const text = `the id ${JSON.stringify(model)} has the word ${against}: such models write no calls`;
		return { by: "model", votes: [{ format: plainFormat(registry), text }], ties: 1 };
	}
	const votes = formatsOfModel(registry.listFormats(), model).map(({ format, why }) => ({
		format,
		text: `the id ${JSON.stringify(model)} ${why}, of ${format.name}`,
	}));
	return votes.length === 0 ? null : { by: "model", votes, ties: 1 };
}

function typeVoice(registry: FormatRegistry, type: string, model: string): Voice | null {
	const found = formatOfType(registry, type, model);
	if (!found) return null;
	const text = `the type ${JSON.stringify(type)} ${found.why}`;
	return { by: "model-type", votes: [{ format: found.format, text }], ties: 1 };
}

function byDefault(registry: FormatRegistry): Selection {
	const format = plainFormat(registry);
	const text = "nothing that is known speaks for a format: all that the model writes is content";
	const evidence = [{ by: "default", format: format.name, agrees: true, text }] as const;
	return { format, by: "default", evidence, runnersUp: [] };
}

/** A registry of one's own may lack it. */
function plainFormat(registry: FormatRegistry): Format {
	return registry.getFormat(passthrough.name) ?? passthrough;
}
