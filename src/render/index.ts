export { type Rendered, type RenderMessage, type RenderOptions, render } from "./render.js";
export type { RenderCall } from "./state.js";
export type { Writing } from "./writing.js";
