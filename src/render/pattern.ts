/** Object patterns: the call, or a part of it, as one JSON or Python object. */
import { callsThat, idOf, isUntouched, type Task, wrote } from "./bind.js";
import type { CallState, State } from "./state.js";
import { jsonText, pythonText } from "./values.js";
import type { WriteMember } from "./writing.js";

/** The ways to write the object; none when the message has nothing left for a member that must be. */
export function writeObject(
	task: Task,
	state: State,
	members: readonly WriteMember[],
	py: boolean,
): readonly State[] {
	const found: State[] = [];
	for (const one of callsThat(task, state, isUntouched)) {
		const printer = new ObjectPrinter(task, one.call, py);
		const text = printer.object(members);
		if (text !== null) found.push(wrote(one.state, text, { call: printer.call }));
	}
	return found;
}

class ObjectPrinter {
	constructor(
		private readonly task: Task,
		public call: CallState,
		private readonly py: boolean,
	) {}

	private print(value: unknown): string {
		return this.py ? pythonText(value) : jsonText(value);
	}

	object(members: readonly WriteMember[]): string | null {
		const printed: string[] = [];
		for (const member of members) {
			const value = this.value(member);
			if (value === null && !member.optional) return null;
			if (value === null) continue;
			printed.push(`${this.print(member.key ?? this.name())}: ${value}`);
		}
		return `{${printed.join(", ")}}`;
	}

	private name(): string {
		this.call = { ...this.call, name: true };
		return this.call.item.call.name;
	}

	private value({ value, optional }: WriteMember): string | null {
		if ("text" in value) return this.print(value.text);
		if ("members" in value) return this.object(value.members);
		switch (value.field) {
			case "name":
				return this.print(this.name());
			case "id":
				if (optional && this.call.item.call.id === undefined) return null;
				this.call = { ...this.call, id: true };
				return this.print(idOf(this.task, this.call));
			case "index":
				return this.print(this.call.item.index);
			case "arguments":
				if (!isUntouched(this.call)) return null;
				this.call = { ...this.call, whole: true };
				return this.print(this.call.item.call.arguments);
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
