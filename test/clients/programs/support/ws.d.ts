/** What the stand-in of LM Studio uses of the package: it brings no types. */
declare module "ws" {
	export class WebSocket {
		on(event: "message", listener: (data: { toString(): string }) => void): void;
		send(text: string): void;
	}
	export class WebSocketServer {
		constructor(options: { readonly host: string; readonly port: number });
		on(event: "connection", listener: (socket: WebSocket) => void): void;
		once(event: "listening", listener: () => void): void;
		address(): { readonly port: number };
		close(): void;
	}
}
