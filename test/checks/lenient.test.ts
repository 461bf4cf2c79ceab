import { checkTable } from "./table.js";

const head = 'message = (call / content)*\ncall = "<call>" name "(" arguments ")"\n';
const tags =
	'message = (call / content)*\ncall = "<call>" name ">" param* "</call>"\nparam = "<" key ">" value "</" =key ">"\n';

checkTable("deviations", [
	{
		title: "an exit without evidence",
		code: "lenient-steals",
		bad: `${tags}lenient short param = "<" key ">" value "</>"`,
		at: "5:41",
		related: ["5:35"],
		hint: /&\( … \)/,
		good: `${tags}lenient short param = "<" key ">" value "</>" &("<" / "</call>")`,
	},
	{
		title: "an exit in a rule of its own",
		code: "lenient-steals",
		bad: 'message = (think / content)*\nthink = "<think>" reasoning stop\nstop = "</think>"\nlenient next stop = "<answer>"',
		at: "5:21",
		related: ["3:19"],
		message: /ends `reasoning`/,
		hint: /evidence/,
		good: 'message = (think / content)*\nthink = "<think>" reasoning stop\nstop = "</think>"\nlenient next stop = &"<answer>"\nlenient end stop = $',
	},
	{
		title: "a short opening of a deviation",
		code: "lenient-steals",
		bad: `${head}lenient bare call = "!" { "name": name, "arguments": arguments }`,
		at: "4:21",
		message: /`bare`/,
		hint: /name:tool/,
		good: `${head}lenient bare call = "!" { "name": name:tool, "arguments": arguments }`,
	},
	{
		title: "a deviation that strict takes",
		code: "shadowed-lenient",
		bad: `${head}lenient dotted call = "<call>functions." name "(" arguments ")"`,
		at: "4:23",
		related: ["3:8"],
		counterexample: "<call>functions.x({})",
		hint: /a class there \(`word`\)/,
		good: `${head}lenient dotted call = "<call>(functions)" name "(" arguments ")"`,
	},
	{
		title: "a deviation that an earlier one takes",
		code: "shadowed-lenient",
		bad: `${head}lenient one call = "<call>" _ name _ "(" arguments ")"\nlenient two call = "<call> " name "(" arguments ")"`,
		at: "5:20",
		hint: /leave it out/,
		good: `${head}lenient one call = "<call>" _ name _ "(" arguments ")"\nlenient two call = "<call>!" "(" name "(" arguments ")"`,
	},
	{
		title: "a payload beside that of strict",
		code: "shadowed-lenient",
		bad: 'message = (think / content)*\nthink = "<think>" _ reasoning "</think>"\nlenient close think = "<think>" reasoning "</thinking>" &"<answer>"',
		at: "4:23",
		message: /its open payload begins where/,
		hint: /begin it exactly like the strict rule/,
		good: 'message = (think / content)*\nthink = "<think>" _ reasoning "</think>"\nlenient close think = "<think>" _ reasoning "</thinking>" &"<answer>"',
	},
]);
