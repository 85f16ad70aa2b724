/** Parts of deposits that are held for traffic fines, and fines, without a browser. */
import { changeSettings } from '#contract/admin.ts';
import { type FineHold, getFineHold, stateFine } from '#contract/fines.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { ammanIso } from '#contract/time.ts';
import { aReturn } from './claims.ts';
import { aPerson, type CarOptions } from './factories.ts';
import { aPicture, type Trip, uploadPhoto } from './handovers.ts';
import type { World } from './world.ts';

/** From now on this much of each deposit stays held for so many days after the return. */
export async function holdForFines(world: World, fineHoldJod = 50, fineHoldDays = 14): Promise<void> {
	const by = await aPerson(world, { role: 'SUPER_ADMIN' });
	await by.browser.call(changeSettings, { body: { fineHoldJod, fineHoldDays } });
}

/** Returned, without a claim: what was agreed is held for fines. The setting is on. */
export async function aHeldTrip(world: World, options: CarOptions = {}): Promise<Trip> {
	const trip = await aReturn(world, {}, options);
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	await world.runJobs();
	return trip;
}

type FineOptions = { amountJod?: string; offenceAt?: Date; note?: string };

export async function aFineBody(
	trip: Pick<Trip, 'owner' | 'endsAt'>,
	{ amountJod = '30', offenceAt, note = 'Speed camera' }: FineOptions = {},
) {
	return {
		amountJod,
		offenceAt: ammanIso(offenceAt ?? new Date(trip.endsAt.getTime() - 3_600_000)),
		note,
		photo: await uploadPhoto(trip.owner, await aPicture()),
	};
}

/** Stated by the owner; the renter may answer it. */
export async function aFine(
	trip: Pick<Trip, 'owner' | 'endsAt' | 'params'>,
	options: FineOptions = {},
): Promise<FineHold['fines'][number]> {
	const before = new Set((await trip.owner.browser.call(getFineHold, { params: trip.params })).fines.map(({ id }) => id));
	const { fines } = await trip.owner.browser.call(stateFine, { params: trip.params, body: await aFineBody(trip, options) });
	const fine = fines.find(({ id }) => !before.has(id));
	if (!fine) throw new Error('the fine was not stated');
	return fine;
}
