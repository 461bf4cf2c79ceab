/**
 * Reads an object pattern: one JSON (or Python) object some members of which are bound. Keys and values have readers of
 * their own; this one knows what is expected next.
 */
import type { Pattern } from "../../contract.js";
import { COMMA, QUOTE } from "../characters.js";
import { nestingBefore } from "../counter.js";
import { beginsValue } from "../json/slips.js";
import { DONE, FAILED, RUNNING, TOO_DEEP } from "../output.js";
import { DOUBLED_COMMA, MISSING_COLON, MISSING_COMMA, TRAILING_COMMA } from "../repairs.js";
import { KeyReader } from "./key.js";
import { MemberReader } from "./member.js";
import { BEFORE, BEFORE_VALUE, COLON, KEY, KEY_OR_END, NEXT, PatternState } from "./state.js";

const BRACE = 123;
const BRACE_END = 125;
const COLON_CODE = 58;

export class PatternReader extends PatternState {
	/** The same reader at the same place; null: it has read what is never the same, or cannot be copied. */
	copy(): PatternReader | null {
		const { members } = this;
		if (this.status !== RUNNING || members.isOwn || this.argumentsText.length > 1) return null;
		const key = this.key === null ? null : this.key.copy();
		const current = this.current === null ? null : this.current.copy();
		if (this.current !== null && current === null) return null;
		if (current !== null && current.short !== null && !members.awaitsName) return null;
		const one = new PatternReader(this.pattern, this.how);
		one.standAs(this, key, current);
		return one;
	}

	/**
	 * Reads chunk[i..end); returns the index behind the last character read. Returns early when `ready` becomes true, so
	 * that the caller can commit at that place, behind an id that comes too late, behind arguments, and where a scanner of its own
	 * goes on with them.
	 */
	read(chunk: string, i: number, end: number): number {
		const { identity } = this;
		let j = i;
		const wasReady = identity.ready;
		const { reading } = this;
		const direct = reading?.direct;
		while (j < end && this.status === RUNNING) {
			if (this.current !== null) j = this.value(this.current, chunk, j, end);
			else if (this.key !== null) j = this.keyText(this.key, chunk, j, end);
			else j = this.structure(chunk.charCodeAt(j), j);
			if ((identity.ready && !wasReady) || identity.lateIdAt >= 0) break;
			if (reading !== null && (this.reading !== reading || reading.direct !== direct)) break;
		}
		return j;
	}

	/** The index in chunk[i..end) up to which nothing stands but what means nothing between tokens. */
	passes(chunk: string, i: number, end: number): number {
		const isBetween = this.state !== BEFORE && this.current === null && this.key === null;
		return isBetween && this.status === RUNNING ? this.between.passes(chunk, i, end) : i;
	}

	/** The input ends: whether only the envelope is missing. In Python the name may have waited for a string that continues it. */
	finishEnvelope(): boolean {
		const { current } = this;
		if (current?.finishScalar() === true) this.endValue(current, "", 0, 0);
		return this.onlyEnvelopeMissing;
	}

	/** The direct scanner of the arguments was run by the caller. */
	sync(): void {
		const { current } = this;
		if (current === null) return;
		current.sync();
		if (current.status === DONE) this.endValue(current, "", 0, 0);
		else if (current.status !== RUNNING) this.fail(0, current.status);
	}

	private structure(c: number, i: number): number {
		if (this.state === BEFORE) return this.enter(c, i, this.pattern);
		const is = this.between.pass(c);
		if (is !== "token") return is === "fault" ? this.fail(i) : i + 1;
		switch (this.state) {
			case COLON:
				return this.colon(c, i);
			case BEFORE_VALUE:
				return this.beginValue(c, i);
			case NEXT:
				return this.next(c, i);
			default:
				return this.beginKey(c, i);
		}
	}

	private colon(c: number, i: number): number {
		this.state = BEFORE_VALUE;
		if (c === COLON_CODE) {
			if (this.bare) this.note("missing-comma");
			this.bare = false;
			return i + 1;
		}
		if (this.bare) return this.fail(i);
		if (this.between.isColon(c)) return i + 1;
		const missing = (this.repairable & MISSING_COLON) !== 0 && beginsValue(c, this.repairable);
		if (!missing) return this.fail(i);
		this.note("missing-colon");
		return i;
	}

	private enter(c: number, i: number, members: Pick<Pattern, "members" | "open">): number {
		if (c !== BRACE) return this.fail(i);
		this.members.levels.enter(members);
		this.state = KEY_OR_END;
		return i + 1;
	}

	private beginKey(c: number, i: number): number {
		if (c === BRACE_END) {
			// an empty object, or a comma behind the last member
			if (this.state === KEY) {
				if ((this.how.options.repairs & TRAILING_COMMA) === 0) return this.fail(i);
				this.note("trailing-comma");
			}
			return this.endObject(i);
		}
		if (c === COMMA && this.state === KEY_OR_END && this.between.repair()) return i + 1;
		if (c === COMMA && this.state === KEY && (this.repairable & DOUBLED_COMMA) !== 0) {
			this.note("doubled-comma");
			return i + 1;
		}
		this.key = KeyReader.begin(c, this.pattern.py, this.how.options);
		return this.key === null ? this.fail(i) : i;
	}

	private keyText(reader: KeyReader, chunk: string, i: number, end: number): number {
		const j = reader.scan(chunk, i, end);
		if (reader.status === RUNNING) return j;
		if (reader.status !== DONE) return this.fail(j, reader.status);
		for (const code of reader.repairs) this.note(code);
		this.key = null;
		if (!this.members.await(reader.key)) return this.refuse(chunk, i, j);
		this.state = COLON;
		return j;
	}

	private beginValue(c: number, i: number): number {
		const { members } = this;
		if (c === COLON_CODE && this.between.repair()) return i + 1;
		if (c === BRACE && members.wraps) {
			this.note("wrapped-function");
			members.levels.enterSame();
			this.state = KEY_OR_END;
			return i + 1;
		}
		const member = members.beginValue(c === BRACE);
		if (member !== null && "members" in member.value) return this.enter(c, i, member.value);
		const { options, declared } = this.how;
		this.current = MemberReader.begin(
			member,
			this.pattern.py,
			options,
			!this.ready,
			declared,
			this.name,
		);
		return i;
	}

	private value(reader: MemberReader, chunk: string, i: number, end: number): number {
		const known = reader.accepted;
		// the first character alone decides whether the call may commit
		const j = reader.scan(chunk, i, end, !this.ready);
		this.argumentsText += reader.argumentsText;
		reader.argumentsText = "";
		if (reader.status > DONE) return this.fail(j, reader.status);
		if (!known && reader.accepted) this.members.decide(reader);
		return reader.status === DONE ? this.endValue(reader, chunk, i, j) : j;
	}

	private endValue(reader: MemberReader, chunk: string, i: number, j: number): number {
		this.current = null;
		if (!this.members.bind(reader, j)) return this.refuse(chunk, i, j);
		this.state = NEXT;
		return j;
	}

	private next(c: number, i: number): number {
		if (c === COMMA || this.between.isComma(c)) {
			this.state = KEY;
			return i + 1;
		}
		if (c === BRACE_END) return this.endObject(i);
		if (!this.onlyEnvelopeMissing) {
			if (c !== QUOTE || (this.repairable & MISSING_COMMA) === 0) return this.fail(i);
			this.bare = true;
			return this.beginKey(c, i);
		}
		this.note("envelope");
		this.status = DONE;
		return i;
	}

	private endObject(i: number): number {
		const { members } = this;
		if (members.levels.depth === 1) {
			members.readName();
			this.argumentsText += members.readFlat();
		}
		if (!members.levels.leave()) return this.fail(i);
		this.state = NEXT;
		if (members.levels.depth > 0) return i + 1;
		this.status = DONE;
		this.identity.end();
		return i + 1;
	}

	private note(code: string): void {
		this.members.note(code);
	}

	/**
	 * A key or value was read up to index `j` and does not fit. The character that ended it did not: whoever counts reads
	 * it again, from the state before it.
	 */
	private refuse(chunk: string, i: number, j: number): number {
		const last = j > i ? chunk.charCodeAt(j - 1) : 0;
		this.refused = nestingBefore(last, this.members.levels.depth, this.pattern.py);
		return this.fail(this.refused === null ? j : j - 1);
	}

	private fail(i: number, status: number = FAILED): number {
		this.status = status === TOO_DEEP ? TOO_DEEP : FAILED;
		return i;
	}
}
