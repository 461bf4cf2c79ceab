/** The checks in their order. */
import { type Diagnostic, hasErrors, sortDiagnostics } from "../../language/diagnostics.js";
import type { Grammar } from "../../language/syntax.js";
import { TooManyReadings } from "../analyse/budget.js";
import { type CheckContext, createContext } from "../analyse/context.js";
import { check as assertInPayload } from "./assert-in-payload.js";
import { check as backrefField } from "./backref-field.js";
import { check as backrefUnbound } from "./backref-unbound.js";
import { check as behindDollar } from "./behind-dollar.js";
import { check as blankInClass } from "./blank-in-class.js";
import { check as bolInLine } from "./bol-in-line.js";
import { check as builderField } from "./builder-field.js";
import { check as callBehindCall } from "./call-behind-call.js";
import type { Check } from "./check.js";
import { check as classMinus } from "./class-minus.js";
import { check as commitPlace } from "./commit-place.js";
import { check as duplicate } from "./duplicate.js";
import { check as emptyItem } from "./empty-item.js";
import { check as emptyLook } from "./empty-look.js";
import { check as emptyLoop } from "./empty-loop.js";
import { check as emptyName } from "./empty-name.js";
import { check as endsOpening } from "./ends-opening.js";
import { check as entryIntoMessage } from "./entry-into-message.js";
import { check as entryOverlap } from "./entry-overlap.js";
import { check as fallbackHolds } from "./fallback-holds.js";
import { check as fieldBinding } from "./field-binding.js";
import { check as firstConflict } from "./first-conflict.js";
import { check as frameWithoutContent } from "./frame-without-content.js";
import { check as greedyClass } from "./greedy-class.js";
import { check as idsPattern } from "./ids-pattern.js";
import { check as lateCommit } from "./late-commit.js";
import { check as lateDollar } from "./late-dollar.js";
import { check as lateName } from "./late-name.js";
import { check as lateStart } from "./late-start.js";
import { check as lenientSteals } from "./lenient-steals.js";
import { check as lenientWithoutStrict } from "./lenient-without-strict.js";
import { check as lookAlike } from "./look-alike.js";
import { check as memberValue } from "./member-value.js";
import { check as missingMessage } from "./missing-message.js";
import { checkModels, checkNames } from "./model-clash.js";
import { check as noTerminator } from "./no-terminator.js";
import { check as notWritable } from "./not-writable.js";
import { check as openLook } from "./open-look.js";
import { check as openWeakPattern } from "./open-weak-pattern.js";
import { check as pairShape } from "./pair-shape.js";
import { check as promptWithoutTools } from "./prompt-without-tools.js";
import { check as recursion } from "./recursion.js";
import { check as reservedWord } from "./reserved-word.js";
import { check as shadowedLenient } from "./shadowed-lenient.js";
import { check as tokenList } from "./token-list.js";
import { check as tooLarge, tooManyReadings } from "./too-large.js";
import { check as twoFallbacks } from "./two-fallbacks.js";
import { check as unboundedHoldback } from "./unbounded-holdback.js";
import { check as undefinedName } from "./undefined.js";
import { check as unguardedRecursion } from "./unguarded-recursion.js";
import { check as unreachable } from "./unreachable.js";
import { check as unreadObject } from "./unread-object.js";
import { check as unused } from "./unused.js";
import { check as weakExit } from "./weak-exit.js";
import { check as weakOpening } from "./weak-opening.js";
import { check as withoutCode } from "./without-code.js";
import { check as wordOpening } from "./word-opening.js";

/** Without these a grammar has no meaning that could be looked at. */
const SHAPE: readonly Check[] = [
	missingMessage,
	undefinedName,
	lenientWithoutStrict,
	duplicate,
	recursion,
	unguardedRecursion,
	emptyLoop,
	emptyLook,
	emptyName,
	openLook,
];

/** What can be said about the file as it stands. */
const TEXT: readonly Check[] = [
	backrefField,
	reservedWord,
	unused,
	entryOverlap,
	builderField,
	assertInPayload,
	tokenList,
	lookAlike,
	promptWithoutTools,
	withoutCode,
	idsPattern,
];

/** What the rules mean. */
const MEANING: readonly Check[] = [
	entryIntoMessage,
	memberValue,
	callBehindCall,
	endsOpening,
	fieldBinding,
	pairShape,
	unreadObject,
	commitPlace,
	emptyItem,
	backrefUnbound,
	behindDollar,
	bolInLine,
	noTerminator,
	weakExit,
	twoFallbacks,
	firstConflict,
	greedyClass,
	blankInClass,
	unreachable,
	shadowedLenient,
	lenientSteals,
	weakOpening,
	wordOpening,
	openWeakPattern,
	unboundedHoldback,
	lateDollar,
	frameWithoutContent,
	notWritable,
	fallbackHolds,
	lateCommit,
	lateName,
	lateStart,
	classMinus,
];

/** All that is wrong with a grammar or worth knowing about it, by place. */
export function runChecks(grammar: Grammar): readonly Diagnostic[] {
	const context = createContext(grammar);
	const large = tooLarge(context);
	if (large.length > 0) return large;
	const shape = SHAPE.flatMap((check) => check(context));
	const text = TEXT.flatMap((check) => check(context));
	const found = hasErrors(shape) ? [] : meaning(context);
	return sortDiagnostics([...shape, ...text, ...found]);
}

function meaning(context: CheckContext): readonly Diagnostic[] {
	try {
		return MEANING.flatMap((check) => check(context));
	} catch (error) {
		if (error instanceof TooManyReadings) return tooManyReadings(context);
		throw error;
	}
}

/** What is wrong between grammars that are used side by side. */
export function checkTogether(grammars: readonly Grammar[]): Diagnostic[] {
	return sortDiagnostics([...checkNames(grammars), ...checkModels(grammars)]);
}
