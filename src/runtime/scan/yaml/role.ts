/** What a scalar may be at its place in block style. */
export interface Role {
	/** the next key of its mapping; a value, or the first key of a mapping that begins; a value on the line of its key */
	readonly is: "key" | "either" | "value";
	/** a string is declared there and nothing else */
	readonly string: boolean;
	/** its further lines are indented more than this */
	readonly least: number;
}
