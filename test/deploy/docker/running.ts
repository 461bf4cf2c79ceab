/** Runs what an image starts, with the words of a compose file, in front of a server that speaks as its engine does. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_PORT } from "../../../src/cli/serve/options.js";
import { TEMPLATE } from "../../cli/serve/template.js";
import { freePort } from "../../engine/llama-server.js";
import { hermesCall, WEATHER } from "../../gateway/support.js";
import { type ModelServer, modelServer } from "../../gateway/upstream/model.js";
import { type Script, serve } from "../../gateway/upstream/server.js";
import { engineOf, readCompose, type Service } from "./compose.js";
import { type Stage, wordsIn } from "./dockerfile.js";

export interface Image {
	/** in which the program starts */
	readonly folder: string;
	readonly env: Env;
	readonly stage: Stage;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Resolves with the exit code, and all that the program said; `spawned` is told when it has begun. */
function program(
	[command = "", ...words]: readonly string[],
	{ folder, env }: Pick<Image, "folder" | "env">,
	spawned: (stop: () => void) => void = () => {},
): Promise<{ readonly code: number | null; readonly text: string }> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, words, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
		let text = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (data: Buffer) => {
				text += data.toString();
			});
		child.on("error", reject);
		child.on("close", (code) => resolve({ code, text }));
		spawned(() => child.kill("SIGTERM"));
	});
}

/** Rejects, with all that it said, where it fails. */
export async function finished(
	words: readonly string[],
	place: Pick<Image, "folder" | "env">,
): Promise<void> {
	const { code, text } = await program(words, place);
	if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}:\n${text}`);
}

/** Runs the image without an engine, as `docker run` would without words. */
export async function tryAlone(image: Image): Promise<void> {
	const words = wordsIn(image.stage, "CMD");
	await serving(image, words, {}, async (url) => {
		const [status, name] = await asked(url, "replay/hermes");
		assert.deepEqual([status, name], [200, "get_weather"]);
	});
}

/** Runs the image with the words of a compose file. `folder`: for its volumes; is made. */
export async function tryCompose(image: Image, file: string, folder: string): Promise<void> {
	const key = "key-of-the-clients";
	const compose = readCompose(file, { TOOLGRAMMAR_API_KEY: key });
	const { gateway } = compose.services;
	const engine = engineOf(file, compose);
	if (gateway === undefined || engine.model === undefined) throw new Error(`${file}: no gateway`);
	const port = await freePort();
	const here = (service: Service) => (word: string) => {
		const paths = service.volumes.map((volume) => volume.split(":"));
		return paths.reduce(
			(text, [name = "", path = ""]) => text.replaceAll(path, join(folder, name)),
			word.replaceAll(engine.url, `http://127.0.0.1:${port}`),
		);
	};
	const script = engineScript({
		models: [engine.model],
		owner: engine.owner,
		text: () => hermesCall("get_weather", '{"city": "Oslo"}'),
	});
	for (const name of Object.keys(compose.volumes))
		mkdirSync(join(folder, name), { recursive: true });
	// what the gateway waits for; the engine's own services are not here
	const before = Object.values(compose.services).filter(
		(service) => service.build !== undefined && service !== gateway,
	);
	const late = [...gateway.depends_on.values()].every((on) => on === "service_started");
	let upstream = late ? null : await serve(script, port);
	try {
		for (const service of before) {
			const words = [...service.entrypoint, ...service.command].map(here(service));
			await finished(words, {
				folder: image.folder,
				env: { ...image.env, ...service.environment },
			});
		}
		const words = gateway.command.map(here(gateway));
		await serving(image, words, gateway.environment, async (url) => {
			assert.equal((await asked(url, engine.model))[0], 401);
			if (late) {
				assert.deepEqual(await asked(url, engine.model, key), [502, "upstream_unreachable"]);
				upstream = await serve(script, port);
			}
			assert.deepEqual(await asked(url, engine.model, key), [200, "get_weather"]);
			const last = upstream?.seen.at(-1);
			const render = words.some((word) => word.startsWith("--chat-template"));
			assert.equal(last?.path, render ? "/v1/completions" : "/v1/chat/completions");
			// the tool reaches the model
			assert.match(JSON.stringify(last?.body), /get_weather/);
			const fields = Object.keys(last?.body ?? {});
			const told = { vllm: "skip_special_tokens", llamacpp: "preserved_tokens", library: "tools" };
			assert(fields.includes(told[engine.owner]), `${engine.owner} is told ${fields}`);
		});
	} finally {
		await upstream?.close();
	}
}

/** llama.cpp says the template of its model, too. */
function engineScript(server: ModelServer): Script {
	const model = modelServer(server);
	return (seen, wire) =>
		seen.path === "/props"
			? wire.status(
					200,
					{ "content-type": "application/json" },
					JSON.stringify({ chat_template: TEMPLATE }),
				)
			: model(seen, wire);
}

/** Starts the image's program on a free port, looks at its health, and ends it as `docker stop` does. */
async function serving(
	{ folder, env, stage }: Image,
	words: readonly string[],
	more: Env,
	act: (url: string) => Promise<void>,
): Promise<void> {
	const port = `${await freePort()}`;
	const place = { folder, env: { ...env, ...more } };
	const health = wordsIn(stage, "HEALTHCHECK").map((word) => word.replace(`${DEFAULT_PORT}`, port));
	let stop = (): void => {};
	const ended = program(
		[...wordsIn(stage, "ENTRYPOINT"), ...words, "--port", port],
		place,
		(end) => {
			stop = end;
		},
	);
	try {
		await healthy(() => finished(health, place));
		await act(`http://127.0.0.1:${port}`);
	} finally {
		stop();
	}
	const { code, text } = await ended;
	assert.equal(code, 0, text);
}

const TRIES = 50;

async function healthy(look: () => Promise<void>): Promise<void> {
	for (let tries = 1; ; tries++) {
		const found = await look().then(
			() => true,
			(error: unknown) => {
				if (tries === TRIES) throw error;
				return false;
			},
		);
		if (found) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
}

/** The status, and the name of the call or the code of the error. */
async function asked(url: string, model: string | undefined, key?: string) {
	const answer = await fetch(`${url}/v1/chat/completions`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
		},
		body: JSON.stringify({ model, messages: [{ role: "user", content: "Go." }], tools: [WEATHER] }),
	});
	const { error, choices } = await answer.json();
	return [answer.status, error?.code ?? choices[0].message.tool_calls[0].function.name];
}
