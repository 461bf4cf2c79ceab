/** Of readings that come to the same one stays, however many there are: at the place of the first, with the fewest deviations of all. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { SPACE, Step } from "../../src/runtime/program/steps.js";
import { Thread } from "../../src/runtime/readings/thread.js";
import { dropTwins } from "../../src/runtime/readings/twins.js";

const STEPS = Array.from({ length: 4 }, (_, id) => new Step(SPACE, id));
const [back] = STEPS;
if (back === undefined) throw new Error("no step");
const FRAMES = [
	null,
	{ back, key: "", depth: 1, outer: null },
	{ back, key: "a", depth: 1, outer: null },
];

const reading = fc.record({
	step: fc.constantFrom(...STEPS),
	frame: fc.constantFrom(...FRAMES),
	offset: fc.nat(1),
	deviations: fc.nat(2),
});

it.each([4, 16, 17, 60])("of %i readings", (most) => {
	fc.assert(
		fc.property(fc.array(reading, { minLength: most, maxLength: most }), (list) => {
			const threads = list.map(({ step, frame, offset, deviations }) => {
				const t = new Thread(step, 0);
				if (frame !== null) t.frame = frame;
				t.offset = offset;
				t.deviations = deviations;
				return t;
			});
			const expected = new Map<string, number>();
			for (const { step, frame, offset, deviations } of list) {
				const key = `${step.id} ${FRAMES.indexOf(frame)} ${offset}`;
				expected.set(key, Math.min(expected.get(key) ?? deviations, deviations));
			}
			dropTwins(threads);
			const left = threads.map(({ step, frame, offset, deviations }) => [
				`${step.id} ${FRAMES.indexOf(frame as (typeof FRAMES)[number])} ${offset}`,
				deviations,
			]);
			expect(left).toEqual([...expected]);
		}),
	);
});
