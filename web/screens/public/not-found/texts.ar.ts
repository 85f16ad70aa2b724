/** Arabic texts of the 404 page. */
import type { NotFoundTexts } from './texts.en.ts';

export const texts = {
	title: 'الصفحة غير موجودة',
	text: 'هنا ينتهي الطريق. ربما نُقلت الصفحة، أو أن في العنوان خطأً.',
	home: 'العودة إلى الرئيسية',
	search: 'ابحث عن سيارة',
} satisfies NotFoundTexts;
