/**
 * `npm run test:image`: what the Dockerfile of deploy/docker does, done in a temporary folder, since few machines that run tests have a
 * Docker engine: each stage is a folder, in which its copies and commands are carried out under the Node of the image. Then what it starts
 * runs with the words of each compose file, in front of a server that speaks as its engine does. What is not tried: the base image
 * itself, and that its user is not root. Needs the npm registry: where it cannot be reached nothing is tested, which is a failure.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withNode } from "../../../scripts/other-node.js";
import { ROOT } from "../../support/shared.js";
import { COMPOSE_FILES } from "./compose.js";
import { nodeMajor, readDockerfile, type Stage } from "./dockerfile.js";
import { finished, type Image, tryAlone, tryCompose } from "./running.js";

/** Carries out a stage in an empty folder. `others`: the folders of stages before it, by their names. */
async function build(root: string, { instructions }: Stage, others: ReadonlyMap<string, string>) {
	let at = "/";
	const env: Record<string, string> = {};
	for (const one of instructions) {
		switch (one.kind) {
			case "WORKDIR":
				at = one.path;
				mkdirSync(join(root, at), { recursive: true });
				break;
			case "COPY": {
				const from = one.from === null ? ROOT : others.get(one.from);
				if (from === undefined) throw new Error(`there is no stage ${one.from}`);
				for (const path of one.paths) {
					// a file goes into a folder; a folder's content becomes that of the other
					const to = one.to === "./" ? join(one.to, path) : one.to;
					cpSync(join(from, path), join(root, at, to), { recursive: true });
				}
				break;
			}
			case "RUN":
				console.log(`$ ${one.command}`);
				await finished(["sh", "-c", one.command], {
					folder: join(root, at),
					env: { ...process.env, ...env },
				});
				break;
			case "ENV":
				env[one.name] = one.value;
				break;
			case "USER":
			case "EXPOSE":
			case "HEALTHCHECK":
			case "ENTRYPOINT":
			case "CMD":
				break;
			default:
				one satisfies never;
		}
	}
	return { folder: join(root, at), env: { PATH: process.env.PATH, ...env } };
}

async function buildImage(folder: string): Promise<Image> {
	const stages = new Map<string, string>();
	let image: Image | null = null;
	for (const [at, stage] of readDockerfile().entries()) {
		const root = join(folder, `stage-${at}`);
		mkdirSync(root);
		image = { ...(await build(root, stage, stages)), stage };
		stages.set(stage.name, root);
	}
	if (image === null) throw new Error("there is no stage");
	return image;
}

/** Files that would have to be made for the C library of the image. */
function binaries(folder: string): readonly string[] {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return names.filter((name) => /\.(node|so|wasm)$/.test(name));
}

async function run(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "toolgrammar-image-"));
	try {
		const image = await buildImage(folder);
		const made = binaries(image.folder);
		if (made.length > 0) throw new Error(`the image has binaries: ${made.join(", ")}`);
		await tryAlone(image);
		console.log("ok: the replay");
		for (const name of COMPOSE_FILES) {
			await tryCompose(image, name, join(folder, name));
			console.log(`ok: ${name}`);
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const INSIDE = "--inside";
try {
	if (process.argv.includes(INSIDE)) await run();
	else
		await withNode(nodeMajor(readDockerfile()), async (node) => {
			const words = ["--import", import.meta.resolve("tsx"), fileURLToPath(import.meta.url)];
			if ((await node.run("node", [...words, INSIDE])) !== 0) throw new Error("see above");
			console.log(`ok: the image, under Node ${node.version}`);
		});
} catch (error) {
	console.error(`test:image FAILED: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
}
