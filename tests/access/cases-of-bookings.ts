/** Access to bookings, their money and documents. */
import { getHandover, guidedShots } from '#contract/handover.ts';
import { hidden, on, parties, type Table } from './access-case.ts';
import { actorNames } from './actors.ts';
import * as fresh from './fixtures.ts';

const booking = on((actors) => actors.booking);
const photos = guidedShots.map((shot) => ({ shot, objectPath: '/objects/uploads/00000000-0000-4000-8000-000000000000' }));
const record = { clientId: '00000000-0000-4000-8000-000000000001', odometerKm: 50_000, fuelEighths: 8, photos };

const laterReturn = fresh.LATER_RETURN;

/** Separate dates for everybody who requests the same car. */
function bookingOf(carId: string) {
	return (who: (typeof actorNames)[number]) => {
		const day = String(10 + actorNames.indexOf(who) * 2);
		return { carId, startAt: `2031-06-${day}T10:00:00+03:00`, endAt: `2031-06-${Number(day) + 1}T10:00:00+03:00` };
	};
}

export const rowsOfBookings = {
	'POST /api/bookings': {
		input: async (actors) => ({ body: bookingOf((await fresh.aCarOfOwner(actors)).id) }),
		// The newcomer has no approved identity, and owners cannot book their own car.
		by: { newcomer: 403, owner: 403 },
		others: 201,
	},
	'GET /api/bookings/{id}': { input: booking, by: parties, others: hidden },
	'GET /api/bookings/{id}/story': { input: booking, by: parties, others: hidden },
	'GET /api/bookings/{id}/agreement': { input: booking, by: parties, others: hidden },
	'GET /api/bookings/{id}/receipt': { input: booking, by: parties, others: hidden },
	'GET /api/bookings/{id}/calendar.ics': { input: booking, by: parties, others: hidden },
	'GET /api/bookings/{id}/cancellation': { input: booking, by: { renter: 200, owner: 200 }, others: hidden },
	'GET /api/bookings/{id}/handover': { input: booking, by: parties, others: hidden },
	'PATCH /api/owner/bookings/{id}/accept': { input: on(fresh.aRequest), by: { owner: 200 }, others: hidden },
	'PATCH /api/owner/bookings/{id}/decline': { input: on(fresh.aRequest), by: { owner: 200 }, others: hidden },
	'PATCH /api/bookings/{id}/cancel': { input: on(fresh.aTrip), by: { renter: 200, owner: 409 }, others: hidden },
	'PATCH /api/admin/bookings/{id}/cancel': { input: on(fresh.aTrip), by: { admin: 200, superAdmin: 409 } },
	'POST /api/bookings/{id}/no-show': { input: on(fresh.aMissedTrip), by: { owner: 200, renter: 409 }, others: hidden },
	'PATCH /api/bookings/{id}/no-show/contest': { input: on(fresh.anAccusedTrip), by: { owner: 409, renter: 200 }, others: hidden },
	'PATCH /api/admin/bookings/{id}/no-show': { input: on(fresh.aContestedTrip), by: { admin: 200, superAdmin: 409 } },
	// The booking has not ended, so there is nothing to excuse.
	'PATCH /api/admin/bookings/{id}/excuse': { input: on(fresh.aTrip), by: { admin: 409, superAdmin: 409 } },
	'PUT /api/owner/bookings/{id}/place': {
		input: on(fresh.aTrip, { body: { textEn: 'At the gate', latitude: 31.95, longitude: 35.91 } }),
		by: { owner: 200 },
		others: hidden,
	},
	'POST /api/bookings/{id}/place/accept': { input: on(fresh.aTripWithProposedPlace), by: { renter: 200 }, others: hidden },
	'POST /api/bookings/{id}/place/decline': { input: on(fresh.aTripWithProposedPlace), by: { renter: 200 }, others: hidden },
	'GET /objects/places/{id}': { input: fresh.thePlacePhoto, by: parties, others: hidden },
	'POST /api/bookings/{id}/late': {
		input: on(fresh.aTripNow, { body: { expectedAt: '2031-03-20T11:00:00+03:00' } }),
		by: { renter: 200 },
		others: hidden,
	},
	'POST /api/bookings/{id}/on-the-way': {
		input: on(fresh.aTripNow, { body: { phase: 'CHECK_IN' } }),
		by: { owner: 200 },
		others: hidden,
	},
	'DELETE /api/bookings/{id}/on-the-way': { input: on(fresh.aTripNow), by: { owner: 200 }, others: hidden },
	// The renter has the car, so it can no longer be reported as ready.
	'PUT /api/owner/bookings/{id}/car-ready': { input: on(fresh.theTripUnderWay), by: { owner: 409 }, others: hidden },
	'DELETE /api/owner/bookings/{id}/car-ready': { input: on(fresh.theTripUnderWay), by: { owner: 200 }, others: hidden },
	'GET /api/bookings/{id}/changes': { input: booking, by: parties, others: hidden },
	'GET /api/bookings/{id}/changes/preview': {
		input: on(fresh.aTrip, { query: { endAt: laterReturn } }),
		by: { renter: 200, owner: 200 },
		others: hidden,
	},
	'POST /api/bookings/{id}/changes': {
		input: on(fresh.aTrip, { body: { endAt: laterReturn } }),
		by: { renter: 201, owner: 409 },
		others: hidden,
	},
	'PATCH /api/bookings/{id}/changes/{changeId}/accept': { input: fresh.aProposedChange, by: { renter: 409, owner: 200 }, others: hidden },
	'PATCH /api/bookings/{id}/changes/{changeId}/decline': { input: fresh.aProposedChange, by: { renter: 409, owner: 200 }, others: hidden },
	'PATCH /api/bookings/{id}/changes/{changeId}/withdraw': { input: fresh.aProposedChange, by: { owner: 409, renter: 200 }, others: hidden },
	'POST /api/bookings/{id}/changes/{changeId}/pay': { input: fresh.anUnpaidChange, by: { owner: 409, renter: 200 }, others: hidden },
	'GET /api/bookings/{id}/alternatives': { input: booking, by: { renter: 200 }, others: hidden },
	'POST /api/bookings/{id}/return-held': { input: on(fresh.aTrip), by: { renter: 409 }, others: hidden },
	// The booking has not ended, so there is nothing to replace.
	'POST /api/bookings/{id}/rebook': {
		input: on(fresh.aTrip, {
			body: {
				carId: '00000000-0000-4000-8000-000000000001',
				totalJod: '1.00',
				depositJod: '1.00',
				cancellationPolicy: 'MODERATE',
				heldJod: '0.00',
				withDelivery: false,
			},
		}),
		by: { renter: 409 },
		others: hidden,
	},
	'GET /api/bookings/{id}/drivers': { input: booking, by: parties, others: hidden },
	// The booking has no additional driver, so the invitation is refused.
	'POST /api/bookings/{id}/drivers': {
		input: on(fresh.aTrip, { body: { email: 'invited@mishwar.test' } }),
		by: { renter: 409 },
		others: hidden,
	},
	'DELETE /api/bookings/{id}/drivers/{driverId}': {
		input: async (actors) => ({ params: { id: (await fresh.aTrip(actors)).id, driverId: '00000000-0000-4000-8000-000000000001' } }),
		by: { renter: 404 },
		others: hidden,
	},
	'POST /api/drivers/invitation': { input: () => ({ body: { token: 'no-such-token' } }), others: 409 },
	'POST /api/drivers/accept': { input: () => ({ body: { token: 'no-such-token' } }), others: 409 },
	'DELETE /api/drivers/trips/{id}': { input: fresh.aDriverInTrip, by: { otherRenter: 200 }, others: hidden },
	// Both parties are admitted; the call then fails because the photos do not exist.
	'POST /api/bookings/{id}/check-in': { input: on(fresh.aTripNow, { body: record }), by: { renter: 400, owner: 400 }, others: hidden },
	'POST /api/bookings/{id}/check-out': {
		input: on(fresh.theTripUnderWay, { body: record }),
		by: { renter: 400, owner: 400 },
		others: hidden,
	},
	'POST /api/bookings/{id}/handover/code': { input: on(fresh.aTrip), by: { renter: 200 }, others: hidden },
	'GET /objects/handover/{id}': {
		input: async (actors) => {
			const trip = await fresh.theTripUnderWay(actors);
			const { records } = await trip.owner.browser.call(getHandover, { params: trip.params });
			return { params: { id: records[0]?.photos[0]?.url.split('/').at(-1) ?? '' } };
		},
		by: parties,
		others: hidden,
	},
} satisfies Table;
