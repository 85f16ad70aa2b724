/** Writes the effect of a car's price rules as date prices, for a year ahead: search, quote and calendar read only those. */
import * as z from 'zod';
import { addDays, ammanDate } from '#contract/time.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { occasionPeriods, type Period } from '#server/platform/context/public-holidays.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { carChanged } from '../events.ts';
import { carById, lockCar } from '../sql.ts';
import { HORIZON_DAYS, pricesOf } from './coverage.ts';
import { carsWithRules, deleteRulesOver, replaceRulePrices, rulesOf } from './sql.ts';

const BATCH = 100;

/** The days for which rules are written, from today on. */
export function comingDays(now: Date): Period {
	const today = ammanDate(now);
	return { from: today, to: addDays(today, HORIZON_DAYS) };
}

/**
 * Call after every change of rules, the daily rate, or prices set by hand, in the same transaction. The caller holds the lock on
 * the car, and publishes `carChanged` if this returns true (prices changed).
 */
export async function applyPriceRules(platform: Platform, tx: Transaction, carId: string): Promise<boolean> {
	const rules = await rulesOf(tx, carId);
	// The prices of a removed rule were deleted with it.
	if (rules.length === 0) return false;
	const car = await carById(tx, carId);
	if (!car) return false;
	const days = comingDays(platform.clock.now());
	return replaceRulePrices(tx, carId, pricesOf(rules, car.daily_rate_fils, await occasionPeriods(tx, days), days));
}

/** Adds the day that is now within a year, removes the day that is over, and applies corrected dates of an occasion. */
async function rollForward(platform: Platform): Promise<void> {
	await inTransaction(platform.db, (tx) => deleteRulesOver(tx, ammanDate(platform.clock.now())));
	let after: string | null = null;
	do {
		const carIds: string[] = await carsWithRules(platform.db, after, BATCH);
		for (const carId of carIds) {
			await inTransaction(platform.db, async (tx) => {
				await lockCar(tx, carId);
				if (await applyPriceRules(platform, tx, carId)) await platform.events.publish(platform, tx, carChanged, { carId });
			});
		}
		after = carIds.length === BATCH ? (carIds.at(-1) ?? null) : null;
	} while (after !== null);
}

const rollPriceRules = job('cars.roll-price-rules', z.unknown());
export const priceRuleJobs: readonly PlatformJob[] = [handle(rollPriceRules, rollForward)];

/** Soon after midnight in Amman. */
export const priceRulesRecurring: readonly Recurring[] = [{ name: rollPriceRules.name, match: '4 21 * * *' }];
