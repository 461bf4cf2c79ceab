import { checkTable } from "./table.js";

checkTable("entries, and what can be written", [
	{
		title: "an entry that leads nowhere",
		code: "entry-into-message",
		bad: `message = ("<bbb>" rest / content)*\nrest = content "</b>"\nentry b after "<b>" = rest`,
		at: "4:23",
		hint: /entry b = … message/,
		good: `message = ("<bbb>" rest / content)*\nrest = content "</b>"\nentry b after "<b>" = rest message`,
	},
	{
		title: "an entry of which one alternative leads nowhere",
		code: "entry-into-message",
		bad: 'message = content\nentry b after "<b>" = "a" message / "b"',
		at: "3:23",
		hint: /message/,
		good: 'message = content\nentry b after "<b>" = ("a" / "b") message',
	},
	{
		title: "a head without its text",
		code: "frame-without-content",
		severity: "warning",
		bad: 'message = (all / content)*\nall = ">>>all\\n"',
		at: "3:7",
		hint: /bind the text that it frames/,
		good: 'message = (all / content)*\nall = ">>>all\\n" content',
	},
	{
		title: "reasoning that only a deviation knows",
		code: "not-writable",
		severity: "warning",
		bad: 'message = (frame / content)*\nframe = "<answer>" content "</answer>"\nlenient thought frame = "<think>" reasoning "</think>"',
		at: "4:35",
		message: /`reasoning`/,
		hint: /strict alternative/,
		good: 'message = (frame / content)*\nframe = "<answer>" content "</answer>" / "<think>" reasoning "</think>"',
	},
	{
		title: "reasoning that only an entry knows",
		code: "not-writable",
		severity: "warning",
		bad: 'message = content\nentry t after "<think>" = reasoning "</think>" message',
		at: "3:27",
		hint: /entries are never written/,
		good: 'message = ("<think>" reasoning "</think>" / content)*\nentry t after "<think>" = reasoning "</think>" message',
	},
]);
