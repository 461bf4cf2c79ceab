/**
 * `npm run record`: asks the reference interpreter what it says of the texts of test/reference/recorded.test.ts and small.test.ts,
 * and keeps it.
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
import {
	allSmall,
	askSmall,
	digestOfSmall,
	SMALL_RECORD,
	SMALL_TEXTS,
	type SmallRecord,
	smallCase,
} from "../test/reference/small.js";

const ofSmall: { -readonly [grammar in keyof SmallRecord]: SmallRecord[grammar] } = {};
for (const small of allSmall()) {
	let digests = "";
	for (let number = 0; number < SMALL_TEXTS; number++) {
		const one = smallCase(small, number);
		digests += digestOfSmall(small, one, askSmall(small, one));
	}
	ofSmall[small.grammar.name] = digests;
}
writeFileSync(SMALL_RECORD, `${JSON.stringify(ofSmall, null, "\t")}\n`);
console.log(`small grammars: ${SMALL_TEXTS} texts of each`);

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
