/** What watches over a request is gone when the request is over: no timer and no listener of it is left. */
import { describe, expect, test } from "vitest";
import { EngineError } from "../../../src/gateway/engine.js";
import { Watch } from "../../../src/gateway/upstream/watch.js";

const timers = (): number =>
	process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
const failed = () => new EngineError("broken", "gone");

describe("a watch", () => {
	test.each([
		["in which nothing has come", {}, 0],
		["in which something has come", {}, 1],
		["in which much has come", {}, 5],
		["with one limit for all", { first: 60_000, stall: 60_000 }, 3],
	])("%s has one timer, and none when it is over", (_what, timeouts, times) => {
		const before = timers();
		const watch = new Watch(new AbortController().signal, timeouts);
		for (let time = 0; time < times; time++) {
			watch.wait();
			watch.progress();
		}
		expect(timers()).toBe(before + 1);
		watch.close();
		expect(timers()).toBe(before);
		expect(watch.signal.aborted).toBe(true);
	});

	test("ends its request with the client's, and gives the client's reason", () => {
		const client = new AbortController();
		const watch = new Watch(client.signal);
		expect(watch.signal.aborted).toBe(false);
		expect(watch.reason(failed)).toEqual(failed());
		const why = new Error("the client has gone");
		client.abort(why);
		expect(watch.signal.aborted).toBe(true);
		expect(watch.reason(failed)).toBe(why);
		watch.close();
	});

	test("tells for how long its upstream was silent", async () => {
		const given = async (watch: Watch): Promise<unknown> => {
			await watch.given.catch(() => undefined);
			watch.close();
			return watch.reason(failed);
		};
		const { signal } = new AbortController();
		const first = new Watch(signal, { first: 3, stall: 60_000 });
		expect(await given(first)).toEqual(
			new EngineError("timeout", "the upstream was silent for 3 ms"),
		);
		const later = new Watch(signal, { first: 60_000, stall: 4 });
		later.progress();
		later.wait();
		expect(await given(later)).toEqual(
			new EngineError("timeout", "the upstream was silent for 4 ms"),
		);
	});
});
