/** What the whole package has, and `toolgrammar-core` has not. */
import { readCompletions } from "toolgrammar/completions";
import { hermes } from "toolgrammar/formats/hermes";
import { createGateway, upstream } from "toolgrammar/gateway";
import { listen } from "toolgrammar/gateway/node";
import { createValidator } from "toolgrammar/validate";
import { createValidator as createEdgeValidator } from "toolgrammar/validate-edge";

const models = [upstream({ url: "http://127.0.0.1:8000", id: "m", format: hermes })];
export const app = createGateway({ models, validator: createValidator() });
export const events = (response: Response) => readCompletions(response, { format: hermes });
export const others = [listen, createEdgeValidator];
