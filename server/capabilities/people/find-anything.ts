/** One search over people, cars, bookings and payouts: a few of each, the newest. */
import { type findForAdmins, MAX_RESULTS_OF_KIND } from '#contract/admin-find.ts';
import { foldDigits } from '#contract/digits.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { foldWords } from '#contract/fold-words.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { readAdminBookings } from '#server/capabilities/bookings/index.ts';
import { readAdminCars } from '#server/capabilities/cars/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { findPayouts } from '#server/capabilities/payouts/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { findPeople } from './find-people.ts';

type Found = ResponseOf<typeof findForAdmins>;

export async function findAnything(platform: Platform, caller: Caller, q: InputOf<typeof findForAdmins>['query']['q']): Promise<Found> {
	const asked = { q: foldDigits(q), limit: MAX_RESULTS_OF_KIND };
	const [{ people }, { cars }, { bookings }] = await Promise.all([
		findPeople(platform, caller, asked),
		readAdminCars(platform, caller, asked),
		// Signs alone are no words, and would match all bookings.
		foldWords(q) ? readAdminBookings(platform, caller, asked) : { bookings: [] },
	]);
	return {
		people: people.map((person) => ({
			...{ id: person.id, name: person.displayName, nameAr: person.displayNameAr ?? person.displayName },
			...{ contact: person.email ?? person.phone, suspended: person.suspendedAt !== null },
		})),
		cars: cars.map((car) => ({
			...{
				id: car.id,
				title: car.title,
				titleAr: car.titleAr,
				plateNumber: car.plateNumber,
				owner: { name: car.ownerName, nameAr: car.ownerNameAr },
			},
		})),
		bookings: bookings.map(({ id, carTitle, carTitleAr, renter, status, startAt, endAt }) => ({
			...{ id, carTitle, carTitleAr, status, startAt, endAt },
			renter: { name: renter.displayName, nameAr: renter.displayNameAr ?? renter.displayName },
		})),
		payouts: await payoutsOf(platform, { ownerIds: people.map(({ id }) => id), typed: asked.q.trim() }),
	};
}

async function payoutsOf({ db }: Platform, words: { ownerIds: readonly string[]; typed: string }): Promise<Found['payouts']> {
	const rows = await findPayouts(db, words, MAX_RESULTS_OF_KIND);
	const nameOf = await namesOf(
		db,
		rows.map((row) => row.owner_id),
	);
	return rows.map((row) => ({
		...{ id: row.id, bookingId: row.booking_id, ownerId: row.owner_id, state: row.state },
		owner: { name: nameOf(row.owner_id).en, nameAr: nameOf(row.owner_id).ar },
		amountJod: formatFils(row.amount_fils),
		createdAt: ammanIso(row.created_at),
	}));
}
