/** Content in the quotes of a JSON string (kind `quoted`): an `ends` text ends the message there, as in all content. */
import { expect, test } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const FORMAT = formatOf(`format said "an answer in a JSON string"
ends "<|end|>"
message = (answer / call / content)*
answer = '<say "' content:quoted '">'
call = "<run " name ">" arguments
`);

test.each([
	['<say "a <|end|>', "a ", ""],
	['<say "a\\n<|end|>', "a\n", ""],
	['<say "a <|end|> b', "a  b", "after-end"],
	['<say "a <|e <<|end|>', "a <|e <", ""],
	['<say "a <|e"> <|end|>', "a <|e ", ""],
])("of %j leaves %j", (text, content, codes) => {
	const [message] = feedAllWays(FORMAT, text);
	expect(message.content).toBe(content);
	expect(message.notices.map(({ code }) => code).join()).toBe(codes);
});
