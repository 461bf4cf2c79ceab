/**
 * `npm run trace`: one call, character by character, as the machine reads it: the table of docs/MACHINE.md.
 *
 *   npm run trace -- FORMAT TEXT   prints the trace of a text of your own
 *   --check                        fails when the table of the page is another one
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { getFormat } from "../src/generated/registry.js";
import { openParser } from "../src/runtime/engine/parser.js";
import type { Machine } from "../src/runtime/machine/machine.js";
import { KIND } from "../src/runtime/program/steps.js";
import type { Thread } from "../src/runtime/readings/thread.js";

const PAGE = new URL("../docs/MACHINE.md", import.meta.url);
const CALL = 'Hi.\n<tool_call>\n{"name": "now", "arguments": {"zone": "UTC"}}\n</tool_call>';
/** by number, as in mode.ts */
const MODES = ["text", "head", "value", "count", "broken", "ended", "ending", "proof"];
const KINDS = new Map<number, string>(
	Object.entries(KIND).map(([name, kind]) => [kind, name] as const),
);
const SHOWN = 3;

interface Row {
	characters: string;
	readonly mode: string;
	readonly readings: string;
	readonly events: string;
}

export function traceOf(name: string, text: string): readonly Row[] {
	const format = getFormat(name);
	if (format === undefined) throw new RangeError(`no format ${name}`);
	const parser = openParser(format, { generateId: () => "id" });
	const rows: Row[] = [];
	const note = (character: string, events: readonly { readonly type: string }[]): void => {
		const { machine } = parser;
		const mode = MODES[machine.mode];
		if (mode === undefined) throw new Error(`mode ${machine.mode} has no name here`);
		const told = events.map(shown).join(", ");
		const readings = readingsOf(machine);
		const last = rows.at(-1);
		const goesOn = last?.mode === mode && last.readings === readings && last.events === told;
		if (goesOn) last.characters += character;
		else rows.push({ characters: character, mode, readings, events: told });
	};
	for (const character of text) note(character, parser.feed(character));
	note("(end)", parser.finish("stop"));
	return rows;
}

function shown(event: { readonly type: string }): string {
	if ("name" in event) return `${event.type} ${String(event.name)}`;
	if ("status" in event) return `${event.type} ${String(event.status)}`;
	return event.type;
}

/** How many readings live, and where the first ones stand. */
function readingsOf({ threads }: Machine): string {
	const places = [...new Set(threads.map(placeOf))];
	const more = places.length > SHOWN ? ` and ${places.length - SHOWN} other places` : "";
	return threads.length === 0
		? ""
		: `${threads.length}: ${places.slice(0, SHOWN).join("; ")}${more}`;
}

function placeOf({ step }: Thread): string {
	const kind = KINDS.get(step.kind) ?? "";
	return step.text === "" ? kind : `${kind} ${JSON.stringify(step.text)}`;
}

function tableOf(rows: readonly Row[]): string {
	const cell = (text: string): string => text.replaceAll("|", "\\|");
	const lines = rows.map(
		({ characters, mode, readings, events }) =>
			`| \`${cell(characters.replaceAll("\n", "\\n"))}\` | ${mode} | ${cell(readings)} | ${cell(events)} |`,
	);
	return ["| read | mode | readings | events |", "| --- | --- | --- | --- |", ...lines].join("\n");
}

function main(): void {
	const { values, positionals } = parseArgs({
		options: { check: { type: "boolean", default: false } },
		allowPositionals: true,
	});
	const [format, text] = positionals;
	if (format !== undefined) {
		console.log(tableOf(traceOf(format, text ?? CALL)));
		return;
	}
	const page = readFileSync(PAGE, "utf8");
	const table = `<!-- trace -->\n${tableOf(traceOf("hermes", CALL))}\n<!-- /trace -->`;
	const made = page.replace(/<!-- trace -->[\s\S]*<!-- \/trace -->/, () => table);
	if (made === page) console.log("docs/MACHINE.md: the trace is fresh");
	else if (values.check) {
		console.error("docs/MACHINE.md is stale: run npm run trace");
		process.exitCode = 1;
	} else {
		writeFileSync(PAGE, made);
		console.log("docs/MACHINE.md: trace written");
	}
}

main();
