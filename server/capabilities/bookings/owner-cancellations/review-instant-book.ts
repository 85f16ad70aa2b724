/** Counts an owner's cancellations of the last 90 days for the cards of the cars, hides instant book while there are too many, and restores it afterwards. Runs as a job, after each cancellation and when one is no longer within that time. */
import { PAUSE_AFTER_CANCELLATIONS } from '#contract/deadlines.ts';
import { ammanIso } from '#contract/time.ts';
import { countOwnerCancellations } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { instantBookPaused } from '../events.ts';
import { reviewInstantBookJob } from '../jobs.ts';
import { nextReview, ownerFailures, PAUSE_MS, pausedUntil } from './rules.ts';
import { failuresSince } from './sql.ts';

/** Clocks differ: a job that runs a moment too early is repeated after a pause. */
const MINUTE_MS = 60_000;

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
	const before = await countOwnerCancellations(platform, tx, ownerId, { pausedUntil: until, cancellations: failures.length });
	const next = nextReview(failures);
	// Instant book can return only when the oldest cancellation has left the period: this one job is enough.
	if (next)
		await enqueue(
			tx,
			reviewInstantBookJob,
			{ ownerId },
			{ runAt: new Date(Math.max(next.getTime(), now.getTime() + MINUTE_MS)), key: `instant-book-${ownerId}` },
		);
	if (!until) return;
	if (before && before >= until) return;
	await platform.events.publish(platform, tx, instantBookPaused, {
		ownerId,
		until: ammanIso(until),
		cancellations: Math.max(failures.length, PAUSE_AFTER_CANCELLATIONS),
	});
}
