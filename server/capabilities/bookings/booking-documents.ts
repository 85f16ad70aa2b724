/** Printable documents of a booking: the rental agreement and the receipt. Visible to the two parties and to admins. */
import { create } from 'qrcode';
import type { BookingReceipt, RentalAgreement } from '#contract/booking-papers.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { carById, colourNamesOf } from '#server/capabilities/cars/index.ts';
import { appliedPaymentsOf, hasArrived, refundsOfBookings } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { officeOf, parseBookingAgreement } from './booking-agreement.ts';
import { parseTerms, presentTerms } from './changes/change-terms.ts';
import { appliedChangesOf, type ChangeRow } from './changes/changes-sql.ts';
import { parseHandover, presentHandover } from './changes/requested-handover.ts';
import { unusedDaysOf } from './end-early.ts';
import { sharesPlace } from './place-rules.ts';
import { presentBookings } from './present.ts';
import { canViewBooking } from './read-bookings.ts';
import { type BookingRow, bookingById } from './sql.ts';

async function rowFor(platform: Platform, caller: Caller, id: string): Promise<BookingRow> {
	const row = await bookingById(platform.db, id);
	if (!row || !canViewBooking(row, caller)) throw refuse('BOOKING_NOT_FOUND');
	return row;
}

async function paperOf(platform: Platform, caller: Caller, row: BookingRow) {
	const now = platform.clock.now();
	const [booking] = await presentBookings(platform.db, [row], caller, now);
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	const address = `${platform.publicUrl}/booking/${row.id}`;
	return { booking, issuedAt: ammanIso(now), address, qr: qrOf(address), office: officeOf(row) };
}

/** The agreement exists from confirmation on, also for a booking that was cancelled later. */
export async function readAgreement(platform: Platform, caller: Caller, id: string): Promise<RentalAgreement> {
	const row = await rowFor(platform, caller, id);
	if (!row.confirmed_at) throw refuse('PAPER_NOT_READY');
	const car = await carById(platform.db, row.car_id);
	if (!car) throw refuse('BOOKING_NOT_FOUND');
	const agreement = parseBookingAgreement(row);
	const isShared = sharesPlace({ status: row.status, endsAt: row.ends_at }, platform.clock.now());
	return {
		...(await paperOf(platform, caller, row)),
		car: {
			...agreement.car,
			colorNames: colourNamesOf(agreement.car.color),
			plateNumber: car.plate_number,
		},
		policy: agreement.cancellationPolicy,
		kilometresPerDay: agreement.mileageLimitPerDay || null,
		extraKmJod: formatFils(BigInt(agreement.extraKmFils)),
		fuelEighthJod: formatFils(BigInt(agreement.fuelEighthFils)),
		claimWindowHours: agreement.claimWindowHours,
		claimAnswerHours: agreement.claimAnswerHours,
		fineHold: agreement.fineHold && { amountJod: formatFils(BigInt(agreement.fineHold.holdFils)), days: agreement.fineHold.days },
		confirmedAt: ammanIso(row.confirmed_at),
		changes: (await appliedChangesOf(platform.db, id)).map((change) => ({
			agreedAt: ammanIso(change.closed_at ?? change.created_at),
			before: presentTerms(parseTerms(change.before)),
			after: presentTerms(parseTerms(change.after)),
			handover: presentRequested(change.handover, isShared),
		})),
		earlyEnd: presentEarlyEnd(row),
	};
}

/** The words of a place are private again once the trip is over. */
function presentRequested(stored: ChangeRow['handover'], isShared: boolean): RentalAgreement['changes'][number]['handover'] {
	const handover = parseHandover(stored);
	return handover && { kind: handover.kind, text: isShared ? (presentHandover(handover)?.text ?? null) : null };
}

function presentEarlyEnd(row: BookingRow): RentalAgreement['earlyEnd'] {
	const unused = unusedDaysOf(row);
	if (!unused || !row.completed_at) return null;
	return {
		decidedAt: ammanIso(row.completed_at),
		endAt: ammanIso(row.ends_at),
		unusedDays: unused.days,
		refundJod: formatFils(-parseFils(unused.amountJod)),
	};
}

export async function readReceipt(platform: Platform, caller: Caller, id: string): Promise<BookingReceipt> {
	const row = await rowFor(platform, caller, id);
	const [payment, ...further] = await appliedPaymentsOf(platform.db, id);
	if (!payment?.paid_at) throw refuse('PAPER_NOT_READY');
	const refunds = await refundsOfBookings(platform.db, [id]);
	const applied = new Set([payment, ...further].map((paid) => paid.id));
	return {
		...(await paperOf(platform, caller, row)),
		paidAt: ammanIso(payment.paid_at),
		reference: payment.reference,
		gatewayReference: payment.gateway_reference,
		paidJod: formatFils([payment, ...further].reduce((sum, paid) => sum + paid.amount_fils, 0n)),
		furtherPayments: further.map((paid) => ({
			amountJod: formatFils(paid.amount_fils),
			at: ammanIso(paid.paid_at ?? paid.created_at),
			reference: paid.reference,
		})),
		refunds: refunds
			.filter((refund) => applied.has(refund.payment_id))
			.map((refund) => ({
				amountJod: formatFils(refund.amount_fils),
				at: ammanIso(refund.refunded_at ?? refund.charged_back_at ?? refund.created_at),
				arrived: hasArrived(refund),
			})),
	};
}

/** Each dark module is a square of one unit; adjacent modules of a row are drawn as one stroke. */
function qrOf(text: string): { size: number; path: string } {
	const { modules } = create(text, { errorCorrectionLevel: 'M' });
	const { size } = modules;
	let path = '';
	for (let y = 0; y < size; y += 1) {
		for (let x = 0; x < size; x += 1) {
			if (!modules.get(y, x)) continue;
			const from = x;
			while (x + 1 < size && modules.get(y, x + 1)) x += 1;
			path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
		}
	}
	return { size, path };
}
