/** What must not come out: the upstream's key, its headers, the client's key, and words of requests in the log. */
import { afterEach, expect, test } from "vitest";
import { openConfig } from "../../../src/gateway/config/open.js";
import { placeOf } from "../../../src/gateway/defect.js";
import { createGateway } from "../../../src/gateway/index.js";
import { ask, engineOf, modelOf, must, post } from "../support.js";
import { type Script, serve, type TestServer } from "../upstream/server.js";

const open: TestServer[] = [];
afterEach(async () => {
	for (const one of open.splice(0)) await one.close();
});

const UPSTREAM_KEY = "sk-upstream-0123456789";
const CLIENT_KEY = "sk-client-0123456789";

async function gatewayTo(script: Script) {
	const server = await serve(script);
	open.push(server);
	const model = {
		id: "m",
		upstream: server.url,
		dialect: "openai",
		format: "hermes",
		keyEnv: "UP",
	};
	const sources = {
		env: { UP: UPSTREAM_KEY },
		readText: () => Promise.reject(new Error("there is no file")),
	};
	const models = await openConfig(JSON.stringify({ models: [model] }), sources);
	return { server, app: createGateway({ models, apiKeys: [CLIENT_KEY] }) };
}

/** All that a client can see of an answer. */
async function seenOf(response: Response): Promise<string> {
	return JSON.stringify([response.status, [...response.headers], await response.text()]);
}

const said = (text: string) => ({ choices: [{ index: 0, delta: { content: text } }] });
const ends: readonly (readonly [string, Script])[] = [
	[
		"an answer",
		async (_, wire) => {
			wire.begin(200, {
				"content-type": "text/event-stream",
				"set-cookie": "session=secret",
				"x-upstream": UPSTREAM_KEY,
			});
			await wire.event(said("Hello"));
			await wire.event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
			await wire.event("[DONE]");
			wire.end();
		},
	],
	...[400, 401, 403, 404, 429, 500, 503].map((status): readonly [string, Script] => [
		`a refusal with ${status}`,
		(seen, wire) => {
			const message = `wrong key: ${seen.headers.authorization ?? ""}`;
			wire.status(
				status,
				{ "content-type": "application/json", "x-upstream": UPSTREAM_KEY },
				JSON.stringify({ error: { message } }),
			);
		},
	]),
	[
		"a refusal in other words",
		(_, wire) =>
			wire.status(
				400,
				{ "content-type": "application/json" },
				JSON.stringify({ error: { key: UPSTREAM_KEY } }),
			),
	],
	[
		"a page",
		(_, wire) => wire.status(500, { "content-type": "text/html" }, `<h1>${UPSTREAM_KEY}</h1>`),
	],
	[
		"a redirect",
		(_, wire) => wire.status(307, { location: `http://127.0.0.1:9/?key=${UPSTREAM_KEY}` }),
	],
	[
		"an error in the stream",
		async (_, wire) => {
			await wire.event(said("Well"));
			await wire.event({ error: { message: `the key ${UPSTREAM_KEY} has expired` } });
			wire.end();
		},
	],
	[
		"garbage in the stream",
		async (_, wire) => {
			await wire.event(said("Well"));
			await wire.raw(`${UPSTREAM_KEY}\n\n`);
			wire.end();
		},
	],
];

test.each(ends)("%s: neither key nor header of the upstream is seen", async (_title, script) => {
	for (const stream of [true, false]) {
		const { server, app } = await gatewayTo(script);
		const response = await post(app, ask({ stream }), {
			authorization: `Bearer ${CLIENT_KEY}`,
			cookie: "a=b",
			"x-api-key": "c",
		});
		const seen = await seenOf(response);
		expect(seen).not.toContain(UPSTREAM_KEY);
		expect(seen).not.toMatch(/set-cookie|x-upstream|127\.0\.0\.1/);
		// and the upstream sees nothing of the client's
		const { headers } = must(server.seen[0]);
		expect(headers.authorization).toBe(`Bearer ${UPSTREAM_KEY}`);
		expect(JSON.stringify(headers)).not.toMatch(/sk-client|cookie|x-api-key/);
		expect(server.seen).toHaveLength(1);
	}
});

test("of a defect the log has name and place, whatever its words look like", async () => {
	const seen: unknown[] = [];
	const engine = engineOf(() => {
		throw new TypeError("cannot read the prompt 'SECRET'\n    at SECRET (SECRET:1:1)\nSECRET");
	});
	const app = createGateway({
		models: [modelOf("hermes", engine)],
		onError: (error) => seen.push(error),
	});
	const response = await post(app, ask());
	expect(response.status).toBe(500);
	expect(await seenOf(response)).not.toContain("SECRET");
	expect(seen).toHaveLength(1);
	expect(placeOf(seen[0])).toMatch(/^TypeError at .*secrets\.test\.ts/);
	expect(placeOf(seen[0])).not.toContain("SECRET");
	expect(placeOf("SECRET")).toBe("string");
});

test("the upstream's template is not the client's to choose; its variables are", async () => {
	const { server, app } = await gatewayTo(async (_seen, wire) => {
		await wire.event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
		await wire.event("[DONE]");
		wire.end();
	});
	const chat_template_kwargs = { enable_thinking: false, chat_template: "{{ x }}", tokenize: true };
	const body = ask({ chat_template: "{{ x }}", chat_template_kwargs, top_k: 5 });
	expect((await post(app, body, { authorization: `Bearer ${CLIENT_KEY}` })).status).toBe(200);
	const sent = must(server.seen[0]).body;
	expect(sent).toMatchObject({ top_k: 5, chat_template_kwargs: { enable_thinking: false } });
	expect(JSON.stringify(sent)).not.toMatch(/\{\{|tokenize|"chat_template"/);
});

test("names of every object are names like others in a body", async () => {
	const { server, app } = await gatewayTo(async (_seen, wire) => {
		await wire.event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
		await wire.event("[DONE]");
		wire.end();
	});
	const names =
		'"__proto__": {"polluted": 1, "stream": true}, "constructor": {"prototype": {"polluted": 1}}';
	const schema = `{"type": "object", "properties": {${names}}, ${names}}`;
	const body = `{"model": "m", ${names}, "messages": [{"role": "user", "content": "x", ${names}}],
		"tools": [{"type": "function", ${names}, "function": {"name": "__proto__", "parameters": ${schema}}}],
		"stream_options": {${names}}, "metadata": {${names}}}`;
	const response = await post(app, body, { authorization: `Bearer ${CLIENT_KEY}` });
	// `stream` of the prototype counts for nothing
	expect(response.headers.get("content-type")).toBe("application/json");
	expect(({} as Record<string, unknown>).polluted).toBeUndefined();
	for (const { body: sent } of server.seen)
		expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
});
