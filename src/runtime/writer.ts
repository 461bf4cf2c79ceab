/**
 * Makes the events of one call out of what the machine binds: its start, the JSON text of its arguments, its end.
 * Arguments that come as key/value pairs become an object here; nested builders become nested containers.
 */
import {
	convertText,
	propertyTypes,
	streamsAsString,
	UNDECLARED,
	type ValueTypes,
} from "./coerce/index.js";
import type { CallStatus } from "./events.js";
import type { FunctionDefinition } from "./options.js";
import { escapeJson } from "./scan/escape.js";

/** Where events go; the parser implements it. */
export interface Sink {
	callStart(name: string, wireId: string, wireIndex: string, start: number, end: number): void;
	callArguments(delta: string, start: number, end: number): void;
	callEnd(status: CallStatus, repairs: readonly string[], start: number, end: number): void;
	notice(code: string, message: string, start: number, end: number): void;
	tool(name: string): FunctionDefinition | undefined;
}

interface Container {
	readonly shape: "object" | "list" | "tree";
	readonly item: string | null;
	/** key of the container in its parent */
	readonly key: string;
	count: number;
	/** tree: the members, kept until its shape is known */
	readonly members: { readonly key: string; readonly json: string }[] | null;
}

export class CallWriter {
	open = false;
	committed = false;
	unit = -1;
	start = 0;
	name = "";
	id = "";
	index = "";
	key = "";
	/** codes in order, each once */
	repairs: string[] = [];
	/** characters of arguments written */
	written = 0;
	private tool: FunctionDefinition | undefined = undefined;
	private pairs = false;
	private hasArguments = false;
	private readonly containers: Container[] = [];
	private keys: Set<string> | null = null;
	/** JSON text that leaves with the next delta */
	private lead = "";
	/** types of the value being read */
	private types: ValueTypes = UNDECLARED;
	private streaming = false;
	/** raw text of a value that waits for its end */
	private raw = "";
	private rawStart = 0;

	constructor(
		private readonly sink: Sink,
		private readonly convert: { readonly tolerant: boolean; readonly depth: number },
		/** most characters of arguments */
		private readonly limit: number,
	) {}

	/** Characters that may still come; below zero: the arguments are too long. */
	get left(): number {
		return this.limit - Math.max(this.written, this.raw.length);
	}

	begin(unit: number, pairs: boolean, at: number): void {
		this.open = true;
		this.committed = false;
		this.unit = unit;
		this.start = at;
		this.name = this.id = this.index = this.key = "";
		this.repairs = [];
		this.written = 0;
		this.tool = undefined;
		this.pairs = pairs;
		this.hasArguments = false;
		this.containers.length = 0;
		this.keys = null;
		this.lead = this.raw = "";
		this.begun = false;
	}

	repair(code: string): void {
		if (!this.repairs.includes(code)) this.repairs.push(code);
	}

	commit(at: number): void {
		if (this.committed) return;
		this.committed = true;
		this.tool = this.sink.tool(this.name);
		this.sink.callStart(this.name, this.id, this.index, this.start, at);
	}

	/** Text of the arguments' JSON object, as it stands. */
	argumentsText(text: string, start: number, end: number): void {
		this.hasArguments = true;
		this.delta(text, start, end);
	}

	/** A value payload begins; returns whether its text streams as a string. */
	beginValue(typed: boolean, at: number): boolean {
		this.hasArguments = true;
		this.types =
			this.tool !== undefined && this.containers.length === 0
				? propertyTypes(this.tool, this.key)
				: UNDECLARED;
		// an untyped text payload is a string whatever the schema says: its delimiters say so
		this.streaming = !typed || streamsAsString(this.types);
		this.lead += this.memberLead(at);
		this.raw = "";
		this.rawStart = at;
		if (this.streaming) this.lead += '"';
		return this.streaming;
	}

	/** A string value streams, and nothing waits before it. */
	get streams(): boolean {
		return this.streaming && this.lead === "" && this.committed;
	}

	valueText(text: string, start: number, end: number): void {
		if (this.streaming) this.delta(escapeJson(text), start, end);
		else this.raw += text;
	}

	endValue(at: number): void {
		if (this.streaming) {
			this.delta('"', at, at);
			return;
		}
		const { json } = convertText(this.types, this.raw, this.convert);
		this.raw = "";
		this.delta(json, this.rawStart, at);
	}

	/** A value that is JSON text already. */
	jsonValue(json: string, start: number, end: number): void {
		this.hasArguments = true;
		this.delta(this.memberLead(start) + json, start, end);
	}

	/** A value that is JSON text and streams. */
	beginJson(at: number): void {
		this.hasArguments = true;
		this.lead += this.memberLead(at);
	}

	jsonPiece(json: string, start: number, end: number): void {
		if (json !== "") this.delta(json, start, end);
	}

	push(shape: Container["shape"], item: string | null, at: number): void {
		this.hasArguments = true;
		const lead = this.memberLead(at);
		this.lead += lead;
		const members = shape === "tree" ? [] : null;
		this.containers.push({ shape, item, key: this.key, count: 0, members });
	}

	pop(at: number): void {
		const done = this.containers.pop();
		if (done === undefined) return;
		const close = done.shape === "list" ? "]" : "}";
		const open = done.shape === "list" ? "[" : "{";
		this.delta(done.count === 0 ? open + close : close, at, at);
	}

	/** What stands before a value: its key, a comma, and the bracket of the container if it is the first. */
	private memberLead(at: number): string {
		const container = this.containers[this.containers.length - 1];
		if (container?.shape === "list") return container.count++ === 0 ? "[" : ",";
		if (container === undefined) {
			this.keys ??= new Set();
			if (this.keys.has(this.key)) {
				this.sink.notice(
					"duplicate-key",
					`the parameter ${JSON.stringify(this.key)} came twice; the last one counts`,
					at,
					at,
				);
			}
			this.keys.add(this.key);
		}
		const first =
			container === undefined ? this.keys?.size === 1 && !this.begun : container.count++ === 0;
		if (container === undefined) this.begun = true;
		return `${first ? "{" : ","}${JSON.stringify(this.key)}:`;
	}
	private begun = false;

	private delta(text: string, start: number, end: number): void {
		const all = this.lead === "" ? text : this.lead + text;
		// nothing leaves before the call's start
		this.lead = this.committed ? "" : all;
		if (all === "" || !this.committed) return;
		this.written += all.length;
		this.sink.callArguments(all, start, end);
	}

	/** The call is whole: closes what is open. */
	finish(at: number, end: number): void {
		this.commit(at);
		this.delta("", at, at);
		if (this.pairs) {
			if (this.begun) this.delta("}", at, at);
			else if (!this.hasArguments) this.delta("{}", at, at);
		} else if (!this.hasArguments) this.delta("{}", at, at);
		if (this.left < 0) {
			this.tooLong(at);
			this.end("incomplete", end);
		} else this.end(this.repairs.length === 0 ? "complete" : "repaired", end);
	}

	tooLong(at: number): void {
		const message = `the arguments are longer than ${this.limit} characters`;
		this.sink.notice("limit-arguments", message, at, at);
	}

	end(status: CallStatus, at: number): void {
		this.sink.callEnd(status, this.repairs, this.start, at);
		this.open = false;
		this.committed = false;
		this.begun = false;
	}
}
