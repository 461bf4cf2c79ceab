import { byMachine, byReference } from "/work/wD/test/reference/comparison.js";
import { grammarOf } from "/work/wD/test/reference/readers.js";
import { registrySubjects } from "/work/wD/test/properties/support/subjects.js";
const [name, text, fin = "stop"] = process.argv.slice(2) as [string, string, string];
const s = registrySubjects().find(({ format }) => format.name === name)!;
for (const tools of [[], [{ name: "g", parameters: { type: "object", properties: { l: { type: "string" } } } }]]) {
	const setting = { options: { tools, strict: false }, finish: fin };
	console.log("M", byMachine(s.format, [text], setting as never));
	console.log("R", byReference(grammarOf(name), text, setting as never));
}
