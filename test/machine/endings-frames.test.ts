/** Frames that stand open where the input, or an `ends` text, comes: between calls, and around arguments that may be left out. */
import { describe, expect, it } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

describe("markup of a section behind a call", () => {
	const format = formatOf(`format test "calls without an opening"
ends "<eot>"
message = (section / content)*
section = "<calls>" _ (group _)* "</calls>"
group = "<group>" (call % ",") "</group>"
call = name ":" arguments
`);
	// the next call begins behind it, and nothing of that has been read
	it.each([",", "</group><group>", "</group>\n<group>"])("is %j where the input ends", (markup) => {
		for (const end of ["", "<eot>"]) {
			const [message] = feedAllWays(format, `<calls><group>f:{}${markup}${end}`);
			expect(message.toolCalls).toMatchObject([{ name: "f", status: "complete" }]);
			expect(message.content).toBe("");
			expect(message.notices.map(({ code }) => code)).toEqual(["unclosed"]);
		}
	});
});

describe("a call whose arguments may be left out, in a frame of their own", () => {
	const format = formatOf(
		`format test "a test"\nends "<eot>"\nmessage = (call / content)*\ncall = "<call " name ">" "<args>" arguments? "</args>" "</call>"\n`,
	);

	const callOf = (text: string): string => {
		const [{ toolCalls, content }] = feedAllWays(format, text);
		expect(content).toBe("");
		return toolCalls
			.map((one) => `${one.name} ${one.arguments} ${one.status} ${one.repairs}`)
			.join();
	};

	it("is not whole where the input ends before the frame", () => {
		for (const begun of ["", "<", "<args"])
			expect(callOf(`<call f>${begun}`)).toBe("f  incomplete ");
		expect(callOf("<call f><args></args>")).toBe("f {} repaired unclosed");
		expect(callOf("<call f><args>{}")).toBe("f {} repaired unclosed");
	});
});
