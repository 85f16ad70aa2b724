/**
 * Licences that expire: their drivers are notified 30 and 7 days before and once they have expired, once each, unless a new one waits for an admin.
 * Bookings check the date themselves, so that nothing else depends on when this runs.
 */
import * as z from 'zod';
import { LICENCE_WARNING_DAYS } from '#contract/deadlines.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { dueWarning } from '#server/platform/base/due-warning.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { licenceExpiring } from './events.ts';
import { licencesToWarn, lockLicenceToWarn, setLicenceWarned } from './renewals-sql.ts';

const BATCH = 100;

/** Checks all licences that expire soon. */
const watchLicencesJob = job('kyc.licences', z.unknown());

export async function watchLicences(platform: Platform): Promise<void> {
	const expiresBy = addDays(ammanDate(platform.clock.now()), Math.max(...LICENCE_WARNING_DAYS));
	let after: string | null = null;
	for (;;) {
		const ids: string[] = await licencesToWarn(platform.db, expiresBy, after, BATCH);
		for (const checkId of ids) await watchLicence(platform, checkId);
		after = ids.at(-1) ?? null;
		if (ids.length < BATCH) return;
	}
}

async function watchLicence(platform: Platform, checkId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const check = await lockLicenceToWarn(tx, checkId);
		if (!check?.licence_expires_on) return;
		const { user_id: userId, licence_expires_on: expiresOn, licence_warned_days: sent } = check;
		const days = dueWarning(LICENCE_WARNING_DAYS, { endsOn: expiresOn, today: ammanDate(platform.clock.now()), sent });
		if (days === null) return;
		await setLicenceWarned(tx, checkId, days);
		await platform.events.publish(platform, tx, licenceExpiring, { checkId, userId, expiresOn, days });
	});
}

export const licenceJobs: readonly PlatformJob[] = [handle(watchLicencesJob, watchLicences)];

/** Each hour; an expiry is announced within the first hour of the day. */
export const licencesRecurring: readonly Recurring[] = [{ name: watchLicencesJob.name, match: '9 * * * *' }];
