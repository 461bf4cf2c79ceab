/**
 * The writer's tree of a format, walked for all calls of the tools at once. What is behind a part is handed in as `then`: it
 * says what may follow in the state that the part leads to.
 */
import { fieldsOf, markupTest, ruleOf as partOf, valueKindsOf } from "../render/survey.js";
import type { Part, WriteKind, WriteMember, Writing } from "../render/writing.js";
import type { Field, IdPart } from "../runtime/contract.js";
import {
	alt,
	choice,
	EMPTY,
	type Expr,
	inner,
	type JsonSchema,
	many,
	oneOf,
	prefixOf,
	row,
	ruleOf,
	seq,
	text,
} from "./expr.js";
import { type OpenTexts, openNotation } from "./open-text.js";
import { CannotConstrain, type Report } from "./report.js";
import { isSchema, resolved, type Schema, typesOf, ways } from "./schema-types.js";
import { type Container, isComplete, keyOf, type State, type Tool } from "./state.js";
import {
	constantsOf,
	jsonLine,
	numberOf,
	propertiesOf,
	scannerNotation,
	Values,
} from "./values.js";

type Then = (state: State) => Expr | null;
type Loop = Extract<Part, { p: "loop" }>;

export interface Source {
	readonly writing: Writing;
	readonly ids: readonly IdPart[];
	readonly tools: readonly Tool[];
	readonly values: OpenTexts;
	readonly thoughts: OpenTexts;
	/** more than one call */
	readonly parallel: boolean;
	readonly report: Report;
}

export const START: State = {
	tool: null,
	name: false,
	id: false,
	whole: false,
	members: null,
	start: true,
	line: true,
	first: true,
	must: true,
	thought: false,
	over: false,
	begun: false,
};

export class Walk {
	private readonly isMarkup: (part: Part) => boolean;
	/** what was written depends on where in the message it stands */
	private placed = false;
	private readonly schemas = new Map<string, Values>();
	private readonly builds = new Map<string, Expr | null>();
	/** the tools for which a part of the format has no place */
	readonly refused = new Map<string, string>();

	constructor(private readonly source: Source) {
		this.isMarkup = markupTest(source.writing);
	}

	write(part: Part, s: State, then: Then): Expr | null {
		if (typeof part === "string")
			return s.over && part !== "" ? null : seq(text(part), then(wrote(s, part)));
		switch (part.p) {
			case "seq":
				return this.sequence(part.of, 0, s, then);
			case "alt":
				return this.alternatives(part.of, s, remembered(then));
			case "opt":
				return this.optional(part.of, s, remembered(then));
			case "loop":
				return s.tool === null ? this.calls(part, s, then) : this.members(part, s, then);
			case "call":
				return this.call(part.of, s, then);
			case "assert":
				if (part.what === "end") return then({ ...s, over: true });
				this.placed = true;
				return (part.what === "start" ? s.start : s.line) ? then(s) : null;
			case "field":
				return this.field(part.field, part.kind, s, then);
			case "object":
				return this.object(part.members, part.py, s, then);
			case "group":
				return this.group(part.field, part.of, s, then);
			case "set":
				return this.constant(part.field, part.text, "", s, then);
			case "same": {
				const same = part.field === "name" ? s.tool?.name : s.members?.lastKey;
				return same === undefined ? null : seq(text(same), then(wrote(s, same)));
			}
			case "build":
				return this.build(part, s, then);
			case "rule":
				return this.write(partOf(this.source.writing, part.rule), s, then);
			default:
				return part satisfies never;
		}
	}

	private sequence(of: readonly Part[], at: number, s: State, then: Then): Expr | null {
		const part = of[at];
		if (part === undefined) return then(s);
		return this.write(part, s, (next) => this.sequence(of, at + 1, next, then));
	}

	private alternatives(of: readonly Part[], s: State, then: Then): Expr | null {
		const due = s.members?.due ?? null;
		if (due !== null && of.every((one) => typeof one === "string"))
			return this.typeNames(of, s, then);
		if (due !== null && of.some((one) => this.valueKinds(one).size > 0))
			return this.valueWays(of, s, then);
		if (s.tool === null || of.some(this.isMarkup)) {
			// the writer's own choice is the first that can be; what the beginning of the message stands for counts there only
			if (of.some(isAssert)) this.placed = true;
			const ordered = !s.begun
				? of
				: [...of].sort((a, b) => Number(isAssert(a)) - Number(isAssert(b)));
			if (of.every(this.isMarkup)) {
				for (const one of ordered) {
					const found = this.write(one, s, then);
					if (found !== null) return found;
				}
				return null;
			}
			if (s.tool === null) return this.fullest(ordered, s, then);
		}
		// of several ways to write the name the writer's own
		const naming = !s.name && of.every((one) => fieldsOf(this.source.writing, one).has("name"));
		const options = of.map((one) => this.write(one, s, then));
		return naming ? (options.find((one) => one !== null) ?? null) : alt(options);
	}

	/** The first way in which all tools can be called; else all ways. */
	private fullest(of: readonly Part[], s: State, then: Then): Expr | null {
		const found: Expr[] = [];
		for (const one of of) {
			if (!fieldsOf(this.source.writing, one).has("name")) continue;
			const before = new Map(this.refused);
			const way = this.write(one, s, then);
			if (way === null) continue;
			if (this.refused.size === before.size) return way;
			found.push(way);
		}
		return found[0] ?? null;
	}

	/** `string`, `number` …: the alternative that names the type of the value. */
	private typeNames(of: readonly Part[], s: State, then: Then): Expr | null {
		return alt(
			this.byType(s).map(({ type, state }) => {
				const name = of.includes(type) ? type : type === "integer" ? "number" : type;
				const found = of.includes(name) ? name : typeof of[0] === "string" ? of[0] : "";
				return seq(text(found), then(wrote(state, found)));
			}),
		);
	}

	/** Each type of the value in the first way that the writer has for it. */
	private valueWays(of: readonly Part[], s: State, then: Then): Expr | null {
		const rank = (one: Part, container: boolean): number => {
			const kinds = this.valueKinds(one);
			const literal = kinds.has("json") || kinds.has("py");
			const skips = fieldsOf(this.source.writing, one).has("skip");
			return (skips ? 2 : 0) + (container && literal && !kinds.has("build") ? 1 : 0);
		};
		const options = this.byType(s).map(({ type, state }) => {
			const container = type === "object" || type === "array";
			const ordered = [...of].sort((a, b) => rank(a, container) - rank(b, container));
			for (const one of ordered) {
				const found = this.write(one, state, then);
				if (found !== null) return found;
			}
			return null;
		});
		return alt(options);
	}

	private valueKinds(part: Part): ReadonlySet<WriteKind | "build"> {
		return valueKindsOf(this.source.writing, part);
	}

	/** The value that is due, once for each type that it may have. */
	private byType(s: State): readonly { readonly type: string; readonly state: State }[] {
		const members = s.members;
		const due = members?.due;
		if (members === null || due === null || due === undefined) return [];
		const found = ways(due.schema, this.root(s), due.place, this.source.report);
		return found.flatMap((way) =>
			typesFor(way).map((type) => {
				const schema = narrowed(way, type);
				return { type, state: { ...s, members: { ...members, due: { ...due, schema } } } };
			}),
		);
	}

	private optional(of: Part, s: State, then: Then): Expr | null {
		const inside = this.write(of, { ...s, must: false }, (next) => then({ ...next, must: s.must }));
		// outside of calls nothing is left out that could hold one
		if (this.isMarkup(of) || s.tool === null) return inside ?? then(s);
		return alt([inside, then(s)]);
	}

	/** A loop outside of calls: one call, or several. */
	private calls(part: Loop, s: State, then: Then): Expr | null {
		const { parallel, writing } = this.source;
		if (!s.first && part.min === 0) return this.moreCalls(part, s, then);
		let end: State | null = null;
		const item = (from: State): Expr | null =>
			this.write(part.of, from, (to) => {
				end = to;
				return EMPTY;
			});
		this.placed = false;
		const first = item(s);
		if (first === null || end === null) return null;
		const after: State = end;
		if (!parallel || after.over) return seq(first, then(after));
		// what holds calls of its own need not be there twice
		if (holdsSeveral(first)) return seq(first, then(after));
		// markers between calls may stand in lines of their own
		const outer = part === writing.message;
		const between = outer ? text("\n") : this.write(part.between, after, () => EMPTY);
		const gap = prefixOf(between ?? EMPTY);
		const line = outer || (gap === "" ? after.line : gap.endsWith("\n"));
		const alike = !this.placed;
		const rest = alike ? first : item({ ...after, line });
		if (between === null || rest === null) return seq(first, then(after));
		const near = outer && !alike ? item(after) : null;
		const loose = outer && (alike || (near !== null && prefixOf(near) === prefixOf(rest)));
		const same = alike ? ruleOf("call", first) : null;
		const one = { first: same ?? first, rest: same ?? rest };
		return seq({ t: "several", ...one, between, loose }, then(after));
	}

	/** A loop behind a call, which may stand empty. */
	private moreCalls(part: Loop, s: State, then: Then): Expr | null {
		if (!this.source.parallel || s.over) return then(s);
		const item = this.write(part.of, s, () => EMPTY);
		return item === null ? then(s) : seq(many(item, 0, null), then(s));
	}

	private call(of: Part, s: State, then: Then): Expr | null {
		if (s.tool !== null || s.over) return null;
		let line = false;
		let over = false;
		const without: string[] = [];
		const found: Expr[] = [];
		for (const tool of this.source.tools) {
			try {
				const members = this.argumentsOf(tool);
				const call = this.write(of, { ...s, tool, members, must: true }, (end) => {
					const all = end.members !== null && isComplete(end.members);
					if (!end.name || !(end.whole || all)) return null;
					line = end.line;
					over = end.over;
					return EMPTY;
				});
				if (call === null) without.push(tool.name);
				else found.push(call);
			} catch (error) {
				if (!(error instanceof CannotConstrain)) throw error;
				this.refused.set(tool.name, error.message);
			}
		}
		// a place where no call can stand is no fault of a tool
		if (found.length === 0) return null;
		for (const name of without) this.refused.set(name, this.source.writing.format);
		const after: State = {
			...s,
			tool: null,
			members: null,
			start: false,
			first: false,
			begun: true,
			line,
			over,
		};
		return seq({ t: "calls", of: found }, then({ ...after, thought: false }));
	}

	/** The members of the arguments, or of a container in them, in the order of the schema. */
	private members(part: Loop, s: State, then: Then): Expr | null {
		if (s.members === null || s.members.due !== null) return null;
		const rules = new Map<
			string,
			{ readonly rule: Extract<Expr, { t: "rule" }>; found: Expr | null }
		>();
		const at = (state: State, begun: boolean): Expr | null => {
			const key = `${keyOf(state)} ${begun}`;
			const known = rules.get(key);
			if (known !== undefined) return known.found;
			const rule = ruleOf("more");
			const entry: { rule: typeof rule; found: Expr | null } = { rule, found: rule };
			rules.set(key, entry);
			const { members } = state;
			if (members === null) return null;
			const next = nextOf(members);
			const item =
				next === null
					? null
					: this.sequence(
							begun ? [part.between, part.of] : [part.of],
							0,
							{ ...state, members: { ...members, pinned: true } },
							(to) =>
								to.members === null
									? null
									: // behind a member it is no matter which one it was
										at(
											{
												...to,
												members: { ...to.members, pinned: false, lastKey: members.lastKey },
											},
											true,
										),
						);
			const skipped =
				next?.required === false
					? at({ ...state, members: { ...members, at: members.at + 1 } }, begun)
					: null;
			// what is left out has been left out before
			const ends = (begun || part.min === 0) && (next === null || members.properties === null);
			const body = alt([item, skipped, ends ? then(state) : null]);
			if (body === null) {
				entry.found = null;
				return null;
			}
			if (body.t === "text" || body.t === "rule") {
				entry.found = body;
				rule.rule.body = body;
				return body;
			}
			rule.rule.body = body;
			return rule;
		};
		return at({ ...s, members: { ...s.members, pinned: false } }, false);
	}

	private field(field: Field, kind: WriteKind, s: State, then: Then): Expr | null {
		if (field === "reasoning" && s.thought) {
			const behind = then({ ...s, thought: false, start: true });
			if (behind === null) return null;
			return seq(this.source.thoughts.until(prefixOf(behind)), behind);
		}
		const { tool, members } = s;
		if (s.over) return null;
		if (field === "skip" && kind === "text") return s.must ? then(s) : null;
		// outside of a call nobody knows yet which one it will be
		if (field === "skip" && kind === "word" && tool === null && s.must) {
			const names = this.source.tools.map(({ name }) => name).filter((name) => WORD.test(name));
			return seq(alt(names.map(text)), then({ ...s, line: false }));
		}
		if (tool === null) return null;
		switch (field) {
			case "content":
			case "reasoning":
				return null;
			case "name":
				if (s.name) return null;
				if (!nameFits(tool.name, kind))
					throw new CannotConstrain(
						`${this.source.writing.format} cannot carry the name ${JSON.stringify(tool.name)}`,
					);
				return seq(text(tool.name), then({ ...wrote(s, tool.name), name: true }));
			case "id": {
				if (s.id || !s.must) return null;
				return seq(this.id(kind, s), then({ ...s, id: true, line: false }));
			}
			case "index":
				return seq(this.index(s), then({ ...s, line: false }));
			case "arguments": {
				const untouched = members !== null && members.at === 0 && members.due === null;
				if (!untouched || s.whole) return null;
				return seq(this.whole(kind, s, tool), then({ ...s, whole: true, line: false }));
			}
			case "key":
				return this.key(kind, s, then);
			case "value":
				return this.value(kind, s, then);
			case "skip": {
				if (!s.must) return null;
				if (kind === "digits") return seq(this.index(s, 1), then({ ...s, line: false }));
				if (kind !== "word") return null;
				if (members?.due == null) return s.name ? null : seq(text(tool.name), then(s));
				return alt(
					this.byType(s).map(({ type, state }) => seq(text(type), then({ ...state, line: false }))),
				);
			}
			default:
				return field satisfies never;
		}
	}

	/** All arguments as one value. */
	private whole(kind: WriteKind, s: State, tool: Tool): Expr | null {
		if (kind === "yaml") {
			const object = ways(tool.schema, tool.schema, tool.name, this.source.report)[0];
			const flow = { ...this.notation("json"), space: many(text(" "), 0, 1) };
			return object === undefined ? null : this.valuesIn("yaml", flow, s).lines(object, tool.name);
		}
		if (kind !== "json" && kind !== "input" && kind !== "py") return null;
		const values = this.valuesOf(kind === "py" ? "py" : "json", s);
		const found = values.of(objectOnly(tool.schema, this.root(s)), tool.name);
		if (found === null) throw new CannotConstrain(`${tool.name}: no arguments fit its schema`);
		return kind === "py" ? found : { t: "json", schema: tool.schema, of: found };
	}

	private key(kind: WriteKind, s: State, then: Then): Expr | null {
		const { members } = s;
		if (members === null || members.due !== null || s.whole) return null;
		const write = (key: string, to: Container) => {
			const spelled = kind === "attr" ? attribute(key) : key;
			return seq(
				text(spelled),
				then({ ...wrote(s, spelled), members: { ...to, lastKey: key, pinned: false } }),
			);
		};
		if (members.properties === null) {
			const { itemKey, item, place } = members;
			if (itemKey === null || nextOf(members) === null) return null;
			return write(itemKey, {
				...members,
				due: { key: itemKey, schema: item, place: `${place}.items` },
			});
		}
		const options: (Expr | null)[] = [];
		for (let at = members.at; at < members.properties.length; at++) {
			const property = members.properties[at];
			if (property === undefined) break;
			const due = { key: property.key, schema: property.schema, place: property.place };
			options.push(write(property.key, { ...members, at: at + 1, due }));
			if (members.pinned || property.required) break;
		}
		return alt(options);
	}

	private value(kind: WriteKind, s: State, then: Then): Expr | null {
		const due = dueOf(s);
		if (due === null) return null;
		const behind = then({ ...due.after, line: false });
		if (behind === null) return null;
		return seq(this.valueText(kind, due.schema, due.place, s, prefixOf(behind)), behind);
	}

	private valueText(
		kind: WriteKind,
		schema: JsonSchema,
		place: string,
		s: State,
		behind: string,
	): Expr | null {
		const { values, writing, report } = this.source;
		switch (kind) {
			case "json":
			case "py":
				return this.valuesOf(kind, s).of(schema, place);
			case "text":
			case "typed": {
				const found = ways(schema, this.root(s), place, report);
				return alt(found.map((way) => this.bare(kind, way, place, s, behind)));
			}
			case "attr":
			case "line":
			case "word":
			case "digits": {
				const found = ways(schema, this.root(s), place, report);
				return alt(found.map((way) => atomValue(kind, way, place, report, writing)));
			}
			case "yaml":
			case "input":
			case "quoted":
			case "tool":
			case "prop":
			case "unbound":
				void values;
				return null;
			default:
				return kind satisfies never;
		}
	}

	/** A value between marks: a text as it is, all else as the schema says. */
	private bare(
		kind: "text" | "typed",
		schema: Schema,
		place: string,
		s: State,
		behind: string,
	): Expr | null {
		const { values, report, writing } = this.source;
		const texts = typesOf(schema).includes("string");
		const ends = (one: string) => {
			const state = values.exits.after(one);
			return state !== null && values.exits.mayEnd(state, behind);
		};
		const constants = constantsOf(schema, place, report);
		if (constants !== undefined) {
			const spelled = constants
				.filter((one) => kind === "typed" || typeof one === "string")
				.map((one) => (typeof one === "string" ? one : jsonLine(one, writing.words.bare)));
			const kept = spelled.filter((one) => ends(one) && isPlain(one));
			if (kept.length < spelled.length)
				report.weakened(`${place}.enum`, "left out what this wire ends elsewhere");
			return alt(kept.map(text));
		}
		if (texts) {
			for (const key of ["minLength", "maxLength"])
				if (schema[key] !== undefined) report.left(`${place}.${key}`, "open text is not counted");
			report.enforced(`${place}.type`);
		}
		const string = texts ? values.until(behind) : null;
		if (kind === "text") return string;
		const rest = typesOf(schema).filter((type) => type !== "string");
		// a text may be any of the others
		if (texts && rest.length > 3) return string;
		const notation = this.openJson();
		const others = rest.map((type) => {
			switch (type) {
				case "integer":
				case "number":
					return numberOf(type, schema, place, report);
				case "boolean":
					return choice([text(writing.words.bare.true), text(writing.words.bare.false)]);
				case "null":
					return text(writing.words.bare.null);
				default: {
					if (notation === null || !values.holdsJson(behind)) return null;
					return this.valuesIn("open", notation, s).way(narrowed(schema, type), place);
				}
			}
		});
		return alt([string, ...others]);
	}

	private openJson() {
		this.open ??= { notation: openNotation(this.source.values, OPEN_WORDS) };
		return this.open.notation;
	}
	private open: { readonly notation: ReturnType<typeof openNotation> } | null = null;

	private object(members: readonly WriteMember[], py: boolean, s: State, then: Then): Expr | null {
		const { tool } = s;
		if (tool === null || s.members === null || s.members.at > 0 || s.whole) return null;
		const written = this.pattern(members, py, s, tool);
		if (written === null) return null;
		return seq(written, then({ ...s, name: true, id: true, whole: true, line: false }));
	}

	private pattern(members: readonly WriteMember[], py: boolean, s: State, tool: Tool): Expr | null {
		const { indent } = this.source.writing;
		const many = indent !== null && !py;
		const space = many ? spaces() : EMPTY;
		const parts: Expr[] = [];
		const words = (one: string) => text(JSON.stringify(one));
		for (const { key, value, optional } of members) {
			let found: Expr | null = null;
			if ("text" in value) found = optional ? null : words(value.text);
			else if ("members" in value) found = this.pattern(value.members, py, s, tool);
			else if (value.field === "name") found = words(tool.name);
			else if (value.field === "arguments") found = this.whole(py ? "py" : "json", s, tool);
			else if (value.field === "skip") found = optional ? null : text('""');
			else if (value.field === "index") found = optional ? null : this.index(s);
			else if (value.field === "id")
				found = optional ? null : row(text('"'), this.id(null, s), text('"'));
			if (found === null && optional) continue;
			if (found === null) return null;
			const separator = parts.length === 0 ? EMPTY : row(text(","), many ? space : text(" "));
			parts.push(row(separator, words(key ?? tool.name), text(": "), found));
		}
		return row(text("{"), space, ...parts, space, text("}"));
	}

	private group(field: Field, of: Part, s: State, then: Then): Expr | null {
		if (field === "skip") return s.must ? this.write(of, s, then) : null;
		const texts = literalsOf(this.source.writing, of);
		if (texts !== null && field !== "id")
			return alt(texts.map((one) => this.constant(field, one, one, s, then)));
		if (field !== "id") return null;
		if (s.id || !s.must) return null;
		if (this.isMarkup(of)) return this.field("id", "word", s, then);
		return this.write(of, s, (next) => then({ ...next, id: true }));
	}

	private constant(
		field: Field,
		value: string,
		written: string,
		s: State,
		then: Then,
	): Expr | null {
		if (field === "skip" || field === "index") return seq(text(written), then(s));
		if (field === "name")
			return s.tool?.name === value && !s.name
				? seq(text(written), then({ ...wrote(s, written), name: true }))
				: null;
		if (field === "key") {
			const { members } = s;
			if (members?.properties == null || members.due !== null || s.whole) return null;
			const at = members.properties.findIndex(({ key }) => key === value);
			const property = members.properties[at];
			const skipped = members.properties.slice(members.at, at);
			if (property === undefined || at < members.at || skipped.some(({ required }) => required))
				return null;
			const { schema, place } = property;
			const to = { ...members, at: at + 1, due: { key: value, schema, place }, lastKey: value };
			return seq(text(written), then({ ...s, members: to }));
		}
		return null;
	}

	/** A container that is written member by member: a rule of its own, and what follows it. */
	private build(part: Extract<Part, { p: "build" }>, s: State, then: Then): Expr | null {
		const due = dueOf(s);
		if (due === null) return null;
		const found = ways(due.schema, this.root(s), due.place, this.source.report);
		const all = found.flatMap((way) =>
			typesFor(way).flatMap((type) => {
				const container = containerOf(way, type, due.place, part);
				return container === null ? [] : [this.container(part, container, s, way)];
			}),
		);
		return seq(alt(all), then({ ...due.after, line: false }));
	}

	private container(
		part: Extract<Part, { p: "build" }>,
		members: Container,
		s: State,
		schema: Schema,
	): Expr | null {
		const state: State = { ...s, members };
		const key = `${this.partId(part)} ${this.partId(schema)} ${keyOf(state)}`;
		if (this.builds.has(key)) return this.builds.get(key) ?? null;
		const rule = ruleOf(members.place.split(".").pop() ?? "members");
		this.builds.set(key, rule);
		const body = this.write(part.of, state, (end) =>
			end.members !== null && isComplete(end.members) ? EMPTY : null,
		);
		if (body === null) this.builds.set(key, null);
		else rule.rule.body = body;
		return body === null ? null : rule;
	}

	private partId(part: object): number {
		const id = this.partIds.get(part) ?? this.partIds.size;
		this.partIds.set(part, id);
		return id;
	}
	private readonly partIds = new Map<object, number>();

	private argumentsOf({ name, schema }: Tool): Container {
		const found = ways(schema, schema, name, this.source.report);
		const object = found.find((way) => typesOf(way).includes("object"));
		if (object === undefined) throw new CannotConstrain(`${name}: its arguments are no object`);
		if (found.length > 1)
			this.source.report.weakened(`${name}.anyOf`, "the first alternative that is an object");
		return { ...EMPTY_CONTAINER, properties: propertiesOf(object, name), place: name };
	}

	private root(s: State): JsonSchema {
		return s.tool?.schema ?? true;
	}

	private valuesOf(kind: "json" | "py", s: State): Values {
		return this.valuesIn(kind, this.notation(kind), s);
	}

	private notation(kind: "json" | "py"): Values["notation"] {
		this.notations ??= {
			json: scannerNotation(OPEN_WORDS, false),
			py: scannerNotation(this.source.writing.words.py, true),
		};
		return this.notations[kind];
	}
	private notations: Record<"json" | "py", Values["notation"]> | null = null;

	private valuesIn(kind: string, notation: Values["notation"], s: State): Values {
		const key = `${kind} ${s.tool?.name ?? ""}`;
		let values = this.schemas.get(key);
		if (values === undefined) {
			values = new Values(notation, this.root(s), this.source.report);
			this.schemas.set(key, values);
		}
		return values;
	}

	/** An id in the format's own shape; where that does not fit, the number of the call. */
	private id(kind: WriteKind | null, s: State): Expr {
		const { ids } = this.source;
		const plain = kind === "word" || kind === "attr" || kind === null || kind === "line";
		if (ids.length === 0 || !plain) return this.index(s);
		return row(...ids.map((part) => this.idPart(part, s)));
	}

	private idPart(part: IdPart, s: State): Expr {
		if ("text" in part) return text(part.text);
		if ("random" in part) return many(oneOf("0-9", "a-f"), part.random, part.random);
		if ("alnum" in part) return many(oneOf("0-9", "A-Z", "a-z"), part.alnum, part.alnum);
		return part.use === "name" ? text(s.tool?.name ?? "") : this.index(s);
	}

	private index({ first }: State, base: 0 | 1 = 0): Expr {
		this.placed = true;
		if (first) return text(String(base));
		// others are told from it
		const more = many(oneOf("0-9"), 1, 2);
		return choice([oneOf(base === 0 ? "1-9" : "2-9"), row(oneOf("1-9"), more)]);
	}
}

const OPEN_WORDS = { true: "true", false: "false", null: "null" } as const;

const EMPTY_CONTAINER: Container = {
	properties: [],
	item: true,
	itemKey: null,
	place: "",
	least: 0,
	most: null,
	at: 0,
	pinned: false,
	due: null,
	lastKey: "",
};

function isAssert(part: Part): boolean {
	return typeof part !== "string" && part.p === "assert";
}

function spaces(): Expr {
	return ruleOf("space", choice([EMPTY, text(" "), row(text("\n"), many(text(" "), 0, 20))]));
}

/** What may follow is asked for once in each state. */
function remembered(then: Then): Then {
	const known = new Map<string, Expr | null>();
	return (state) => {
		const key = keyOf(state);
		const found = known.get(key);
		if (found !== undefined || known.has(key)) return found ?? null;
		const expr = then(state);
		const short = expr === null || expr.t === "text" || expr.t === "rule";
		const shared = short ? expr : ruleOf("then", expr);
		known.set(key, shared);
		return shared;
	};
}

function wrote(s: State, written: string): State {
	return written === "" ? s : { ...s, begun: true, line: written.endsWith("\n") };
}

function dueOf(s: State) {
	const { members } = s;
	if (members === null || s.whole) return null;
	if (members.due !== null) {
		const { schema, place } = members.due;
		const at = members.properties === null ? counted(members) : members.at;
		return { schema, place, after: { ...s, members: { ...members, at, due: null } } };
	}
	if (members.properties !== null || members.itemKey !== null || nextOf(members) === null)
		return null;
	const after = { ...s, members: { ...members, at: counted(members), pinned: false } };
	return { schema: members.item, place: `${members.place}.items`, after };
}

/** Items that need not be counted are all the same. */
function counted({ at, most, least }: Container): number {
	return most === null ? Math.min(at + 1, Math.max(least, 1)) : at + 1;
}

/** The member that may come next; null: none. */
function nextOf({ properties, at, most }: Container): { readonly required: boolean } | null {
	if (properties !== null) return properties[at] ?? null;
	return most !== null && at >= most ? null : { required: true };
}

function containerOf(
	schema: Schema,
	type: string,
	place: string,
	{ shape, item }: Extract<Part, { p: "build" }>,
): Container | null {
	if (schema.enum !== undefined || schema.const !== undefined) return null;
	if (type === "object" && shape !== "list")
		return { ...EMPTY_CONTAINER, properties: propertiesOf(schema, place), place };
	if (type !== "array" || shape === "object") return null;
	if (shape === "tree" && item === null) return null;
	const size = (value: unknown) => (typeof value === "number" && value <= 64 ? value : null);
	return {
		...EMPTY_CONTAINER,
		properties: null,
		item: isSchema(schema.items) || typeof schema.items === "boolean" ? schema.items : true,
		itemKey: shape === "tree" ? item : null,
		place,
		least: size(schema.minItems) ?? 0,
		most: size(schema.maxItems),
	};
}

function typesFor(way: Schema): readonly string[] {
	const types = typesOf(way);
	const named = Object.hasOwn(way, "const")
		? [way.const]
		: Array.isArray(way.enum)
			? way.enum
			: null;
	if (named === null) return types;
	const has = (type: string) =>
		named.some((one) =>
			type === "null"
				? one === null
				: type === "array"
					? Array.isArray(one)
					: type === "object"
						? isSchema(one)
						: type === "integer"
							? Number.isInteger(one)
							: typeof one === type,
		);
	return types.filter(has);
}

const narrow = new WeakMap<Schema, Map<string, Schema>>();

/** The same object each time, so that it is known again. */
function narrowed(schema: Schema, type: string): Schema {
	if (schema.type === type) return schema;
	let by = narrow.get(schema);
	if (by === undefined) {
		by = new Map();
		narrow.set(schema, by);
	}
	let found = by.get(type);
	if (found === undefined) {
		found = { ...schema, type };
		by.set(type, found);
	}
	return found;
}

function objectOnly(schema: JsonSchema, root: JsonSchema): JsonSchema {
	const found = resolved(schema, root, "parameters");
	if (!isSchema(found)) return { type: "object" };
	return found.type === undefined && found.anyOf === undefined && found.oneOf === undefined
		? narrowed(found, "object")
		: found;
}

/** The texts that a part of markup can be; null: it is more than that. */
function literalsOf(writing: Writing, part: Part): readonly string[] | null {
	if (typeof part === "string") return [part];
	if (part.p === "rule") return literalsOf(writing, partOf(writing, part.rule));
	if (part.p === "alt") {
		const all = part.of.map((one) => literalsOf(writing, one));
		return all.some((one) => one === null) ? null : all.flatMap((one) => one ?? []);
	}
	if (part.p !== "seq") return null;
	let texts: readonly string[] = [""];
	for (const one of part.of) {
		const next = literalsOf(writing, one);
		if (next === null) return null;
		texts = texts.flatMap((head) => next.map((tail) => head + tail));
	}
	return texts;
}

/** Whether it has a loop around calls. */
function holdsSeveral(root: Expr): boolean {
	const seen = new Set<Expr>();
	const todo: { readonly expr: Expr; readonly loop: boolean }[] = [{ expr: root, loop: false }];
	for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
		const { expr, loop } = next;
		if (expr.t === "several" || (expr.t === "calls" && loop)) return true;
		if (expr.t === "calls" || seen.has(expr)) continue;
		seen.add(expr);
		for (const one of inner(expr)) todo.push({ expr: one, loop: loop || expr.t === "many" });
	}
	return false;
}

const WORD = /^[^\s\p{Cc}<>{}()[\]"'`,=|\uff5c\\/][^\s\p{Cc}<>{}()[\]"'`,=|\uff5c\\]*$/u;

function nameFits(name: string, kind: WriteKind): boolean {
	if (name.length > 256) return false;
	if (kind === "attr") return !/["&\n\r]/.test(name);
	if (kind === "line") return !/[\n\r]/.test(name);
	if (kind === "word") return WORD.test(name);
	return kind === "tool";
}

function attribute(value: string): string {
	return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

function isPlain(value: string): boolean {
	return !/[^\P{Cc}\n\t]|[\u2028\u2029\ufeff]/u.test(value);
}

/** A value that is one run of characters: its constants, or what its type can be. */
function atomValue(
	kind: "attr" | "line" | "word" | "digits",
	schema: Schema,
	place: string,
	report: Report,
	writing: Writing,
): Expr | null {
	const fits = (one: string) =>
		kind === "digits"
			? /^[0-9]+$/.test(one)
			: kind === "word"
				? WORD.test(one)
				: !/[\n\r]/.test(one) && isPlain(one);
	const spell = (one: string) => (kind === "attr" ? attribute(one) : one);
	const constants = constantsOf(schema, place, report);
	if (constants !== undefined) {
		const texts = constants.map((one) =>
			typeof one === "string" ? one : jsonLine(one, writing.words.bare),
		);
		return alt(texts.filter(fits).map((one) => text(spell(one))));
	}
	const { bare } = writing.words;
	return alt(
		typesOf(schema).map((type): Expr | null => {
			switch (type) {
				case "integer":
				case "number":
					return kind === "digits"
						? many(oneOf("0-9"), 1, 15)
						: numberOf(type, schema, place, report);
				case "boolean":
					return kind === "digits" ? null : choice([text(bare.true), text(bare.false)]);
				case "null":
					return kind === "digits" ? null : text(bare.null);
				case "string":
					return kind === "digits" ? null : atomText(kind);
				case "object":
				case "array":
					return null;
				default:
					return type satisfies never;
			}
		}),
	);
}

function atomText(kind: "attr" | "line" | "word"): Expr {
	const letters = oneOf("A-Z", "a-z", "0-9", "_", ".", "-");
	if (kind === "word") return many(letters, 1, 64);
	const free = oneOf("A-Z", "a-z", "0-9", "_", ".", "-", " ", ",", "(", ")", "/", ":");
	return row(letters, many(free, 0, 120), letters);
}
