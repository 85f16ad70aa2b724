/** All bookings, searchable by admins, with the allowed admin actions. */
import * as z from 'zod';
import type { AdminBooking, adminBookings } from '#contract/admin.ts';
import type { CancelCode } from '#contract/bookings.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { foldedWords } from '#contract/fold-words.ts';
import { formatFils } from '#contract/money.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type AnyOf, countAny, listAny } from './admin-sql.ts';
import { toCancellationInput } from './cancellation-input.ts';
import { computeCancellation } from './cancellation-rules.ts';
import { canBeExcused } from './owner-cancellations/rules.ts';
import { presentBookings } from './present.ts';
import { adminActions, toBookingLifecycle } from './rules.ts';
import type { BookingRow } from './sql.ts';

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export async function readAdminBookings(platform: Platform, caller: Caller, query: InputOf<typeof adminBookings>['query']) {
	const filter: AnyOf = {
		words: foldedWords(query.q),
		...(query.status ? { status: query.status } : {}),
		...(query.openFor ? { openFor: query.openFor } : {}),
		...(query.person ? { person: query.person } : {}),
		...(query.noShow ? { openNoShow: true } : {}),
	};
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const [rows, total] = await Promise.all([
		listAny(platform.db, { ...filter, order: query.order, after, limit: query.limit }),
		countAny(platform.db, filter),
	]);
	const { page, next } = paginate(rows, query.limit, (row) => writeCursor([row.created_at.toISOString(), row.id]));
	const now = platform.clock.now();
	const bookings = await presentBookings(platform.db, page, caller, now);
	const rowsById = new Map(page.map((row) => [row.id, row]));
	return {
		bookings: bookings.flatMap((booking): AdminBooking[] => {
			const row = rowsById.get(booking.id);
			return row ? [{ ...booking, ...toFlatFields(booking), ...decisions(row, now) }] : [];
		}),
		next,
		total,
	};
}

function decisions(row: BookingRow, now: Date): Pick<AdminBooking, 'adminActions' | 'endings'> {
	const acts = adminActions(toBookingLifecycle(row), now);
	const sumsOf = (code: CancelCode) => {
		const { refundFils, keptFils, ownerFils } = computeCancellation(toCancellationInput(row), code, now);
		return { refundJod: formatFils(refundFils), keptJod: formatFils(keptFils), ownerKeptJod: formatFils(ownerFils) };
	};
	return {
		adminActions: [...acts, ...(canBeExcused(row) ? (['EXCUSE'] as const) : [])],
		endings: {
			CANCEL: acts.includes('CANCEL') ? sumsOf('BY_ADMIN') : null,
			DECIDE_NO_SHOW: row.no_show_code && acts.includes('DECIDE_NO_SHOW') ? sumsOf(row.no_show_code) : null,
		},
	};
}

type Booking = Awaited<ReturnType<typeof presentBookings>>[number];

/** Flat field names for the table. */
function toFlatFields(booking: Booking) {
	return {
		carTitle: booking.car.title,
		carTitleAr: booking.car.titleAr,
		renterName: booking.renter.displayName,
		ownerName: booking.owner.displayName,
		startDate: booking.startAt,
		endDate: booking.endAt,
		totalAmount: booking.totalJod,
	};
}
