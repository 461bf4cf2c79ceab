/** The gateway on Node. */
export { type Listening, type ListenOptions, listen } from "./listen.js";
export { replayFormats } from "./samples.js";
