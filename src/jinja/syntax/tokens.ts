/** A place in the tokens of a template, with the questions that a parser asks of it. */
import { TemplateError } from "../error.js";
import type { Token, TokenType } from "./lexer.js";

/** Deeper templates are refused: the reader recurses. */
const MOST_NESTED = 150;

export class Tokens {
	readonly #tokens: readonly Token[];
	readonly #last: Token;
	#place = 0;
	#depth = 0;

	constructor(tokens: readonly Token[]) {
		this.#tokens = tokens;
		this.#last = { type: "text", value: "", line: tokens.at(-1)?.line ?? 1 };
	}

	get over(): boolean {
		return this.#place >= this.#tokens.length;
	}

	get current(): Token {
		return this.#tokens[this.#place] ?? this.#last;
	}

	get next(): Token {
		return this.#tokens[this.#place + 1] ?? this.#last;
	}

	get line(): number {
		return this.current.line;
	}

	take(): Token {
		const token = this.current;
		this.#place++;
		return token;
	}

	is(type: TokenType, value?: string): boolean {
		const { current } = this;
		return !this.over && current.type === type && (value === undefined || current.value === value);
	}

	isOperator(...values: readonly string[]): boolean {
		return this.is("operator") && values.includes(this.current.value);
	}

	isName(...values: readonly string[]): boolean {
		return this.is("name") && values.includes(this.current.value);
	}

	/** Takes the operator if it stands here. */
	skip(value: string): boolean {
		if (!this.is("operator", value)) return false;
		this.#place++;
		return true;
	}

	skipName(value: string): boolean {
		if (!this.is("name", value)) return false;
		this.#place++;
		return true;
	}

	expect(type: TokenType, value?: string): Token {
		if (!this.is(type, value)) throw this.unexpected(value ?? NAMES[type]);
		return this.take();
	}

	unexpected(wanted: string): TemplateError {
		const { type, value } = this.current;
		const found = this.over ? "the end of the template" : value === "" ? NAMES[type] : `'${value}'`;
		return new TemplateError(`expected ${wanted}, found ${found}`, this.line);
	}

	/** Reads what is inside of something else. */
	nested<T>(read: () => T): T {
		if (++this.#depth > MOST_NESTED)
			throw new TemplateError(`nested deeper than ${MOST_NESTED}`, this.line);
		const value = read();
		this.#depth--;
		return value;
	}
}

const NAMES: Readonly<Record<TokenType, string>> = {
	text: "text",
	begin: "{%",
	end: "%}",
	print: "{{",
	printed: "}}",
	name: "a name",
	string: "a string",
	integer: "an integer",
	float: "a number",
	operator: "an operator",
};
