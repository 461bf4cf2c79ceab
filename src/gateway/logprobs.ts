/** Log probabilities of many pieces as those of a whole. */
import { isRecord } from "../runtime/record.js";

/** Lists of one name are appended; what is no list is that of the last piece. The entries are not looked at. */
export class Logprobs {
	private parts: Record<string, unknown> | null = null;
	private other: unknown = undefined;

	add(logprobs: unknown): void {
		if (!isRecord(logprobs)) {
			this.other = logprobs ?? this.other;
			return;
		}
		this.parts ??= {};
		for (const [name, value] of Object.entries(logprobs)) {
			const known = this.parts[name];
			if (!Array.isArray(value)) this.parts[name] = value ?? known ?? null;
			else if (Array.isArray(known)) for (const one of value) known.push(one);
			else this.parts[name] = [...value];
		}
	}

	/** undefined: there were none */
	get whole(): unknown {
		return this.parts ?? this.other;
	}
}
