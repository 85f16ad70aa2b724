import { describe, expect, it } from 'vitest';
import {
	acceptBookingChange,
	listBookingChanges,
	payBookingChange,
	previewBookingChange,
	proposeBookingChange,
	type RequestedHandover,
} from '#contract/booking-changes.ts';
import { cancelBooking, getBookingStory, getCancellation } from '#contract/booking-life.ts';
import { getReceipt, getRentalAgreement } from '#contract/booking-papers.ts';
import { acceptBooking, getBooking, requestBooking } from '#contract/bookings.ts';
import { getTerms, putTerms } from '#contract/calendar.ts';
import { parseFils } from '#contract/money.ts';
import { listNotifications } from '#contract/notifications.ts';
import { bookingPayments } from '#contract/payments.ts';
import { announceLateness } from '#contract/places.ts';
import { ammanIso, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openChangePage, payForChange } from '#tests/support/booking-changes.ts';
import { aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, confirmedTrip, type Trip } from '#tests/support/handovers.ts';
import { cards, hold, paidRequest } from '#tests/support/payments.ts';
import { aPromoCode } from '#tests/support/promo-codes.ts';
import { aReport, tripUnderWay } from '#tests/support/reports.ts';
import { aWorld } from '#tests/support/world.ts';
import { bookingPersonalData } from '../personal-data.ts';

const world = aWorld();
const fromNow = (moment: Date, days: number) => ammanIso(new Date(moment.getTime() + days * DAY_MS));
const look = ({ renter, params }: Trip) => renter.browser.call(getBooking, { params });
const booksBalance = async () => expect(await verifyLedger(world.running.platform.db)).toEqual([]);

const asText = (data: unknown) => JSON.stringify(data, (_key, value) => (typeof value === 'bigint' ? String(value) : value));

/** Pickup and return that many days later; negative for earlier. */
const moved = (trip: Trip, start: number, end: number, handover?: RequestedHandover) => ({
	...{ startAt: fromNow(trip.startsAt, start), endAt: fromNow(trip.endsAt, end) },
	...(handover && { handover }),
});
const propose = (person: Person, trip: Trip, body: ReturnType<typeof moved>) =>
	person.browser.call(proposeBookingChange, { params: trip.params, body });
const refused = (person: Person, trip: Trip, body: ReturnType<typeof moved>) =>
	person.browser.refused(proposeBookingChange, { params: trip.params, body });
const accept = (person: Person, trip: Trip, changeId: string) =>
	person.browser.call(acceptBookingChange, { params: { id: trip.id, changeId } });

async function aTripWithZones(options: CarOptions = {}): Promise<Trip> {
	const trip = await confirmedTrip(world, options);
	const params = { id: trip.car.id };
	const current = await trip.owner.browser.call(getTerms, { params });
	const body = { ...current, dailyRateJod: '35.5', deliveryZones: [{ zone: 'Aqaba' as const, feeJod: '12' }] };
	await trip.owner.browser.call(putTerms, { params, body });
	return trip;
}
const toAqaba: RequestedHandover = { kind: 'DELIVERY', delivery: { zone: 'Aqaba', address: 'Gate 3, South Beach' } };

describe('a trip that is moved', () => {
	it('by two days needs the owner’s consent, and then has the new dates in everything that both read', async () => {
		const trip = await confirmedTrip(world);
		const change = await propose(trip.renter, trip, moved(trip, 2, 2));
		expect(change).toMatchObject({
			...{ state: 'PROPOSED', differenceJod: '0.00', retainedJod: '0.00' },
			before: { startAt: ammanIso(trip.startsAt), days: 3, zone: null },
			after: { startAt: fromNow(trip.startsAt, 2), endAt: fromNow(trip.endsAt, 2), days: 3 },
		});
		expect(await accept(trip.owner, trip, change.id)).toMatchObject({ state: 'APPLIED' });
		const booking = await look(trip);
		expect(booking).toMatchObject({ startAt: fromNow(trip.startsAt, 2), days: 3, totalJod: '106.50' });
		expect(booking.whereAndWhen).toMatchObject({
			...{ startAt: fromNow(trip.startsAt, 2), noShowFrom: ammanIso(new Date(trip.startsAt.getTime() + 2 * DAY_MS + 2 * HOUR_MS)) },
		});
		const file = await (await trip.renter.browser.fetch(`/api/bookings/${trip.id}/calendar.ics`)).text();
		expect(file).toContain('SEQUENCE:2');
		expect(file).toContain('DTSTART:20310312T070000Z');
		const { changes } = await trip.owner.browser.call(getRentalAgreement, { params: trip.params });
		expect(changes).toMatchObject([{ after: { startAt: fromNow(trip.startsAt, 2) } }]);
		const { happened } = await trip.renter.browser.call(getBookingStory, { params: trip.params });
		expect(happened).toContainEqual(expect.objectContaining({ kind: 'TRIP_MOVED' }));
		await world.runJobs();
		const letters = (await trip.owner.browser.call(listNotifications)).filter(({ type }) => type === 'BOOKING_CHANGE');
		expect(letters.map(({ title }) => title.en).sort()).toEqual(['Change your trip?', 'Your trip has changed']);
		const next = await aPerson(world);
		const body = { carId: trip.car.id, startAt: ammanIso(trip.startsAt), endAt: fromNow(trip.startsAt, 2) };
		expect((await next.browser.try(requestBooking, { body })).status).toBe(201);
		await booksBalance();
	});

	it('holds the time before and after until it is paid, and frees it with the hold', async () => {
		const trip = await confirmedTrip(world, { instantBook: true });
		const change = await propose(trip.renter, trip, moved(trip, -1, 1));
		expect(change).toMatchObject({ state: 'AWAITING_PAYMENT', rentalDifferenceJod: '71.00', differenceJod: '142.00' });
		const other = await aPerson(world);
		const [before, after] = [fromNow(trip.startsAt, -1), fromNow(trip.endsAt, 1)];
		const book = (startAt: string, endAt: string) => other.browser.try(requestBooking, { body: { carId: trip.car.id, startAt, endAt } });
		expect(await book(before, ammanIso(trip.startsAt))).toMatchObject({ status: 409 });
		expect(await book(ammanIso(trip.endsAt), after)).toMatchObject({ status: 409 });
		await payForChange(world, trip, change.id);
		expect(await look(trip)).toMatchObject({ startAt: before, endAt: after, days: 5, totalJod: '177.50' });
		const { params } = trip;
		expect(await trip.renter.browser.call(getReceipt, { params })).toMatchObject({ paidJod: '355.00', booking: { totalJod: '177.50' } });
		await booksBalance();
	});

	it('to entirely different days costs what the policy retains and today’s price', async () => {
		const trip = await confirmedTrip(world, { instantBook: true, dailyRateFils: 40_000n });
		world.clock.moveTo(new Date(trip.startsAt.getTime() - 20 * HOUR_MS));
		const { keptJod } = await trip.renter.browser.call(getCancellation, { params: trip.params });
		expect(keptJod).toBe('60.00');
		const change = await propose(trip.renter, trip, moved(trip, 10, 10));
		expect(change).toMatchObject({ state: 'AWAITING_PAYMENT', retainedJod: '60.00', after: { totalJod: '180.00' } });
		await payForChange(world, trip, change.id);
		expect(await look(trip)).toMatchObject({ totalJod: '180.00', feesJod: '60.00', depositJod: '180.00' });
		await booksBalance();
	});

	it('to a cheaper day, late and with a code, is paid for: the rental rises by the retained amount, and no deposit is refunded for it', async () => {
		const promoCode = await aPromoCode(world, { percent: 90 }, await aPerson(world));
		const trip = await confirmedTrip(world, { instantBook: true, dailyRateFils: 50_000n, promoCode });
		expect(await look(trip)).toMatchObject({ totalJod: '15.00', depositJod: '150.00' });
		const params = { id: trip.car.id };
		const terms = await trip.owner.browser.call(getTerms, { params });
		await trip.owner.browser.call(putTerms, { params, body: { ...terms, dailyRateJod: '30' } });
		world.clock.moveTo(new Date(trip.startsAt.getTime() - 20 * HOUR_MS));
		const change = await propose(trip.renter, trip, moved(trip, 1, 1));
		expect(change).toMatchObject({
			state: 'AWAITING_PAYMENT',
			rentalDifferenceJod: '14.00',
			depositDifferenceJod: '0.00',
			retainedJod: '16.00',
		});
		await payForChange(world, trip, change.id);
		expect(await look(trip)).toMatchObject({ totalJod: '29.00', depositJod: '150.00' });
		await booksBalance();
	});

	it('gains no notice by a later pickup', async () => {
		const trip = await confirmedTrip(world, { instantBook: true });
		world.clock.moveTo(new Date(trip.startsAt.getTime() - 40 * HOUR_MS));
		await propose(trip.renter, trip, moved(trip, 1, 1));
		const change = (await trip.renter.browser.call(listBookingChanges, { params: trip.params })).changes[0];
		if (change?.state === 'AWAITING_PAYMENT') await payForChange(world, trip, change.id);
		expect(await look(trip)).toMatchObject({ startAt: fromNow(trip.startsAt, 1) });
		expect(await trip.renter.browser.call(getCancellation, { params: trip.params })).toMatchObject({ ground: 'HALF' });
		await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
		await world.runJobs();
		await booksBalance();
	});

	it('removes a delay that was announced for the former pickup', async () => {
		const trip = await confirmedTrip(world, { instantBook: true });
		world.clock.moveTo(new Date(trip.startsAt.getTime() - 3 * HOUR_MS));
		const expectedAt = ammanIso(new Date(trip.startsAt.getTime() + HOUR_MS));
		await trip.renter.browser.call(announceLateness, { params: trip.params, body: { expectedAt } });
		const sequence = async () =>
			/SEQUENCE:(\d)/.exec(await (await trip.owner.browser.fetch(`/api/bookings/${trip.id}/calendar.ics`)).text())?.[1];
		expect(await sequence()).toBe('1');
		const body = { startAt: fromNow(trip.startsAt, 2 / 24), endAt: ammanIso(trip.endsAt) };
		await propose(trip.renter, trip, body);
		expect((await look(trip)).whereAndWhen).toMatchObject({ late: null, startAt: body.startAt });
		expect(await sequence()).toBe('2');
	});

	it('is refused with a specific reason', async () => {
		const trip = await confirmedTrip(world);
		await hold(await aPerson(world), trip.car, { startAt: '2031-03-07', endAt: '2031-03-09' });
		expect(await refused(trip.renter, trip, moved(trip, -2, 0))).toMatchObject({ status: 409, code: 'CAR_ALREADY_BOOKED' });
		expect(await refused(trip.renter, trip, moved(trip, 0, 0))).toMatchObject({ status: 400, code: 'CHANGE_NOTHING' });
		expect(await refused(trip.renter, trip, moved(trip, -9, 0))).toMatchObject({ status: 400, code: 'PICKUP_IN_PAST' });
		expect(await refused(trip.renter, trip, moved(trip, 0, 0, toAqaba))).toMatchObject({ status: 409, code: 'DELIVERY_NOT_OFFERED' });
		expect(await refused(trip.renter, trip, moved(trip, 4, 0))).toMatchObject({ status: 400, code: 'RETURN_BEFORE_PICKUP' });
		const query = { endAt: ammanIso(trip.endsAt), handover: '{"kind":"MOON"}' };
		const strange = await trip.renter.browser.fetch(`/api/bookings/${trip.id}/changes/preview?${new URLSearchParams(query)}`);
		expect(strange.status).toBe(400);
		world.clock.moveTo(new Date(trip.startsAt.getTime() + HOUR_MS));
		expect(await refused(trip.renter, trip, moved(trip, 1, 1))).toMatchObject({ status: 409, code: 'ONLY_RETURN_CHANGES' });
	});

	it('is impossible once the car is handed over, although it was agreed before', async () => {
		const trip = await confirmedTrip(world);
		world.clock.moveTo(new Date(trip.startsAt.getTime() - 2 * HOUR_MS));
		const change = await propose(trip.renter, trip, moved(trip, 1, 1));
		await checkInByOwner(trip);
		expect(await trip.owner.browser.refused(acceptBookingChange, { params: { id: trip.id, changeId: change.id } })).toMatchObject({
			code: 'ONLY_RETURN_CHANGES',
		});
	});

	it('cannot be paid once the car is handed over; a payment on an open page is refunded', async () => {
		const trip = await confirmedTrip(world, { instantBook: true });
		world.clock.moveTo(new Date(trip.startsAt.getTime() - HOUR_MS));
		const change = await propose(trip.renter, trip, moved(trip, 1, 2));
		const { invoiceId } = await openChangePage(world, trip, change.id);
		await checkInByOwner(trip);
		const params = { id: trip.id, changeId: change.id };
		expect(await trip.renter.browser.refused(payBookingChange, { params, body: {} })).toMatchObject({ code: 'ONLY_RETURN_CHANGES' });
		await world.gateway.pay({ invoiceId, card: cards.good });
		await world.gateway.flushWebhooks();
		await world.runJobs();
		expect(await look(trip)).toMatchObject({ startAt: ammanIso(trip.startsAt), days: 3, totalJod: '106.50' });
		const payments = await trip.renter.browser.call(bookingPayments, { params: trip.params });
		expect(payments.find(({ refunds }) => refunds.length > 0)).toMatchObject({ refunds: [{ amountJod: change.differenceJod }] });
		await booksBalance();
	});
});

describe('another delivery', () => {
	it('is agreed, paid at today’s price, and is where the car is handed over; given up it is refunded in full', async () => {
		const trip = await aTripWithZones();
		const asked = moved(trip, 0, 0, toAqaba);
		const query = { ...asked, handover: JSON.stringify(toAqaba) };
		expect(await trip.renter.browser.call(previewBookingChange, { params: trip.params, query })).toMatchObject({
			...{ next: 'ANSWER', rentalDifferenceJod: '12.00', before: { zone: null }, after: { zone: 'Aqaba' } },
			handover: { text: 'Gate 3, South Beach' },
		});
		const change = await propose(trip.renter, trip, asked);
		const [seen] = (await trip.owner.browser.call(listBookingChanges, { params: trip.params })).changes;
		expect(seen?.handover).toMatchObject({ text: 'Gate 3, South Beach' });
		await accept(trip.owner, trip, change.id);
		await payForChange(world, trip, change.id);
		const booking = await look(trip);
		expect(booking).toMatchObject({ totalJod: '118.50', feesJod: '12.00', extras: { delivery: { zone: 'Aqaba' } } });
		expect(booking.whereAndWhen).toMatchObject({ handover: 'DELIVERY', zone: 'Aqaba', place: { text: { en: 'Gate 3, South Beach' } } });
		expect(await refused(trip.renter, trip, asked)).toMatchObject({ code: 'CHANGE_NOTHING' });
		const back = await propose(trip.owner, trip, moved(trip, 0, 0, { kind: 'MEETING_POINT' }));
		expect(back).toMatchObject({ rentalDifferenceJod: '-12.00' });
		await accept(trip.renter, trip, back.id);
		expect(await look(trip)).toMatchObject({ totalJod: '106.50', whereAndWhen: { handover: 'MEETING_POINT', place: null } });
		await booksBalance();
	});

	it('has an address that can be erased from a closed change, and nothing else can be changed there', async () => {
		const trip = await aTripWithZones({ instantBook: true });
		const change = await propose(trip.renter, trip, moved(trip, 0, 0, toAqaba));
		await payForChange(world, trip, change.id);
		const { db, pool } = world.running.platform;
		const rewrite = () => pool.query('UPDATE booking_changes SET retained_fils = 10 WHERE id = $1', [change.id]);
		await expect(rewrite()).rejects.toMatchObject({ constraint: 'booking_changes_closed_ones_stay' });
		const exported = asText((await bookingPersonalData.export(world.running.platform, trip.renter.id)).data);
		expect(exported.match(/Gate 3, South Beach/g)?.length).toBeGreaterThan(1);
		await inTransaction(db, async (tx) => bookingPersonalData.erase?.(world.running.platform, tx, trip.renter.id));
		const { rows } = await pool.query('SELECT c::text AS change FROM booking_changes c WHERE id = $1', [change.id]);
		expect(JSON.stringify(rows)).not.toContain('South Beach');
	});

	it('may be a place in words, which always needs the consent of the other side', async () => {
		const trip = await confirmedTrip(world, { instantBook: true });
		const place: RequestedHandover = { kind: 'PLACE', text: 'In front of the post office' };
		const asked = moved(trip, 0, 0, place);
		const query = { ...asked, handover: JSON.stringify(place) };
		const preview = await trip.renter.browser.call(previewBookingChange, { params: trip.params, query });
		expect(preview.handover).toEqual({ text: place.text, flightNumber: null, landsAt: null });
		const change = await propose(trip.renter, trip, asked);
		expect(change).toMatchObject({ state: 'PROPOSED', differenceJod: '0.00', handover: preview.handover });
		await accept(trip.owner, trip, change.id);
		expect((await look(trip)).whereAndWhen.place?.text?.en).toBe('In front of the post office');
		const annex = async () => (await trip.owner.browser.call(getRentalAgreement, { params: trip.params })).changes;
		expect(await annex()).toMatchObject([{ handover: place }]);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 30 * DAY_MS));
		expect(await annex()).toMatchObject([{ handover: { kind: 'PLACE', text: null } }]);
	});

	it('needs a flight that lands before the pickup, and a pin in Jordan', async () => {
		const trip = await aTripWithZones();
		const airport = (landsAt: string): RequestedHandover => ({
			...{ kind: 'DELIVERY', delivery: { zone: 'Queen Alia Airport', flightNumber: 'RJ112', landsAt } },
		});
		const late = moved(trip, 0, 0, airport(fromNow(trip.startsAt, 1)));
		expect(await refused(trip.renter, trip, late)).toMatchObject({ status: 400, code: 'LANDING_AFTER_PICKUP' });
		const paris: RequestedHandover = { kind: 'DELIVERY', delivery: { zone: 'Aqaba', latitude: 48.8, longitude: 2.3 } };
		expect(await refused(trip.renter, trip, moved(trip, 0, 0, paris))).toMatchObject({ status: 400, code: 'PIN_OUTSIDE_JORDAN' });
	});
});

describe('a car that extends by itself', () => {
	it('follows instant book until its owner chooses otherwise; bookings keep their agreement', async () => {
		const trip = await confirmedTrip(world);
		const params = { id: trip.car.id };
		const terms = await trip.owner.browser.call(getTerms, { params });
		expect(terms).toMatchObject({ instantBook: false, extendsByItself: false });
		const body = { ...terms, dailyRateJod: '35.5' };
		const { extendsByItself: _, ...without } = body;
		await trip.owner.browser.call(putTerms, { params, body: { ...body, extendsByItself: true } });
		expect(await trip.owner.browser.call(putTerms, { params, body: without })).toMatchObject({ extendsByItself: true });
		expect(await propose(trip.renter, trip, moved(trip, 0, 1))).toMatchObject({ state: 'PROPOSED' });
		const later = await confirmedTripOf(trip);
		expect(await propose(later.renter, later, moved(later, 0, 1))).toMatchObject({ state: 'AWAITING_PAYMENT' });
	});
});

describe('a trip with an open report', () => {
	it('is not changed until the report is decided', async () => {
		const trip = await tripUnderWay(world);
		await aReport('renter', trip);
		const body = { startAt: ammanIso(trip.startsAt), endAt: fromNow(trip.endsAt, 1) };
		expect(await refused(trip.renter, trip, body)).toMatchObject({ status: 409, code: 'CHANGE_WAITS_FOR_REPORT' });
		expect(await trip.renter.browser.call(listBookingChanges, { params: trip.params })).toMatchObject({ mayPropose: false });
	});
});

describe('trips moved at random', () => {
	it('leave a balanced ledger, and a row that agrees with its receipt and its lines', async () => {
		let state = 7;
		const pick = (below: number): number => {
			state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
			return (state >>> 8) % below;
		};
		for (let round = 0; round < 3; round += 1) {
			world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
			const trip = await confirmedTrip(world, { instantBook: true });
			for (let step = 0; step < 5; step += 1) {
				const { startAt, endAt } = await look(trip);
				const now = { ...trip, startsAt: new Date(startAt), endsAt: new Date(endAt) };
				const shift = pick(7) - 3;
				const body = moved(now, shift, shift + pick(3) - 1);
				await trip.renter.browser.try(proposeBookingChange, { params: trip.params, body });
				const { changes } = await trip.renter.browser.call(listBookingChanges, { params: trip.params });
				const unpaid = changes.find(({ state: each }) => each === 'AWAITING_PAYMENT');
				if (unpaid) await payForChange(world, trip, unpaid.id);
				await world.advance(pick(30) * HOUR_MS);
				await booksBalance();
				const booking = await look(trip);
				const lines = booking.lines.reduce((sum, { amountJod }) => sum + parseFils(amountJod), 0n);
				expect([lines, parseFils(booking.depositJod)]).toEqual([parseFils(booking.totalJod), parseFils(booking.totalJod)]);
				const receipt = await trip.renter.browser.call(getReceipt, { params: trip.params });
				const returned = receipt.refunds.reduce((sum, { amountJod }) => sum + parseFils(amountJod), 0n);
				expect(parseFils(receipt.paidJod) - returned).toBe(parseFils(booking.chargeJod));
			}
		}
	}, 120_000);
});

/** Another trip in the same car, booked under the present terms. */
async function confirmedTripOf({ owner, car }: Trip): Promise<Trip> {
	const renter = await aPerson(world);
	const { id, startAt, endAt } = await paidRequest(world, renter, car, { startAt: '2031-03-20', endAt: '2031-03-22' });
	await owner.browser.call(acceptBooking, { params: { id } });
	return { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
}
