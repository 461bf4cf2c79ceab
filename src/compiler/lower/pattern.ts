/** Object patterns: from the syntax tree to the contract. */

import type { Kind, PatternExpr, Member as SourceMember } from "../../language/syntax.js";
import type { Member, MemberValue, Pattern } from "../../runtime/contract.js";
import { unreachable } from "../walks/syntax.js";

export function patternOf(pattern: PatternExpr): Pattern {
	return {
		py: pattern.dialect === "py",
		open: pattern.open,
		members: pattern.members.map(memberOf),
	};
}

function memberOf(member: SourceMember): Member {
	return {
		keys: member.keys,
		optional: member.optional,
		commit: member.commit,
		value: memberValueOf(member.value),
	};
}

function memberValueOf(value: SourceMember["value"]): MemberValue {
	switch (value.type) {
		case "literal":
			return { text: value.text };
		case "pattern":
			return { members: value.members.map(memberOf), open: value.open };
		case "payload":
			return { field: value.field, kind: memberKind(value.kind) };
		default:
			return unreachable(value);
	}
}

/** The checks report the others; none is silently read as another. */
function memberKind(kind: Kind): Extract<MemberValue, { readonly kind: string }>["kind"] {
	switch (kind) {
		case "json":
		case "py":
		case "input":
		case "word":
		case "tool":
		case "typed":
			return kind;
		case "yaml":
		case "text":
		case "quoted":
		case "digits":
		case "prop":
		case "unbound":
		case "attr":
		case "line":
			throw new Error(`a member of an object cannot be read as ${kind}`);
		default:
			return unreachable(kind);
	}
}
