/** What each type of notification belongs to, and the button of its e-mail. */
import type { NotificationTopic } from '#contract/notification-choices.ts';
import type { NotificationType } from '#contract/notifications.ts';
import type { Bilingual } from './texts.ts';

const booking: Bilingual = { en: 'Open the booking', ar: 'افتح الحجز' };
const claim: Bilingual = { en: 'Open the claim', ar: 'افتح المطالبة' };
const payouts: Bilingual = { en: 'Open payouts', ar: 'افتح الحوالات' };

const company: Bilingual = { en: 'Open your company', ar: 'افتح صفحة شركتك' };

type NotificationDetails = {
	/** What a user switches on and off. */
	topic: NotificationTopic;
	button: Bilingual;
};

export const notificationDetails: Record<NotificationType, NotificationDetails> = {
	BOOKING_REQUEST: { topic: 'BOOKINGS', button: { en: 'Answer the request', ar: 'ردّ على الطلب' } },
	BOOKING_CONFIRMED: { topic: 'BOOKINGS', button: booking },
	BOOKING_CANCELLED: { topic: 'BOOKINGS', button: booking },
	NEW_MESSAGE: { topic: 'MESSAGES', button: { en: 'Read and answer', ar: 'اقرأ الرسالة وردّ' } },
	PAYOUT_READY: { topic: 'MONEY', button: payouts },
	PAYOUT_PAID: { topic: 'MONEY', button: payouts },
	PAYOUT_FAILED: { topic: 'MONEY', button: { en: 'Check your details', ar: 'راجع بياناتك' } },
	PAYOUT_DETAILS_CHANGED: { topic: 'MONEY', button: { en: 'Check your details', ar: 'راجع بياناتك' } },
	BOOKING_REMINDER: { topic: 'REMINDERS', button: booking },
	HANDOVER_RECORDED: { topic: 'BOOKINGS', button: { en: 'Open the handover', ar: 'افتح صفحة التسليم' } },
	PAYMENT_FAILED: { topic: 'MONEY', button: { en: 'Try again', ar: 'أعد المحاولة' } },
	REFUND_SENT: { topic: 'MONEY', button: booking },
	CLAIM_OPENED: { topic: 'MONEY', button: { en: 'Answer the claim', ar: 'ردّ على المطالبة' } },
	CLAIM_ANSWERED: { topic: 'MONEY', button: claim },
	CLAIM_RESOLVED: { topic: 'MONEY', button: claim },
	CLAIM_PAYMENT: { topic: 'MONEY', button: claim },
	REVIEW_RECEIVED: { topic: 'REVIEWS', button: { en: 'Open the reviews', ar: 'افتح التقييمات' } },
	KYC_APPROVED: { topic: 'ACCOUNT', button: { en: 'Open your profile', ar: 'افتح حسابك' } },
	KYC_REJECTED: { topic: 'ACCOUNT', button: { en: 'Upload the documents again', ar: 'ارفع الوثائق من جديد' } },
	CAR_VERIFIED: { topic: 'ACCOUNT', button: { en: 'Open your cars', ar: 'افتح سياراتك' } },
	CAR_CHANGE_SUBMITTED: { topic: 'ACCOUNT', button: { en: 'Review the change', ar: 'راجع التعديل' } },
	BOOKING_PLACE: { topic: 'BOOKINGS', button: booking },
	RENTER_LATE: { topic: 'BOOKINGS', button: booking },
	SAVED_SEARCH_MATCH: { topic: 'REMINDERS', button: { en: 'See the cars', ar: 'شاهد السيارات' } },
	REPORT_CREATED: { topic: 'BOOKINGS', button: { en: 'See what was reported', ar: 'شاهد البلاغ' } },
	REPORT_DECIDED: { topic: 'BOOKINGS', button: booking },
	RENTER_CLAIM_OPENED: { topic: 'BOOKINGS', button: { en: 'Look at the claim', ar: 'راجع المطالبة' } },
	RENTER_CLAIM_ANSWERED: { topic: 'BOOKINGS', button: { en: 'Look at the claim', ar: 'راجع المطالبة' } },
	RENTER_CLAIM_DECIDED: { topic: 'BOOKINGS', button: { en: 'Look at the claim', ar: 'راجع المطالبة' } },
	TICKET_ANSWERED: { topic: 'ACCOUNT', button: { en: 'Open the request', ar: 'افتح الطلب' } },
	REQUEST_SENT: { topic: 'BOOKINGS', button: { en: 'Open the receipt', ar: 'افتح الإيصال' } },
	BOOKING_CHANGE: { topic: 'BOOKINGS', button: booking },
	GOODWILL_WAITING: { topic: 'MONEY', button: { en: 'See the request', ar: 'شاهد الطلب' } },
	GOODWILL_GRANTED: { topic: 'MONEY', button: booking },
	FINE_HOLD: { topic: 'MONEY', button: booking },
	FINE_STATED: { topic: 'MONEY', button: { en: 'Answer the fine', ar: 'ردّ على المخالفة' } },
	FINE_ANSWERED: { topic: 'MONEY', button: booking },
	FINE_DECIDED: { topic: 'MONEY', button: booking },
	INSTANT_BOOK_PAUSED: { topic: 'ACCOUNT', button: { en: 'Open your dashboard', ar: 'افتح لوحتك' } },
	TICKET_WAITING: { topic: 'ACCOUNT', button: { en: 'Open the request', ar: 'افتح الطلب' } },
	GOODWILL_DECIDED: { topic: 'MONEY', button: { en: 'See the goodwill', ar: 'شاهد البادرة' } },
	COMPANY_PAPER_DECIDED: { topic: 'ACCOUNT', button: company },
	COMPANY_PERMIT_ENDING: { topic: 'ACCOUNT', button: company },
	DRIVER_JOINED: { topic: 'BOOKINGS', button: booking },
	DRIVER_ENDED: { topic: 'BOOKINGS', button: booking },
	CAR_SERVICE_DUE: { topic: 'REMINDERS', button: { en: 'Open the car', ar: 'افتح صفحة السيارة' } },
	CAR_REJECTED: { topic: 'ACCOUNT', button: { en: 'Change the listing', ar: 'عدّل الإعلان' } },
};
