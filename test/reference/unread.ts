/** The members of a call's object that its pattern does not bind (section 3). */

export const SYNONYMS: readonly string[] =
	"arguments args input inputs kwargs parameters params payload properties tool_args tool_arguments tool_input tool_parameters".split(
		" ",
	);
const NAME_KEYS: readonly string[] =
	"action func function function_name recipient_name tool tool_name".split(" ");
const ENVELOPE: readonly string[] = "call_id id index object role status tool_call_id type".split(
	" ",
);

export interface UnreadMember {
	readonly key: string;
	readonly json: string;
}

/** Codes of the notices with which the call ends, and whether it must not run. */
export interface LeftOut {
	readonly notices: readonly string[];
	readonly withheld: boolean;
}

export const NOTHING_LEFT: LeftOut = { notices: [], withheld: false };

/** Whether the value is none at all. */
export function isEmpty(json: string): boolean {
	return /^(\{\s*\}|null|"\s*")$/.test(json);
}

function isScalarOfEnvelope({ key, json }: UnreadMember): boolean {
	return ENVELOPE.includes(key) && !/^[{[]/.test(json);
}

/** The only member that may be the name of the call: `isTool` says whether a text is that of a tool which has no such parameter. */
export function nameMember(
	members: readonly UnreadMember[],
	isTool: (text: string, key: string) => boolean,
): { readonly member: UnreadMember; readonly text: string } | null {
	const named = members.flatMap((member) => {
		const value: unknown = NAME_KEYS.includes(member.key) ? JSON.parse(member.json) : null;
		return typeof value === "string" && isTool(value, member.key) ? [{ member, text: value }] : [];
	});
	return named.length === 1 ? (named[0] ?? null) : null;
}

/** The arguments that stand as members of the object itself. */
export function flatArguments(
	members: readonly UnreadMember[],
	declared: readonly string[] | null,
): string | null {
	const flat = members.filter((one) => !isScalarOfEnvelope(one));
	if (declared === null || flat.length === 0) return null;
	if (new Set(flat.map(({ key }) => key)).size < flat.length) return null;
	if (!flat.every(({ key }) => declared.includes(key))) return null;
	if (members.some((one) => isScalarOfEnvelope(one) && declared.includes(one.key))) return null;
	return `{${flat.map(({ key, json }) => `${JSON.stringify(key)}: ${json}`).join(", ")}}`;
}

/** `lost`: a member came again that cannot count; `repeated`: one came again. */
export function leftOut(
	members: readonly UnreadMember[],
	hasArguments: boolean,
	declared: readonly string[] | null,
	repeated: boolean,
	lost: boolean,
): LeftOut {
	const suspects = members.filter((one) => {
		const named = declared?.includes(one.key) === true;
		if (!hasArguments) return named || !isScalarOfEnvelope(one);
		if (isScalarOfEnvelope(one)) return false;
		return named || (SYNONYMS.includes(one.key) && one.json.startsWith("{") && !isEmpty(one.json));
	});
	const told = members.filter((one) => !isScalarOfEnvelope(one));
	const notices = repeated ? ["duplicate-key"] : [];
	if (told.length > 0 || suspects.length > 0 || lost) notices.push("left-out");
	return { notices, withheld: lost || suspects.length > 0 };
}
