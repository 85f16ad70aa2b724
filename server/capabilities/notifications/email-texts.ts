/** Texts of notification e-mails and SMS beyond the notification itself: button by type, reason for receiving it, and labels of details. Pure. */
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
	BOOKINGS: { en: 'E-mails about bookings are switched on for you.', ar: 'رسائل البريد عن الحجوزات مفعّلة لديك.' },
	REMINDERS: { en: 'E-mails with reminders are switched on for you.', ar: 'رسائل البريد للتذكير مفعّلة لديك.' },
	MESSAGES: { en: 'E-mails about messages are switched on for you.', ar: 'رسائل البريد عن المحادثات مفعّلة لديك.' },
	MONEY: { en: 'E-mails about money are switched on for you.', ar: 'رسائل البريد عن المدفوعات مفعّلة لديك.' },
	REVIEWS: { en: 'E-mails about reviews are switched on for you.', ar: 'رسائل البريد عن التقييمات مفعّلة لديك.' },
	ACCOUNT: { en: 'E-mails about your account and cars are switched on for you.', ar: 'رسائل البريد عن حسابك وسياراتك مفعّلة لديك.' },
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
