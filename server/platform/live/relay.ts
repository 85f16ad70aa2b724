/** Signals new events to all processes: right after a commit of this process, and every second for events of a process that was killed in between. */
import type { Log } from '../base/log.ts';

/** Commits within this time are signalled together. */
const BATCH_MS = 2;
const SWEEP_MS = 1000;
/** A single failure is normal during a restart of the database. */
const TELL_FROM_FAILURE = 3;

/** `signal` handles a bounded number of events and returns whether there may be more. */
export class Relay {
	readonly #signal: () => Promise<boolean>;
	readonly #log: Log;
	#timer: ReturnType<typeof setTimeout> | null = null;
	#running: Promise<void> | null = null;
	#again = false;
	#closed = false;
	#failures = 0;

	constructor(signal: () => Promise<boolean>, log: Log) {
		this.#signal = signal;
		this.#log = log;
		this.#sleep(SWEEP_MS);
	}

	poke(): void {
		// Already scheduled: further commits do not delay it.
		if (this.#again) return;
		this.#again = true;
		if (!this.#running) this.#sleep(BATCH_MS);
	}

	async close(): Promise<void> {
		this.#closed = true;
		if (this.#timer) clearTimeout(this.#timer);
		await this.#running;
	}

	#sleep(milliseconds: number): void {
		if (this.#closed) return;
		if (this.#timer) clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.#running = this.#run().finally(() => {
				this.#running = null;
				// Jitter desynchronizes processes that were started together.
				this.#sleep(this.#again ? BATCH_MS : SWEEP_MS * (0.75 + Math.random() / 2));
			});
		}, milliseconds);
	}

	async #run(): Promise<void> {
		this.#again = false;
		try {
			while (await this.#signal()) if (this.#closed) return;
			this.#failures = 0;
		} catch (error) {
			this.#failures += 1;
			if (this.#failures === TELL_FROM_FAILURE) this.#log.warn({ err: error }, 'live events could not be told');
		}
	}
}
