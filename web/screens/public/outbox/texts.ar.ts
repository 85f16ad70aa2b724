/** Arabic texts of the outbox. */
import { forms } from '#web/i18n/format.ts';
import type { OutboxTexts } from './texts.en.ts';

export const texts = {
	title: 'صندوق الصادر',
	lead: 'رسائل البريد والهاتف في النسخة التجريبية، أحدثها أولاً. لا تغادر أي رسالة هذا الجهاز.',
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
	showLetter: 'اعرض الرسالة',
	hideLetter: 'أخفِ الرسالة',
	letter: (subject: string) => `رسالة: ${subject}`,
	empty: 'لم تُرسل أي رسالة بعد',
	emptyHint: 'تصل إلى هنا رموز الدخول وأخبار الحجوزات.',
	emptyChannel: 'لم تُرسل أي رسالة بهذه الطريقة',
	error: 'تعذّر تحميل صندوق الصادر',
	notFound: 'الصفحة غير موجودة',
	notFoundHint: 'هنا ينتهي الطريق. ربما انتقلت الصفحة، أو أن في العنوان خطأ.',
} satisfies OutboxTexts;
