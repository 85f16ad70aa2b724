/** Arabic texts about a booking, shared by the renter's screens. */
import { HOLD_MINUTES } from '#contract/deadlines.ts';
import { forms } from '#web/i18n/format.ts';
import type { BookingTexts } from './texts.en.ts';

export const booking = {
	missing: {
		title: 'لم نجد هذا الحجز',
		hint: 'ربما كان الرابط غير مكتمل، أو أن الحجز يعود إلى حساب آخر.',
		failed: 'تعذّر تحميل الحجز',
		trips: 'إلى رحلاتي',
	},
	car: 'السيارة',
	withOwner: (owner: string) => `مع ${owner}`,
	period: 'مدة الإيجار',
	pickup: 'الاستلام',
	return: 'الإرجاع',
	duration: 'المدة',
	longer: (day: string, time: string) => `تحتاجها لوقت أطول؟ متاحة حتى ${day} الساعة ${time}`,
	payment: {
		title: 'ملخص الدفع',
		rental: 'إجمالي الإيجار',
		deposit: 'مبلغ التأمين المسترد',
		charge: 'المبلغ الكلي',
		carried: 'من حجزك الأول',
		byCard: 'بالبطاقة',
		depositNote: 'نعيد مبلغ التأمين خلال 3-5 أيام عمل بعد الإرجاع وفحص السيارة.',
		fineHold: (amount: string, days: string) =>
			`يبقى منه حتى ${amount} محجوزاً إلى أن يمضي ${days} على الإرجاع، لمخالفات السير في رحلتك فقط.`,
	},
	ended: {
		PAYMENT_TIMEOUT: `انتهت مهلة الدفع (${HOLD_MINUTES} دقيقة) وأصبحت التواريخ متاحة لغيرك.`,
		DECLINED: 'تعذّر على المالك قبول هذا الطلب.',
		UNANSWERED: 'لم يردّ المالك في الوقت المحدد.',
		BY_RENTER: 'ألغيت هذا الحجز.',
		BY_OWNER: 'ألغى المالك هذا الحجز.',
		BY_ADMIN: 'ألغينا هذا الحجز.',
		NO_SHOW_RENTER: 'أُغلق الحجز لعدم حضور المستأجر.',
		NO_SHOW_OWNER: 'لم يحضر المالك.',
		REFUSED_AT_PICKUP: 'لم تكن السيارة عند الاستلام كما اتُّفق عليه.',
	},
	refunded: (amount: string) => `أعدنا إليك ${amount}`,
	refunding: (amount: string) => `سنعيد إليك ${amount}`,
	left: forms({
		one: 'بقيت دقيقة واحدة',
		two: 'بقيت دقيقتان',
		few: 'بقيت {count} دقائق',
		many: 'بقيت {count} دقيقة',
		other: 'بقيت {count} دقيقة',
	}),
	lastMinute: 'بقي أقل من دقيقة',
	handover: { CHECK_IN: 'سجّل التسليم', CHECK_OUT: 'سجّل الإرجاع' },
	bookAgain: 'احجز مجدداً',
	message: 'راسل المالك',
	pay: 'ادفع الآن',
	search: 'ابحث عن سيارة',
} satisfies BookingTexts;
