/** Yes-or-no facts of a reading, as bits of one number. */

export const TOO_DEEP = 1;
export const REFUSED = 2;
export const ENDED = 4;
export const NAMED = 8;
export const SETTLED = 16;
export const READY = 32;
export const STRONG = 64;
export const VISIBLE = 128;
export const OVER = 256;
export const COMMITTED = 512;
export const PAST = 1024;
export const BREAKS = 2048;
export const FAULTY = 4096;

/** Marks by which `judge` sees at a glance what it need not ask. */
export const MARKS = {
	tooDeep: TOO_DEEP,
	refused: REFUSED,
	ended: ENDED,
	settled: SETTLED,
	ready: READY,
	breaks: BREAKS,
	faulty: FAULTY,
	any: TOO_DEEP | REFUSED | ENDED | SETTLED | READY | BREAKS | FAULTY,
} as const;
