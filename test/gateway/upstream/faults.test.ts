/** Everything that can go wrong between the gateway and an upstream, each with the outcome of docs/gateway/upstreams.md. */
import { describe, expect, test } from "vitest";
import type { Upstream } from "../../../src/gateway/upstream/upstream.js";
import { all, plainEngine, REQUEST, TRANSPORTS, textOf, untilFailure } from "./read.js";
import type { Script } from "./server.js";
import { upstreams } from "./upstreams.js";

const upstream = upstreams();

const piece = (text: string, finish: string | null = null) => ({
	choices: [{ index: 0, text, finish_reason: finish }],
});
describe.each(TRANSPORTS)("through %s", (_name, transport) => {
	const engineOf = (to: Upstream) => plainEngine({ ...to, transport });

	describe("before the answer", () => {
		test("nobody listens: unreachable, and the message names no host", async () => {
			const server = await upstream(() => {});
			await server.close();
			const { pieces, error } = await untilFailure(engineOf({ url: server.url }));
			expect(pieces).toEqual([]);
			expect(error).toMatchObject({ failure: "unreachable", status: null });
			expect(error.message).toContain("ECONNREFUSED");
			expect(error.message).not.toContain("127.0.0.1");
		});

		test("a name that no server has: unreachable", async () => {
			const { error } = await untilFailure(engineOf({ url: "http://no-such-host.invalid" }));
			expect(error.failure).toBe("unreachable");
			expect(error.message).not.toContain("no-such-host");
		});

		test("the connection dies before a status: unreachable", async () => {
			const server = await upstream((_seen, wire) => wire.die());
			const { error } = await untilFailure(engineOf({ url: server.url }));
			expect(error.failure).toBe("unreachable");
		});

		const json = { "content-type": "application/json" };
		const refusals: readonly (readonly [string, number, string, RegExp])[] = [
			["OpenAI's error", 400, '{"error":{"message":"too long","type":"x"}}', /^too long$/],
			["a text for an error", 422, '{"error":"no","error_type":"validation"}', /^no$/],
			["vLLM's older error", 400, '{"object":"error","message":"bad","code":400}', /^bad$/],
			["FastAPI's detail", 404, '{"detail":"Not Found"}', /^Not Found$/],
			["pydantic's list", 422, '{"detail":[{"msg":"a"},{"msg":"b"}]}', /^a; b$/],
			["no JSON", 503, "<html>secret paths</html>", /^the upstream refused with status 503$/],
			["an error in place of a stream", 200, '{"error":{"message":"no such route"}}', /^no such/],
		];
		test.each(refusals)(
			"refused, with status and message: %s",
			async (_title, status, body, says) => {
				const server = await upstream((_seen, wire) => wire.status(status, json, body));
				const { error } = await untilFailure(engineOf({ url: server.url }));
				expect(error).toMatchObject({ failure: "refused", status });
				expect(error.message).toMatch(says);
			},
		);

		test.each([401, 403])(
			"%i is about the gateway's key: the upstream's words stay here",
			async (status) => {
				const server = await upstream((_seen, wire) =>
					wire.status(status, json, '{"error":{"message":"bad key sk-secret of org-1"}}'),
				);
				const { error } = await untilFailure(engineOf({ url: server.url, key: "sk-secret" }));
				expect(error).toMatchObject({ failure: "refused", status });
				expect(error.message).not.toContain("sk-secret");
				expect(error.message).not.toContain("org-1");
			},
		);

		test("an upstream that repeats the key does not tell the client", async () => {
			const server = await upstream((seen, wire) =>
				wire.status(400, json, JSON.stringify({ error: `you sent ${seen.headers.authorization}` })),
			);
			const { error } = await untilFailure(engineOf({ url: server.url, key: "sk-secret" }));
			expect(error.message).toContain("you sent Bearer");
			expect(error.message).not.toContain("sk-secret");
		});

		test("an answer that is no stream is not read to its end", async () => {
			let written = 0;
			const server = await upstream(async (_seen, wire) => {
				wire.begin(200, { "content-type": "text/html" });
				let on = true;
				void wire.gone.then(() => {
					on = false;
				});
				while (on) {
					await wire.taken("<p>".repeat(10_000));
					written++;
				}
			});
			const { error } = await untilFailure(engineOf({ url: server.url }));
			expect(error.failure).toBe("garbage");
			expect(written).toBeLessThan(1000);
		});

		test("a redirect is refused, and the other host hears nothing", async () => {
			const other = await upstream((_seen, wire) => wire.end());
			const server = await upstream((_seen, wire) =>
				wire.status(307, { location: `${other.url}/v1/completions` }),
			);
			const { error } = await untilFailure(engineOf({ url: server.url, key: "k" }));
			expect(error).toMatchObject({ failure: "refused", status: 307 });
			expect(other.seen).toEqual([]);
		});

		test("silence before the first event: timeout, and the request is ended", async () => {
			let gone = false;
			const server = await upstream(async (_seen, wire) => {
				await wire.raw(": hello");
				await wire.gone;
				gone = true;
			});
			const timeouts = { first: 50, stall: 5000 };
			const { pieces, error } = await untilFailure(engineOf({ url: server.url, timeouts }));
			expect(pieces).toEqual([]);
			expect(error.failure).toBe("timeout");
			await expect.poll(() => gone).toBe(true);
		});

		test("no status at all: timeout", async () => {
			const server = await upstream(() => {});
			const timeouts = { first: 50 };
			const { error } = await untilFailure(engineOf({ url: server.url, timeouts }));
			expect(error.failure).toBe("timeout");
		});
	});

	describe("in the middle of the answer", () => {
		/** The text before the fault is handed out, whatever the fault is. */
		async function failing(script: Script, timeouts = {}) {
			const server = await upstream(async (seen, wire) => {
				await wire.event(piece("Hel"));
				await wire.event(piece("lo"));
				await wire.pause(20);
				await script(seen, wire);
			});
			const found = await untilFailure(engineOf({ url: server.url, timeouts }));
			expect(textOf(found.pieces)).toBe("Hello");
			expect(found.pieces.filter(({ type }) => type === "finish")).toEqual([]);
			return found.error;
		}

		test("it dies: broken", async () => {
			const error = await failing((_seen, wire) => wire.die());
			expect(error.failure).toBe("broken");
		});

		test("it ends without a reason: broken", async () => {
			const error = await failing((_seen, wire) => wire.end());
			expect(error.failure).toBe("broken");
		});

		test("it says that it is done, but not why: broken", async () => {
			const error = await failing((_seen, wire) => wire.event("[DONE]"));
			expect(error.failure).toBe("broken");
		});

		test("it ends in the middle of an event: broken", async () => {
			const error = await failing(async (_seen, wire) => {
				await wire.raw('data: {"choices":[{"index":0,"text":"x","finish_reason":"stop"}]}');
				wire.end();
			});
			expect(error.failure).toBe("broken");
		});

		test("it stalls: timeout, and the request is ended", async () => {
			let gone = false;
			const error = await failing(
				async (_seen, wire) => {
					await wire.gone;
					gone = true;
				},
				{ stall: 300 },
			);
			expect(error.failure).toBe("timeout");
			await expect.poll(() => gone).toBe(true);
		});

		test("it drips, and never ends its line: timeout", async () => {
			const error = await failing(
				async (_seen, wire) => {
					let on = true;
					void wire.gone.then(() => {
						on = false;
					});
					await wire.raw("data: ");
					while (on) {
						await wire.raw("x");
						await wire.pause(10);
					}
				},
				{ stall: 300 },
			);
			expect(error.failure).toBe("timeout");
		});

		const garbage: readonly (readonly [string, string | Uint8Array])[] = [
			["JSON that is broken", 'data: {"choices":\n\n'],
			["JSON that is no object", "data: [1]\n\n"],
			["text that is no JSON", "data: hello\n\n"],
			["lines that are no events", "<html>\n"],
			["a text that is a number", 'data: {"choices":[{"index":0,"text":7}]}\n\n'],
			["a choice that is none", 'data: {"choices":[7]}\n\n'],
			["a choice that nobody asked for", 'data: {"choices":[{"index":1,"text":"x"}]}\n\n'],
			["a choice of half a number", 'data: {"choices":[{"index":0.5,"text":"x"}]}\n\n'],
			["bytes that are no UTF-8", Uint8Array.of(0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0x0a, 0x0a)],
			["a line without an end", `data: ${"x".repeat(1_100_000)}`],
		];
		test.each(garbage)("it sends %s: garbage", async (_title, bytes) => {
			const error = await failing(async (_seen, wire) => {
				await wire.raw(bytes);
				await wire.pause(1000);
			});
			expect(error.failure).toBe("garbage");
			expect(error.message).not.toContain("xxx");
		});

		const errors: readonly (readonly [string, string])[] = [
			[
				"vLLM",
				'data: {"error":{"message":"out of memory","type":"x","code":500}}\n\ndata: [DONE]\n\n',
			],
			["TGI", 'event: error\ndata: {"error":"out of memory","error_type":"generation"}\n\n'],
			[
				"llama.cpp, older",
				'error: {"code":500,"message":"out of memory","type":"server_error"}\n\n',
			],
			["an event of this name with a text", "event: error\ndata: out of memory\n\n"],
		];
		test.each(errors)(
			"it reports an error as %s does: broken, with its message",
			async (_title, text) => {
				const error = await failing(async (_seen, wire) => {
					await wire.raw(text);
					wire.end();
				});
				expect(error).toMatchObject({ failure: "broken", message: "out of memory" });
			},
		);

		test("it reports an error that says nothing: broken, in words", async () => {
			const error = await failing(async (_seen, wire) => {
				await wire.raw('event: error\ndata: {"x":1}\n\n');
				wire.end();
			});
			expect(error).toMatchObject({ failure: "broken" });
			expect(error.message).toMatch(/upstream failed/);
		});

		test("an error as the first event is a refusal, with its status", async () => {
			const server = await upstream(async (_seen, wire) => {
				await wire.event({ error: { message: "too long", code: 400 } });
				wire.end();
			});
			const { error } = await untilFailure(engineOf({ url: server.url }));
			expect(error).toMatchObject({ failure: "refused", message: "too long", status: 400 });
		});

		test.each([399, 600, 1026, "400", null])(
			"an error as the first event whose code is no status of an error: %j",
			async (code) => {
				const server = await upstream(async (_seen, wire) => {
					await wire.event({ error: { message: "too long", code } });
					wire.end();
				});
				const { error } = await untilFailure(engineOf({ url: server.url }));
				expect(error).toMatchObject({ failure: "refused", message: "too long", status: null });
			},
		);

		test("text behind the end of its choice: garbage", async () => {
			const server = await upstream(async (_seen, wire) => {
				await wire.event(piece("a", "stop"));
				await wire.event(piece("b"));
				wire.end();
			});
			const { pieces, error } = await untilFailure(engineOf({ url: server.url }));
			expect(textOf(pieces)).toBe("a");
			expect(error.failure).toBe("garbage");
		});
	});

	describe("slow, but alive", () => {
		test("comments keep a silent upstream alive, before the first event and later", async () => {
			const server = await upstream(async (_seen, wire) => {
				for (let i = 0; i < 25; i++) {
					await wire.raw(": still here\n\n");
					await wire.pause(20);
				}
				await wire.event(piece("a"));
				for (let i = 0; i < 25; i++) {
					await wire.raw(":\n");
					await wire.pause(20);
				}
				await wire.event(piece("b", "stop"));
				wire.end();
			});
			const timeouts = { first: 400, stall: 400 };
			expect(textOf(await all(engineOf({ url: server.url, timeouts })))).toBe("ab");
		});

		test("time that the reader takes is not the upstream's", async () => {
			const server = await upstream(async (_seen, wire) => {
				await wire.event(piece("a"));
				await wire.event(piece("b", "stop"));
				wire.end();
			});
			const engine = engineOf({ url: server.url, timeouts: { stall: 200 } });
			let text = "";
			for await (const one of engine.generate(REQUEST, new AbortController().signal)) {
				await new Promise((resolve) => setTimeout(resolve, 300));
				if (one.type === "text") text += one.chunk;
			}
			expect(text).toBe("ab");
		});

		test("an upstream that keeps the connection open behind its end does not hold the client", async () => {
			const server = await upstream(async (_seen, wire) => {
				await wire.event(piece("a", "stop"));
				await wire.event("[DONE]");
				await wire.gone;
			});
			expect(textOf(await all(engineOf({ url: server.url })))).toBe("a");
		});
	});

	describe("the client leaves", () => {
		/** Serves without an end; tells when its client has gone. */
		async function endless() {
			const state = { gone: 0 };
			const server = await upstream(async (_seen, wire) => {
				let on = true;
				void wire.gone.then(() => {
					on = false;
					state.gone++;
				});
				while (on) {
					await wire.event(piece("x"));
					await wire.pause(5);
				}
			});
			return { server, state };
		}

		test("by its signal: the upstream is told, and the reader gets the signal's reason", async () => {
			const { server, state } = await endless();
			const leaving = new AbortController();
			const reason = new Error("the client has left");
			const read = async () => {
				for await (const one of engineOf({ url: server.url }).generate(REQUEST, leaving.signal))
					if (one.type === "text") leaving.abort(reason);
			};
			await expect(read()).rejects.toBe(reason);
			await expect.poll(() => state.gone).toBe(1);
		});

		test("while nothing comes", async () => {
			let gone = false;
			const server = await upstream(async (_seen, wire) => {
				await wire.gone;
				gone = true;
			});
			const leaving = new AbortController();
			const reading = all(engineOf({ url: server.url }), REQUEST, leaving.signal);
			const reason = new Error("the client has left");
			setTimeout(() => leaving.abort(reason), 30);
			await expect(reading).rejects.toBe(reason);
			await expect.poll(() => gone).toBe(true);
		});

		test("before it is asked: nothing is sent", async () => {
			const { server } = await endless();
			const reading = all(engineOf({ url: server.url }), REQUEST, AbortSignal.abort());
			await expect(reading).rejects.toThrow();
			expect(server.seen).toEqual([]);
		});

		test("by ending the loop: the upstream is told, and sockets do not pile up", async () => {
			const { server, state } = await endless();
			const leave = async () => {
				const pieces = engineOf({ url: server.url }).generate(
					REQUEST,
					new AbortController().signal,
				);
				for await (const _ of pieces) break;
			};
			for (let i = 0; i < 30; i++) await leave();
			await expect.poll(() => state.gone).toBe(30);
			// The platform opens a connection or two for the next requests.
			await expect.poll(() => server.sockets()).toBeLessThan(5);
		});

		test("backpressure: while nobody asks, the upstream cannot go on", async () => {
			let written = 0;
			const text = "x".repeat(65_536);
			const server = await upstream(async (_seen, wire) => {
				let on = true;
				void wire.gone.then(() => {
					on = false;
				});
				// 64 MB; what fits into buffers of the system is some of them
				while (on && written < 1000) {
					await wire.taken(`data: ${JSON.stringify(piece(text))}\n\n`);
					written++;
				}
			});
			const pieces = engineOf({ url: server.url })
				.generate(REQUEST, new AbortController().signal)
				[Symbol.asyncIterator]();
			await pieces.next();
			let last = -1;
			await expect
				.poll(() => {
					const still = written === last;
					last = written;
					return still;
				})
				.toBe(true);
			expect(written).toBeLessThan(500);
			await pieces.return?.();
		});
	});
});
