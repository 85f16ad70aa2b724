/**
 * Drivers of an office see only today's trips, so a reminder that others read the evening before reaches them in the morning of the day. It names time and
 * renter; the place, which may have changed meanwhile, is in their list.
 */
import * as z from 'zod';
import { ammanDate, ammanMidnight, HOUR_MS } from '#contract/time.ts';
import { teamOfOwner } from '#server/capabilities/companies/index.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, handle, job } from '#server/platform/jobs/jobs.ts';
import { reminderTo } from './reminder-texts.ts';
import { notifyDrivers } from './send-notification.ts';
import { isTripAhead } from './sql.ts';

const MORNING_HOUR = 7;

const reminded = z.object({
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	kind: z.enum(['PICKUP', 'RETURN']),
	ownerName: personName,
	renterName: personName,
	carTitle: z.string(),
	startAt: z.string(),
	endAt: z.string(),
	dueAt: z.string(),
});
type Reminded = z.output<typeof reminded>;

const remindDriversJob = job('notifications.remind-drivers', reminded);

/** At seven, or an hour before an earlier time; not sent if the office has no driver. */
export async function remindDriversLater(platform: Platform, payload: Reminded): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		if (!(await teamOfOwner(tx, payload.ownerId)).some(({ role }) => role === 'DRIVER')) return;
		const dueAt = Date.parse(payload.dueAt);
		const midnight = ammanMidnight(ammanDate(new Date(dueAt))).getTime();
		const runAt = new Date(Math.max(midnight, Math.min(midnight + MORNING_HOUR * HOUR_MS, dueAt - HOUR_MS)));
		const facts = reminded.parse(payload);
		await enqueue(tx, remindDriversJob, facts, { runAt, key: `remind-drivers-${payload.kind}-${payload.bookingId}` });
	});
}

async function remindDrivers(platform: Platform, payload: Reminded): Promise<void> {
	// Cancelled, moved or handed over since the evening.
	if (!(await isTripAhead(platform.db, payload))) return;
	const { bookingId, ownerId, kind, dueAt } = payload;
	const { rows: _, short: __, shortForms: ___, ...text } = reminderTo('OWNER', { ...payload, whereAndWhen: null, day: 'TODAY' });
	await notifyDrivers(platform, {
		...text,
		...{ userId: ownerId, eventKey: `driver-reminder-${kind}-${dueAt}:${bookingId}`, needsBy: dueAt },
		actionUrl: `/owner/bookings/${bookingId}`,
	});
}

export const reminderJobs: readonly PlatformJob[] = [handle(remindDriversJob, remindDrivers)];
