/** The whole explanation: the parser's own reading, the places that need a reason, and what can be done. */
import { anything, checkMembers, text as isText, wholeFrom } from "../misuse/check.js";
import type { Format } from "../runtime/contract.js";
import type { ParserOptions } from "../runtime/options.js";
import { checkFormat, PARSER_OPTIONS } from "../runtime/program/check-options.js";
import { isRecord } from "../runtime/record.js";
import { toolMap } from "../runtime/tools/same.js";
import type { FormatRegistry } from "../select/registry.js";
import { adviceOf } from "./advice.js";
import { findingsOf } from "./findings.js";
import { grammarLines } from "./grammar-lines.js";
import { Places } from "./places.js";
import { spansOf } from "./spans.js";
import { summaryOf } from "./summary.js";
import { trace } from "./trace.js";
import type { Explanation, Finding } from "./types.js";

/** How the output was read, as the parser was told, and what the explanation may look at beside it. */
export interface ExplainOptions extends ParserOptions {
	/** the engine's reason; default `stop` */
	readonly finishReason?: string | undefined;
	/** the source of the format's grammar: then rules have names and lines */
	readonly grammar?: string | undefined;
	/** all formats that may be advised; default: none */
	readonly formats?: FormatRegistry | undefined;
	/** places that are explained; default 20 */
	readonly most?: number | undefined;
}

const DEFAULT_MOST = 20;
const OPTIONS = {
	...PARSER_OPTIONS,
	finishReason: isText,
	grammar: isText,
	formats: anything,
	most: wholeFrom(0),
};

/** Any output will do; only misuse throws. Time grows as the output does, up to some seconds for megabytes. */
export function explain(format: Format, output: string, options: ExplainOptions = {}): Explanation {
	checkFormat(format);
	isText(output, "the output");
	checkMembers(options, "options", OPTIONS);
	const {
		finishReason = "stop",
		grammar,
		formats,
		most = DEFAULT_MOST,
		collect,
		markup,
		sink,
		...plain
	} = options;
	const traced = trace(format, output, plain, finishReason);
	const { events, message } = traced;
	const tools = [...toolMap(plain.tools).values()];
	const parameters = tools.flatMap((tool) =>
		isRecord(tool.parameters) && isRecord(tool.parameters.properties)
			? Object.keys(tool.parameters.properties)
			: [],
	);
	const asked = { format, text: output, tools: tools.map(({ name }) => name), parameters };
	const places = new Places(output);
	const lines = grammarLines(grammar);
	const found = findingsOf(asked, traced, lines, places, { entry: plain.entry, most });
	const advised = adviceOf(
		format,
		output,
		{ ...plain, finishReason, formats },
		message,
		places,
		found.findings.length,
	);
	// what another format reads as a call explains all that seemed to begin in it
	const inForeign = ({ kind, start }: Finding): boolean =>
		(kind === "died" || kind === "almost") &&
		advised.findings.some((call) => start.offset > call.start.offset && start.offset < call.end);
	const own = found.findings.filter((one) => one.notice !== null || !inForeign(one));
	const findings = [...own, ...advised.findings].sort((a, b) => a.start.offset - b.start.offset);
	return {
		format: format.name,
		length: output.length,
		traced: traced.traced,
		calls: message.toolCalls.map(({ name, status, repairs, start, end }) => ({
			name,
			status,
			repairs,
			start,
			end,
		})),
		summary: summaryOf(format, output, message, findings.length + found.more),
		spans: spansOf(format, output, events, message),
		findings,
		more: found.more,
		advice: advised.advice,
	};
}
