/** Owners who are owed money, without a browser: a settled rental, payout details, and batches. */

import { type AdminPayout, createPayoutBatch, listPayouts, type PayoutBatch } from '#contract/payout-batches.ts';
import { setPayoutDetails } from '#contract/payouts.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { CarOptions, Person } from './factories.ts';
import { confirmedTrip, type Trip } from './handovers.ts';
import type { World } from './world.ts';

export const ibans = { first: 'JO94CBJO0010000000000131000302', second: 'JO43ARAB0010000000001315000303' } as const;

/** Ended a day ago without a recorded return. The deposit is held. */
export async function completedTrip(world: World, options: CarOptions = {}): Promise<Trip> {
	const trip = await confirmedTrip(world, options);
	world.clock.moveTo(new Date(trip.endsAt.getTime() + 25 * HOUR_MS));
	await world.runJobs();
	return trip;
}

/** The owner released the deposit: the payout is open. */
export async function settledTrip(world: World, options: CarOptions = {}): Promise<Trip> {
	const trip = await completedTrip(world, options);
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	await world.runJobs();
	return trip;
}

export async function paidTo(owner: Person, iban: string = ibans.first, holderName = 'Rania Haddad'): Promise<void> {
	await owner.browser.call(setPayoutDetails, { body: { kind: 'IBAN', iban, holderName } });
}

/** At most three business days and a weekend later. */
export const advanceUntilDue = (world: World): Promise<void> => world.advance(6 * DAY_MS);

export async function payoutsOf(admin: Person, owner: Person): Promise<AdminPayout[]> {
	return admin.browser.call(listPayouts, { query: { ownerId: owner.id } as never });
}

export async function batchOf(admin: Person, payouts: ReadonlyArray<{ id: string }>): Promise<PayoutBatch> {
	return admin.browser.call(createPayoutBatch, { body: { payoutIds: payouts.map(({ id }) => id) } });
}
