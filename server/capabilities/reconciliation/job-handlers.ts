/** Reads the gateway's reports every day; an announced transfer is read at once. */

import * as z from 'zod';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue, handle, job, priority } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { reconcileGateway } from './reconcile-gateway.ts';

export const readReports = job('reconciliation.read-reports', z.unknown());

export const reconciliationJobs = (platform: PaymentPlatform): PlatformJob[] => [
	handle(readReports, async () => {
		await reconcileGateway(platform, null);
	}),
];

/** Before office hours in Amman. */
export const reconciliationRecurring: readonly Recurring[] = [{ name: readReports.name, match: '40 3 * * *' }];

/** Several announcements cause one run. */
export async function onTransferAnnounced(_platform: Platform, tx: Transaction): Promise<void> {
	await enqueue(tx, readReports, {}, { key: 'read-reports', queue: { name: 'reconciliation' }, priority: priority.money });
}
