/** Trees of templates: expressions and statements. Names follow the grammar of Jinja. */

export type BinaryOperator = "+" | "-" | "*" | "/" | "//" | "%" | "**";
export type Comparison = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in";

export interface Arguments {
	readonly positional: readonly Expression[];
	readonly named: readonly (readonly [string, Expression])[];
	/** `*list` */
	readonly spread: Expression | null;
	/** `**dict` */
	readonly spreadNamed: Expression | null;
}

export type Expression = { readonly line: number } & (
	| {
			readonly type: "constant";
			readonly value: string | number | boolean | null;
			readonly float?: true;
	  }
	| { readonly type: "name"; readonly name: string }
	| { readonly type: "list" | "tuple"; readonly items: readonly Expression[] }
	| { readonly type: "dict"; readonly entries: readonly (readonly [Expression, Expression])[] }
	| { readonly type: "attribute"; readonly object: Expression; readonly name: string }
	| { readonly type: "subscript"; readonly object: Expression; readonly key: Expression }
	| {
			readonly type: "slice";
			readonly object: Expression;
			readonly start: Expression | null;
			readonly stop: Expression | null;
			readonly step: Expression | null;
	  }
	| { readonly type: "call"; readonly callee: Expression; readonly given: Arguments }
	/** `input` is null in `{% filter %}` and `{% set %}` blocks: the block's text */
	| {
			readonly type: "filter";
			readonly input: Expression | null;
			readonly name: string;
			readonly given: Arguments;
	  }
	| {
			readonly type: "test";
			readonly input: Expression;
			readonly name: string;
			readonly given: Arguments;
			readonly negated: boolean;
	  }
	| { readonly type: "not" | "negative" | "positive"; readonly operand: Expression }
	| {
			readonly type: "binary";
			readonly operator: BinaryOperator;
			readonly left: Expression;
			readonly right: Expression;
	  }
	| { readonly type: "concat"; readonly parts: readonly Expression[] }
	| {
			readonly type: "compare";
			readonly first: Expression;
			readonly rest: readonly (readonly [Comparison, Expression])[];
	  }
	| { readonly type: "and" | "or"; readonly left: Expression; readonly right: Expression }
	| {
			readonly type: "condition";
			readonly test: Expression;
			readonly then: Expression;
			readonly otherwise: Expression | null;
	  }
);

/** The left side of an assignment. */
export type Target =
	| { readonly type: "name"; readonly name: string }
	| { readonly type: "member"; readonly object: string; readonly name: string }
	| { readonly type: "tuple"; readonly items: readonly Target[] };

export interface Parameter {
	readonly name: string;
	readonly default: Expression | null;
}

export type Statement = { readonly line: number } & (
	| { readonly type: "text"; readonly text: string }
	| { readonly type: "print"; readonly value: Expression }
	| {
			readonly type: "for";
			readonly target: Target;
			readonly iterable: Expression;
			readonly test: Expression | null;
			readonly recursive: boolean;
			readonly body: readonly Statement[];
			readonly otherwise: readonly Statement[];
	  }
	| {
			readonly type: "if";
			readonly test: Expression;
			readonly then: readonly Statement[];
			readonly otherwise: readonly Statement[];
	  }
	| { readonly type: "set"; readonly target: Target; readonly value: Expression }
	| {
			readonly type: "set-block";
			readonly target: Target;
			readonly filter: Expression | null;
			readonly body: readonly Statement[];
	  }
	| {
			readonly type: "macro";
			readonly name: string;
			readonly parameters: readonly Parameter[];
			readonly body: readonly Statement[];
	  }
	| {
			readonly type: "call-block";
			readonly call: Expression;
			readonly parameters: readonly Parameter[];
			readonly body: readonly Statement[];
	  }
	| {
			readonly type: "filter-block";
			readonly filter: Expression;
			readonly body: readonly Statement[];
	  }
	| {
			readonly type: "with";
			readonly values: readonly (readonly [Target, Expression])[];
			readonly body: readonly Statement[];
	  }
	/** `{% generation %}`, `{% autoescape %}`, `{% block %}`: written where it stands, with names of its own */
	| { readonly type: "scope"; readonly body: readonly Statement[] }
	| { readonly type: "do"; readonly value: Expression }
	| { readonly type: "break" | "continue" }
);
