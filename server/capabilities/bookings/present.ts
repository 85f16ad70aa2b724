/** Bookings on the wire, as one person sees them: allowed actions, and no contact details before confirmation. */
import type { Booking } from '#contract/bookings.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { arabicNamesOf, arabicTitleOf, type CarRow, carsByIds } from '#server/capabilities/cars/index.ts';
import { toPublicUser, type UserRow, usersByIds } from '#server/capabilities/identity/index.ts';
import { hasArrived, isOfBooking, refundsOfBookings } from '#server/capabilities/payments/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { parseBookingAgreement } from './booking-agreement.ts';
import { deliveryOf } from './booking-extras.ts';
import { type Departure, openDeparturesOf } from './departures.ts';
import { handoverActions, isReturnLate, tripOf } from './handover-window.ts';
import { sharesPlace } from './place-rules.ts';
import { openPlacesOf, type PlaceRow } from './places-sql.ts';
import { allowedActions, type Side, toBookingLifecycle } from './rules.ts';
import type { BookingRow } from './sql.ts';
import { toDepartureActor, toWhereAndWhen } from './where-and-when.ts';

/** Reads the cars, people and refunds of all rows at once, never row by row. */
export async function presentBookings(db: Queryable, rows: readonly BookingRow[], viewer: Caller, now: Date): Promise<Booking[]> {
	// Sequential: a transaction has only one connection.
	const cars = new Map((await carsByIds(db, [...new Set(rows.map((row) => row.car_id))])).map((car) => [car.id, car]));
	const people = new Map(
		(await usersByIds(db, [...new Set(rows.flatMap((row) => [row.owner_id, row.renter_id]))])).map((user) => [user.id, user]),
	);
	const refunds = (
		await refundsOfBookings(
			db,
			rows.map((row) => row.id),
		)
	)
		// A refund with a cause reduced the booking's amounts, which no longer contain it. Refunds of the deposit are still part of them.
		.filter((refund) => isOfBooking(refund) && (refund.cause === '' || refund.reason === 'DEPOSIT'));
	const places = Map.groupBy(
		await openPlacesOf(
			db,
			rows.map((row) => row.id),
		),
		(place) => place.booking_id,
	);
	const departures = await openDeparturesOf(db, rows);
	const sumOf = (bookingId: string, some: typeof refunds) =>
		some.reduce((sum, refund) => (refund.booking_id === bookingId ? sum + refund.amount_fils : sum), 0n);
	const arrived = refunds.filter(hasArrived);
	return rows.flatMap((row) => {
		const [car, owner, renter] = [cars.get(row.car_id), people.get(row.owner_id), people.get(row.renter_id)];
		if (!car || !owner || !renter) return [];
		const refunded = { refundedFils: sumOf(row.id, refunds), arrivedFils: sumOf(row.id, arrived) };
		const around = { car, owner, renter, places: places.get(row.id) ?? [], departures: departures.get(row.id) ?? [], ...refunded };
		return [present(row, around, viewer, now)];
	});
}

/** A booking that was just created: nothing was refunded yet, and its car and people are already loaded. */
export const presentNewBooking = (row: BookingRow, around: Pick<Around, 'car' | 'owner' | 'renter'>, viewer: Caller, now: Date): Booking =>
	present(row, { ...around, places: [], departures: [], refundedFils: 0n, arrivedFils: 0n }, viewer, now);

type Around = {
	car: CarRow;
	owner: NonNullable<UserRow>;
	renter: NonNullable<UserRow>;
	places: readonly PlaceRow[];
	departures: readonly Departure[];
	refundedFils: bigint;
	arrivedFils: bigint;
};

function present(row: BookingRow, around: Around, viewer: Caller, now: Date): Booking {
	const agreement = parseBookingAgreement(row);
	const confirmed = row.status === 'CONFIRMED' || row.status === 'COMPLETED' || isAdmin(viewer);
	const waiting = row.status === 'REQUESTED';
	const side = viewer.userId === row.renter_id ? 'RENTER' : viewer.userId === row.owner_id ? 'OWNER' : 'NONE';
	return {
		id: row.id,
		...times(row),
		...amounts(row, around),
		lines: agreement.priceLines,
		carId: row.car_id,
		car: presentCar(around.car),
		ownerId: row.owner_id,
		owner: party(around.owner, confirmed || viewer.userId === row.owner_id),
		renterId: row.renter_id,
		renter: party(around.renter, confirmed || viewer.userId === row.renter_id),
		noShow: presentNoShow(row),
		extras: presentExtras(row, side, now),
		status: row.status,
		isOverdue: isReturnLate(tripOf(row), now),
		paymentStatus: row.payment_status,
		cancelCode: row.cancel_code,
		cancelReason: row.cancel_reason,
		policySnapshot: agreement,
		holdExpiresAt: waiting && !row.paid_at ? ammanIso(row.hold_expires_at) : null,
		respondBy: waiting && row.respond_by ? ammanIso(row.respond_by) : null,
		allowedActions: [...allowedActions(toBookingLifecycle(row), side, now), ...handoverActions(tripOf(row), side, now)],
		whereAndWhen: toWhereAndWhen({ row, ...around }, { side, actor: toDepartureActor(viewer) }, now),
	};
}

/** The renter reads their own address; others read it as long as they see the place. */
function presentExtras(row: BookingRow, side: Side, now: Date): Booking['extras'] {
	const delivery = deliveryOf(row);
	if (!delivery) return {};
	if (side === 'RENTER' || sharesPlace({ status: row.status, endsAt: row.ends_at }, now)) return { delivery };
	const { address: _, latitude: __, longitude: ___, ...others } = delivery;
	return { delivery: others };
}

function presentNoShow(row: BookingRow): Booking['noShow'] {
	const { noShow, completionWaits } = toBookingLifecycle(row);
	if (!noShow) return null;
	const iso = (moment: Date | null) => moment && ammanIso(moment);
	return {
		code: noShow.code,
		saidAt: ammanIso(noShow.saidAt),
		contestBy: ammanIso(noShow.contestBy),
		contestedAt: iso(noShow.contestedAt),
		contestReason: row.no_show_contest_reason,
		closedAt: iso(noShow.closedAt),
		waitsForReport: completionWaits && noShow.closedAt === null,
	};
}

function times(row: BookingRow) {
	return { startAt: ammanIso(row.starts_at), endAt: ammanIso(row.ends_at), days: row.days, createdAt: ammanIso(row.created_at) };
}

function amounts(row: BookingRow, { refundedFils, arrivedFils }: Around) {
	return {
		dailyRateJod: formatFils(row.daily_rate_fils),
		baseJod: formatFils(row.base_fils),
		discountJod: formatFils(row.discount_fils),
		feesJod: formatFils(row.fees_fils),
		totalJod: formatFils(row.total_fils),
		depositJod: formatFils(row.deposit_fils),
		chargeJod: formatFils(row.total_fils + row.deposit_fils),
		carriedJod: formatFils(row.carried_fils),
		platformFeeJod: formatFils(row.platform_fee_fils + row.promo_fils),
		promoBorneJod: formatFils(row.promo_fils),
		ownerEarningsJod: formatFils(row.total_fils - row.platform_fee_fils),
		refundedJod: formatFils(refundedFils),
		refundArrivedJod: formatFils(arrivedFils),
		ownerKeptJod: formatFils(row.kept_fils - row.kept_platform_fee_fils),
	};
}

function presentCar(car: CarRow): Booking['car'] {
	const [photo] = car.photos;
	return {
		slug: car.slug,
		...arabicTitleOf(car),
		make: car.make,
		model: car.model,
		...arabicNamesOf(car),
		year: car.year,
		bodyType: car.body_type,
		transmission: car.transmission,
		city: car.city,
		primaryPhoto: photo ? photoUrl(photo.object_id) : null,
	};
}

function party(user: NonNullable<UserRow>, withContact: boolean): Booking['owner'] {
	return {
		...toPublicUser(user),
		firstName: user.first_name,
		lastName: user.last_name,
		email: withContact ? user.email : null,
		phone: withContact ? user.phone : null,
	};
}
