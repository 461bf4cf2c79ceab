/** The package has no types of its own; these are of what is used. */
declare module "@prantlf/railroad-diagrams" {
	type Part = string | { toString(): string };
	export class Diagram {
		constructor(...items: readonly Part[]);
	}
	export class Sequence {
		constructor(...items: readonly Part[]);
	}
	export class Choice {
		constructor(normal: number, ...items: readonly Part[]);
	}
	export class Optional {
		constructor(item: Part);
	}
	export class OneOrMore {
		constructor(item: Part, separator?: Part);
	}
	export class ZeroOrMore {
		constructor(item: Part, separator?: Part);
	}
	export class Terminal {
		constructor(text: string);
	}
	export class NonTerminal {
		constructor(text: string);
	}
	export class Skip {}
}
