/** One open stream: events are written as long as the socket takes them. What it does not take is not kept here, but read again once it does. */

/** By the rules of server-sent events; JSON has no line breaks of its own. */
export const frame = (kind: string, payload: string, id?: bigint): Buffer =>
	Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${payload}\n\n`);

export type Opening = {
	userId: string;
	sessionId: string;
	/** The last event that the browser has; null where it begins with what happens from now on. */
	after: bigint | null;
};

type StreamCallbacks = { /** The socket takes more again. */ onRoom(stream: Stream): void; onGone(stream: Stream): void };

/** Waiting in this process for one socket, at most, and one event more; further ones are read once it has taken all of it. */
const WAITING_BYTES = 32 * 1024;

export class Stream {
	readonly userId: string;
	readonly sessionId: string;
	readonly body: ReadableStream<Uint8Array>;
	/** The last event that was written; null until it is known where the stream begins. */
	position: bigint | null;
	/** Since when the socket has taken nothing, by `performance.now()`. */
	fullSince: number | null = null;
	#controller: ReadableStreamDefaultController<Uint8Array> | null = null;

	constructor({ userId, sessionId, after }: Opening, { onRoom, onGone }: StreamCallbacks) {
		this.userId = userId;
		this.sessionId = sessionId;
		this.position = after;
		this.body = new ReadableStream<Uint8Array>(
			{
				start: (controller) => {
					this.#controller = controller;
				},
				pull: () => {
					if (this.fullSince === null || (this.#controller?.desiredSize ?? 0) < WAITING_BYTES) return;
					this.fullSince = null;
					onRoom(this);
				},
				cancel: () => {
					this.#controller = null;
					onGone(this);
				},
			},
			{ highWaterMark: WAITING_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
		);
	}

	/** False where the socket takes no more at the moment: nothing was written. */
	write(bytes: Buffer): boolean {
		if (this.#controller === null || this.fullSince !== null) return false;
		if ((this.#controller.desiredSize ?? 0) <= 0) {
			this.fullSince = performance.now();
			return false;
		}
		this.#controller.enqueue(bytes);
		return true;
	}

	/** Says a last word and ends. */
	end(last: Buffer): void {
		const controller = this.#controller;
		this.#controller = null;
		controller?.enqueue(last);
		controller?.close();
	}
}
