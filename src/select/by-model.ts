/** The format by a model's id: the globs of the grammars, then names and aliases, then what all of an owner's models write. */
import type { Format } from "../runtime/contract.js";
import { globWeight, matchesGlob } from "./glob.js";
import {
	looseName,
	oneSpelling,
	ownerOf,
	plainModelName,
	withoutInnerOwner,
} from "./model-name.js";

export interface ModelMatch {
	readonly format: Format;
	/** literal characters of the glob that fits */
	readonly weight: number;
	/** why it fits, as the end of a sentence that begins with the id */
	readonly why: string;
}

/** All formats whose globs fit, the heaviest glob first. Letter case, owner and suffixes of packing say nothing. */
export function formatsOfModel(formats: readonly Format[], model: string): readonly ModelMatch[] {
	const plain = plainModelName(model);
	if (plain === "") return [];
	const inner = withoutInnerOwner(plain);
	const byName = byGlob(formats, plain);
	if (byName.length > 0) return byName;
	const byInner = inner === null ? [] : byGlob(formats, inner);
	if (byInner.length > 0) return byInner;
	const named = formatOfName(formats, plain);
	if (named) return [{ format: named, weight: 0, why: "is a name of the format" }];
	return byOwner(formats, ownerOf(model));
}

/** A word of the name that says that the model writes no calls, whatever its family: it ranks, judges or embeds text. */
export function wordAgainstCalls(model: string): string | null {
	const words = plainModelName(model).split(/[-_.]/);
	return words.find((word) => AGAINST.has(word)) ?? null;
}

const AGAINST: ReadonlySet<string> = new Set(
	"embed embedding embeddings rerank reranker reward rm prm guard guardian asr tts ocr".split(" "),
);

/** By canonical name or alias, whatever the case and the dashes. */
export function formatOfName(formats: readonly Format[], name: string): Format | undefined {
	const loose = looseName(name);
	const fits = (candidate: string): boolean => looseName(candidate) === loose;
	return (
		formats.find((format) => fits(format.name)) ??
		formats.find((format) => format.aliases.some(fits))
	);
}

function byGlob(formats: readonly Format[], plain: string): readonly ModelMatch[] {
	const name = oneSpelling(plain);
	return heaviest(formats, (format) =>
		spelled(format).flatMap(({ glob, own, weight }) => {
			// `NAME-*` is also meant for NAME itself, once its suffixes are gone.
			const bare = own.endsWith("-*") && own.slice(0, -2) === name;
			return bare || matchesGlob(own, name) ? [{ weight, why: `fits ${glob}` }] : [];
		}),
	);
}

interface Spelled {
	readonly glob: string;
	/** what stands behind the owner, in one spelling */
	readonly own: string;
	readonly weight: number;
}

/** A format is data that never changes, and a server asks for every request. */
const SPELLED = new WeakMap<Format, readonly Spelled[]>();

/** The globs that say something of the name. */
function spelled(format: Format): readonly Spelled[] {
	const known = SPELLED.get(format);
	if (known) return known;
	const all = format.models.map((glob) => {
		const own = oneSpelling(glob.slice(glob.lastIndexOf("/") + 1));
		return { glob, own, weight: globWeight(own) };
	});
	const saying = all.filter(({ weight }) => weight > 0);
	SPELLED.set(format, saying);
	return saying;
}

/** Globs that name an owner only. */
function byOwner(formats: readonly Format[], owner: string): readonly ModelMatch[] {
	if (owner === "") return [];
	return heaviest(formats, ({ models }) =>
		models
			.filter((glob) => glob.toLowerCase() === `${owner}/*`)
			.map((glob) => ({
				weight: globWeight(glob),
				why: `fits ${glob}, which tells the owner only`,
			})),
	);
}

/** Of each format the heaviest glob; of equals the first. */
function heaviest(
	formats: readonly Format[],
	fitting: (format: Format) => readonly Omit<ModelMatch, "format">[],
): readonly ModelMatch[] {
	const all = formats.flatMap((format) => {
		const [best] = [...fitting(format)].sort((a, b) => b.weight - a.weight);
		return best ? [{ format, ...best }] : [];
	});
	return all.sort((a, b) => b.weight - a.weight);
}
