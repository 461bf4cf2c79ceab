/** What a reader of a scalar says about the characters it was given. */
export const GOES = 0;
/** the scalar has ended; the next character was not read, unless it was the closing quote */
export const ENDS = 1;
/** the next character does not fit */
export const BREAKS = 2;
/** it was a key: its colon was read */
export const KEY = 3;
/** it is a plain scalar after all */
export const PLAIN = 4;
