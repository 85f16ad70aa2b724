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
	none: 'الإشعارات، لا جديد فيها',
	empty: 'لا جديد',
	emptyHint: 'ستجد هنا أخبار حجوزاتك.',
	today: 'اليوم',
	yesterday: 'أمس',
	readAll: 'اعتبرها كلها مقروءة',
	remove: (title: string) => `احذف: ${title}`,
	notRemoved: 'تعذّر حذف الإشعار',
	notRead: 'تعذّر اعتبارها مقروءة',
	more: 'عرض الأقدم',
};
