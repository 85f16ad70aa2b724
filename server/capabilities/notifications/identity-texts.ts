/** Notification texts about identity checks. Pure. */
import { isolate, type NotificationText } from './texts.ts';

export function identityApproved(): NotificationText {
	return {
		type: 'KYC_APPROVED',
		title: { en: 'Your identity is verified', ar: 'تم توثيق هويتك' },
		body: { en: 'You can now book any car, and list your own.', ar: 'يمكنك الآن حجز أي سيارة وعرض سيارتك.' },
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
