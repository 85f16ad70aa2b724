/** Arabic texts of the favourites page. */
import type { FavouritesTexts } from './texts.en.ts';

export const texts = {
	title: 'السيارات المحفوظة',
	lead: 'سيارات تودّ العودة إليها.',
	list: 'السيارات المحفوظة',
	error: 'تعذّر تحميل سياراتك المحفوظة',
	empty: 'لا سيارات محفوظة بعد',
	emptyHint: 'اضغط على القلب في أي سيارة لتجدها هنا حين تعود.',
	browse: 'تصفّح السيارات',
	more: 'عرض المزيد',
	unavailable: 'غير متاحة',
	unavailableHint: 'لا يعرضها مالكها حالياً.',
	searches: 'عمليات البحث المحفوظة',
	searchesLead: 'نخبرك صباحاً بالسيارات الجديدة المطابقة.',
	searchOver: 'انقضت تواريخه',
	endSearch: (name: string) => `أنهِ البحث المحفوظ: ${name}`,
	searchEnded: 'انتهى البحث المحفوظ',
	searchEndFailed: 'تعذّر إنهاء البحث المحفوظ',
} satisfies FavouritesTexts;
