/** What is known of a coding agent: its package, how it is told of the gateway, and how its model writes a file. */

export interface Place {
	/** of the gateway, without a path; empty for an agent that needs none */
	readonly gateway: string;
	/** of the model's server, for agents that need no gateway */
	readonly engine: string;
	readonly model: string;
	/** the agent's working directory */
	readonly work: string;
	/** its home: empty before */
	readonly home: string;
}

export interface Start {
	/** files that the agent reads, by their paths from its home */
	readonly files?: Readonly<Record<string, string>>;
	readonly env?: Readonly<Record<string, string>>;
	/** its command line */
	readonly words: readonly string[];
	/** commands before it, with the same settings */
	readonly before?: readonly (readonly string[])[];
}

export interface Called {
	readonly name: string;
	readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Setting {
	/** of `toolgrammar serve` */
	readonly flags: readonly string[];
	readonly why: string;
}

export interface Agent {
	readonly name: string;
	/** as npm takes it: exact, so that a run that passes passes again */
	readonly package: string;
	/** the script, in the installed packages, that puts its program in place: packages are installed without their scripts */
	readonly setup?: string;
	/** it asks the model's server itself, by an adapter of ours */
	readonly isDirect?: true;
	readonly endpoint: "/v1/chat/completions" | "/v1/responses" | "/v1/messages";
	/** what a user must set at the gateway beside the address and the model; null: nothing */
	readonly needs: Setting | null;
	start(place: Place, prompt: string): Start;
	/** the call with which its model writes a file. `path`: whole */
	write(path: string, content: string): Called;
}
