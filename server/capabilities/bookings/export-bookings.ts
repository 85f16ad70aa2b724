/** All paid bookings of an owner's cars as a file for a spreadsheet. */
import type { Booking } from '#contract/bookings.ts';
import { ammanDate } from '#contract/time.ts';
import { bilingualCarName } from '#server/capabilities/cars/index.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type Rows, streamedCsv } from '#server/platform/files/csv.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { readOwnerBookings } from './read-bookings.ts';

const PART = 100;

const words = {
	en: {
		columns: [
			...['Booking', 'Status', 'Car', 'Renter', 'Pickup', 'Return', 'Days', 'Rental (JOD)', 'Deposit (JOD)', 'Refunded (JOD)'],
			...['Platform fee (JOD)', 'Your part (JOD)', 'Booked'],
		],
		statuses: { REQUESTED: 'Requested', CONFIRMED: 'Confirmed', COMPLETED: 'Completed', CANCELLED: 'Cancelled' },
	},
	ar: {
		columns: [
			...[
				'الحجز',
				'الحالة',
				'السيارة',
				'المستأجر',
				'الاستلام',
				'الإرجاع',
				'الأيام',
				'الإيجار (د.أ)',
				'مبلغ التأمين (د.أ)',
				'المسترد (د.أ)',
			],
			...['عمولة المنصة (د.أ)', 'حصتك (د.أ)', 'وقت الحجز'],
		],
		statuses: { REQUESTED: 'بانتظار الرد', CONFIRMED: 'مؤكد', COMPLETED: 'مكتمل', CANCELLED: 'ملغى' },
	},
} as const;

export async function exportBookings(platform: Platform, caller: Caller, language: Language): Promise<Response> {
	const fileName = `mishwar-bookings-${ammanDate(platform.clock.now())}.csv`;
	return streamedCsv(words[language].columns, partsOf(platform, caller, language), fileName);
}

async function* partsOf(platform: Platform, caller: Caller, language: Language): AsyncGenerator<Rows, void> {
	let cursor: string | undefined;
	do {
		const { bookings, next } = await readOwnerBookings(platform, caller, { limit: PART, ...(cursor && { cursor }) });
		yield bookings.map((booking) => rowOf(booking, language));
		cursor = next ?? undefined;
	} while (cursor !== undefined);
}

/** Times and numbers in a form that every spreadsheet reads. */
function rowOf(booking: Booking, language: Language): Rows[number] {
	const { car, renter } = booking;
	const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ');
	return [
		booking.id,
		words[language].statuses[booking.status],
		bilingualCarName(car)[language],
		(language === 'ar' ? renter.displayNameAr : null) ?? renter.displayName,
		...[moment(booking.startAt), moment(booking.endAt)],
		booking.days,
		...[booking.totalJod, booking.depositJod, booking.refundedJod, booking.platformFeeJod],
		booking.status === 'CANCELLED' ? booking.ownerKeptJod : booking.ownerEarningsJod,
		moment(booking.createdAt),
	];
}
