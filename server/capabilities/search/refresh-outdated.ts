/** The summary of date prices covers the days from today on, so it changes although the car does not. */
import * as z from 'zod';
import { ammanDate } from '#contract/time.ts';
import { lockCar } from '#server/capabilities/cars/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { refreshCar } from './refresh-car.ts';
import { outdatedCars } from './sql.ts';

const BATCH = 50;

/** In the order of their ids, in which all transactions lock several cars. */
export async function refreshOutdated(platform: Platform): Promise<void> {
	for (;;) {
		const refreshed = await inTransaction(platform.db, async (tx) => {
			const carIds = await outdatedCars(tx, ammanDate(platform.clock.now()), BATCH);
			for (const carId of carIds) {
				await lockCar(tx, carId);
				await refreshCar(platform, tx, { carId });
			}
			return carIds.length;
		});
		if (refreshed < BATCH) return;
	}
}

const refreshOutdatedCars = job('search.refresh-outdated', z.unknown());

export const searchJobs: readonly PlatformJob[] = [handle(refreshOutdatedCars, refreshOutdated)];

/** Soon after midnight in Amman, and each hour for cars that a stopped worker missed. */
export const searchRecurring: readonly Recurring[] = [{ name: refreshOutdatedCars.name, match: '2 * * * *' }];
