/** Arabic texts of the outbox. */
import { forms } from '#web/i18n/format.ts';
import type { OutboxTexts } from './texts.en.ts';

export const texts = {
	title: 'صندوق الصادر',
	lead: 'رسائل البريد والهاتف في النسخة التجريبية، أحدثها أولاً. لا تُرسل أي رسالة فعلياً.',
	channel: 'طريقة الإرسال',
	channels: { ALL: 'الكل', EMAIL: 'بريد إلكتروني', SMS: 'رسالة نصية' },
	refresh: 'تحديث',
	more: 'عرض رسائل أقدم',
	refreshing: 'جارٍ التحديث...',
	count: forms({
		one: 'رسالة واحدة',
		two: 'رسالتان',
		few: '{count} رسائل',
		many: '{count} رسالة',
		other: '{count} رسالة',
	}),
	to: 'إلى',
	showLetter: 'عرض الرسالة',
	hideLetter: 'إخفاء الرسالة',
	letter: (subject: string) => `رسالة: ${subject}`,
	empty: 'لا توجد رسائل بعد',
	emptyHint: 'تظهر هنا رموز الدخول وأخبار الحجوزات.',
	emptyChannel: 'لا توجد رسائل بهذه الطريقة',
	error: 'تعذّر تحميل صندوق الصادر',
	notFound: 'الصفحة غير موجودة',
	notFoundHint: 'هنا ينتهي الطريق. ربما نُقلت الصفحة، أو أن في العنوان خطأً.',
} satisfies OutboxTexts;
