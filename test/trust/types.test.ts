/** Read by `tsc` with all other files: what is said here of types is checked when types are. */
import { expectTypeOf, test } from "vitest";
import type { CandidateCall, Decision, ExecutableToolCall, ToolCall } from "../../src/index.js";

/** Every member that an executable call shows. */
type Shape = { readonly [Key in keyof ExecutableToolCall]: ExecutableToolCall[Key] };
function renamed(call: ExecutableToolCall) {
	return { ...call, name: "another" };
}
type Run = (call: ExecutableToolCall) => void;

test("a candidate cannot be passed where an executable call is asked for", () => {
	expectTypeOf<ToolCall>().not.toExtend<ExecutableToolCall>();
	expectTypeOf<CandidateCall>().not.toExtend<ExecutableToolCall>();
	expectTypeOf<ToolCall & { readonly valid: true }>().not.toExtend<ExecutableToolCall>();
	expectTypeOf<Run>().not.toExtend<(call: ToolCall) => void>();
	expectTypeOf<Parameters<Run>[0]>().toEqualTypeOf<ExecutableToolCall>();
});

test("nor anything of the same shape, nor a changed copy", () => {
	expectTypeOf<Shape>().not.toExtend<ExecutableToolCall>();
	expectTypeOf<ReturnType<typeof renamed>>().not.toExtend<ExecutableToolCall>();
	expectTypeOf<ExecutableToolCall>().toExtend<Shape>();
});

test("a decision must be looked at before its call is", () => {
	expectTypeOf<Decision["call"]>().not.toExtend<ExecutableToolCall>();
	expectTypeOf<Extract<Decision, { ok: true }>["call"]>().toEqualTypeOf<ExecutableToolCall>();
	expectTypeOf<Extract<Decision, { ok: false }>["call"]>().toEqualTypeOf<CandidateCall>();
	expectTypeOf<ExecutableToolCall["input"][string]>().toBeUnknown();
});
