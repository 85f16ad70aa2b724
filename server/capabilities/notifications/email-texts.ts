/** Texts of notification e-mails and SMS beyond the notification itself: reason for receiving it, and labels of details. Pure. */
import type { NotificationTopic } from '#contract/notification-choices.ts';
import type { Bilingual } from './texts.ts';

export const whys: Record<NotificationTopic, Bilingual> = {
	BOOKINGS: { en: 'E-mails about bookings are switched on for you.', ar: 'رسائل البريد عن الحجوزات مفعّلة لديك.' },
	REMINDERS: { en: 'E-mails with reminders are switched on for you.', ar: 'رسائل البريد للتذكير مفعّلة لديك.' },
	MESSAGES: { en: 'E-mails about messages are switched on for you.', ar: 'رسائل البريد عن المحادثات مفعّلة لديك.' },
	MONEY: { en: 'E-mails about money are switched on for you.', ar: 'رسائل البريد عن المدفوعات مفعّلة لديك.' },
	REVIEWS: { en: 'E-mails about reviews are switched on for you.', ar: 'رسائل البريد عن التقييمات مفعّلة لديك.' },
	ACCOUNT: { en: 'E-mails about your account and cars are switched on for you.', ar: 'رسائل البريد عن حسابك وسياراتك مفعّلة لديك.' },
};

export const choose: Bilingual = { en: 'Choose what you are told of', ar: 'اختر ما يصلك' };
/** Of an e-mail that one click ends. */
export const ending = {
	why: { en: 'You saved this search.', ar: 'أنت حفظت هذا البحث.' },
	label: { en: 'End these e-mails', ar: 'أوقف هذه الرسائل' },
} as const satisfies Record<string, Bilingual>;
export const brand: Bilingual = { en: 'Mishwar', ar: 'مشوار' };

export const labels = {
	car: { en: 'Car', ar: 'السيارة' },
	pickup: { en: 'Pickup', ar: 'الاستلام' },
	return: { en: 'Return', ar: 'الإرجاع' },
	earnings: { en: 'You earn', ar: 'أرباحك' },
	promo: { en: 'Promo code', ar: 'رمز الخصم' },
	charged: { en: 'Charged, with the deposit', ar: 'المدفوع مع التأمين' },
	refund: { en: 'Back to your card', ar: 'يعود إلى بطاقتك' },
	kept: { en: 'You keep', ar: 'يبقى لك' },
	freeInstead: { en: 'Free instead', ar: 'متاحة بدلاً منها' },
	claimed: { en: 'Claimed', ar: 'مبلغ المطالبة' },
	amount: { en: 'Amount', ar: 'المبلغ' },
	request: { en: 'Your request', ar: 'طلبك' },
	office: { en: 'Licensed office', ar: 'مكتب مرخّص' },
} as const satisfies Record<string, Bilingual>;
