/** How far a message has been written: immutable, so that the writer can go back and try another way. */

export interface RenderCall {
	readonly name: string;
	readonly arguments: { readonly [key: string]: unknown };
	/** absent: one is made where the wire has a place for it */
	readonly id?: string | undefined;
}

export type Item =
	| { readonly type: "reasoning"; readonly text: string }
	| { readonly type: "content"; readonly text: string }
	| { readonly type: "call"; readonly call: RenderCall; readonly index: number };

/** A container whose members are being written. */
export interface Container {
	readonly keys: readonly string[] | null;
	readonly values: readonly unknown[];
	/** members begun */
	readonly at: number;
	/** the key of the member that was begun has been written, its value has not */
	readonly open: boolean;
	readonly outer: Container | null;
}

export interface CallState {
	readonly item: Extract<Item, { type: "call" }>;
	readonly name: boolean;
	readonly id: boolean;
	/** the arguments have been written as one value */
	readonly whole: boolean;
	readonly members: Container;
}

export interface State {
	readonly text: string;
	/** items that have been taken */
	readonly taken: number;
	/** visible content, or a call, has been written */
	readonly visible: boolean;
	readonly call: CallState | null;
	/** bindings made so far: a part that makes none has written markup only */
	readonly bound: number;
}

export function objectMembers(
	value: { readonly [key: string]: unknown },
	outer: Container | null,
): Container {
	return { keys: Object.keys(value), values: Object.values(value), at: 0, open: false, outer };
}

export function listMembers(values: readonly unknown[], outer: Container | null): Container {
	return { keys: null, values, at: 0, open: false, outer };
}

/** All of the call that is open has been written, or none is open. */
export function isWhole(call: CallState | null): boolean {
	if (call === null) return true;
	const { members } = call;
	const pairs = members.outer === null && !members.open && members.at === members.values.length;
	return call.name && (call.whole || pairs);
}
