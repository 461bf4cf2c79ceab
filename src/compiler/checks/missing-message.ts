import { nearest } from "../../language/nearest.js";
import { type Check, reporter } from "./check.js";

/** Reading starts at the rule `message`. */
export const check: Check = ({ grammar, rules }) => {
	const { found, report } = reporter({ grammar }, "missing-message", "error");
	if (rules.strict("message") !== undefined) return found;
	const near = grammar.rules.find(({ name }) => nearest(name, ["message"]) !== null);
	report({
		at: near?.nameAt ?? grammar.nameAt,
		message: "there is no rule `message`",
		hint:
			near === undefined
				? "reading starts at it: message = (call / content)*"
				: `did you mean \`message\`, not \`${near.name}\`? Reading starts at it`,
	});
	return found;
};
