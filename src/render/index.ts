/** The other way round: a message as a model of the format would have written it. */
export type {
	BlockMessage,
	ChatCall,
	ChatMessage,
	RenderMessage,
	ShortMessage,
} from "./message.js";
export { type Rendered, type RenderOptions, render } from "./render.js";
export type { RenderCall } from "./state.js";
export type { Writing } from "./writing.js";
