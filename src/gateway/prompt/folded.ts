/** A conversation for a template that does not take all roles, or not everywhere: what they say stands in other turns. */
import type { Abilities } from "./probe.js";
import type { Turn } from "./turns.js";

/** Nothing is left out: a template may pass over what it does not take, or refuse it. */
export function folded(
	turns: readonly Turn[],
	{ system, laterSystem, developer }: Pick<Abilities, "system" | "laterSystem" | "developer">,
): readonly Turn[] {
	const known = developer ? turns : turns.map(asSystem);
	if (!system) return withoutSystem(known);
	return laterSystem ? known : withoutLaterSystem(known);
}

function asSystem(turn: Turn): Turn {
	return turn.role === "developer" ? { role: "system", content: turn.content } : turn;
}

/** What the system says stands at the beginning of the user's next message: single templates know no system. */
function withoutSystem(turns: readonly Turn[]): readonly Turn[] {
	const out: Turn[] = [];
	let said = "";
	for (const turn of turns) {
		if (turn.role === "system" || turn.role === "developer") {
			said += `${turn.content}\n\n`;
		} else if (turn.role === "user") {
			out.push({ role: "user", content: said + turn.content });
			said = "";
		} else out.push(turn);
	}
	return said === "" ? out : [...out, { role: "user", content: said.trimEnd() }];
}

/** What the system says later stands in the turn before it, of the system or the user, or else is a turn of the user. */
function withoutLaterSystem(turns: readonly Turn[]): readonly Turn[] {
	const out: Turn[] = [];
	for (const turn of turns) {
		const last = out.at(-1);
		if ((turn.role !== "system" && turn.role !== "developer") || last === undefined) out.push(turn);
		else if (last.role === "system" || last.role === "developer" || last.role === "user")
			out[out.length - 1] = { role: last.role, content: `${last.content}\n\n${turn.content}` };
		else out.push({ role: "user", content: turn.content });
	}
	return out;
}
