/** The entry of a Worker: `export { default } from "toolgrammar/gateway/worker"` is one. */
import { createWorker } from "./create.js";

export { createWorker, type GatewayWorker, type WorkerOptions } from "./create.js";
export type { Bindings } from "./environment.js";
/** The gateway as a worker, of its environment alone. */
export default createWorker();
