/** What deploy/docker says is true of the project. No Docker engine is needed; `npm run test:image` follows the Dockerfile's steps. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { DEFAULT_PORT, readServeOptions } from "../../../src/cli/serve/options.js";
import { folder } from "../../cli/run-main.js";
import { freePort, llamaFiles, startLlama } from "../../engine/llama-server.js";
import { announceSkip, ROOT } from "../../support/shared.js";
import { COMPOSE_FILES, ENGINES, engineOf, readCompose } from "./compose.js";
import { FOLDER, nodeMajor, readDockerfile, sent, wordsIn } from "./dockerfile.js";

const KEY = { TOOLGRAMMAR_API_KEY: "k" };
const about = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

describe("the Dockerfile", () => {
	const stages = readDockerfile();
	const image = stages.at(-1);
	if (image === undefined) throw new Error("no stage");
	const copies = stages.flatMap(({ instructions }) =>
		instructions.filter((one) => one.kind === "COPY"),
	);

	test("has a Node that the package allows", () => {
		const [, least] = /^>=(\d+)\.\d+$/.exec(about.engines.node) ?? [];
		expect(nodeMajor(stages)).toBeGreaterThan(Number(least));
	});

	test("copies what is there, and what the ignore file lets through; nothing else is let through", () => {
		const given = copies.flatMap(({ from, paths }) => (from === null ? paths : []));
		expect(given.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
		expect([...new Set(given)].sort()).toEqual([...sent()].sort());
		const names = stages.map(({ name }) => name);
		expect(copies.filter(({ from }) => from !== null && !names.includes(from))).toEqual([]);
	});

	test("the image has what the package has, but for its pages", () => {
		const paths = image.instructions.flatMap((one) => (one.kind === "COPY" ? one.paths : []));
		const names = paths.map((path) => path.replace(/^\/src\//, ""));
		const pages = (name: string): boolean => name === "docs" || name.endsWith(".md");
		const files = about.files.filter((name: string) => !pages(name));
		expect(names.sort()).toEqual([...files, "node_modules", "package.json"].sort());
	});

	test("runs the command line, not as root, where the health check asks", () => {
		expect(wordsIn(image, "ENTRYPOINT")).toEqual(["node", about.bin.toolgrammar]);
		const [command, ...words] = wordsIn(image, "CMD");
		expect(command).toBe("serve");
		expect(readServeOptions(words, { env: {} })).toMatchObject({
			host: "0.0.0.0",
			port: DEFAULT_PORT,
		});
		expect(image.instructions).toContainEqual({ kind: "EXPOSE", port: DEFAULT_PORT });
		expect(image.instructions).toContainEqual({ kind: "USER", name: "node" });
		const [, , program] = wordsIn(image, "HEALTHCHECK");
		expect(program).toContain(`http://127.0.0.1:${DEFAULT_PORT}/healthz`);
	});
});

test("there is a compose file for each engine, and the page names them", () => {
	expect(COMPOSE_FILES).toEqual(Object.keys(ENGINES));
	const page = readFileSync(join(ROOT, "docs", "gateway", "docker.md"), "utf8");
	expect(COMPOSE_FILES.filter((name) => !page.includes(name))).toEqual([]);
});

describe.each(COMPOSE_FILES)("%s", (name) => {
	const compose = readCompose(name, { ...KEY, MODEL: "some/model" });
	const { services, volumes } = compose;
	const engine = engineOf(name, compose);
	const { gateway } = services;
	if (gateway === undefined) throw new Error("no gateway");
	const options = readServeOptions(gateway.command.slice(1), { env: gateway.environment });

	test("demands a key, and nobody but this machine reaches it", () => {
		expect(() => readCompose(name, {})).toThrow(/^TOOLGRAMMAR_API_KEY: what clients must send/);
		expect(options).toMatchObject({ host: "0.0.0.0", port: DEFAULT_PORT, apiKeys: ["k"] });
		const ports = Object.values(services).flatMap((service) => service.ports);
		expect(ports).toEqual([`127.0.0.1:${DEFAULT_PORT}:${DEFAULT_PORT}`]);
	});

	test("the gateway asks the engine for the model that it runs", () => {
		expect(gateway.command[0]).toBe("serve");
		expect(options.upstream).toBe(engine.url);
		expect(options.model).toBe("some/model");
		expect(engine.model).toBe("some/model");
		const byDefault = readCompose(name, KEY);
		const words = byDefault.services.gateway?.command.slice(1) ?? [];
		const { model } = readServeOptions(words, { env: {} });
		expect(model).toMatch(/^[\w.:/-]+$/);
		expect(engineOf(name, byDefault).model).toBe(model);
	});

	test("bodies and requests have limits that fit a container", () => {
		expect(options.bodyLimit).toBe(8 * 1024 * 1024);
		expect(options.requestLimit).toBeLessThan(1024);
	});

	test("each service waits for one that is there and can tell", () => {
		for (const { depends_on } of Object.values(services))
			for (const [other, on] of depends_on) {
				expect(Object.keys(services)).toContain(other);
				if (on === "service_healthy") expect(services[other]?.healthcheck).toBeDefined();
				if (on === "service_completed_successfully")
					expect(services[other]?.restart).toBeUndefined();
			}
		const reached = new Set(["gateway"]);
		for (const one of reached)
			for (const other of services[one]?.depends_on.keys() ?? []) reached.add(other);
		expect([...reached].sort()).toEqual(Object.keys(services).sort());
	});

	test("the volumes are declared and used", () => {
		const used = Object.values(services).flatMap((service) => service.volumes);
		const names = new Set(used.map((volume) => volume.split(":")[0]));
		expect([...names].sort()).toEqual(Object.keys(volumes).sort());
	});

	test("what runs the image is built by the Dockerfile, and may do little", () => {
		const ours = Object.values(services).filter(({ build }) => build !== undefined);
		expect(ours).toContain(gateway);
		for (const { build, read_only, cap_drop, security_opt } of ours) {
			expect(resolve(FOLDER, build?.context ?? "")).toBe(resolve(ROOT));
			expect(resolve(ROOT, build?.dockerfile ?? "")).toBe(join(FOLDER, "Dockerfile"));
			expect({ read_only, cap_drop, security_opt }).toEqual({
				read_only: true,
				cap_drop: ["ALL"],
				security_opt: ["no-new-privileges:true"],
			});
		}
		// as long as open streams may go on, and some
		expect(Number.parseInt(gateway.stop_grace_period ?? "", 10)).toBeGreaterThan(10);
	});
});

const files = llamaFiles();
if (files === null) {
	const reason = announceSkip(
		"llama.cpp's own server with the words of its compose file",
		"engine",
	);
	test("llama.cpp's own server", (context) => context.skip(reason));
} else
	describe("llama.cpp's own server", () => {
		const compose = readCompose("compose.llama.cpp.yaml", KEY);
		const { llama, template } = compose.services;
		if (llama === undefined || template === undefined) throw new Error("no service");

		test("has the flags that it is given", async () => {
			const flags = llama.command.filter((word) => word.startsWith("-"));
			expect(flags.length).toBeGreaterThan(3);
			const { stdout } = await promisify(execFile)(files.program, ["--help"]);
			const options = stdout.split("\n").filter((line) => line.startsWith("-"));
			const names = options.flatMap((line) => line.split(/[ ,]+/));
			expect(flags.filter((flag) => !names.includes(flag))).toEqual([]);
		});

		test("tells the template of its model", async () => {
			const server = await startLlama(await freePort());
			try {
				const place = folder({});
				const { url } = engineOf("compose.llama.cpp.yaml", compose);
				const program = template.command
					.join("")
					.replace(url, server.url)
					.replace("/template/", `${place}/`);
				const [command = "", ...words] = template.entrypoint;
				await promisify(execFile)(command, [...words, program]);
				const written = readFileSync(join(place, "chat_template.jinja"), "utf8");
				expect(written).toMatch(/^\{%-? if tools/);
			} finally {
				server.stop();
			}
		});
	});
