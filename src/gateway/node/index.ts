/** The gateway on Node. */
export { type Listening, type ListenOptions, listen } from "./listen.js";
export { examplesIn, replayFormats } from "./samples.js";
