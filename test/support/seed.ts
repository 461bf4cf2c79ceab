/**
 * Random tests are the same in every run, so that a failure is one of the change and not of the day. Other inputs:
 * `FC_SEED=random npm test` draws a seed and prints it, `FC_SEED=123 npm test` takes that one.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? "1") });
