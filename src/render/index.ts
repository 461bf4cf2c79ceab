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
