/** The time of the database: all processes agree on it, so a wrong clock on this machine does not end a hold early. */
import type { Clock } from '../base/clock.ts';

export class DatabaseClock implements Clock {
	/** Database time minus this process's monotonic time, in milliseconds; before the first measurement, from this machine's clock. */
	#offset = Date.now() - performance.now();

	now(): Date {
		return new Date(this.#offset + performance.now());
	}

	/** `sent` and `received` by `performance.now()`. A difference within the round trip is ignored, because correcting it would only add jitter. */
	adjust(databaseTime: number, { sent, received }: { sent: number; received: number }): void {
		const measured = databaseTime - (sent + received) / 2;
		if (Math.abs(measured - this.#offset) > (received - sent) / 2) this.#offset = measured;
	}
}
