/** From candidates to calls that may run. Part of the core: it loads no validator. */
export type { CandidateCall, OpenAiCall } from "./candidate.js";
export {
	createDispatcher,
	type Dispatcher,
	type DispatcherOptions,
	type RunAt,
} from "./dispatcher.js";
export {
	type CallInput,
	type Decision,
	type ExecutableToolCall,
	isExecutable,
	type Refusal,
	type TrustOptions,
	toExecutable,
} from "./executable.js";
