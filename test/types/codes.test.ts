/** Codes of notices and repairs, and the tool choice: one list each, and an editor offers what is in it. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { describe, expect, expectTypeOf, test } from "vitest";
import type {
	LenientCode,
	Notice,
	NoticeEvent,
	ParserOptions,
	RepairCode,
	ToolCall,
} from "../../src/index.js";
import { NOTICE_CODES } from "../../src/index.js";
import { COMMON_CODES } from "../../src/runtime/program/lenient-codes.js";

/** All that the sources give a notice. */
function given(): ReadonlySet<string> {
	const found = new Set<string>();
	const folders = ["src/runtime", "src/chain", "src/gateway"];
	const files = folders.flatMap((folder) => ts.sys.readDirectory(folder, [".ts"]));
	const places =
		/\bnotice\(\s*"([a-z-]+)"|(?<!kind: "repaired", )\bcode: "([a-z-]+)"|"(withheld-[a-z-]+)"/g;
	for (const file of files)
		for (const [, ...codes] of readFileSync(file, "utf8").matchAll(places))
			for (const code of codes) if (code !== undefined) found.add(code);
	return found;
}

test("the list of notices has those that are given, each once", () => {
	expect([...given()].sort()).toEqual([...NOTICE_CODES].sort());
});

test("a code of somebody's own grammar is a code", () => {
	expectTypeOf<string>().toExtend<RepairCode>();
	expectTypeOf<string>().toExtend<LenientCode>();
	expectTypeOf<readonly string[]>().toExtend<ToolCall["repairs"]>();
	expectTypeOf<NoticeEvent["code"]>().toEqualTypeOf<Notice["code"]>();
	expectTypeOf<"get_weather">().toExtend<NonNullable<ParserOptions["toolChoice"]>>();
});

describe("an editor offers", () => {
	const notices = NOTICE_CODES;
	const repairs = [...COMMON_CODES, "coerce-quoted"];
	/** `|`: where somebody types. */
	const lines: readonly (readonly [string, readonly string[]])[] = [
		['createParser(hermes, { toolChoice: "|" });', ["auto", "none", "required"]],
		['createParser(hermes, { policies: { onMalformed: "|" } });', ["text", "error"]],
		['createParser(hermes, { policies: { lenient: ["|"] } });', COMMON_CODES],
		['if (message.notices[0]?.code === "|") {}', notices],
		['message.toolCalls[0]?.repairs.includes("|");', repairs],
		['for (const e of events) if (e.type === "notice" && e.code === "|") {}', notices],
		['for (const e of events) if (e.type === "call-end") e.repairs.includes("|");', repairs],
	];
	const head = `import { createParser, parse } from "../../src/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
const message = parse(hermes, "");
const events = createParser(hermes).feed("");
`;
	const typed = head + lines.map(([line]) => line).join("\n");
	const text = typed.replaceAll("|", "");

	/** The language service of TypeScript, on a file that is not there. */
	function serviceFor(name: string): ts.LanguageService {
		const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
		const root = resolve(".");
		const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
		const read = (file: string) => (file === name ? text : ts.sys.readFile(file));
		return ts.createLanguageService({
			getScriptFileNames: () => [name],
			getScriptVersion: () => "1",
			getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(read(file) ?? ""),
			getCurrentDirectory: () => root,
			getCompilationSettings: () => options,
			getDefaultLibFileName: ts.getDefaultLibFilePath,
			fileExists: (file) => file === name || ts.sys.fileExists(file),
			readFile: read,
		});
	}
	const name = resolve("test/types/offered.ts");
	const service = serviceFor(name);

	test.each(lines)("%s", { timeout: 60_000 }, (line, codes) => {
		const bars = typed.slice(0, typed.indexOf(line) + line.indexOf("|")).replaceAll("|", "");
		const found = service.getCompletionsAtPosition(name, bars.length, undefined)?.entries ?? [];
		expect(found.map((entry) => entry.name).sort()).toEqual([...codes].sort());
	});
});
