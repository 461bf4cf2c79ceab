import { expect, test } from "vitest";
import { blockRows, liveRows, type Row } from "../../../src/cli/play/rows.js";
import {
	applyEvent,
	type Block,
	closeOpen,
	emptyView,
	takeClosed,
} from "../../../src/cli/play/view.js";
import type { ParserEvent } from "../../../src/runtime/events.js";

const at = { start: 0, end: 0 };
const content = (text: string): ParserEvent => ({ type: "content", text, ...at });
const start: ParserEvent = { type: "call-start", index: 0, id: "id_1", name: "search", ...at };
const delta = (text: string): ParserEvent => ({
	type: "call-arguments",
	index: 0,
	delta: text,
	...at,
});
const end: ParserEvent = {
	type: "call-end",
	index: 0,
	status: "repaired",
	repairs: ["bare"],
	...at,
};
const notice: ParserEvent = { type: "notice", code: "stray", message: "text between calls", ...at };

function blocks(events: readonly ParserEvent[]): readonly Block[] {
	const view = emptyView();
	for (const event of events) applyEvent(view, event);
	closeOpen(view);
	return takeClosed(view);
}

const text = (rows: readonly Row[]) => rows.map((row) => row.map((span) => span.text).join(""));
const screen = { width: 24, height: 6, color: true };

test("each line of text is a block", () => {
	expect(blocks([content("a"), content("b\n\nc"), content("\n")])).toEqual([
		{ kind: "content", text: "ab" },
		{ kind: "content", text: "" },
		{ kind: "content", text: "c" },
	]);
});

test("reasoning and content are apart", () => {
	const reasoning: ParserEvent = { type: "reasoning", text: "hm", ...at };
	expect(blocks([reasoning, content("x"), reasoning]).map(({ kind }) => kind)).toEqual([
		"reasoning",
		"content",
		"reasoning",
	]);
});

test("a call grows, and ends with its verdict", () => {
	const view = emptyView();
	applyEvent(view, content("before"));
	applyEvent(view, start);
	expect(takeClosed(view)).toEqual([{ kind: "content", text: "before" }]);
	applyEvent(view, delta('{"q":'));
	applyEvent(view, delta('"x"}'));
	expect(view.open).toMatchObject({ name: "search", arguments: '{"q":"x"}', status: null });
	expect(takeClosed(view)).toEqual([]);
	applyEvent(view, end);
	expect(view.open).toBeNull();
	expect(takeClosed(view)).toMatchObject([{ kind: "call", status: "repaired", repairs: ["bare"] }]);
});

test("a notice within a call does not cut its block in two", () => {
	const kinds = blocks([start, delta("{"), notice, delta("}"), end]).map(({ kind }) => kind);
	expect(kinds).toEqual(["notice", "call"]);
});

const call: Block = {
	kind: "call",
	index: 0,
	id: "id_1",
	name: "search",
	arguments: '{"query":"a long text that needs rows"}',
	status: "complete",
	repairs: [],
};

test("a finished call shows its name, id, all arguments and the verdict", () => {
	const rows = text(blockRows(call, screen));
	expect(rows[0]).toBe("╭ call 0 search     id_1");
	expect(rows.slice(1, -1).every((row) => row.startsWith("│ "))).toBe(true);
	const shown = rows
		.slice(1, -1)
		.map((row) => row.slice(2))
		.join("");
	expect(shown).toBe('{"query":"a long text that needs rows"}');
	expect(rows.at(-1)).toBe("╰ complete");
});

test("the id gives way where there is no room for it", () => {
	const rows = text(blockRows({ ...call, id: "a_very_long_identifier" }, screen));
	expect(rows[0]).toBe("╭ call 0 search");
});

test("repairs stand in the verdict", () => {
	const repaired = { ...call, status: "repaired", repairs: ["bare", "unclosed"] } as const;
	expect(text(blockRows(repaired, { ...screen, width: 60 })).at(-1)).toBe(
		"╰ repaired: bare, unclosed",
	);
});

test("no row is wider than the screen", () => {
	for (const width of [3, 5, 24]) {
		for (const row of text(blockRows(call, { ...screen, width })))
			expect(row.length).toBeLessThanOrEqual(width);
	}
});

test("a growing call shows the end of its arguments and fits the height", () => {
	const open = { ...call, status: null, arguments: `{"q":"${"word ".repeat(200)}END` };
	const rows = text(liveRows(open, "", screen));
	expect(rows).toHaveLength(screen.height - 1);
	expect(rows[0]).toContain("search");
	expect(rows.at(-1)).toContain("END");
});

test("growing text shows its last rows", () => {
	const rows = text(liveRows({ kind: "content", text: `${"word ".repeat(200)}END` }, "", screen));
	expect(rows.length).toBeLessThanOrEqual(screen.height);
	expect(rows.at(-1)).toContain("END");
});

test("held text is a marked tail: behind text, in a call, alone", () => {
	const held = { text: "<<ca", look: "held" };
	expect(liveRows({ kind: "content", text: "hello " }, "<<ca", screen)[0]).toEqual([
		{ text: "hello ", look: "plain" },
		held,
	]);
	expect(liveRows(null, "<<ca", screen)).toEqual([[held]]);
	const open = { ...call, status: null, arguments: "{" };
	expect(liveRows(open, "<<ca", screen)[1]).toEqual([
		{ text: "│ ", look: "frame" },
		{ text: "{", look: "plain" },
		held,
	]);
	expect(liveRows(null, "", screen)).toEqual([]);
});

test("without colours the tail stands between marks", () => {
	expect(text(liveRows(null, "a\nb", { ...screen, color: false }))).toEqual(["‹a↵b›"]);
});

test("of a long tail the end is shown", () => {
	const [row] = text(liveRows(null, `${"x".repeat(500)}END`, { ...screen, width: 300 }));
	expect(row).toMatch(/^…x+END$/);
	expect(row?.length).toBeLessThan(130);
});

test("a notice says its code and its message", () => {
	expect(text(blockRows({ kind: "notice", code: "stray", message: "a\nb" }, screen))).toEqual([
		"! stray a↵b",
	]);
});
