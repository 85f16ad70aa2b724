/**
 * Permits that expire: their offices are warned 30, 7 and 1 days before, once each, and at the end the cars leave search.
 * Booking and search check the date themselves, so that nothing depends on the minute at which this runs.
 */
import * as z from 'zod';
import { PERMIT_WARNING_DAYS } from '#contract/companies.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { dueWarning } from '#server/platform/base/due-warning.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { companyLicenceChanged, companyPermitEnding } from './events.ts';
import { companiesToWarn, lockCompany, setWarned } from './sql.ts';

/** A permit may have ended. */
export const companyPermitJob = job('companies.permit', z.object({ companyId: z.uuid() }));

/** Checks all permits that end soon. */
export const companyPermitsJob = job('companies.permits', z.unknown());

const BATCH = 100;

export async function watchPermits(platform: Platform): Promise<void> {
	const endsBy = addDays(ammanDate(platform.clock.now()), Math.max(...PERMIT_WARNING_DAYS));
	let after: string | null = null;
	for (;;) {
		const ids: string[] = await companiesToWarn(platform.db, endsBy, after, BATCH);
		for (const companyId of ids) await watchPermit(platform, { companyId });
		after = ids.at(-1) ?? null;
		if (ids.length < BATCH) return;
	}
}

async function watchPermit(platform: Platform, { companyId }: { companyId: string }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const company = await lockCompany(tx, companyId);
		if (!company || company.permit_ends_on === null) return;
		const { permit_ends_on: endsOn, permit_warned_days: sent } = company;
		const days = dueWarning(PERMIT_WARNING_DAYS, { endsOn, today: ammanDate(platform.clock.now()), sent });
		if (days === null) return;
		await setWarned(tx, companyId, days);
		const { owner_id: ownerId, name_en: nameEn, name_ar: nameAr } = company;
		if (days === 0) await platform.events.publish(platform, tx, companyLicenceChanged, { ownerId });
		await platform.events.publish(platform, tx, companyPermitEnding, { companyId, ownerId, nameEn, nameAr, endsOn, days });
	});
}

export const companyJobs: readonly PlatformJob[] = [handle(companyPermitJob, watchPermit), handle(companyPermitsJob, watchPermits)];

/** Each hour, for warnings and for changes that a stopped worker missed. */
export const companiesRecurring: readonly Recurring[] = [{ name: companyPermitsJob.name, match: '7 * * * *' }];
