/** What would make calls without a name or an end, or read for ever: each with the smallest grammar that does. */
import { checkTable } from "./table.js";

const head = "message = (call / content)*\n";
const CALL = '\ncall = "<tool>" name ">" arguments "</tool>"';
const section = (items: string): string =>
	`message = (section / content)*\nsection = "<calls>" ${items} "</calls>"`;

checkTable("back references", [
	{
		title: "what was skipped cannot be repeated",
		code: "backref-field",
		bad: `${head}call = "<tool " skip:word ">" name "(" arguments "</tool " =skip ">"`,
		at: "3:60",
		message: /`=skip` is never read/,
		hint: /=name.*=key.*skip:word/,
		good: `${head}call = "<tool " skip:word ">" name "(" arguments "</tool " =name ">"`,
	},
	{
		title: "nor an id",
		code: "backref-field",
		bad: `${head}call = "<tool " id:word ">" name "(" arguments "</tool " =id ">"`,
		at: "3:58",
		hint: /=name/,
		good: `${head}call = "<tool " id:word ">" name "(" arguments "</tool " skip:word ">"`,
	},
	{
		title: "nor an index",
		code: "backref-field",
		bad: `${head}call = "<tool " index ">" name "(" arguments "</tool " =index ">"`,
		at: "3:56",
		hint: /=name/,
		good: `${head}call = "<tool " index ">" name "(" arguments "</tool " skip:digits ">"`,
	},
]);

checkTable("the place of `~`", [
	{
		title: "in a condition",
		code: "commit-place",
		bad: `message = (call / content)*\ncall = "<tool>" name &(next ~) ">" arguments "</tool>"\nnext = ">" _ "{"`,
		at: "3:29",
		message: /in a condition/,
		hint: /behind the condition/,
		good: `message = (call / content)*\ncall = "<tool>" name &next ~ ">" arguments "</tool>"\nnext = ">" _ "{"`,
	},
	{
		title: "before the name",
		code: "commit-place",
		bad: `${head}call = "<tool>" ~ name ">" arguments "</tool>"`,
		at: "3:17",
		message: /before its name is bound/,
		hint: /behind the name/,
		good: `${head}call = "<tool>" name ~ ">" arguments "</tool>"`,
	},
	{
		title: "before an object that has the name",
		code: "commit-place",
		bad: `${head}call = "<tool>" _ ~ { "name": name, "arguments": arguments } _ "</tool>"`,
		at: "3:19",
		hint: /behind the name/,
		good: `${head}call = "<tool>" _ { "name": name, "arguments": ~ arguments } _ "</tool>"`,
	},
	{
		title: "right behind skipped text, on one of the ways",
		code: "commit-place",
		bad: `${head}call = "<tool>" name ">" skip:text (_ ~ "(" arguments / ";")`,
		at: "3:39",
		message: /first character/,
		hint: /behind what ends the text/,
		good: `${head}call = "<tool>" name ">" skip:text (_ "(" ~ arguments / &"{" ~ arguments / ";")`,
	},
	{
		title: "on a path of a call on which no name is bound yet",
		code: "commit-place",
		bad: `${head}call = begin "<tool>" name ">" arguments "</tool>"\nbegin = "<calls>" / ~ "[calls]"`,
		at: "4:21",
		hint: /behind the name/,
		good: `${head}call = begin "<tool>" name ">" ~ arguments "</tool>"\nbegin = "<calls>" / "[calls]"`,
	},
	{
		title: "before the loop of the message",
		code: "commit-place",
		bad: `message = ~ (call / content)*${CALL}`,
		at: "2:11",
		message: /outside of a call/,
		hint: /rule of the call/,
		good: `message = (call / content)*${CALL}`,
	},
	{
		title: "behind the calls of a section",
		code: "commit-place",
		bad: `${section("call+")} ~${CALL}`,
		at: "3:38",
		message: /outside of a call/,
		hint: /rule of the call/,
		good: `${section("(call ~)+")}${CALL}`,
	},
	{
		title: "behind a section that may have no call: it would commit a call without a name",
		code: "commit-place",
		bad: `${section('(call % ",")?')} ~${CALL}`,
		at: "3:46",
		message: /outside of a call/,
		hint: /rule of the call/,
		good: `${section('((call ~) % ",")?')}${CALL}`,
	},
	{
		title: "in a thought",
		code: "commit-place",
		bad: `message = (think / call / content)*\nthink = "<think>" reasoning "</think>" ~${CALL}`,
		at: "3:40",
		message: /outside of a call/,
		hint: /rule of the call/,
		good: `message = (think / call / content)*\nthink = "<think>" reasoning "</think>"${CALL}`,
	},
]);

const BEGUN = "<tool";

checkTable("items of loops that may be nothing", [
	{
		title: "text behind text",
		code: "empty-item",
		bad: `message = (call / content content)*${CALL}`,
		at: "2:19",
		counterexample: BEGUN,
		hint: /stand alone/,
		good: `message = (call / content)*${CALL}`,
	},
	{
		title: "text before a call",
		code: "empty-item",
		bad: `message = (content call / content)*${CALL}`,
		also: ["two-fallbacks"],
		at: "2:12",
		counterexample: BEGUN,
		hint: /stand alone/,
		good: `message = (call / content)*${CALL}`,
	},
	{
		title: "text that a mark ends, beside text",
		code: "empty-item",
		bad: `message = (call / answer / content)*\nanswer = content "<END>" / "<START>" content "<STOP>"${CALL}`,
		also: ["two-fallbacks"],
		at: "3:10",
		counterexample: "<END",
		hint: /begin the item with a literal/,
		good: `message = (call / answer / content)*\nanswer = "<START>" content "<STOP>"${CALL}`,
	},
	{
		title: "a list whose item is left out",
		code: "empty-item",
		bad: `${section('(call _)? % ","')}${CALL}`,
		at: "3:21",
		counterexample: ",",
		hint: /around the whole list/,
		good: `${section('((call _) % ",")?')}${CALL}`,
	},
	{
		title: "the same in a group",
		code: "empty-item",
		bad: `${section('(call?) % ","')}${CALL}`,
		at: "3:21",
		counterexample: ",",
		hint: /around the whole list/,
		good: `${section('(call % ",")?')}${CALL}`,
	},
	{
		title: "a call that is an object or nothing",
		code: "empty-item",
		bad: `${section('_ "[" _ (call % (_ "," _)) _ "]" _')}\ncall = { "name": name, "arguments"?: arguments }?`,
		at: "3:30",
		counterexample: ",",
		hint: /around the whole list/,
		good: `${section('_ "[" _ (call % (_ "," _))? _ "]" _')}\ncall = { "name": name, "arguments"?: arguments }`,
	},
]);
