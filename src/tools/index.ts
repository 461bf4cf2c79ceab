/** Tools in the shapes of other libraries and protocols, as a parser takes them. No library is loaded. */
export { readTools } from "../runtime/tools/read.js";
