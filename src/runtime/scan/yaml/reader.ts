/** Arguments that are a mapping of YAML. */
import { ArgumentsReader } from "../call/arguments.js";
import type { ScanOptions } from "../call/value.js";
import type { YamlScanner } from "./scanner.js";

export class YamlReader extends ArgumentsReader {
	constructor(
		options: ScanOptions,
		private readonly scanner: YamlScanner,
	) {
		super(false, options);
	}

	/** Text leaves as soon as a first key has shown that there is a mapping. */
	override scan(chunk: string, i: number, end: number): number {
		const { scanner } = this;
		const j = scanner.scan(chunk, i, end);
		this.status = scanner.status;
		this.out += scanner.take();
		this.accepted ||= this.out !== "";
		return j;
	}

	override get isYaml(): boolean {
		return true;
	}

	override takeKept(): number {
		const count = this.scanner.keptStrings;
		this.scanner.keptStrings = 0;
		return count;
	}

	override get undecided(): number {
		return this.scanner.undecided;
	}

	override get repairs(): readonly string[] {
		return this.scanner.codes;
	}
}
