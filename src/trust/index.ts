/** From candidates to calls that may run. Part of the core: it loads no validator. */
export {
	createDispatcher,
	type Dispatcher,
	type DispatcherOptions,
	type RunAt,
} from "./dispatcher.js";
export {
	type CallInput,
	type CandidateCall,
	type Decision,
	type ExecutableToolCall,
	isExecutable,
	type Refusal,
	type TrustOptions,
	toExecutable,
} from "./executable.js";
