/** Notification texts about identity checks. Pure. */
import { isolate, type NotificationText } from './texts.ts';

export function identityApproved(): NotificationText {
	return {
		type: 'KYC_APPROVED',
		title: { en: 'Your identity is verified', ar: 'تم توثيق هويتك' },
		body: { en: 'You can now book any car, and list your own.', ar: 'يمكنك الآن حجز أي سيارة وعرض سيارتك.' },
	};
}

/** The reason is in the language in which the admin wrote it. */
export function identityRevoked(notes: string): NotificationText {
	return {
		type: 'KYC_REJECTED',
		title: { en: 'Your identity is no longer verified', ar: 'لم تعد هويتك موثّقة' },
		body: {
			en: `${notes} You can’t book or list cars until we’ve verified you again. Your bookings stay as agreed unless we write to you. Please upload both documents again.`,
			ar: `${isolate(notes)} لا يمكنك حجز سيارات أو عرضها حتى نوثّق هويتك من جديد. تبقى حجوزاتك كما هي ما لم نراسلك. ارفع الوثيقتين من جديد.`,
		},
	};
}

/** The reason is in the language in which the reviewer wrote it. */
export function identityRejected(notes: string): NotificationText {
	return {
		type: 'KYC_REJECTED',
		title: { en: 'Your documents were not accepted', ar: 'لم نتمكن من قبول وثائقك' },
		body: { en: `${notes} Please upload both documents again.`, ar: `${isolate(notes)} ارفع الوثيقتين من جديد.` },
	};
}
