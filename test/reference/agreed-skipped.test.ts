/** Text that is skipped before the name of a call, and white space with which a deviation begins. */
import { expect, it } from "vitest";
import { both } from "./both.js";

it.each(["TOOL: f\n", "a TOOL: f\n", "TOOL: f\n`"])(
	"a call that is cut behind its name, before which text was skipped, is text: %j",
	(text) => {
		const source = `
message = (call / content)*
call = "TOOL:" skip:text name eol ("ARG:" key eol value)* "\`\`\`"
`;
		expect(both(source, text)).toEqual([
			`content 0-${text.length} ${JSON.stringify(text)}`,
			"notices malformed",
		]);
		expect(both(source, "TOOL: f\n```")).toEqual(['call 0-11 "f" {} complete []']);
	},
);

it("a call that is a deviation begins behind the white space before it", () => {
	const source = `
message = (section / content)*
section = "<calls>" call "</calls>"
call = "<call>" name ">" arguments "</call>"
lenient bare section = _ "<tool>" name ">" arguments "</tool>" _
`;
	expect(both(source, "Hm.\n<tool>f>{}</tool>\n")).toEqual([
		'content 0-3 "Hm."',
		'call 4-21 "f" {} repaired [bare]',
	]);
});
