/** The topic of each type of notification, and the button of its e-mail. */
import type { NotificationTopic } from '#contract/notification-choices.ts';
import type { NotificationType } from '#contract/notifications.ts';
import type { Bilingual } from './texts.ts';

const booking: Bilingual = { en: 'View booking', ar: 'عرض الحجز' };
const claim: Bilingual = { en: 'View claim', ar: 'عرض المطالبة' };
const payouts: Bilingual = { en: 'View payouts', ar: 'عرض الحوالات' };

const company: Bilingual = { en: 'View your company', ar: 'عرض صفحة شركتك' };

type NotificationDetails = {
	/** The topics that a user switches on and off. */
	topic: NotificationTopic;
	button: Bilingual;
};

export const notificationDetails: Record<NotificationType, NotificationDetails> = {
	BOOKING_REQUEST: { topic: 'BOOKINGS', button: { en: 'Reply to the request', ar: 'الرد على الطلب' } },
	BOOKING_CONFIRMED: { topic: 'BOOKINGS', button: booking },
	NO_SHOW: { topic: 'BOOKINGS', button: booking },
	BOOKING_CANCELLED: { topic: 'BOOKINGS', button: booking },
	NEW_MESSAGE: { topic: 'MESSAGES', button: { en: 'Read and reply', ar: 'قراءة الرسالة والرد' } },
	PAYOUT_READY: { topic: 'MONEY', button: payouts },
	PAYOUT_PAID: { topic: 'MONEY', button: payouts },
	PAYOUT_FAILED: { topic: 'MONEY', button: { en: 'Check payout details', ar: 'مراجعة بيانات الحساب' } },
	PAYOUT_DETAILS_CHANGED: { topic: 'MONEY', button: { en: 'Check payout details', ar: 'مراجعة بيانات الحساب' } },
	BOOKING_REMINDER: { topic: 'REMINDERS', button: booking },
	HANDOVER_RECORDED: { topic: 'BOOKINGS', button: { en: 'View handover', ar: 'عرض سجل التسليم' } },
	PAYMENT_FAILED: { topic: 'MONEY', button: { en: 'Try again', ar: 'إعادة المحاولة' } },
	REFUND_SENT: { topic: 'MONEY', button: booking },
	CLAIM_OPENED: { topic: 'MONEY', button: { en: 'Respond to the claim', ar: 'الرد على المطالبة' } },
	CLAIM_ANSWERED: { topic: 'MONEY', button: claim },
	CLAIM_RESOLVED: { topic: 'MONEY', button: claim },
	CLAIM_PAYMENT: { topic: 'MONEY', button: claim },
	REVIEW_RECEIVED: { topic: 'REVIEWS', button: { en: 'View reviews', ar: 'عرض التقييمات' } },
	KYC_APPROVED: { topic: 'ACCOUNT', button: { en: 'View your profile', ar: 'عرض حسابك' } },
	KYC_REJECTED: { topic: 'ACCOUNT', button: { en: 'Fix and resubmit', ar: 'تعديل وإعادة إرسال' } },
	CAR_VERIFIED: { topic: 'ACCOUNT', button: { en: 'View your cars', ar: 'عرض سياراتك' } },
	CAR_CHANGE_SUBMITTED: { topic: 'ACCOUNT', button: { en: 'Review the change', ar: 'مراجعة التعديل' } },
	BOOKING_PLACE: { topic: 'BOOKINGS', button: booking },
	RENTER_LATE: { topic: 'BOOKINGS', button: booking },
	ON_THE_WAY: { topic: 'BOOKINGS', button: booking },
	SAVED_SEARCH_MATCH: { topic: 'REMINDERS', button: { en: 'View cars', ar: 'عرض السيارات' } },
	REPORT_CREATED: { topic: 'BOOKINGS', button: { en: 'View the report', ar: 'عرض البلاغ' } },
	REPORT_DECIDED: { topic: 'BOOKINGS', button: booking },
	RENTER_CLAIM_OPENED: { topic: 'BOOKINGS', button: { en: 'Respond to the claim', ar: 'الرد على المطالبة' } },
	RENTER_CLAIM_ANSWERED: { topic: 'BOOKINGS', button: claim },
	RENTER_CLAIM_DECIDED: { topic: 'BOOKINGS', button: claim },
	TICKET_ANSWERED: { topic: 'ACCOUNT', button: { en: 'View request', ar: 'عرض الطلب' } },
	REQUEST_SENT: { topic: 'BOOKINGS', button: { en: 'View receipt', ar: 'عرض الإيصال' } },
	BOOKING_CHANGE: { topic: 'BOOKINGS', button: booking },
	GOODWILL_WAITING: { topic: 'MONEY', button: { en: 'View request', ar: 'عرض الطلب' } },
	GOODWILL_GRANTED: { topic: 'MONEY', button: booking },
	FINE_HOLD: { topic: 'MONEY', button: booking },
	FINE_STATED: { topic: 'MONEY', button: { en: 'Respond to the fine', ar: 'الرد على المخالفة' } },
	FINE_ANSWERED: { topic: 'MONEY', button: booking },
	FINE_DECIDED: { topic: 'MONEY', button: booking },
	INSTANT_BOOK_PAUSED: { topic: 'ACCOUNT', button: { en: 'View your dashboard', ar: 'عرض لوحتك' } },
	TICKET_WAITING: { topic: 'ACCOUNT', button: { en: 'View request', ar: 'عرض الطلب' } },
	GOODWILL_DECIDED: { topic: 'MONEY', button: { en: 'View goodwill', ar: 'عرض البادرة' } },
	COMPANY_PAPER_DECIDED: { topic: 'ACCOUNT', button: company },
	COMPANY_PERMIT_ENDING: { topic: 'ACCOUNT', button: company },
	DRIVER_JOINED: { topic: 'BOOKINGS', button: booking },
	DRIVER_ENDED: { topic: 'BOOKINGS', button: booking },
	CAR_SERVICE_DUE: { topic: 'REMINDERS', button: { en: 'Open the car', ar: 'فتح صفحة السيارة' } },
	KYC_SUBMITTED: { topic: 'ACCOUNT', button: { en: 'View your profile', ar: 'عرض حسابك' } },
	LICENCE_EXPIRING: { topic: 'ACCOUNT', button: { en: 'Upload new licence', ar: 'رفع الرخصة الجديدة' } },
	CAR_SUBMITTED: { topic: 'ACCOUNT', button: { en: 'View your cars', ar: 'عرض سياراتك' } },
	CAR_REJECTED: { topic: 'ACCOUNT', button: { en: 'Fix and resubmit', ar: 'تعديل وإعادة إرسال' } },
};
