/** Object patterns: the call, or a part of it, as one JSON or Python object. */
import { callOf, idOf, type Ready, wrote } from "./bind.js";
import type { Json } from "./json.js";
import { type CallState, isUntouched, type State } from "./state.js";
import { indentedText, jsonText, linesText, pythonText } from "./values.js";
import type { WriteMember } from "./writing.js";

/** The state in which the object is written; null: the message has nothing left for a member that must be. */
export function writeObject(
	task: Ready,
	state: State,
	members: readonly WriteMember[],
	py: boolean,
): State | null {
	const found = callOf(task, state);
	if (found === null || !isUntouched(found.call)) return null;
	const printer = new ObjectPrinter(task, found.call, py);
	const text = printer.object(members, task.indent?.base ?? "");
	return text === null ? null : wrote(found.state, text, { call: printer.call });
}

class ObjectPrinter {
	constructor(
		private readonly task: Ready,
		public call: CallState,
		private readonly py: boolean,
	) {}

	private print(value: Json, at = ""): string {
		const { words, indent } = this.task;
		if (this.py) return pythonText(value, words.py);
		return indent === null ? jsonText(value) : indentedText(value, at, indent.unit);
	}

	/** `at`: the white space in front of the line that it begins in */
	object(members: readonly WriteMember[], at: string): string | null {
		const { indent } = this.task;
		const printed: string[] = [];
		for (const member of members) {
			const value = this.value(member, at + (indent?.unit ?? ""));
			if (value === null && !member.optional) return null;
			if (value === null) continue;
			printed.push(`${this.print(member.key ?? this.name())}: ${value}`);
		}
		if (indent === null || this.py) return `{${printed.join(", ")}}`;
		return `{${linesText(printed, at, indent.unit)}\n${at}}`;
	}

	private name(): string {
		this.call = { ...this.call, name: true };
		return this.call.item.name;
	}

	private value({ value, optional }: WriteMember, at: string): string | null {
		// a constant that may be missing says nothing
		if ("text" in value) return optional ? null : this.print(value.text);
		if ("members" in value) return this.object(value.members, at);
		const { item } = this.call;
		switch (value.field) {
			case "name":
				return this.print(this.name());
			case "id":
				if (optional && item.id === undefined) return null;
				this.call = { ...this.call, id: true };
				return this.print(idOf(this.task, this.call, null));
			case "index":
				return String(item.index);
			case "arguments":
				if (!isUntouched(this.call)) return null;
				this.call = { ...this.call, whole: true };
				return this.print(item.arguments, at);
			case "skip":
				return optional ? null : this.print("");
			case "content":
			case "reasoning":
			case "key":
			case "value":
				return null;
			default:
				return value.field satisfies never;
		}
	}
}
