/** What a call's object held and its arguments do not. */
export interface LeftOut {
	/** keys in order */
	readonly keys: readonly string[];
	/** it may have been an argument: the call must not run */
	readonly withheld: boolean;
	/** members of the envelope that came twice */
	readonly repeated: readonly string[];
}

export const NOTHING_OMITTED: LeftOut = { keys: [], withheld: false, repeated: [] };
