/**
 * `npm run record`: asks the reference interpreter what it says of the texts of test/reference/recorded.test.ts, and keeps it.
 * Needed after a change of examples, of the texts or of the interpreter: until then the test asks the interpreter, and is slow.
 */
import { writeFileSync } from "node:fs";
import { registrySubjects } from "../test/properties/support/subjects.js";
import {
	askReference,
	digestOf,
	RECORD,
	type Record,
	recordedCase,
	TEXTS,
} from "../test/reference/recorded.js";

const record: { -readonly [format in keyof Record]: Record[format] } = {};
for (const subject of registrySubjects()) {
	let digests = "";
	for (let number = 0; number < TEXTS; number++) {
		const one = recordedCase(subject, number);
		digests += digestOf(one, askReference(subject, one));
	}
	record[subject.format.name] = digests;
	console.log(`${subject.format.name}: ${TEXTS} texts`);
}
writeFileSync(RECORD, `${JSON.stringify(record, null, "\t")}\n`);
