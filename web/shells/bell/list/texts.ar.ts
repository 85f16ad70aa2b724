/** Arabic texts of the bell and its list. */
import { forms } from '#web/i18n/format.ts';
import type { BellTexts } from './texts.en.ts';

export const texts: BellTexts = {
	unread: forms({
		one: 'إشعار واحد غير مقروء',
		two: 'إشعاران غير مقروءين',
		few: '{count} إشعارات غير مقروءة',
		many: '{count} إشعاراً غير مقروء',
		other: '{count} إشعار غير مقروء',
	}),
	none: 'الإشعارات، كلها مقروءة',
	empty: 'لا توجد إشعارات جديدة',
	emptyHint: 'تظهر هنا أخبار حجوزاتك.',
	today: 'اليوم',
	yesterday: 'أمس',
	readAll: 'تعليم الكل كمقروء',
	remove: (title: string) => `حذف: ${title}`,
	notRemoved: 'تعذّر حذف الإشعار',
	notRead: 'تعذّر تعليمها كمقروءة',
	more: 'عرض الأقدم',
};
