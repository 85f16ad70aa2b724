/** Arabic texts of the page that ends a saved search. */
import type { EndSavedSearchTexts } from './texts.en.ts';

export const texts = {
	title: 'إنهاء هذا البحث المحفوظ؟',
	hint: 'لن نرسل إليك رسائل أو إشعارات عنه بعد الآن.',
	end: 'إنهاء البحث',
	ended: 'انتهى البحث المحفوظ',
	endedHint: 'يمكنك حفظه من جديد في صفحة البحث متى شئت.',
	browse: 'تصفّح السيارات',
	failed: 'تعذّر إنهاء البحث',
	several: {
		title: 'إنهاء عمليات البحث هذه؟',
		hint: 'لن نرسل إليك رسائل أو إشعارات عنها بعد الآن.',
		end: 'إنهاء عمليات البحث',
		ended: 'انتهت عمليات البحث المحفوظة',
		endedHint: 'يمكنك حفظها من جديد في صفحة البحث متى شئت.',
		failed: 'تعذّر إنهاء عمليات البحث',
	},
} satisfies EndSavedSearchTexts;
