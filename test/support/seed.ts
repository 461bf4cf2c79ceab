/**
 * Random tests are the same in every run, so that a failure is one of the change and not of the day. Other inputs:
 * `FC_SEED=random npm test` draws a seed (a failure prints it), `FC_SEED=123 npm test` takes that one.
 */
import fc from "fast-check";

const wanted = process.env["FC_SEED"];
if (wanted !== "random") fc.configureGlobal({ seed: wanted === undefined ? 1 : Number(wanted) });
