/** Texts of notification e-mails and SMS beyond the notification itself: reason for receiving it, and labels of details. Pure. */
import type { NotificationTopic } from '#contract/notification-choices.ts';
import type { Bilingual } from './texts.ts';

export const whys: Record<NotificationTopic, Bilingual> = {
	BOOKINGS: {
		en: 'You’re getting this because booking emails are turned on.',
		ar: 'وصلتك هذه الرسالة لأن إشعارات الحجوزات بالبريد مفعّلة.',
	},
	REMINDERS: { en: 'You’re getting this because reminder emails are turned on.', ar: 'وصلتك هذه الرسالة لأن التذكيرات بالبريد مفعّلة.' },
	MESSAGES: { en: 'You’re getting this because message emails are turned on.', ar: 'وصلتك هذه الرسالة لأن إشعارات الرسائل بالبريد مفعّلة.' },
	MONEY: { en: 'You’re getting this because payment emails are turned on.', ar: 'وصلتك هذه الرسالة لأن إشعارات المدفوعات بالبريد مفعّلة.' },
	REVIEWS: { en: 'You’re getting this because review emails are turned on.', ar: 'وصلتك هذه الرسالة لأن إشعارات التقييمات بالبريد مفعّلة.' },
	ACCOUNT: {
		en: 'You’re getting this because account and car emails are turned on.',
		ar: 'وصلتك هذه الرسالة لأن إشعارات الحساب والسيارات بالبريد مفعّلة.',
	},
};

export const choose: Bilingual = { en: 'Manage notifications', ar: 'إدارة الإشعارات' };
/** Of an e-mail that one click ends. */
export const ending = {
	why: { en: 'You’re getting this because you saved a search.', ar: 'وصلتك هذه الرسالة لأنك حفظت بحثاً.' },
	label: { en: 'Stop these emails', ar: 'إيقاف هذه الرسائل' },
} as const satisfies Record<string, Bilingual>;
export const roadTitle: Bilingual = { en: 'Where this trip stands', ar: 'مراحل هذه الرحلة' };
export const brand: Bilingual = { en: 'Mishwar', ar: 'مشوار' };

export const labels = {
	car: { en: 'Car', ar: 'السيارة' },
	pickup: { en: 'Pickup', ar: 'الاستلام' },
	return: { en: 'Return', ar: 'الإرجاع' },
	earnings: { en: 'You’ll earn', ar: 'أرباحك' },
	promo: { en: 'Promo code', ar: 'رمز الخصم' },
	charged: { en: 'Charged (incl. deposit)', ar: 'المدفوع مع مبلغ التأمين' },
	refund: { en: 'Refund to your card', ar: 'نعيد إلى بطاقتك' },
	kept: { en: 'You keep', ar: 'يبقى لك' },
	freeInstead: { en: 'Available instead', ar: 'متاحة بدلاً منها' },
	claimed: { en: 'Claimed', ar: 'مبلغ المطالبة' },
	amount: { en: 'Amount', ar: 'المبلغ' },
	notRefunded: { en: 'Not refunded', ar: 'غير مسترد' },
	awarded: { en: 'Awarded', ar: 'المبلغ المقرّر' },
	fromDeposit: { en: 'From the deposit', ar: 'من مبلغ التأمين' },
	excess: { en: 'Above the deposit', ar: 'زيادة على مبلغ التأمين' },
	toPay: { en: 'To pay', ar: 'المبلغ المطلوب' },
	offence: { en: 'Offence', ar: 'وقت المخالفة' },
	reason: { en: 'Reason', ar: 'السبب' },
	respondBy: { en: 'Respond by', ar: 'الرد قبل' },
	decideBy: { en: 'We decide by', ar: 'نقرّر قبل' },
	note: { en: 'From our team', ar: 'من فريقنا' },
	until: { en: 'Until', ar: 'حتى' },
	bankReference: { en: 'Bank reference', ar: 'المرجع لدى البنك' },
	request: { en: 'Your request', ar: 'طلبك' },
	office: { en: 'Licensed office', ar: 'مكتب مرخّص' },
} as const satisfies Record<string, Bilingual>;
