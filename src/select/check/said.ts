/** What an assistant says in a check of a template. */

export type Json =
	| null
	| boolean
	| number
	| string
	| readonly Json[]
	| { readonly [key: string]: Json };
export type Arguments = { readonly [key: string]: Json };

export interface Said {
	readonly content: string;
	readonly reasoning: string;
	readonly calls: readonly { readonly name: string; readonly arguments: Arguments }[];
}

/** Ids of nine letters or digits, as the Mistral templates demand. */
export const wireId = (index: number): string => `call${String(index).padStart(5, "0")}`;
