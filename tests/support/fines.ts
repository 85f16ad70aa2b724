/** Parts of deposits that are held for traffic fines, and fines, without a browser. */
import { changeSettings } from '#contract/admin.ts';
import { type FineHold, getFineHold, stateFine } from '#contract/fines.ts';
import { listNotifications } from '#contract/notifications.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { aReturn } from './claims.ts';
import { aPerson, type CarOptions, type Person } from './factories.ts';
import { aPicture, type Trip, uploadPhoto } from './handovers.ts';
import { accountBalances } from './payments.ts';
import type { World } from './world.ts';

/** Changes the settings: of deposits agreed from now on, this amount stays held for this many days after the return. */
export async function holdForFines(world: World, fineHoldJod = 50, fineHoldDays = 14): Promise<void> {
	const by = await aPerson(world, { role: 'SUPER_ADMIN' });
	await by.browser.call(changeSettings, { body: { fineHoldJod, fineHoldDays } });
}

/** A returned trip without a claim, a part of whose deposit is held for fines. Requires `holdForFines`. */
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

/** Reads what both sides and the ledger show of a trip with a part held for fines. */
export function readingsOfFines(world: World) {
	return {
		holdOf: (trip: Trip, person: Person = trip.renter) => person.browser.call(getFineHold, { params: trip.params }),
		bellOf: async (person: Person) =>
			(await person.browser.call(listNotifications)).filter(({ type }) => type.startsWith('FINE_')).map(({ title }) => title.en),
		/** Days after the return. */
		toDay: async (trip: Trip, day: number) => {
			world.clock.moveTo(new Date(trip.endsAt.getTime() + day * DAY_MS));
			await world.runJobs();
		},
		depositsHeld: async (trip: Trip) => (await accountBalances(world, trip.id)).DEPOSITS_HELD,
		refundsOf: async (trip: Trip) => {
			const query = world.running.platform.db.selectFrom('refunds').select('amount_fils').where('booking_id', '=', trip.id);
			return (await query.orderBy('created_at').orderBy('cause').execute()).map(({ amount_fils }) => amount_fils);
		},
	};
}
