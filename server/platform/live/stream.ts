/** One open stream: events are written while the socket accepts them. What it does not accept is not buffered but read again later. */

/** Server-sent events format; JSON has no raw line breaks. */
export const frame = (kind: string, payload: string, id?: bigint): Buffer =>
	Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${payload}\n\n`);

export type Opening = {
	/** The account whose events these are. */
	userId: string;
	/** The reader: the same person, or a member of their team. */
	personId: string;
	/** The company for which a member of its team reads them, as long as the session acts for it; null for the person's own. */
	companyId: string | null;
	/** All kinds of events if left out. */
	kinds?: ReadonlySet<string>;
	sessionId: string;
	/** The last event that the client has; null to start with events from now on. */
	after: bigint | null;
};

type StreamCallbacks = { /** The socket accepts data again. */ onRoom(stream: Stream): void; onGone(stream: Stream): void };

/** Limit of bytes buffered for one socket, plus one event; more is read once all of it has been sent. */
const WAITING_BYTES = 32 * 1024;

export class Stream {
	readonly userId: string;
	readonly personId: string;
	readonly companyId: string | null;
	readonly #kinds: ReadonlySet<string> | undefined;
	readonly sessionId: string;
	readonly body: ReadableStream<Uint8Array>;
	/** The last event that was written; null until the starting position is known. */
	position: bigint | null;
	/** When the socket stopped accepting bytes, by `performance.now()`; null while it accepts them. */
	fullSince: number | null = null;
	#controller: ReadableStreamDefaultController<Uint8Array> | null = null;

	constructor({ userId, personId, companyId, kinds, sessionId, after }: Opening, { onRoom, onGone }: StreamCallbacks) {
		this.userId = userId;
		this.personId = personId;
		this.companyId = companyId;
		this.#kinds = kinds;
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

	/** Whether its reader may see events of this kind. */
	admits(kind: string): boolean {
		return this.#kinds?.has(kind) ?? true;
	}

	/** Returns false if the socket is full; nothing was written then. */
	write(bytes: Buffer): boolean {
		if (this.#controller === null || this.fullSince !== null) return false;
		if ((this.#controller.desiredSize ?? 0) <= 0) {
			this.fullSince = performance.now();
			return false;
		}
		this.#controller.enqueue(bytes);
		return true;
	}

	/** Writes a last event and ends. */
	end(last: Buffer): void {
		const controller = this.#controller;
		this.#controller = null;
		controller?.enqueue(last);
		controller?.close();
	}
}
