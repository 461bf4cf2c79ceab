/** Character codes and classes that several scanners use. */

export const QUOTE = 34;
export const APOSTROPHE = 39;
export const COMMA = 44;
export const BACKSLASH = 92;
export const LETTER_U = 117;

/** length of `\uXXXX` */
export const UNICODE_ESCAPE = 6;

const SIMPLE_ESCAPE = new Uint8Array(128);
for (const character of '"\\/bfnrt') SIMPLE_ESCAPE[character.charCodeAt(0)] = 1;

/** Whether JSON allows the character behind a backslash, `u` aside. */
export function isSimpleEscape(code: number): boolean {
	return code < 128 && SIMPLE_ESCAPE[code] === 1;
}

export function isHex(code: number): boolean {
	return (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}
