/** Where the project's files can be read by those who have the package alone: documents in it link there to what is not in it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** With a path of the project behind it, the address of that file or folder. */
export function repositoryOf(root: string): string {
	const { homepage } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
		readonly homepage: string;
	};
	return `${homepage.replace(/#.*$/, "")}/blob/main/`;
}
