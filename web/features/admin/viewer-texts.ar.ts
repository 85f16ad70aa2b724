/** Arabic texts of the viewer of private documents, loaded with it. */
import type { ViewerTexts } from './viewer-texts.en.ts';

export const viewer: ViewerTexts = {
	zoomIn: 'تكبير',
	zoomOut: 'تصغير',
	rotate: 'تدوير',
	loading: 'جارٍ تحميل الوثيقة',
	failed: 'تعذّر عرض الوثيقة. ربما انتهت صلاحية الرابط.',
	again: 'فتح من جديد',
	notDrawn: 'لا يمكن عرض صفحات هذا الملف. ارفضه واطلب صورة بدلاً منه.',
	page: (page: string, pages: string) => `صفحة ${page} من ${pages}`,
	unopened: (count: number, pages: string) => `لم تُفتح بعد: ${count === 1 ? 'الصفحة' : count === 2 ? 'الصفحتان' : 'الصفحات'} ${pages}`,
	nextPage: 'الصفحة التالية',
	previousPage: 'الصفحة السابقة',
	save: 'تنزيل الملف',
};
