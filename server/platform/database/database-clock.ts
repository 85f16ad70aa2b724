/** The time of the database: all processes agree on it, and a step of this machine's clock does not end anybody's hold. */
import type { Clock } from '../base/clock.ts';

export class DatabaseClock implements Clock {
	/** Database time minus this process's monotonic time, in milliseconds; until the first measurement by this machine's clock. */
	#offset = Date.now() - performance.now();

	now(): Date {
		return new Date(this.#offset + performance.now());
	}

	/** `sent` and `received` by `performance.now()`. A difference within the round trip is left alone: time would only jitter. */
	adjust(databaseTime: number, { sent, received }: { sent: number; received: number }): void {
		const measured = databaseTime - (sent + received) / 2;
		if (Math.abs(measured - this.#offset) > (received - sent) / 2) this.#offset = measured;
	}
}
