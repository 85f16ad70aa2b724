/** Reads goodwill for admins: that of a booking with what is possible now, and the queue. */
import type { InputOf } from '#contract/endpoint.ts';
import type { BookingGoodwill, Goodwill, listGoodwill as listCall } from '#contract/goodwill.ts';
import { formatFils } from '#contract/money.ts';
import { bookingById } from '#server/capabilities/bookings/index.ts';
import { carById, carTitlesOf } from '#server/capabilities/cars/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { appliedPaymentsOf } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { readFacts } from './facts.ts';
import { presentGoodwill } from './present.ts';
import { sideProblem } from './rules.ts';
import { countGoodwill, goodwillOfBooking, listGoodwill } from './sql.ts';

export async function readBookingGoodwill({ db }: Platform, caller: Caller, bookingId: string): Promise<BookingGoodwill> {
	const booking = await bookingById(db, bookingId);
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	const [facts, car, payments, rows] = await Promise.all([
		readFacts(db, booking, caller),
		carById(db, booking.car_id),
		appliedPaymentsOf(db, bookingId),
		goodwillOfBooking(db, bookingId),
	]);
	const nameOf = await namesOf(db, [booking.renter_id, booking.owner_id]);
	const person = (id: string) => ({ id, name: nameOf(id).en, nameAr: nameOf(id).ar });
	return {
		bookingId,
		...carTitlesOf(car),
		renter: person(booking.renter_id),
		owner: person(booking.owner_id),
		capJod: formatFils(facts.capFils),
		totalJod: formatFils(facts.totalFils),
		refundableJod: formatFils(facts.refundableFils),
		problems: { RENTER: sideProblem(facts, 'RENTER'), OWNER: sideProblem(facts, 'OWNER') },
		absorbedJod: formatFils(payments.reduce((sum, payment) => sum + payment.goodwill_absorbed_fils, 0n)),
		items: await presentGoodwill(db, rows, caller),
	};
}

export async function readGoodwill(
	{ db }: Platform,
	caller: Caller,
	{ filter = 'WAITING', ...query }: InputOf<typeof listCall>['query'],
): Promise<PageOfList & { items: Goodwill[] }> {
	const which = { ...query, filter };
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(part) => listGoodwill(db, { ...which, ...part }),
		() => countGoodwill(db, which),
	);
	return { items: await presentGoodwill(db, page, caller), ...list };
}
