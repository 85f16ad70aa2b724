/** Hides instant book of an owner's cars while there are too many cancellations, and brings it back. Runs as a job, after each cancellation and when it may end. */
import { PAUSE_AFTER_CANCELLATIONS } from '#contract/deadlines.ts';
import { ammanIso } from '#contract/time.ts';
import { pauseInstantBook } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { lockSubject } from '#server/platform/database/lock.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { instantBookPaused } from '../events.ts';
import { reviewInstantBookJob } from '../jobs.ts';
import { ownerFailures, PAUSE_MS, pausedUntil } from './rules.ts';
import { failuresSince } from './sql.ts';

export async function onOwnerFailure(
	platform: Platform,
	{ ownerId, cancelCode }: { ownerId: string; cancelCode: string | null },
): Promise<void> {
	if ((ownerFailures as readonly (string | null)[]).includes(cancelCode))
		await inTransaction(platform.db, (tx) => reviewInstantBook(platform, tx, ownerId));
}

/** Compares the owner's cars with the cancellations of the last 90 days. The owner is notified if it is hidden from now on, or longer than before. */
export async function reviewInstantBook(platform: Platform, tx: Transaction, ownerId: string): Promise<void> {
	await lockSubject(tx, 'instant-book', ownerId);
	const now = platform.clock.now();
	const failures = await failuresSince(tx, ownerId, new Date(now.getTime() - PAUSE_MS));
	const until = pausedUntil(failures, now);
	const before = await pauseInstantBook(platform, tx, ownerId, until);
	if (!until) return;
	await enqueue(tx, reviewInstantBookJob, { ownerId }, { runAt: until, key: `instant-book-${ownerId}` });
	if (before && before >= until) return;
	await platform.events.publish(platform, tx, instantBookPaused, {
		ownerId,
		until: ammanIso(until),
		cancellations: Math.max(failures.length, PAUSE_AFTER_CANCELLATIONS),
	});
}
