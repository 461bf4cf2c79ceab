/** docs/SLIPS.md: what becomes of slips, as a page. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../support/shared.js";
import { KINDS, UNSPOILT } from "./kinds/index.js";
import { markdown, type Row, type Tally } from "./tally.js";

const PAGE = join(ROOT, "docs", "SLIPS.md");

/** Puts the tables between the marks of the page. */
export function writePage(tally: Tally, command: string): void {
	const rows = (group: string): readonly Row[] =>
		KINDS.filter((kind) => kind.group === group).flatMap(({ name, lost }) => {
			const row = tally.kinds.get(name);
			return row === undefined ? [] : [{ ...row, title: lost === true ? `${name} †` : name }];
		});
	const groups = [...new Set(KINDS.map(({ group }) => group))];
	const kinds = groups.map((group) => `### ${group}\n\n${markdown("kind", rows(group))}`);
	const formats = [...tally.formats.values()].sort((one, other) =>
		one.title < other.title ? -1 : 1,
	);
	let page = readFileSync(PAGE, "utf8");
	const put = (section: string, text: string): void => {
		const marks = new RegExp(`(?<=<!-- ${section} -->\n)[\\s\\S]*(?=<!-- /${section} -->)`);
		if (!marks.test(page)) throw new Error(`docs/SLIPS.md has no section ${section}`);
		page = page.replace(marks, () => `${text}\n`);
	};
	put("groups", `\`${command}\`\n\n${markdown("group", inOrder(tally, groups))}`);
	put("kinds", kinds.join("\n\n"));
	put("formats", markdown("format", formats));
	writeFileSync(PAGE, page);
}

/** The totals last, the groups without a slip behind them. */
function inOrder({ groups }: Tally, names: readonly string[]): readonly Row[] {
	const spoilt = names.filter((name) => !UNSPOILT.has(name));
	const totals = [...groups.keys()].filter((name) => !names.includes(name));
	return [...spoilt, ...totals, ...UNSPOILT].flatMap((name) => groups.get(name) ?? []);
}
