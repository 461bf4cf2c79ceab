/**
 * Scan loops (section 1): the loop of `message` and the loops of its sections. A loop is read like an
 * open payload: what it does not recognize is content.
 */
import { putText } from "./bind.js";
import { expand, go, type Place } from "./expand.js";
import { holdsCommit } from "./facts.js";
import { endSection, fresh, isVisible, NEXT, notice, type Reading, settle } from "./reading.js";
import { loopAround, outermostLoop, type Todo } from "./todo.js";
import type { Rules, Scan } from "./tree.js";

/** A reading has come to a loop, for the first time or once more. */
export function enterLoop(place: Place, reading: Reading, loop: Scan): readonly Reading[] {
	const { todos } = place.setting;
	const { todo, next } = { todo: reading.todo, next: reading.todo.next };
	if (next === null || place.trail.includes(todo)) return [];
	if (reading.muted > 0 || reading.call !== null) {
		return expand(place, { ...reading, todo: todos.push(loop.plain, next) });
	}
	const inside = enterSection(reading, loop);
	if (place.leaving && loop.outermost) return loopExits(place, inside, loop);
	if (!place.leaving && isEstablished(todos.rules, inside, loop)) {
		return [settle({ ...inside, doing: { is: "waiting", at: place.at } }, "outside", place.at)];
	}
	// Nothing proves the section yet: a call must come at once, or the end, if it may stand empty.
	const at = { ...place, trail: [...place.trail, todo] };
	const items = loop.body === null ? [] : go(at, inside, todos.pushItem(loop.body, todo));
	return loop.empty ? [...items, ...go(at, inside, next)] : items;
}

/**
 * What proves that a section is one: a literal of four or more characters; where its calls have a `~`, only that. Text of the
 * section that ends before the loop needs no other proof.
 */
function isEstablished(rules: Rules, reading: Reading, loop: Scan): boolean {
	if (loop.outermost || reading.proven) return true;
	if (reading.settled.some(({ kind }) => kind === "terminator")) return true;
	return reading.told && (loop.body === null || !holdsCommit(rules, loop.body));
}

function enterSection(reading: Reading, loop: Scan): Reading {
	if (loop.outermost) return endSection(reading);
	return { ...reading, section: reading.section ?? reading.from };
}

/** The readings that leave the loop's content at this place: items, separators, what follows, openings of `message`. */
export function loopExits(place: Place, reading: Reading, loop: Scan): readonly Reading[] {
	const { setting, at } = place;
	const { todos } = setting;
	const { todo, next } = { todo: reading.todo, next: reading.todo.next };
	if (next === null) return [];
	const inside = { ...place, trail: [...place.trail, todo] };
	const rounds = [loop.body, loop.separator]
		.filter((part) => part !== null)
		.flatMap((part) => go(inside, reading, todos.pushItem(part, todo)));
	const follow = go(inside, reading, next);
	const outer = loop.outermost ? null : outermostLoop(next);
	if (outer?.task.type !== "scan" || outer.task.body === null) return [...rounds, ...follow];
	const { deviations, section } = reading;
	const out = {
		...notice(endSection(reading), "unclosed", section ?? at, at),
		deviations: deviations + 1,
	};
	return [...rounds, ...follow, ...go(inside, out, todos.pushItem(outer.task.body, outer))];
}

/** The readings that end a run of content, [start, place.at), that stood in the loop. */
export function leaveLoop(
	place: Place,
	reading: Reading,
	loop: Scan,
	start: number,
): readonly Reading[] {
	const { setting, at } = place;
	const out = putText(setting, reading, "content", start, at);
	const line = setting.text.slice(start, at).split("\n").at(-1) ?? "";
	const behindText = !loop.outermost && isVisible(line);
	const begun = { ...out, ...fresh(at, place.end === "no"), behindText, doing: NEXT };
	return loopExits(place, begun, loop);
}

/** At the end: one of the readings that leave a loop, which has left the sections around it, too. It needs nothing more. */
export function thatLeft(
	place: Place,
	leaving: readonly Reading[],
	loop: Todo,
): Reading | undefined {
	for (const one of leaving) {
		const { doing, todo } = one;
		if (one.call !== null || (doing.is !== "waiting" && doing.is !== "end")) continue;
		if (one.section === null) return one;
		if (todo.task.type !== "scan" || todo !== loopAround(loop)) continue;
		const left = thatLeft(place, leaveLoop(place, one, todo.task, place.at), todo);
		if (left !== undefined) return left;
	}
	return undefined;
}
