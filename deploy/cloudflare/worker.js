// The gateway on Cloudflare Workers. Chat templates are files beside this one, named as the configuration names them:
//   import qwen3 from "./qwen3.jinja";
//   export default createWorker({ templates: { "qwen3.jinja": qwen3 } });
import { createWorker } from "toolgrammar/gateway/worker";

export default createWorker();
