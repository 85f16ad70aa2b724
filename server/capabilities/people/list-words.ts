/** Words for the values of the admins' lists in a file, as on the screens. */
import type { BookingStatus } from '#contract/bookings.ts';
import type { verificationStatuses } from '#contract/cars.ts';
import { cities } from '#contract/cities.ts';
import type { Role } from '#contract/endpoint.ts';
import type { kycStatuses } from '#contract/identity.ts';
import type { plateClasses } from '#contract/listing-form.ts';
import type { payoutStates } from '#contract/payout-batches.ts';
import type { Language } from '#server/platform/base/refusal.ts';

type Words = {
	roles: Record<Role, string>;
	identity: Record<(typeof kycStatuses)[number], string>;
	plates: Record<(typeof plateClasses)[number], string>;
	cars: Record<(typeof verificationStatuses)[number], string>;
	bookings: Record<BookingStatus, string>;
	payouts: Record<(typeof payoutStates)[number], string>;
};

export const listWords: Record<Language, Words> = {
	en: {
		roles: { RENTER: 'Renter', OWNER: 'Owner', ADMIN: 'Admin', SUPER_ADMIN: 'Super admin' },
		identity: { NOT_SUBMITTED: 'Not submitted', PENDING: 'Pending review', APPROVED: 'Verified', REJECTED: 'Rejected' },
		plates: { RENTAL: 'Rental (green, code 70)', PRIVATE: 'Private', OTHER: 'Other' },
		cars: { PENDING: 'Pending review', VERIFIED: 'Verified', REJECTED: 'Rejected' },
		bookings: { REQUESTED: 'Requested', CONFIRMED: 'Confirmed', COMPLETED: 'Completed', CANCELLED: 'Cancelled' },
		payouts: { PENDING: 'Waiting', SENT: 'Sent to the bank', PAID: 'Paid', FAILED: 'Returned by the bank' },
	},
	ar: {
		roles: { RENTER: 'مستأجر', OWNER: 'مالك', ADMIN: 'مشرف', SUPER_ADMIN: 'مشرف عام' },
		identity: { NOT_SUBMITTED: 'لم تُرسل بعد', PENDING: 'قيد المراجعة', APPROVED: 'موثّق', REJECTED: 'مرفوض' },
		plates: { RENTAL: 'تأجير (خضراء، رمز 70)', PRIVATE: 'خصوصي', OTHER: 'أخرى' },
		cars: { PENDING: 'قيد المراجعة', VERIFIED: 'موثّقة', REJECTED: 'مرفوضة' },
		bookings: { REQUESTED: 'بانتظار الرد', CONFIRMED: 'مؤكد', COMPLETED: 'مكتمل', CANCELLED: 'ملغى' },
		payouts: { PENDING: 'تنتظر', SENT: 'أُرسلت إلى البنك', PAID: 'دُفعت', FAILED: 'أعادها البنك' },
	},
};

export const cityIn = (language: Language, name: string): string =>
	(language === 'ar' ? cities.find((city) => city.name === name)?.ar : undefined) ?? name;
