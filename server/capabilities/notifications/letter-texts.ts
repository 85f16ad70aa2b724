/** What the e-mails and SMS of notifications say besides what the bell says: the button by type, why one gets it, and the lines of facts. Pure. */
import type { NotificationTopic } from '#contract/notification-choices.ts';
import type { NotificationType } from '#contract/notifications.ts';
import type { Bilingual } from './texts.ts';

const booking: Bilingual = { en: 'Open the booking', ar: 'افتح الحجز' };
const claim: Bilingual = { en: 'Open the claim', ar: 'افتح المطالبة' };
const payouts: Bilingual = { en: 'Open payouts', ar: 'افتح الحوالات' };

export const buttons: Record<NotificationType, Bilingual> = {
	BOOKING_REQUEST: { en: 'Answer the request', ar: 'ردّ على الطلب' },
	BOOKING_CONFIRMED: booking,
	BOOKING_CANCELLED: booking,
	NEW_MESSAGE: { en: 'Read and answer', ar: 'اقرأ الرسالة وردّ' },
	PAYOUT_READY: payouts,
	PAYOUT_PAID: payouts,
	PAYOUT_FAILED: { en: 'Check your details', ar: 'راجع بياناتك' },
	PAYOUT_DETAILS_CHANGED: { en: 'Check your details', ar: 'راجع بياناتك' },
	BOOKING_REMINDER: booking,
	HANDOVER_RECORDED: { en: 'Open the handover', ar: 'افتح صفحة التسليم' },
	PAYMENT_FAILED: { en: 'Try again', ar: 'أعد المحاولة' },
	REFUND_SENT: booking,
	CLAIM_OPENED: { en: 'Answer the claim', ar: 'ردّ على المطالبة' },
	CLAIM_ANSWERED: claim,
	CLAIM_RESOLVED: claim,
	CLAIM_PAYMENT: claim,
	REVIEW_RECEIVED: { en: 'Open the reviews', ar: 'افتح التقييمات' },
	KYC_APPROVED: { en: 'Open your profile', ar: 'افتح حسابك' },
	KYC_REJECTED: { en: 'Upload the documents again', ar: 'ارفع الوثائق من جديد' },
	CAR_VERIFIED: { en: 'Open your cars', ar: 'افتح سياراتك' },
	CAR_REJECTED: { en: 'Change the listing', ar: 'عدّل الإعلان' },
};

export const whys: Record<NotificationTopic, Bilingual> = {
	BOOKINGS: { en: 'You get this because you chose e-mails about bookings.', ar: 'تصلك هذه الرسالة لأنك اخترت البريد لأخبار الحجوزات.' },
	REMINDERS: { en: 'You get this because you chose e-mails with reminders.', ar: 'تصلك هذه الرسالة لأنك اخترت البريد للتذكيرات.' },
	MESSAGES: { en: 'You get this because you chose e-mails about messages.', ar: 'تصلك هذه الرسالة لأنك اخترت البريد للرسائل.' },
	MONEY: { en: 'You get this because you chose e-mails about money.', ar: 'تصلك هذه الرسالة لأنك اخترت البريد لأخبار المال.' },
	REVIEWS: { en: 'You get this because you chose e-mails about reviews.', ar: 'تصلك هذه الرسالة لأنك اخترت البريد للتقييمات.' },
	ACCOUNT: {
		en: 'You get this because you chose e-mails about your account and cars.',
		ar: 'تصلك هذه الرسالة لأنك اخترت البريد لأخبار حسابك وسياراتك.',
	},
};

export const choose: Bilingual = { en: 'Choose what you are told of', ar: 'اختر ما يصلك' };
export const brand: Bilingual = { en: 'Mishwar', ar: 'مشوار' };

export const labels = {
	car: { en: 'Car', ar: 'السيارة' },
	pickup: { en: 'Pickup', ar: 'الاستلام' },
	return: { en: 'Return', ar: 'الإرجاع' },
	earnings: { en: 'You earn', ar: 'أرباحك' },
	charged: { en: 'Charged, with the deposit', ar: 'المدفوع مع التأمين' },
	refund: { en: 'Back to your card', ar: 'يعود إلى بطاقتك' },
	kept: { en: 'You keep', ar: 'يبقى لك' },
	claimed: { en: 'Claimed', ar: 'مبلغ المطالبة' },
	amount: { en: 'Amount', ar: 'المبلغ' },
} as const satisfies Record<string, Bilingual>;
