/** Plain words in a value are told from its end by the lookahead: the machine begins no attempt for each of their characters. */
import { expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { render } from "../../src/render/index.js";
import { parse } from "../../src/runtime/index.js";
import { Lookahead } from "../../src/runtime/program/lookahead.js";

const WORDS = "so many words as a note may hold, and some more of them; ".repeat(10).trim();
const parameters = { type: "object", properties: { note: { type: "string" } }, required: ["note"] };
const tools = [{ type: "function" as const, function: { name: "say", parameters } }];
/** Of some 570 characters. */
const MOST = 60;

const FORMATS = listFormats().filter(({ units }) => units.length > 0);

/** How often the lookahead lets an attempt begin while `read` reads. */
function begun(read: () => void): number {
	const { dies } = Lookahead.prototype;
	let count = 0;
	Lookahead.prototype.dies = function (...given) {
		const dead = dies.apply(this, given);
		if (!dead) count++;
		return dead;
	};
	try {
		read();
	} finally {
		Lookahead.prototype.dies = dies;
	}
	return count;
}

test.each(FORMATS.map((format) => [format.name, format] as const))("%s", (name, format) => {
	const writing = getWriting(name);
	if (writing === undefined) throw new Error(`no writer: ${name}`);
	const call = { name: "say", arguments: { note: WORDS } };
	const message = render(format, writing, { calls: [call] }, { tools });
	if (message.status !== "rendered") throw new Error(`${name}: not rendered`);
	const count = begun(() => {
		const { toolCalls } = parse(format, message.text, { tools });
		expect(toolCalls.map((one) => JSON.parse(one.arguments))).toEqual([{ note: WORDS }]);
	});
	expect(count).toBeLessThan(MOST);
});
