/** The core, as `toolgrammar` exports it: no dependency is loaded by importing it. */
export * from "./runtime/index.js";
export * from "./trust/index.js";
