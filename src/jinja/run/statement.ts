/** Statements to functions of a frame. */
import { at, TemplateError } from "../error.js";
import type { Expression, Statement, Target } from "../syntax/ast.js";
import { iterate, listOf } from "../values/iterate.js";
import { Callable, Namespace, type Value } from "../values/kinds.js";
import { truth } from "../values/operate.js";
import { str } from "../values/text.js";
import { argumentsOf, callValue, type Evaluate } from "./call.js";
import { BLOCK_TEXT, evaluatorOf } from "./expression.js";
import type { Frame } from "./frame.js";
import { Loop } from "./loop.js";
import { macroOf, parametersOf } from "./macro.js";

/** How a statement ended: on to the next one, or out of the round of a loop. */
type Outcome = "next" | "break" | "continue";
export type Execute = (frame: Frame) => Outcome;

export function executorOf(body: readonly Statement[]): Execute {
	const all = body.map(statement);
	const [only] = all;
	if (all.length === 1 && only !== undefined) return only;
	return (frame) => {
		for (const execute of all) {
			const outcome = execute(frame);
			if (outcome !== "next") return outcome;
		}
		return "next";
	};
}

function writing(write: (frame: Frame) => void): Execute {
	return (frame) => {
		write(frame);
		return "next";
	};
}

function statement(one: Statement): Execute {
	switch (one.type) {
		case "text": {
			const { text } = one;
			return writing((frame) => frame.run.write(text));
		}
		case "print": {
			const value = evaluatorOf(one.value);
			return writing((frame) => frame.run.write(str(value(frame))));
		}
		case "do":
			return writing(evaluatorOf(one.value));
		case "set": {
			const value = evaluatorOf(one.value);
			const assign = assignment(one.target, one.line);
			return writing((frame) => assign(frame, value(frame)));
		}
		case "set-block": {
			const assign = assignment(one.target, one.line);
			const text = captured(one.body, one.filter);
			return writing((frame) => assign(frame, text(frame)));
		}
		case "filter-block": {
			const text = captured(one.body, one.filter);
			return writing((frame) => frame.run.write(str(text(frame))));
		}
		case "scope": {
			const body = executorOf(one.body);
			return (frame) => body(frame.inner());
		}
		case "with": {
			const values = one.values.map(
				([target, value]) => [assignment(target, one.line), evaluatorOf(value)] as const,
			);
			const body = executorOf(one.body);
			return (frame) => {
				const inner = frame.inner();
				// the values are those outside
				for (const [assign, value] of values) assign(inner, value(frame));
				return body(inner);
			};
		}
		case "if": {
			const test = evaluatorOf(one.test);
			const then = executorOf(one.then);
			const otherwise = executorOf(one.otherwise);
			return (frame) => (truth(test(frame)) ? then(frame) : otherwise(frame));
		}
		case "for":
			return loop(one);
		case "macro": {
			const macro = { ...named(one.name, one), name: one.name };
			return writing((frame) => frame.set(one.name, macroOf(macro, frame)));
		}
		case "call-block":
			return callBlock(one);
		case "break":
		case "continue":
			return () => one.type;
		default:
			return one satisfies never;
	}
}

function named(
	name: string,
	{ parameters, body }: Extract<Statement, { type: "macro" | "call-block" }>,
) {
	const execute = executorOf(body);
	return {
		name,
		parameters: parametersOf(parameters, evaluatorOf),
		body: (frame: Frame): void => void execute(frame),
	};
}

/** The text of a block, through the filters of its tag. */
function captured(body: readonly Statement[], filter: Expression | null): Evaluate {
	const execute = executorOf(body);
	const value = filter && evaluatorOf(filter);
	return (frame) => {
		const inner = frame.inner();
		const text = frame.run.captured(() => void execute(inner));
		if (value === null) return text;
		inner.set(BLOCK_TEXT, text);
		return value(inner);
	};
}

function assignment(target: Target, line: number): (frame: Frame, value: Value) => void {
	switch (target.type) {
		case "name":
			return (frame, value) => frame.set(target.name, value);
		case "member":
			return (frame, value) => {
				const object = frame.get(target.object);
				if (!(object instanceof Namespace))
					throw new TemplateError(
						`only a namespace takes '${target.object}.${target.name} = …'`,
						line,
					);
				object.members.set(target.name, value);
			};
		case "tuple": {
			const parts = target.items.map((item) => assignment(item, line));
			return (frame, value) => {
				const values = listOf(value);
				if (values.length !== parts.length)
					throw new TemplateError(`${values.length} values for ${parts.length} names`, line);
				for (const [place, assign] of parts.entries()) assign(frame, values[place]);
			};
		}
		default:
			return target satisfies never;
	}
}

function loop(one: Extract<Statement, { type: "for" }>): Execute {
	const iterable = evaluatorOf(one.iterable);
	const test = one.test && evaluatorOf(one.test);
	const assign = assignment(one.target, one.line);
	const body = executorOf(one.body);
	const otherwise = executorOf(one.otherwise);

	/** Those that the test takes; it does not know `loop`. */
	const kept = (frame: Frame, items: Iterable<Value>): readonly Value[] => {
		if (test === null) return Array.isArray(items) ? items : [...items];
		return [...items].filter((item) => {
			const inner = frame.inner();
			assign(inner, item);
			return truth(test(inner));
		});
	};
	const rounds = (frame: Frame, value: Value, depth: number): Outcome => {
		const items = kept(frame, iterate(value));
		if (items.length === 0) return otherwise(frame.inner());
		const again = new Callable("loop", ([inner]) =>
			frame.run.captured(() => void rounds(frame, inner, depth + 1)),
		);
		const place = new Loop(items, depth, one.recursive ? again : null);
		for (const [index, item] of items.entries()) {
			frame.run.step();
			place.index0 = index;
			const inner = frame.inner();
			inner.set("loop", place);
			assign(inner, item);
			if (body(inner) === "break") break;
		}
		return "next";
	};
	return (frame) => {
		let value: Value;
		try {
			value = iterable(frame);
			return rounds(frame, value, 0);
		} catch (error) {
			throw at(one.line, error);
		}
	};
}

function callBlock(one: Extract<Statement, { type: "call-block" }>): Execute {
	const { call } = one;
	if (call.type !== "call") throw new TemplateError("expected a call", one.line);
	const callee = evaluatorOf(call.callee);
	const values = argumentsOf(call.given, evaluatorOf);
	const block = named("caller", one);
	return writing((frame) => {
		const { positional, named: byName } = values(frame);
		const caller = macroOf(block, frame);
		const given = { positional, named: new Map([...byName, ["caller", caller]]) };
		frame.run.write(str(callValue(callee(frame), given, frame, () => "the macro")));
	});
}
