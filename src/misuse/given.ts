/** An option that is `undefined` is the default. */

export type Given<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Without the members that are `undefined`: spread behind defaults, they would take their places. */
export function given<T extends object>(members: T): Given<T> {
	return Object.fromEntries(
		Object.entries(members).filter(([, value]) => value !== undefined),
	) as Given<T>;
}
