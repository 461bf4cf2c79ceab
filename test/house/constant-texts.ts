/**
 * The texts that a TypeScript file holds as constants: string literals, the pieces of templates, the
 * text that a regular expression spells, and what `+`, templates and `join` put together out of them.
 * Escapes are resolved. Comments are no texts.
 */
import ts from "typescript";

export interface ConstantText {
	readonly text: string;
	readonly line: number;
}

/** Stands where a part of a text is not constant, so that no two parts look joined. */
const GAP = "\u0000";

export function constantTexts(file: string, source: string): ConstantText[] {
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
	const found: ConstantText[] = [];
	const visit = (node: ts.Node): void => {
		const text = textOf(node);
		if (text !== null) {
			const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
			found.push({ text, line });
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return found;
}

/** The constant text of a node, with gaps; null when there is nothing constant in it. */
function textOf(node: ts.Node): string | null {
	if (ts.isStringLiteralLike(node)) return node.text;
	if (ts.isJsxText(node)) return node.text;
	if (ts.isRegularExpressionLiteral(node)) return regexText(node.text);
	if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textOf(node.expression);
	if (ts.isTemplateExpression(node)) {
		const spans = node.templateSpans.map(
			({ expression, literal }) => (textOf(expression) ?? GAP) + literal.text,
		);
		return node.head.text + spans.join("");
	}
	if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
		return joined([textOf(node.left), textOf(node.right)], "");
	}
	if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
		const { name, expression } = node.expression;
		const given = node.arguments.map(textOf);
		if (name.text === "concat") return joined([textOf(expression), ...given], "");
		if (name.text === "join" && ts.isArrayLiteralExpression(expression)) {
			return joined(expression.elements.map(textOf), given.length === 0 ? "," : (given[0] ?? GAP));
		}
	}
	return null;
}

function joined(parts: readonly (string | null)[], between: string): string | null {
	if (parts.every((part) => part === null)) return null;
	return parts.map((part) => part ?? GAP).join(between);
}

const CONTROLS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", f: "\f", v: "\v" };

/**
 * The text that a regular expression would have to find. An escaped character is itself, a class of one
 * character is that character, groups and anchors are nothing; every other construct is a gap.
 */
function regexText(literal: string): string {
	const body = literal.slice(1, literal.lastIndexOf("/"));
	const token =
		/\\u\{([0-9a-fA-F]+)\}|\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})|\\([\s\S])|\[(?:\\([^\w])|([^\\\]^]))\]|(\(\?(?:[:=!]|<[=!]|<\w+>)|[()^$])|([[\]{}*+?.|])|([\s\S])/gu;
	let text = "";
	for (const match of body.matchAll(token)) {
		const [, braced, unicode, hex, escaped, classEscaped, classPlain, nothing, , plain] = match;
		const code = braced ?? unicode ?? hex;
		if (code !== undefined) text += String.fromCodePoint(Number.parseInt(code, 16));
		else if (escaped !== undefined)
			text += CONTROLS[escaped] ?? (/\w/.test(escaped) ? GAP : escaped);
		else if (nothing === undefined) text += classEscaped ?? classPlain ?? plain ?? GAP;
	}
	return text;
}
