/** An owner's earnings as a spreadsheet table with headings in their language. Pure. */
import type { Earning } from '#contract/earnings.ts';
import { bilingualCarName } from '#server/capabilities/cars/index.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { Table } from '#server/platform/files/csv.ts';

const words = {
	en: {
		columns: [
			'Date',
			'Car',
			'Booking',
			'For',
			'Rental (JOD)',
			'Platform fee (JOD)',
			'Gateway fee (JOD)',
			'Deposit deductions (JOD)',
			'Goodwill (JOD)',
			'Net (JOD)',
		],
		sources: { RENTAL: 'Rental', CANCELLATION: 'Kept from a cancelled booking', GOODWILL: 'Goodwill' },
	},
	ar: {
		columns: [
			'التاريخ',
			'السيارة',
			'الحجز',
			'عن',
			'الإيجار (د.أ)',
			'عمولة المنصة (د.أ)',
			'رسوم بوابة الدفع (د.أ)',
			'اقتطاعات من مبلغ التأمين لصالحك (د.أ)',
			'بادرات حسن نية (د.أ)',
			'الصافي (د.أ)',
		],
		sources: { RENTAL: 'إيجار', CANCELLATION: 'ما بقي من حجز ملغى', GOODWILL: 'بادرة حسن نية' },
	},
} as const;

/** Dates and numbers in a form that every spreadsheet reads: 2031-03-02, 93.72. */
export function earningsTable(earnings: readonly Earning[], language: Language): Table {
	const { columns, sources } = words[language];
	const rows = earnings.map((earning) => [
		earning.settledAt.slice(0, 10),
		bilingualCarName({ make: earning.carMake, model: earning.carModel, year: earning.carYear })[language],
		earning.bookingId,
		sources[earning.source],
		...[earning.grossAmount, earning.platformFee, earning.gatewayFee, earning.refunds, earning.goodwill, earning.netAmount],
	]);
	return { columns, rows };
}
