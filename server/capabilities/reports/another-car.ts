/** Another car for the rest of a trip: the available ones, and the booking that an admin's decision makes. */
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { CarsForRest, decideReport, listCarsForRest } from '#contract/reports.ts';
import { ammanIso, parseMoment } from '#contract/time.ts';
import { type BookingRow, bookingById, bookRest, findCarsForRest, restOfTrip } from '#server/capabilities/bookings/index.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { forecastGoodwill, promiseGoodwill } from '#server/capabilities/goodwill/index.ts';
import { forecastRefund } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { assertOutcome } from './decision-facts.ts';
import { type AskedEnd, agreedPrice, earlyEndOf, type Subject } from './early-end.ts';
import type { ReportDecidedPayload } from './events.ts';
import { earlyEndAmounts, priceDifference } from './rules.ts';
import { reportById } from './sql.ts';

const REBOOK_MS = REBOOK_MINUTES * 60_000;

type Chosen = NonNullable<InputOf<typeof decideReport>['body']['anotherCar']>;
export type AnotherCar = NonNullable<ReportDecidedPayload['anotherCar']>;

/** Until when the refund waits for the other car's payment; a difference to pay prolongs it. */
export const carriedUntil = (now: Date): Date => new Date(now.getTime() + REBOOK_MS);

export async function readCarsForRest(
	platform: Platform,
	caller: Caller,
	id: string,
	asked: InputOf<typeof listCarsForRest>['query'],
): Promise<CarsForRest> {
	const row = await reportById(platform.db, id);
	const booking = row && (await bookingById(platform.db, row.booking_id));
	if (!row || !booking) throw refuse('REPORT_NOT_FOUND');
	if (row.outcome !== null) throw refuse('REPORT_DECIDED');
	await assertOutcome(platform, platform.db, 'ANOTHER_CAR', { row, booking });
	const stay = restFrom(platform, booking, asked.startAt);
	const heldFils = await heldAfterwards(platform, platform.db, caller, { row, booking, asked });
	const cars = await findCarsForRest(platform, booking, stay, heldFils);
	return {
		startAt: ammanIso(stay.start),
		endAt: ammanIso(stay.end),
		heldJod: formatFils(heldFils),
		cars: await Promise.all(
			cars.map(async (car) => ({ ...car, mishwarPays: await offeredGoodwill(platform.db, dearerBy(booking, car, heldFils)) })),
		),
	};
}

type Sums = { totalJod: string; toPayJod: string };

/** Before the handover the deposit is refunded as well. */
const dearerBy = (booking: BookingRow, { totalJod, toPayJod }: Sums, heldFils: bigint): bigint =>
	priceDifference({
		...{ totalFils: parseFils(totalJod), toPayFils: parseFils(toPayJod), heldFils },
		depositFreeFils: booking.checked_in_at ? 0n : booking.deposit_fils,
	});

async function offeredGoodwill(db: Queryable, fils: bigint): Promise<CarsForRest['cars'][number]['mishwarPays']> {
	const forecast = fils > 0n ? await forecastGoodwill(db, fils) : null;
	return forecast && { amountJod: formatFils(fils), ...forecast };
}

function restFrom(platform: Platform, booking: BookingRow, startAt: string | undefined) {
	const from = startAt === undefined ? undefined : parseMoment(startAt);
	const stay = from === null ? null : restOfTrip({ startsAt: booking.starts_at, endsAt: booking.ends_at }, platform.clock.now(), from);
	if (!stay) throw refuse('REPORT_REST_NOT_POSSIBLE');
	return stay;
}

/** The refund of the booking if it ends now. */
export async function heldAfterwards(
	platform: Platform,
	db: Queryable,
	caller: Caller,
	{ row, booking, asked }: Subject & { asked: AskedEnd },
): Promise<bigint> {
	if (!booking.checked_in_at) return forecastRefund(db, booking.id);
	const { refundFils } = earlyEndAmounts(agreedPrice(booking), await earlyEndOf(platform, db, caller, { row, booking, asked }));
	return forecastRefund(db, booking.id, refundFils);
}

/** Which car, and from when; determined before the present booking ends, because its times change then. */
export function chosenRest(platform: Platform, caller: Caller, booking: BookingRow, chosen: Chosen | undefined) {
	if (!chosen) throw refuseField('anotherCar', 'REQUIRED', caller.lang);
	// It has just failed.
	if (chosen.carId === booking.car_id) throw refuseField('anotherCar', 'CHOICE_INVALID', caller.lang);
	return { chosen, stay: restFrom(platform, booking, chosen.startAt) };
}

/** Throws REPORT_SUM_CHANGED if the renter would have to pay another sum than the admin saw. */
export async function takeAnotherCar(
	platform: Platform,
	tx: Transaction,
	ended: BookingRow,
	{
		actorId,
		rest: { chosen, stay },
		heldFils,
		note,
	}: { actorId: string; rest: ReturnType<typeof chosenRest>; heldFils: bigint; note: string },
): Promise<AnotherCar> {
	const { toPayJod, startAt: _, goodwill, ...car } = chosen;
	const made = await bookRest(platform, tx, ended, { actorId, stay, ...car });
	if (!made || made.toPayFils !== parseFils(toPayJod)) throw refuse('REPORT_SUM_CHANGED');
	const { row, toPayFils } = made;
	if (goodwill) {
		const fils = dearerBy(ended, { totalJod: formatFils(row.total_fils), toPayJod }, heldFils);
		if (fils === 0n || fils !== parseFils(goodwill.amountJod)) throw refuse('REPORT_SUM_CHANGED');
		const { id, needsSecondAdmin } = goodwill;
		await promiseGoodwill(platform, tx, row, { id, actorId, fils, reason: note, needsSecondAdmin });
	}
	return {
		bookingId: row.id,
		carTitle: (await carById(tx, row.car_id))?.title ?? '',
		startAt: ammanIso(row.starts_at),
		carriedJod: formatFils(row.carried_fils),
		toPayJod: formatFils(toPayFils),
		payBy: toPayFils > 0n ? ammanIso(row.hold_expires_at) : null,
		isConfirmed: row.status === 'CONFIRMED',
		goodwillJod: goodwill && !goodwill.needsSecondAdmin ? goodwill.amountJod : null,
	};
}
